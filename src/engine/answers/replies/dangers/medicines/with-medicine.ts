import { fold } from '../../../../text/normalize.ts'
import { alcoholKind } from '../../../entities/kinds.ts'
import { type MedicineClass, medicinesIn } from '../../../entities/medicines.ts'
import type { Heard } from '../../../understanding/heard.ts'
import {
  type AnswerContext,
  listedAs,
  namesOf,
  onLabel,
  orWhole,
  quotedWhere,
  wholeLabel,
} from '../../answer-context.ts'

/** Foods that package leaflets of many medicines ask about: caffeine, potassium, liquorice, grapefruit, herbs. */
const ofMany =
  /甘草|葡萄柚|西柚|银杏|銀杏|人参|人參|当归|當歸|咖啡|茶(?!籽|多酚)|瓜拉纳|氯化钾|低钠盐|liquorice|licorice|grapefruit|ginkgo|ginseng|coffee|caffeine|guarana|potassium chloride/i
/** Vitamin K, by which some thinners work. */
const ofThinners =
  /纳豆|納豆|菠菜|羽衣甘蓝|西兰花|[维維](?:生素|他命) ?K|natto|\bkale\b|spinach|broccoli|vitamin k\d?\b/i
/** Tyramine, which goes with no medicine of a known use here. */
const ofOthers = /奶酪|(?<!副)干酪|腐乳|豆豉|酵母抽提物|\bcheese|yeast extract/i
const graver = /氯化钾|低钠盐|葡萄柚|西柚|potassium chloride|grapefruit/i
const cured = /腊肠|臘腸|腊肉|臘肉|香肠|火腿|风干|風乾|salami|chorizo|pepperoni|prosciutto|cured/i
/** Medicines of which it is known what they are for, and that none of them needs a diet without tyramine. */
const isOfKnownUse = (medicines: readonly MedicineClass[]): boolean =>
  medicines.length > 0 && !medicines.includes('other')

/** On medicine, and may I have it: the pack's own words on that come first; false where it says nothing of medicines. */
export const tellMedicineWarning = (context: AnswerContext): boolean => {
  const words = quotedWhere(
    context,
    folded =>
      /medicat|medicine|服[^，。、]{0,6}药|药物|用药/.test(folded) &&
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

/** What of the product the doctor or pharmacist should be told of, and what of it may do serious harm with a medicine. */
const ofInterest = (medicines: readonly MedicineClass[], context: AnswerContext) => {
  // Of tablets for gout or for diabetes nobody asks about potassium or grapefruit.
  const isMild = medicines.length > 0 && medicines.every(one => one === 'gout' || one === 'sugar')
  const hits = [
    ...listedAs(ofMany, context).filter(index => !(isMild && graver.test(context.flat[index]?.name ?? ''))),
    ...(medicines.includes('thinner') || !isOfKnownUse(medicines) ? listedAs(ofThinners, context) : []),
    ...(isOfKnownUse(medicines) ? [] : listedAs(ofOthers, context)),
  ]
  // With some antibiotics a spoonful of wine is too much; of the others the drink alone is grave.
  const alcohol =
    isOfKnownUse(medicines) || context.result?.noScore === 'alcohol' || !alcoholKind.names
      ? []
      : listedAs(alcoholKind.names, context)
  const grave = [
    ...(context.result?.noScore === 'alcohol' ? [{ zh: '这是酒', en: 'that it is an alcoholic drink' }] : []),
    ...(!isOfKnownUse(medicines) && cured.test(context.asked.label?.text ?? '')
      ? [{ zh: '这是腌腊肉', en: 'that it is cured meat' }]
      : []),
    ...(alcohol.length > 0 ? [namesOf(alcohol.slice(0, 3), context)] : []),
  ]
  const isGrave = grave.length > 0 || hits.some(index => graver.test(context.flat[index]?.name ?? ''))
  return { hits: hits.slice(0, 4), grave, isGrave, alcohol }
}

/** For people who take medicine: what of the product the doctor or pharmacist should be told of; whether it matters is for them. */
export const namesForPharmacist = (
  context: AnswerContext,
  medicines: readonly MedicineClass[] = medicinesIn(context.text),
): void => {
  const { hits, grave, isGrave, alcohol } = ofInterest(medicines, context)
  const kinds = [...grave, ...(hits.length > 0 ? [namesOf(hits, context)] : [])]
  if (kinds.length === 0) return
  // Somebody who has injected insulin must not be told to wait with eating.
  const isLeft = isGrave && !/胰岛素|\binsulin\b/i.test(context.asked.question)
  context.reply.say(
    {
      zh: `问的时候把配料表给他们看，特别指出${kinds.map(({ zh }) => zh).join('，')}${isLeft ? '；没问清楚之前先不要吃喝' : ''}。`,
      en: `Show them the list when you ask, and point out ${kinds.map(({ en }) => en).join(', ')}${isLeft ? '; leave it until you have asked' : ''}.`,
    },
    ...orWhole(context, onLabel(context, [...alcohol, ...hits].slice(0, 4))),
  )
}

const saysWhoKnows =
  /打多少胰岛素，按医生|请问医生或药师|how much insulin, is for your care team|ask a doctor or pharmacist/
/** With low blood sugar the own plan was told. */
const saysHypo = /低血糖按医生给你的方案|Treat a hypo by the plan/
/** Whether the food goes with the medicine is said by nobody here. */
const sayWhoKnows = (medicines: readonly MedicineClass[], context: AnswerContext): void => {
  if (saysWhoKnows.test(context.reply.text()) || saysHypo.test(context.reply.text())) return
  context.reply.note({
    zh: '和正在用的药合不合，请问医生或药师，我不能回答。',
    en: 'Whether it goes with the medicine is for a doctor or pharmacist to say; I cannot answer that.',
  })
  namesForPharmacist(context, medicines)
}

/** The medicines of a message, which its first question has with it. */
const medicinesBeside = (told: readonly Heard[]): readonly MedicineClass[] => told[0]?.medicines ?? []
const ofOwnMedicine = /\b(?:my|his|her|their) (?:insulin|meds?|medication|medicines?)\b|胰岛素/

/**
 * Of food beside which a medicine was named: the pack's own words on medicines, or what may do serious harm with them, before the
 * verdict on the food; false where neither is on the label. Of medicines for blood pressure and the like the verdict says more.
 */
export const tellMedicineFirst = (told: readonly Heard[], context: AnswerContext): boolean => {
  const medicines = medicinesBeside(told)
  // Does the fenugreek matter with my insulin: no question of the food alone, and the pack may have a word on it.
  if (medicines.length === 0)
    return (
      told.every(({ wish }) => wish !== 'outside') &&
      ofOwnMedicine.test(fold(context.asked.question).text) &&
      tellMedicineWarning(context)
    )
  if (tellMedicineWarning(context)) {
    namesForPharmacist(context, medicines)
    return true
  }
  if (isOfKnownUse(medicines) || !ofInterest(medicines, context).isGrave) return false
  sayWhoKnows(medicines, context)
  return true
}

/** The same behind the verdict, where nothing of the label is grave with a medicine. */
export const tellMedicineLast = (told: readonly Heard[], context: AnswerContext): void => {
  const medicines = medicinesBeside(told)
  if (medicines.length > 0) sayWhoKnows(medicines, context)
}
