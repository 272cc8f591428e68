import type { Bilingual, Ingredient } from '../../../result.ts'
import { literally } from '../../../text/literally.ts'
import { fold } from '../../../text/normalize.ts'
import { type Kind, kindsIn } from '../../entities/kinds.ts'
import type { Subject } from '../../entities/subjects.ts'
import type { Heard } from '../../understanding/heard.ts'
import { withoutOwnName } from '../../understanding/own-names.ts'
import { inPlainWords } from '../../understanding/plain-words.ts'
import { type AnswerContext, bothNames, namesOf, onLabel, orWhole } from '../answer-context.ts'
import { hitsOf } from '../lists.ts'
import { allergenIndices, allergenName } from '../people/allergens.ts'
import { animalHits } from '../people/diets.ts'
import { keyOf, within } from './parts.ts'
import { tasteIn } from './tastes.ts'

const onlyEaten = /(?:只|光|净是|净|单)(?:是)?(?:吃|喝|用|放|加|泡|要)(.*)|\b(?:just|only) (?:the )?(.*)/
const leftOut =
  /(?:不|没|别)(?:放|加|要|用|吃|喝)[^，,。\s]{1,8}|[^，,。\s]{1,8}(?:我?都?不要|不放|不加)|\b(?:without|leave out|skip|no|not) (?:the |a )?\w+(?: \w+)?/g
const asksRest = /还有(?:什么|哪些|别的)|\bwhat else\b/
const except = /除了?[^，,。\s]{1,8}(?:以外|之外|外)?|\b(?:apart from|besides|except) the \w+/g

/** In the runny heart, of a list with 流心酱（…); in the toffee sauce: a compound ingredient that is spoken of as a place. */
const compoundsAsked = (question: string, flat: readonly Ingredient[]): Ingredient[] =>
  flat.filter(({ name, role, children }) => {
    const text = fold(name).text.replace(/\s*[([].*$/, '')
    if (/^[a-z -]+$/.test(text))
      return (
        role === undefined &&
        children.length > 1 &&
        new RegExp(`\\bin the (?:[a-z]+ ){0,2}${text}\\b`).test(question)
      )
    const stem = text.length > 2 ? text.slice(0, -1) : text
    return (
      role === undefined &&
      children.length > 1 &&
      /^[\u4e00-\u9fff]{2,}/.test(text) &&
      new RegExp(`(?:${literally(text)}|${literally(stem)})(?:层)?(?:里|中|内|裡)`).test(question)
    )
  })

const ofPack =
  /[这呢那该]一?(?:包|盒|袋|款|种|罐|碗|个|份)[\u4e00-\u9fff]{0,3}(?:丸|蛋|饺|面|粉|饼|包|酥|球|派|糕)(?!里|中|的|包)/g

/** The sachets or layers of the product that a question speaks of, and those it leaves out are none of them. */
const partsAsked = (
  { subjects, kinds, who }: Heard,
  { result, text, flat, asked }: AnswerContext,
): readonly Ingredient[] => {
  const parts = (result?.ingredients ?? []).filter(({ role }) => role === 'section')
  const [, zh, en] = onlyEaten.exec(text) ?? []
  // This pack of fish balls is the product, which has fish balls and a sauce.
  const own = withoutOwnName(text, asked.label?.product.name ?? '').replace(ofPack, '')
  const question = (zh ?? en ?? own.replace(except, ' ')).replace(leftOut, ' ')
  const named = parts.filter(({ name }) => {
    const key = inPlainWords(fold(name).text.replace(/[\s:(（].*$/, ''))
    return (key.length > 1 || /[馅皮]/.test(key)) && question.includes(key)
  })
  // The sauce sachet, asked in English of a Chinese pack.
  const translated = parts.filter(part => subjects.some(({ ingredient }) => ingredient === part))
  const isOfSource = kinds.some(({ allergen, special }) => allergen ?? special)
  if (named.length === 0 && !who && !isOfSource) {
    const inside = compoundsAsked(question, flat)
    if (inside.length > 0) return inside
  }
  const found = named.length > 0 || /[\u4e00-\u9fff]/.test(text) ? named : translated
  return parts.length > found.length ? found : []
}

/** What is looked for in a part of the product, and where on the whole label it stands. */
export interface Sought {
  what: Bilingual
  hits: readonly number[]
  /** Somebody is allergic to it. */
  isOfAllergen?: boolean
  /** Whether somebody may have to do without any trace of it; not of a class of additives, or sugar. */
  isStrict?: boolean
}

/** The places of an ingredient, by its name or as the same additive. */
const placesOfSubject = ({ name, entry }: Subject, { flat }: AnswerContext): number[] =>
  flat.flatMap((one, index) =>
    one.role === undefined &&
    (one.name.includes(name) || (entry !== undefined && one.additiveId === entry.id))
      ? [index]
      : [],
  )

const ofPigs: Kind | undefined = kindsIn('pork')[0]

/** What a question looks for in the parts of a pack, and where on the label it is; else what tastes as it says. */
export const soughtBy = (heard: Heard, context: AnswerContext): Sought[] => {
  const sought = soughtByName(heard, context)
  const taste = sought.every(({ hits }) => hits.length === 0) ? tasteIn(context.text) : undefined
  const hits = taste ? hitsOf(taste, context) : []
  return taste && hits.length > 0 ? [{ what: taste, hits }] : sought
}

const soughtByName = ({ kinds, subjects, who }: Heard, context: AnswerContext): Sought[] => {
  const diet = who?.diet === 'vegan' || who?.diet === 'vegetarian' ? who.diet : undefined
  const foods = diet
    ? []
    : subjects.filter(
        ({ ingredient }) => ingredient?.role !== 'section' && (ingredient?.children ?? []).length === 0,
      )
  // The lard itself, and not all that is from pigs.
  const isNamed = foods.some(({ index, name }) => index !== undefined && context.text.includes(name))
  const others = kinds.filter(
    ({ allergen, special }) => !allergen && special !== 'alcohol' && !(isNamed && special),
  )
  const named = kinds.flatMap(({ allergen }) => (allergen && allergen !== 'any' ? allergen : []))
  return [
    ...others.map(kind => ({
      what: kind,
      hits: hitsOf(kind, context),
      isStrict: kind.special !== undefined || (who?.allergens.length ?? 0) + (who?.diets.length ?? 0) > 0,
    })),
    ...(others.length === 0 && kinds.every(({ allergen }) => !allergen) ? foods : []).map(subject => ({
      what: bothNames(subject),
      hits: placesOfSubject(subject, context),
    })),
    ...[...new Set([...named, ...(who?.allergens ?? [])])].map(allergen => ({
      what: allergenName(allergen),
      hits: allergenIndices(allergen, context),
      isOfAllergen: who?.allergens.includes(allergen) ?? false,
    })),
    ...(diet
      ? [
          {
            what: { zh: '动物来源的配料', en: 'ingredients from animals' },
            hits: animalHits(diet, context),
          },
        ]
      : []),
    ...(ofPigs && kinds.length === 0 && who?.diet === 'halal'
      ? [{ what: ofPigs, hits: hitsOf(ofPigs, context) }]
      : []),
  ]
}

/** Where no presence was asked, only what somebody must not have is looked for in a part. */
const isOfNeed = ({ kinds, who }: Heard): boolean =>
  who !== null || kinds.some(({ allergen }) => allergen !== undefined)

/** May the child have the TBHQ in the noodles: it is not for somebody who must do without it, so that it is there is no verdict. */
const isOfCare = ({ wish, who, text }: Heard): boolean =>
  wish === 'suits' &&
  who !== null &&
  who.diets.length + who.allergens.length === 0 &&
  !asksPresence.test(text)
const asksPresence = /有没有|有冇|有无|[有含加放].{0,6}[吗没嘛]$/

/** Whether one thing is in one part of the product, and in which of the others. */
const tellOfPart = (
  part: Ingredient,
  { what, hits, isOfAllergen, isStrict = true }: Sought,
  isForSomebody: boolean,
  context: AnswerContext,
): void => {
  const isOfDiet = isForSomebody && isOfAllergen === undefined
  // The fish of a dumpling is no no for a Muslim.
  const lead = isForSomebody && isOfAllergen !== false ? { zh: '不能', en: 'No' } : { zh: '有', en: 'Yes' }
  const own = within(part)
  const name = part.name.replace(/[:：]\s*$/, '')
  const isOwn = (index: number) => own.some(one => one === context.flat[index])
  const here = hits.filter(isOwn)
  const elsewhere = hits.filter(index => !isOwn(index))
  const names = namesOf(here.length > 0 ? here : elsewhere, context)
  // One sauce over, and it is in the fish balls: to somebody allergic the pack is one.
  const first: Bilingual =
    elsewhere.length > 0 && isForSomebody && isOfAllergen === true
      ? { zh: '不建议', en: 'Better not' }
      : isOfDiet
        ? { zh: `就${name}说没有不合的`, en: 'Nothing in that part speaks against it' }
        : { zh: '没有识别到', en: 'None recognised' }
  const others: Bilingual =
    elsewhere.length > 0
      ? { zh: `，同一包的其他部分有：${names.zh}`, en: `, but in other parts of the pack: ${names.en}` }
      : { zh: '', en: '' }
  context.reply.say(
    here.length > 0
      ? {
          zh: `${lead.zh}，${name}里有${what.zh}：${names.zh}。`,
          en: `${lead.en}, ${name} contains ${what.en}: ${names.en}.`,
        }
      : {
          zh: `${first.zh}：${name}里没有列出${what.zh}${others.zh}${isStrict ? '；过敏或严格忌口请以整包的提示为准' : ''}。`,
          en: `${first.en}: ${name} lists no ${what.en}${others.en}${isStrict ? '; with an allergy or a strict diet go by the warnings of the whole pack' : ''}.`,
        },
    ...orWhole(context, onLabel(context, (here.length > 0 ? here : elsewhere).slice(0, 4))),
  )
}

/** What the TBHQ of the noodle cake is, and whether it harms a child: of the additive, not of what else is in the cake. */
const isOfAdditive = ({ wish, subjects, kinds, who }: Heard): boolean =>
  wish !== 'has' &&
  subjects.some(({ entry }) => entry) &&
  kinds.every(({ allergen }) => allergen === undefined) &&
  (who?.allergens.length ?? 0) + (who?.diets.length ?? 0) === 0

/** Sugar in the peanut sachet: the peanuts are the name of the sachet. */
export const withoutNames = (heard: Heard, parts: readonly Ingredient[]): Heard => {
  const rest = parts.reduce((said, part) => said.replaceAll(keyOf(part), ' '), heard.text)
  if (rest === heard.text) return heard
  const left = kindsIn(rest)
  const isNamed = ({ name, typed }: Subject): boolean =>
    rest.includes(typed ?? fold(name).text) || !heard.text.includes(typed ?? fold(name).text)
  const own = kindsIn(heard.text)
  const kinds = [...left, ...heard.kinds.filter(kind => !own.includes(kind) && !left.includes(kind))]
  const subjects = heard.subjects.filter(isNamed)
  return kinds.length + subjects.length > 0 ? { ...heard, kinds, subjects } : heard
}

/** Is there gluten in the soup powder: in that part alone, and then in the others; false where no part was asked about. */
export const tellWithinPart = (heard: Heard, context: AnswerContext): boolean => {
  const parts = partsAsked(heard, context)
  const sought = soughtBy(withoutNames(heard, parts), context)
  if (
    parts.length === 0 ||
    !(heard.wish === 'has' || isOfNeed(heard)) ||
    isOfCare(heard) ||
    sought.length === 0 ||
    asksRest.test(context.text) ||
    isOfAdditive(heard) ||
    !/^(?:has|list|suits|claim|safe|what|origin)$/.test(heard.wish)
  )
    return false
  // For somebody what is against it comes first.
  const isIn = (part: Ingredient, { hits }: Sought) =>
    hits.some(index => within(part).some(one => one === context.flat[index]))
  const pairs = parts.flatMap(part => sought.map(one => ({ part, one, isIn: isIn(part, one) })))
  const isForSomebody =
    heard.wish === 'suits' && heard.who !== null && heard.who.diets.length + heard.who.allergens.length > 0
  if (isForSomebody) pairs.sort((a, b) => Number(b.isIn) - Number(a.isIn))
  for (const { part, one } of pairs) tellOfPart(part, one, isForSomebody, context)
  return true
}
