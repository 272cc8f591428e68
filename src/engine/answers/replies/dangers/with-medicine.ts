import { type AnswerContext, namesOf, onLabel, orWhole, quotedWhere, wholeLabel } from '../answer-context.ts'

/** Foods that package leaflets of medicines ask about: caffeine, potassium, liquorice, vitamin K, grapefruit, tyramine, herbs. */
const ofLeaflets =
  /甘草|葡萄柚|西柚|银杏|銀杏|人参|人參|当归|當歸|纳豆|納豆|咖啡|茶(?!籽|多酚)|瓜拉纳|氯化钾|低钠盐|菠菜|羽衣甘蓝|西兰花|奶酪|干酪|腐乳|豆豉|酵母抽提物|liquorice|licorice|grapefruit|ginkgo|ginseng|natto|coffee|caffeine|guarana|potassium chloride|\bkale\b|spinach|broccoli|\bcheese|yeast extract/i
const graver = /氯化钾|低钠盐|葡萄柚|西柚|potassium chloride|grapefruit/i
const cured = /腊肠|臘腸|腊肉|臘肉|香肠|火腿|风干|風乾|salami|chorizo|pepperoni|prosciutto|cured/i

/** On medicine, and may I have it: the pack's own words on that come first; false where it says nothing of medicines. */
export const tellMedicineWarning = (context: AnswerContext): boolean => {
  const words = quotedWhere(
    context,
    folded =>
      /medicat|medicine|服药|药物|用药/.test(folded) &&
      /consult|ask|doctor|physician|医生|医师|遵医/.test(folded),
  )
  if (words === undefined) return false
  context.reply.say(
    {
      zh: `先问医生或药师，再决定能不能吃：标签写着“${words}”。剂量和能否同服我不能回答。`,
      en: `Ask your doctor or pharmacist before you have it: the label says "${words}". Doses, and whether the two go together, I cannot answer.`,
    },
    ...wholeLabel(context),
  )
  return true
}

/** For people who take medicine: what of the product the doctor or pharmacist should be told of; whether it matters is for them. */
export const namesForPharmacist = (context: AnswerContext): void => {
  const hits = context.flat.flatMap(({ name, otherName = '' }, index) =>
    ofLeaflets.test(`${name} ${otherName}`) ? [index] : [],
  )
  const names = namesOf(hits.slice(0, 4), context)
  // With these a medicine can do serious harm.
  const grave = [
    ...(context.result?.noScore === 'alcohol' ? [{ zh: '这是酒', en: 'that it is an alcoholic drink' }] : []),
    ...(cured.test(context.asked.label?.text ?? '')
      ? [{ zh: '这是腌腊肉', en: 'that it is cured meat' }]
      : []),
  ]
  const kinds = [...grave, ...(hits.length > 0 ? [names] : [])]
  const isGrave = grave.length > 0 || hits.some(index => graver.test(context.flat[index]?.name ?? ''))
  if (kinds.length === 0) return
  context.reply.say(
    {
      zh: `问的时候把配料表给他们看，特别指出${kinds.map(({ zh }) => zh).join('，')}${isGrave ? '；没问清楚之前先不要吃喝' : ''}。`,
      en: `Show them the list when you ask, and point out ${kinds.map(({ en }) => en).join(', ')}${isGrave ? '; leave it until you have asked' : ''}.`,
    },
    ...orWhole(context, hits.length > 0 ? onLabel(context, hits.slice(0, 4)) : wholeLabel(context)),
  )
}
