import { amountIn, DAY } from '../../../nutrition/facts/servings.ts'
import { knownAmounts } from '../../../nutrition/known-amounts.ts'
import type { Bilingual, Ingredient } from '../../../result.ts'
import { sugarKind } from '../../entities/kinds.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, namesOf, onLabel } from '../answer-context.ts'
import { hitsOf } from '../lists.ts'
import { answerNutrition } from '../nutrition/amounts.ts'
import { tableCitation } from '../nutrition/table-rows.ts'
import { leads } from '../people/leads.ts'

const asked =
  /汤(?:不喝|不要|倒掉|留着|剩).{0,10}(?:少|省)|(?:不喝|倒掉|留下)汤.{0,10}(?:少|省)|(?:不|少|别|唔)[喝饮]汤|汤(?:都)?(?:不|少|别|唔)[喝饮]|\b(?:without|leave|skip|not drink(?:ing)?|don'?t drink|tip(?:ping)? out|pour(?:ing)? (?:away|out)) (?:the |all the )?(?:soup|broth)\b.{0,30}\b(?:less|save|much|salt|salty|sodium)\b|(?:半|一半|少|一点)[^，,。]{0,4}(?:包|袋)?(?:调?料|[酱醬粉]包|[酱醬]料|盐包)|(?:调?料|[酱醬粉汁]包|[酱醬]料)包?.{0,6}(?:一半|半包|半袋|少放|少加)|\b(?:half|less|only some|part) (?:of )?(?:the |a )?(?:sachet|seasoning|flavou?ring|powder|soup base|sauce|packet of)/
const leftOut =
  /(?:不|别|少|没)(?:放|加|要|用|倒|吃)[^，,。]{0,4}[料酱醬汁油汤粉菜][包料袋]|[料酱醬汁油汤粉菜][包料袋][^，,。]{0,3}(?:不|别|少|没)(?:放|加|要|用|倒|吃)|\b(?:without|leave out|skip(?:ping)?|leaving out|no|don'?t (?:use|add)) (?:the |any )?(?:\w+ )?(?:sachet|seasoning|soup base|sauce|flavou?r(?:ing)? packet)\b/
const salty = /盐|鹽|钠|鈉|酱油|咸|鹹|血压|血壓|肾|腎|\bsalt|\bsodium|\bblood pressure|\bkidney/

const isSalt = /盐|鹽|\bsalt\b/i
/** Whether salt is listed in a part, however deep. */
export const hasSalt = ({ name, children }: Ingredient): boolean =>
  isSalt.test(name) || children.some(hasSalt)

/** How much of a day's salt the whole pack has decides what is said first to somebody who watches it; nothing to others. */
const leadOf = (who: Heard['who'], context: AnswerContext): Bilingual => {
  const table = context.result?.nutrition
  const known = table && knownAmounts(table)
  const salt = known && table?.pack && amountIn(known, 'salt', table.pack)
  if (!who?.groups.some(group => group === 'hypertension' || group === 'ckd')) return { zh: '', en: '' }
  const lead = (salt ?? 0) > DAY.adult.salt ? leads.betterNot : leads.little
  return { zh: `还是${lead.zh}（${who.zh}）：`, en: `Still ${lead.en.toLowerCase()} (${who.en}). ` }
}

const nameOf = ({ name }: Ingredient): string => name.replace(/[:：]\s*$/, '')
const insideOf = (one: Ingredient): Ingredient[] => one.children.flatMap(child => [child, ...insideOf(child)])

/** The parts that list salt, behind the sentence on the one that is halved or left out. */
const restOf = (withSalt: readonly Ingredient[]): Bilingual =>
  withSalt.length > 1
    ? {
        zh: `；${withSalt.map(nameOf).join('、')}里都列了盐`,
        en: `, and salt is listed in ${withSalt.map(nameOf).join(', ')}`,
      }
    : { zh: '', en: '' }

/** Half of the sachet or none: less salt, and how much less no label tells that gives the salt of the whole; false where that was not asked. */
export const tellHalfSachet = (
  { text, who }: Pick<Heard, 'text' | 'who'>,
  context: AnswerContext,
): boolean => {
  const parts = (context.result?.ingredients ?? []).filter(({ role }) => role === 'section')
  const table = context.result?.nutrition
  const isOfSalt = salty.test(text) || who?.groups.some(group => group === 'hypertension' || group === 'ckd')
  const isLeftOut = who !== null && leftOut.test(text)
  if (!(asked.test(text) || isLeftOut) || !isOfSalt || parts.length < 2 || !table) return false
  const withSalt = parts.filter(({ children }) => children.some(hasSalt))
  const salts = context.flat.flatMap(({ name, role }, index) =>
    role === undefined && isSalt.test(name) ? [index] : [],
  )
  const lead = leadOf(who, context)
  const rest = restOf(withSalt)
  context.reply.say(
    {
      zh: `${lead.zh}会少一些，少多少算不出：营养成分表只给了整包的钠，没有按料包分开写${rest.zh}。`,
      en: `${lead.en}It makes it less, but how much less cannot be worked out: the nutrition table gives the salt of the whole and not of each sachet${rest.en}.`,
    },
    ...onLabel(context, salts.slice(0, 4)),
  )
  const said = answerNutrition(table, {
    nutrient: 'salt',
    serving: 'pack',
    isLevel: false,
    isOfDay: true,
    isOfChild: false,
  })
  if (said) context.reply.say(said, tableCitation)
  return true
}

const leftOutOfSweet =
  /(?:不|别|少|没)(?:放|加|要|用|倒|淋)[^，,。]{0,5}[浆漿包料酱醬汁粉袋]|\b(?:without|leave out|skip(?:ping)?|leaving out|no) (?:the |any )?(?:\w+ )?(?:syrup|sachet|sauce|packet|glaze|icing|topping)\b/

/** With diabetes, one of the parts left out: less sugar, and in which parts sugar is listed; false where that was not asked. */
export const tellLeftOutSugar = (
  { text, who }: Pick<Heard, 'text' | 'who'>,
  context: AnswerContext,
): boolean => {
  const parts = (context.result?.ingredients ?? []).filter(({ role }) => role === 'section')
  const isOfSugar = who?.groups.join() === 'diabetes'
  if (!who || !isOfSugar || parts.length < 2 || !leftOutOfSweet.test(text)) return false
  const sugars = hitsOf(sugarKind, context)
  const sweet = parts.flatMap(part => {
    const within = insideOf(part)
    const own = sugars.filter(index => within.some(one => one === context.flat[index]))
    return own.length > 0 ? [{ part, own }] : []
  })
  if (sweet.length === 0) return false
  const named = sweet.map(({ part, own }) => ({
    part: nameOf(part),
    names: namesOf(own.slice(0, 3), context),
  }))
  context.reply.say(
    {
      zh: `${leads.little.zh}（${who.zh}）：不放会少一些，少多少标签没有分开写；列了糖的有${named.map(({ part, names }) => `${part}（${names.zh}）`).join('、')}，剩下的照样计入碳水。`,
      en: `${leads.little.en} (${who.en}). Without it there is less, and how much less the label does not say; sugar is listed in ${named.map(({ part, names }) => `${part} (${names.en})`).join(', ')}, and the rest still counts as carbs.`,
    },
    ...onLabel(context, sugars.slice(0, 4)),
  )
  return true
}
