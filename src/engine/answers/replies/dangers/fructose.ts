import { type AnswerContext, listedAs, namesOf, onLabel, wholeLabel } from '../answer-context.ts'
import { leads } from '../people/leads.ts'

const isAsked = /果糖不耐|遗传性果糖|果糖吸收不良|\bfructose (?:intoleran|malabsorption)|\bhfi\b/
/** Fructose itself, sucrose, which is half of it, sorbitol, which turns into it, and what they come with. */
const sources =
  /果糖|果葡|蔗糖|[白红冰赤砂黄]糖|^糖|糖蜜|蜂蜜|转化糖|糖浆|山梨糖醇|果汁|果酱|果肉|果干|菊粉|fructose|sucrose|\bsugar|syrup|honey|molasses|agave|sorbitol|fruit|juice|inulin/i

/** Who cannot take fructose: what of the list brings it; false where that was not asked. */
export const tellFructose = (context: AnswerContext): boolean => {
  if (!isAsked.test(context.text) || context.flat.length === 0) return false
  const hits = listedAs(sources, context)
  const names = namesOf(hits.slice(0, 5), context)
  context.reply.say(
    hits.length > 0
      ? {
          zh: `${leads.no.zh}：${names.zh}会带来果糖（蔗糖有一半是果糖，山梨糖醇在体内变成果糖）；遗传性果糖不耐受的人要避免，听专科医生的。`,
          en: `${leads.no.en}: ${names.en} can bring fructose (half of sucrose is fructose, and sorbitol turns into it); with hereditary fructose intolerance avoid it and go by your specialist.`,
        }
      : {
          zh: '没有识别到果糖、蔗糖、山梨糖醇或水果；标签不写的看不出，听专科医生的。',
          en: 'No fructose, sucrose, sorbitol or fruit was recognised; what a label leaves out cannot be seen: go by your specialist.',
        },
    ...(hits.length > 0 ? onLabel(context, hits.slice(0, 5)) : wholeLabel(context)),
  )
  return true
}
