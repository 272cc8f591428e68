import { topicIn } from '../../entities/topics.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, wholeLabel } from '../answer-context.ts'
import { leads } from '../people/leads.ts'
import { judgePeople } from '../people/suits.ts'
import { namesForPharmacist } from './medicines/with-medicine.ts'

const withoutLimit =
  /(?:怎么|随便|放开|敞开|尽管|使劲)[吃喝]|当[饭水][吃喝]|(?:几[根个包瓶片块]|多少)都(?:行|可以|没事)|\bas (?:much|many) as\b|\bunlimited\b|\bwithout (?:a )?limit/
const permitted = /允许|合法|合规|国标|批准|\b(?:permitted|allowed|legal|approved)\b/
const everyDay = /天天|每天|顿顿|安全|放心|\b(?:every ?day|daily|safe)\b/

/**
 * Somebody who should take care asks whether there is no limit (no added sugar, so any number of them), or takes what the law
 * permits for what they may eat every day: first no, then what concerns them. False where that was not asked.
 */
export const tellNoLimit = ({ who }: Heard, context: AnswerContext): boolean => {
  if (!who || who.groups.length === 0 || context.flat.length === 0) return false
  const isPermitted = permitted.test(context.text) && everyDay.test(context.text)
  if (!isPermitted && !withoutLimit.test(context.text)) return false
  context.reply.say(
    isPermitted
      ? {
          zh: `${leads.no.zh}这样算：国标允许说的是添加的限量，不等于谁都可以天天吃。`,
          en: `${leads.no.en}: that the law permits it is about how much may be added, not that everybody may eat it every day.`,
        }
      : {
          zh: `${leads.no.zh}不限量：包装上的说法不等于吃多少都行。`,
          en: `${leads.no.en}, not without a limit: no words of a pack mean that.`,
        },
    ...wholeLabel(context),
  )
  judgePeople(who, [], context)
  if (topicIn(context.text)?.topic === 'medicine' || /普利|沙坦/.test(context.text))
    namesForPharmacist(context)
  return true
}
