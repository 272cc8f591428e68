import { LEVEL_LIMITS } from '../../../nutrition/judged/levels.ts'
import { knownAmounts } from '../../../nutrition/known-amounts.ts'
import type { Bilingual } from '../../../result.ts'
import { amountText } from '../amount-text.ts'
import {
  type AnswerContext,
  evidenceCitation,
  knownOf,
  namesOf,
  onLabel,
  orWhole,
} from '../answer-context.ts'
import { figuresOf } from '../effects/eaten.ts'
import { tableCitation } from '../nutrition/table-rows.ts'
import { leads } from './leads.ts'

/** A weak heart gets rid of salt and water badly: there salt decides, not fat. */
export const ofFailure = /心衰|心力衰竭|心功能|\bheart failure\b/
export const ofHeart = /心脏|心血管|冠心病|心梗|支架|搭桥|\bheart\b/
export const ofLipids = /血脂|三高|胆固醇|脂肪肝|动脉硬化|cholesterol|fatty liver|blood lipids/

const eggs =
  /(?<!无|無)(?:鸡蛋|雞蛋|蛋黄|蛋黃|全蛋|咸蛋|皮蛋)(?!清|白|[卷捲面麵糕])|^蛋(?:液|粉)?$|\b(?:eggs?|egg yolks?)\b(?! (?:white|free))/i
const ofCholesterol = /胆固醇|cholesterol/
/** Cholesterol that the table does not state comes with eggs: which are listed, and how much of them. */
const tellEggs = (context: AnswerContext): void => {
  const hits = context.flat.flatMap(({ name, role }, index) =>
    role === undefined && eggs.test(name) ? [index] : [],
  )
  const isStated = knownOf(context)?.of.cholesterol !== undefined
  if (hits.length === 0 || isStated || !ofCholesterol.test(context.text)) return
  const [first] = hits
  const declared = first === undefined ? undefined : context.flat[first]?.amount
  const share = declared ? amountText(declared) : { zh: '', en: '' }
  const names = namesOf(hits.slice(0, 3), context)
  context.reply.say(
    {
      zh: `配料里还有蛋（${names.zh} ${share.zh}），蛋黄带胆固醇；有多少表上没有标。`,
      en: `The list has egg as well (${names.en} ${share.en}), and yolk brings cholesterol; how much the table does not state.`,
    },
    ...onLabel(context, hits.slice(0, 3)),
  )
}

/** Much fat, of which the table does not say how much is saturated. */
const tellMuchFat = (who: Bilingual, context: AnswerContext): boolean => {
  const known = knownOf(context)
  const isHigh = context.result?.nutrition?.levels.some(one => one.nutrient === 'fat' && one.level === 'high')
  const figures = figuresOf(['fat'], context)
  if (!isHigh || !figures || known?.of.saturatedFat !== undefined) return false
  context.reply.say(
    {
      zh: `${leads.little.zh}（${who.zh}）：脂肪高，${figures.zh}其中饱和脂肪有多少表上没有标；它会升高低密度胆固醇，WHO（2023）建议不超过一天能量的 10%。`,
      en: `${leads.little.en} (${who.en}): it is high in fat. ${figures.en} How much of it is saturated the table does not state; that raises LDL cholesterol, and WHO (2023) advises at most 10 % of a day's energy from it.`,
    },
    tableCitation,
    evidenceCitation(context, 'E8'),
  )
  tellEggs(context)
  return true
}

/** What of a label raises blood cholesterol: saturated fat and hydrogenated oil; false where neither was found. */
export const tellLipids = (who: Bilingual, context: AnswerContext): boolean => {
  const fats = (context.result?.reasons ?? []).filter(({ rule }) =>
    /^(?:saturated_fat|hydrogenated_oil)$/.test(rule),
  )
  const table = context.result?.nutrition
  const known = table && knownAmounts(table)
  const isHighFat =
    known !== undefined && (known.of.saturatedFat ?? 0) > LEVEL_LIMITS[known.basis].saturatedFat.high
  if (fats.length === 0 && !isHighFat) return tellMuchFat(who, context)
  const lead = isHighFat ? leads.betterNot : leads.little
  const isHydrogenated = fats.some(({ rule }) => rule === 'hydrogenated_oil')
  const indices = [...new Set(fats.flatMap(({ ingredients }) => ingredients))]
  const names = namesOf(indices.slice(0, 4), context)
  context.reply.say(
    {
      zh: `${lead.zh}（${who.zh}）：${names.zh ? `${names.zh}带来饱和脂肪${isHydrogenated ? '或反式脂肪' : ''}` : '饱和脂肪高'}，会升高低密度胆固醇；WHO（2023）建议饱和脂肪不超过一天能量的 10%。`,
      en: `${lead.en} (${who.en}): ${names.en ? `saturated ${isHydrogenated ? 'or trans ' : ''}fat of ${names.en}` : 'much saturated fat'} raises LDL cholesterol; WHO (2023) advises at most 10 % of a day's energy from it.`,
    },
    ...orWhole(context, onLabel(context, indices)),
    evidenceCitation(context, 'E8'),
  )
  const figures = figuresOf(['saturatedFat', 'transFat'], context)
  if (figures) context.reply.say(figures, tableCitation)
  tellEggs(context)
  return true
}
