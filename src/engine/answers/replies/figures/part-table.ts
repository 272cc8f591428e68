import { KJ_PER_KCAL } from '../../../nutrition/checks/amounts.ts'
import { SALT_PER_SODIUM } from '../../../nutrition/known-amounts.ts'
import { nutrientName } from '../../../nutrition/nutrient-words.ts'
import { isInMilligrams } from '../../../nutrition/nutrients.ts'
import type { NutrientName } from '../../../nutrition/nutrition.ts'
import type { Bilingual } from '../../../result.ts'
import { foldedLabel, perLabel } from '../../entities/per-label.ts'
import type { Heard } from '../../understanding/heard.ts'
import type { AnswerContext } from '../answer-context.ts'
import { adultDayShare } from '../nutrition/day-share.ts'
import { tableCitation } from '../nutrition/table-rows.ts'
import { addsTo, lastSaid } from '../parts/count-in-parts.ts'

/** A part of the pack with a column of its own: 每份面饼(85克). */
interface Part {
  name: string
  grams: number
  /** kJ of energy, grams of anything else. */
  of: Partial<Record<NutrientName, number>>
}

const head = /(?:每份)?([\u4e00-\u9fff]{1,6}?)(?:每份)?\((\d+(?:\.\d+)?)\s?(?:克|g)\)/g
const ofParts = /[面麵]饼|[面麵]餅|[料酱粉菜汤]包|调料|配料|酱|汤/
const rows: readonly (readonly [NutrientName, RegExp])[] = [
  ['energy', /^(?:能量|热量)/],
  ['protein', /^蛋白质/],
  ['saturatedFat', /^[-—–\s]*饱和脂肪/],
  ['fat', /^(?:总)?脂肪/],
  ['carbohydrate', /^碳水化合物/],
  ['sugars', /^[-—–\s]*糖/],
  ['sodium', /^钠/],
]
const value = /(\d+(?:\.\d+)?)\s?(千焦|kj|千卡|kcal|毫克|mg|克|g)(?![a-z])/g
const unitOf = (unit: string): number =>
  /千卡|kcal/.test(unit) ? KJ_PER_KCAL : /毫克|mg/.test(unit) ? 0.001 : 1

/** The parts of a table that has a column for each; empty for any other table. */
const partsOf = perLabel((label): readonly Part[] => {
  const lines = foldedLabel(label).split('\n')
  const at = lines.findIndex(
    line => [...line.matchAll(head)].length > 1 && ofParts.test(line) && !/配料\s*[:：]/.test(line),
  )
  const parts = [...(lines[at] ?? '').matchAll(head)].map(
    ([, name = '', grams]): Part => ({ name: name.replace(/^每份/, ''), grams: Number(grams), of: {} }),
  )
  for (const line of lines.slice(at + 1)) {
    const [nutrient] = rows.find(([, pattern]) => pattern.test(line.trim())) ?? []
    const cells = [...line.matchAll(value)].map(([, number, unit = '']) => Number(number) * unitOf(unit))
    if (nutrient && cells.length === parts.length)
      for (const [index, part] of parts.entries()) part.of[nutrient] ??= cells[index] ?? 0
  }
  return at < 0 ? [] : parts.filter(({ of }) => Object.keys(of).length > 1)
})

const shown = (nutrient: NutrientName, amount: number): Bilingual => {
  if (nutrient === 'energy') {
    const kcal = Math.round(amount / KJ_PER_KCAL)
    return { zh: `${Math.round(amount)} kJ（${kcal} 千卡）`, en: `${Math.round(amount)} kJ (${kcal} kcal)` }
  }
  const isSmall = nutrient === 'sodium' || isInMilligrams(nutrient)
  const text = isSmall ? `${Math.round(amount * 1000)} mg` : `${Math.round(amount * 10) / 10} g`
  const salt = nutrient === 'sodium' ? Math.round(amount * SALT_PER_SODIUM * 10) / 10 : undefined
  return salt === undefined
    ? { zh: text, en: text }
    : { zh: `${text}（盐 ${salt} g）`, en: `${text} (${salt} g of salt)` }
}
const nameOf = (nutrient: NutrientName): Bilingual =>
  nutrient === 'sodium'
    ? { zh: '钠', en: 'sodium' }
    : (nutrientName(nutrient) ?? { zh: nutrient, en: nutrient })

const ofNoodles =
  /面饼|面餅|麵餅|\bnoodles?\b|(?:光|只|净|单)(?:吃|食)面|不喝汤|汤(?:一口)?不喝|唔饮汤|\bwithout the (?:soup|broth)\b/
const ofSeasoning =
  /[料酱粉菜汤]包|调料|配料包|汤(?!.{0,2}(?:不|喝光|喝完))|\b(?:sachets?|seasoning|soup|broth)\b/
const ofBoth = /整|全|一[桶碗包份]|连汤|一共|总共|[喝吃]光|\b(?:whole|all|total)\b/
const asksWhich = /[哪边][个一]?|还是|定系?|\bwhich\b|\bmore\b/

/** The parts that a question names; all of them where it names none, or the whole. */
const partsAsked = (text: string, parts: readonly Part[]): readonly Part[] => {
  const isNoodle = ({ name }: Part): boolean => /[面麵]/.test(name)
  const named = parts.filter(
    part => text.includes(part.name) || (isNoodle(part) ? ofNoodles : ofSeasoning).test(text),
  )
  const isAlone =
    /(?:光|只|净|单)(?:吃|食|是)?[^，。]{0,3}面|汤一口不喝|不喝汤/.test(text) && !asksWhich.test(text)
  if (isAlone) return parts.filter(isNoodle)
  return named.length === 0 ||
    (ofBoth.test(text) && named.length < 2 && !text.includes(named[0]?.name ?? ' '))
    ? parts
    : named
}

const asksAmounts = /^(?:nutrition|amount|suits|has|compare|order|worst|often|healthy|safe|claim)$/

/** How much salt a noodle pot has of whose table the noodles and the sachets have a column each: of the part that is named, else of all of them together; false for any other table. */
export const tellPartTable = (
  { text, nutrients: named, measured, who, wish }: Heard,
  context: AnswerContext,
): boolean => {
  const parts = partsOf(context.asked.label?.text ?? '')
  // And with the seasoning: what was asked of the noodles, of both.
  const isAdded = addsTo.test(text)
  const nutrients = named.length === 0 && isAdded ? (measured ?? []) : named
  if (parts.length < 2 || nutrients.length === 0 || !(isAdded || asksAmounts.test(wish))) return false
  const before = isAdded ? partsAsked(lastSaid(context), parts) : []
  const own = partsAsked(text, parts)
  const asked = isAdded ? parts.filter(part => before.includes(part) || own.includes(part)) : own
  const told = nutrients.slice(0, 3).flatMap(one => (one === 'salt' ? 'sodium' : one))
  for (const nutrient of new Set(told)) {
    const amounts = asked.map(part => ({ part, amount: part.of[nutrient] ?? 0 }))
    if (asked.every(({ of }) => of[nutrient] === undefined)) continue
    const name = nameOf(nutrient)
    const all = amounts.reduce((sum, { amount }) => sum + amount, 0)
    const each = amounts.map(({ part, amount }): Bilingual => {
      const size = `${part.name}（${part.grams} g）`
      const many = shown(nutrient, amount)
      return { zh: `${size} ${many.zh}`, en: `${part.name} (${part.grams} g) ${many.en}` }
    })
    const list = { zh: each.map(({ zh }) => zh).join('、'), en: each.map(({ en }) => en).join(', ') }
    const [most, second] = amounts.toSorted((a, b) => b.amount - a.amount)
    const more = most && second ? shown(nutrient, most.amount - second.amount) : undefined
    const sum = shown(nutrient, all)
    const share = adultDayShare(nutrient, all)
    context.reply.say(
      amounts.length > 1 && asksWhich.test(text) && most && more
        ? {
            zh: `${most.part.name}的${name.zh}多，多 ${more.zh}：${list.zh}（营养成分表）。`,
            en: `More ${name.en} in ${most.part.name}, by ${more.en}: ${list.en} (nutrition table).`,
          }
        : {
            zh: `${amounts.length > 1 ? '合起来' : ''}${name.zh} ${sum.zh}${share.zh}：${list.zh}（营养成分表）。`,
            en: `${sum.en} of ${name.en}${amounts.length > 1 ? ' together' : ''}${share.en}: ${list.en} (nutrition table).`,
          },
      tableCitation,
    )
  }
  return context.reply.hasBegun() && who === null
}
