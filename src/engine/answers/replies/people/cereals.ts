import type { Bilingual } from '../../../result.ts'
import { type AnswerContext, namesOf, onLabel } from '../answer-context.ts'

/** Cereals with gluten, as questions and lists name them. */
const cereals: readonly (Bilingual & { asked: RegExp; listed: RegExp })[] = [
  {
    ...{ zh: '大麦', en: 'barley' },
    ...{ asked: /大麦|\bbarley\b/, listed: /大[麦麥]|[麦麥]芽(?!糊精|糖)|barley|\bmalt(?:ed)?\b/i },
  },
  { ...{ zh: '黑麦', en: 'rye' }, ...{ asked: /[黑裸]麦|\brye\b/, listed: /[黑裸][麦麥]|\brye\b/i } },
  { ...{ zh: '燕麦', en: 'oats' }, ...{ asked: /燕麦|\boats?\b/, listed: /燕[麦麥]|\boat/i } },
  {
    ...{ zh: '小麦', en: 'wheat' },
    ...{
      asked: /小麦|\bwheat\b/,
      listed: /小[麦麥]|面粉|麵粉|面筋|谷朊|wheat|flour|spelt|semolina|durum|gluten/i,
    },
  },
]

/** And barley, of a list with wheat: that it is not listed, and that there is gluten all the same; false where a cereal is listed as asked. */
export const tellOtherCereal = (indices: readonly number[], context: AnswerContext): boolean => {
  const asked = cereals.filter(one => one.asked.test(context.text))
  const names = indices.map(index => context.flat[index]?.name ?? '')
  const isListed = asked.some(({ listed }) => names.some(name => listed.test(name)))
  if (asked.length === 0 || indices.length === 0 || isListed) return false
  const has = namesOf([...indices], context)
  context.reply.say(
    {
      zh: `没有识别到${asked.map(({ zh }) => zh).join('、')}，但含麸质：${has.zh}。`,
      en: `No ${asked.map(({ en }) => en).join(' or ')} recognised, but it contains gluten: ${has.en}.`,
    },
    ...onLabel(context, indices),
  )
  return true
}
