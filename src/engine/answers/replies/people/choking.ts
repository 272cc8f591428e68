import { type AnswerContext, onLabel, orWhole, wholeLabel } from '../answer-context.ts'
import { leads } from './leads.ts'

const isAsked = /噎|呛|卡喉|窒息|\bchok/
const isJelly = /果冻|蒟蒻|konjac|\bjell(?:y|ies)\b/i

/** Whether somebody may choke on it: jelly and whole nuts first; of anything else a label tells neither size nor firmness. */
export const tellChoking = (context: AnswerContext): boolean => {
  if (!isAsked.test(context.text) || context.flat.length === 0) return false
  const { reply, flat, asked } = context
  const jelly = flat.flatMap(({ name }, index) => (isJelly.test(name) ? [index] : []))
  const nuts = context.result?.groups.find(({ text }) => text.en.includes('choking'))
  if (isJelly.test(asked.label?.product.name ?? '') || jelly.length > 0)
    reply.say(
      {
        zh: `${leads.no.zh}给 3 岁以下：果冻和蒟蒻会噎住、堵住气道；大一些的孩子和老人要有人看着、小口吃，不要一口吞。`,
        en: `${leads.no.en}, not under 3: jelly and konjac can block the airway; older children and old people should eat it in small bites, watched, and never swallow it whole.`,
      },
      ...orWhole(context, onLabel(context, jelly)),
    )
  else if (nuts) reply.say(nuts.text, ...orWhole(context, onLabel(context, nuts.ingredients)))
  else
    reply.say(
      {
        zh: `${leads.depends.zh}：标签看不出大小和软硬；小孩吃东西要坐好、有大人看着，3 岁以下避开整粒、圆滑、黏的食物。`,
        en: `${leads.depends.en}: a label tells neither size nor firmness; let children sit and watch them while they eat, and keep whole, round or sticky food from those under 3.`,
      },
      ...wholeLabel(context),
    )
  return true
}
