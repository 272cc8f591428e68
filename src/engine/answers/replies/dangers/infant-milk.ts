import { type AnswerContext, wholeLabel } from '../answer-context.ts'

const ofBaby =
  /(?<![\d.])(?:[1-9]|1[01])\s?个?月(?:大|龄)?|[一二三四五六七八九十]个?月(?:大|龄)|十一个?月|新生儿|婴儿|\b(?:[1-9]|1[01])[- ]?(?:months?|mo)\b|\bnewborn\b|\b(?:baby|infant)\b/
const inPlace =
  /(?:当|代替|替代|换成|顶替|做)(?:作|成)?.{0,3}(?:奶粉|母乳|配方|主食奶)|(?:没|断了?)母乳|\b(?:instead of|replace|in place of|swap)\b.{0,20}\b(?:formula|breast ?milk)|\b(?:as|for) (?:his|her|the|a|their)? ?formula\b/

/** Under a year nothing takes the place of breast milk or formula; false where that was not asked. */
export const tellInfantMilk = (context: AnswerContext): boolean => {
  if (!inPlace.test(context.text) || !ofBaby.test(context.text)) return false
  if (context.result?.noScore === 'infant_formula') return false
  context.reply.say(
    {
      zh: '不能：1 岁以下只有母乳或婴儿配方奶可以当主要的奶，普通牛奶、植物奶、兑水的奶都不能代替（NHS 的建议）。没有母乳时用适合月龄的配方，按说明冲，问儿科医生。',
      en: 'No: under one year only breast milk or infant formula can be the main milk; ordinary milk, plant drinks or milk with water cannot take its place (NHS advice). Without breast milk use a formula for the age, made up as it says, and ask a doctor or health visitor.',
    },
    ...wholeLabel(context),
  )
  return true
}
