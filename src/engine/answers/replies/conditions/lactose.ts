import { amountIn } from '../../../nutrition/facts/servings.ts'
import { knownAmounts } from '../../../nutrition/known-amounts.ts'
import type { Bilingual } from '../../../result.ts'
import { isUnsureReading } from '../../../scoring/no-score/unsure-reading.ts'
import { fold } from '../../../text/normalize.ts'
import { LACTOSE, SAYS_NO_LACTOSE } from '../../../warnings/group-tests.ts'
import type { Audience } from '../../entities/people.ts'
import { type AnswerContext, namesOf, onLabel, quotedWhere, wholeLabel } from '../answer-context.ts'
import { eatenIn } from '../effects/eaten.ts'
import { namedInHundred } from '../figures/named-row.ts'
import { tableCitation } from '../nutrition/table-rows.ts'
import { leads } from '../people/leads.ts'

/** What most people who do not tolerate lactose bear at once (EFSA 2010), half of it, and what hardly anybody feels, in grams. */
const [borne, halfOfIt, hardlyFelt] = [12, 6, 1]
const asBorne: Bilingual = {
  zh: `EFSA（2010）：多数乳糖不耐的人一次不超过 ${borne} g 没有或只有轻微的不舒服`,
  en: `EFSA (2010): most people who do not tolerate lactose bear up to ${borne} g at once with few or no symptoms`,
}
const protein: Bilingual = {
  zh: '对牛奶（蛋白）过敏是另一回事，不能吃喝。',
  en: 'An allergy to milk is another matter: not with one.',
}
const ofFigure = /\d ?(?:g\b|克|%)/
const ofCasein = /酪蛋白|乳蛋白|奶蛋白|\bcasein|\bmilk protein/

const listed = (is: (folded: string) => boolean, { flat }: AnswerContext): number[] =>
  flat.flatMap(({ name, otherName = '', role }, index) =>
    role === undefined && is(fold(`${name} ${otherName}`).text) ? [index] : [],
  )

/** The pack's own words that no lactose is left, with a figure where one of its lines has one. */
const freeOf = (context: AnswerContext): string | undefined =>
  (
    quotedWhere(context, line => SAYS_NO_LACTOSE.test(line) && ofFigure.test(line)) ??
    quotedWhere(context, line => SAYS_NO_LACTOSE.test(line))
  )?.replace(/^[-–—\s]+/, '')

/** What keeps its milk from having lactose: it was split, or only the protein is there. */
const reasonOf = (hits: readonly number[], context: AnswerContext): Bilingual => {
  const split = context.flat.some(({ name }) => /乳糖酶|lactase/i.test(name))
  const casein = listed(folded => ofCasein.test(folded) && !/乳清/.test(folded), context)
  if (split && hits.length > 0) {
    const names = namesOf(hits, context)
    return {
      zh: `${names.zh}的乳糖用加入的乳糖酶分解了。`,
      en: `The lactose of ${names.en} was split by the lactase on the list. `,
    }
  }
  if (casein.length === 0) return { zh: '', en: '' }
  const names = namesOf(casein, context)
  return { zh: `${names.zh}是奶的蛋白，不是乳糖。`, en: `${names.en} is protein of milk, no lactose. ` }
}

/** By its own words it has none. */
const sayFree = (
  who: Bilingual,
  words: string,
  hits: readonly number[],
  isOfMilk: boolean,
  context: AnswerContext,
) => {
  const reason = reasonOf(hits, context)
  const allergy = isOfMilk ? protein : { zh: '', en: '' }
  context.reply.say(
    {
      zh: `按标签可以（${who.zh}）：写着“${words}”。${reason.zh}${allergy.zh}`,
      en: `By the label, yes (${who.en}): it says "${words}".${reason.en && ` ${reason.en.trim()}`}${allergy.en && ` ${allergy.en}`}`,
    },
    ...(hits.length > 0 ? onLabel(context, hits.slice(0, 4)) : wholeLabel(context)),
  )
}

/** Is it really without lactose, of milk whose lactose was split or that states how little is left; false where nothing explains the claim. */
export const tellLactoseClaim = (hits: readonly number[], context: AnswerContext): boolean => {
  const free = freeOf(context)
  const reason = reasonOf(hits, context)
  if (!free || hits.length === 0 || !(ofFigure.test(free) || reason.zh !== '')) return false
  context.reply.say(
    {
      zh: `没有发现矛盾：标签写着“${free}”。${reason.zh}奶的蛋白还在。`,
      en: `Nothing contradicts it: the label says "${free}". ${reason.en}The protein of milk is still in it.`,
    },
    ...onLabel(context, hits),
  )
  return true
}

/** No more lactose than so many grams in what is eaten, by its row of the table, its sugars or its carbohydrate; undefined where the table does not bound it. */
const boundOf = (context: AnswerContext): (Bilingual & { grams: number; isPer: boolean }) | undefined => {
  const table = context.result?.nutrition
  const known = table && knownAmounts(table)
  const eaten = eatenIn(context)
  if (!known || !eaten) return undefined
  const stated = namedInHundred('乳糖', context) ?? namedInHundred('lactose', context)
  const sugars = amountIn(known, 'sugars', eaten.quantity)
  const carbs = amountIn(known, 'carbohydrate', eaten.quantity)
  const where = eaten.is.zh.replace(/[，\s]+$/, '')
  const whereEn = eaten.is.en.replace(/[,\s]+$/, '')
  const isPer = eaten.isPer === true
  const exact = (amount: number): number => Math.round(amount * 10) / 10
  if (stated !== undefined) {
    const grams = exact((stated * eaten.quantity.value) / 100)
    return { grams, isPer, zh: `${where}含乳糖 ${grams} g`, en: `${whereEn}: ${grams} g of lactose` }
  }
  const [amount, zh, en] =
    sugars !== undefined ? [sugars, '糖', 'sugars'] : ([carbs, '碳水化合物', 'carbohydrate'] as const)
  if (amount === undefined || (sugars === undefined && amount > borne)) return undefined
  const grams = exact(amount)
  return {
    grams,
    isPer,
    zh: `${where}的${zh}一共 ${grams} g，乳糖包括在内，不会比这多`,
    en: `${whereEn}: ${grams} g of ${en} in all, lactose among them, so no more than that`,
  }
}

/** How much of it there can be, beside what is mostly borne. */
const saySources = (who: Bilingual, hits: readonly number[], context: AnswerContext): void => {
  const names = namesOf(hits, context)
  const bound = boundOf(context)
  const isLittle = bound !== undefined && !bound.isPer && bound.grams <= halfOfIt
  const lead: Bilingual = isLittle
    ? bound.grams <= hardlyFelt
      ? { zh: '这个量多半没事', en: 'This much is mostly fine' }
      : { zh: '这个量多数人受得了，先少量试', en: 'This much is mostly tolerated, so try a little first' }
    : leads.depends
  const amount: Bilingual = bound
    ? {
        zh: `${bound.zh}；${asBorne.zh}`,
        en: ` ${bound.en.charAt(0).toUpperCase()}${bound.en.slice(1)}. ${asBorne.en}`,
      }
    : { zh: `有多少标签没有写；${asBorne.zh}`, en: ` How much the label does not state. ${asBorne.en}` }
  context.reply.say(
    {
      zh: `${lead.zh}（${who.zh}）：含乳糖来源（${names.zh}）。${amount.zh}。`,
      en: `${lead.en} (${who.en}): it has sources of lactose (${names.en}).${amount.en}.`,
    },
    ...onLabel(context, hits),
    ...(bound ? [tableCitation] : []),
  )
}

/** Nothing of milk in the list, and the pack warns of traces: of no matter to lactose, unlike to an allergy. */
const sayTraces = (who: Bilingual, context: AnswerContext): void =>
  context.reply.say(
    {
      zh: `按配料表可以（${who.zh}）：没有识别到奶和乳糖来源；标签提示可能带到的奶只是微量，对乳糖不耐没有影响（${asBorne.zh}）。${protein.zh}`,
      en: `By the list, yes (${who.en}): no milk and no source of lactose was recognised, and the traces of milk that the label warns of do not matter for lactose intolerance (${asBorne.en}). ${protein.en}`,
    },
    ...wholeLabel(context),
  )

/** May somebody have it who does not tolerate lactose: by the pack's own figure, by its milk, by the sugars of what is eaten; false where the rules of the label decide. */
export const tellLactose = (who: Audience, context: AnswerContext): boolean => {
  if (!who.groups.includes('lactose') || who.allergens.includes('milk') || context.flat.length === 0)
    return false
  const { contains = [], mayContain = [] } = context.result?.allergens ?? {}
  const named: Bilingual = { zh: '乳糖不耐', en: 'lactose intolerance' }
  const isOfMilk = contains.includes('milk')
  const hits = isOfMilk
    ? listed(folded => LACTOSE.test(folded) && !/乳糖酶|lactase|蛋白酶/.test(folded), context)
    : []
  const free = freeOf(context)
  const isSplit = context.flat.some(({ name }) => /乳糖酶|lactase/i.test(name))
  // Milk powder beside a claim, with nothing that explains it and no figure: the list decides.
  if (free && (hits.length === 0 || isSplit || ofFigure.test(free))) {
    sayFree(named, free, hits, isOfMilk, context)
    return true
  }
  if (hits.length > 0) {
    saySources(named, hits, context)
    return true
  }
  if (isOfMilk || isUnsureReading(context.result?.noScore)) return false
  if (mayContain.includes('milk')) {
    sayTraces(named, context)
    return true
  }
  context.reply.say(
    {
      zh: `就配料表看没有不合的（${named.zh}）：没有识别到奶，也没有乳糖来源；香精和复合配料里有没有，标签没有写全。`,
      en: `Nothing listed speaks against it (${named.en}): no milk and no source of lactose was recognised; what flavourings and compound ingredients contain the label does not fully state.`,
    },
    ...wholeLabel(context),
  )
  return true
}
