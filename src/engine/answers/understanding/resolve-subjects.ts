import { nutrientsIn } from '../../nutrition/nutrient-words.ts'
import type { Ingredient } from '../../result.ts'
import { fold } from '../../text/normalize.ts'
import { kindIn, kindsIn } from '../entities/kinds.ts'
import { detectAudience, withoutDiseases } from '../entities/people.ts'
import type { createSubjects, Mention, Subject } from '../entities/subjects.ts'
import type { AnswerContext } from '../replies/answer-context.ts'
import { hitsOf } from '../replies/lists.ts'
import { withoutOwnName } from './own-names.ts'
import { reference } from './references.ts'
import { shortNamed } from './short-names.ts'
import { wholeNames } from './whole-names.ts'

/** What earlier turns spoke of, the latest turn that named anything; of a pair the latest of the person's. */
export type Earlier = (find: (text: string) => Subject[], isOfPair: boolean) => Subject[]

/** 碳水 has no water in it, and 当水喝 is not about the water of the list. */
const withoutNutrients = (text: string): string =>
  text.replace(
    /碳水(?:化合物)?|蛋白质|乳酸菌(?=饮|奶)|反式脂肪|饱和脂肪|[当喝开热冷凉泡兑加]水|水(?=蜜桃|果(?!汁|糖)|饺|分|产)/g,
    hit => '·'.repeat(hit.length),
  )

/** Gluten free asks after the allergen, also of a label that lists gluten as an ingredient of its own. */
const withoutFreeClaims = (text: string): string =>
  text.replace(
    /\b[a-z]+(?=[- ]free\b)|\b(?:gluten|milk|dairy|lactose|sugar)(?=free\b)|(?<=\bfree (?:from|of) )[a-z]+/g,
    // Aspartame free asks after the aspartame itself.
    hit => (kindsIn(hit).length + nutrientsIn(hit).length > 0 ? '·'.repeat(hit.length) : hit),
  )

/** What is named in the question, else what it points back to in the conversation, else a mistyped name. */
export const findSubjects = (
  { text, result, flat, ...context }: AnswerContext,
  { find, findNear, findSlip }: ReturnType<typeof createSubjects>,
  earlier: Earlier,
): Subject[] => {
  const words = withoutNutrients(
    withoutOwnName(withoutFreeClaims(withoutDiseases(text)), context.asked.label?.product.name ?? ''),
  )
  // 脱轻乙酸钠 is a 脱氢乙酸钠 that the label lists, and no 乙酸钠 that it does not.
  const slip = findSlip(words, result)
  const all = find(words, result)
  const wholeOf = wholeNames(all, words, text, { result, ...context }, find)
  const exact = all.map(mention => {
    const whole = wholeOf(mention)
    if (whole) return whole
    const { entry, index } = mention.subject
    const other =
      entry && index === undefined
        ? (longerNameOf(words.slice(mention.start, mention.end), entry.id, flat, context.knowledge) ??
          listedWith(words.slice(mention.start, mention.end), flat, context.knowledge))
        : undefined
    const listed = other && find(fold(other.name).text, result)[0]?.subject
    return listed ? { ...mention, subject: listed } : mention
  })
  const short = shortNamed(words, exact, flat, name => find(fold(name).text, result)[0]?.subject)
  const found = slip
    ? [...exact.filter(({ start, end }) => end <= slip.start || start >= slip.end), slip]
    : [...exact, ...short]
  const named = unique(withoutPlace(found, words).toSorted((one, other) => one.start - other.start))
  const back = reference(text)
  const nth = back?.type === 'ordinal' ? kindIn(text) : null
  if (nth && back?.type === 'ordinal' && named.length === 0) {
    const index = hitsOf(nth, { text, result, flat, ...context }).at(back.at)
    const ingredient = index === undefined ? undefined : flat[index]
    if (ingredient) return unique(find(fold(ingredient.name).text, result))
  }
  const isComparing = named.length === 1 && comparing.test(text)
  const only = named.length === 1 && /[\u4e00-\u9fff]/.test(text) ? named[0] : undefined
  if (only?.entry) {
    // 山梨酸甲: the name that was found is the beginning of a longer one with a wrong character.
    const longer = findNear(words, result)
    const isLonger = longer?.index !== undefined && longer.entry?.id === only.entry.id
    const name = fold(only.name).text
    // 胭脂虫红真的是虫子吗: what the label lists by this very name is no other one.
    const isSame = longer?.name === only.name && only.index !== undefined
    if (isLonger && !isSame && longer.typed?.includes(name)) return [longer]
  }
  if (named.length > 0 && !isComparing) return named
  // And the shiny coating, what is that made of: what is named goes before what came before.
  // And how much juice, after the flavourings: the juice.
  const isOwnKind = back?.type === 'last' && kindIn(words) !== null && !/它|\bit\b/.test(text)
  if (back && !isOwnKind && !ownThing.test(text)) {
    const spoken = earlier(turn => unique(find(turn, result)), ofPair.test(text))
    // The green is mixed of two dyes, and is that one banned: both.
    const isMixed = /调出来的|is mixed:/.test(context.asked.history.at(-1)?.content ?? '')
    const pointed =
      back.type === 'all' || (back.type === 'last' && isMixed)
        ? spoken
        : back.type === 'ordinal'
          ? [spoken.at(back.at)]
          : [spoken[0]]
    const found = pointed.filter(subject => subject !== undefined)
    if (found.length > 0) return uniqueOf([...found.slice(0, isComparing ? 1 : 4), ...named])
  }
  if (named.length > 0) return named
  // 甜味剂 is a word of the question, no mistyped 甜味素.
  const near = kindIn(text) ? null : findNear(words, result)
  // The names of people are Chinese words of few characters; aspertame is no such word.
  const isWord =
    /[\u4e00-\u9fff]/.test(near?.typed ?? '') &&
    detectAudience(text) !== null &&
    detectAudience(text.replace(near?.typed ?? '', ' ')) === null
  return near && !isWord ? [near] : []
}

const asksIfThere =
  /有没有|有无|含不含|[有含].{1,12}[吗么没不]|\b(?:is|are) there\b|\b(?:does|do|has|have|any|contains?)\b/
const behindFood = /^(?:里面?|上面?|中|表面)?的$|^里$/
const beforeFood =
  /^ ?(?:that is |that are |they put )?(?:on|in|of|from|inside)(?: (?:the|these|those|its|my|this))? $/

/** The sulphur dioxide on the apricots: of the additive, not of the food that is named for where it is; a packet stays. */
const withoutPlace = (mentions: readonly Mention[], words: string): readonly Mention[] => {
  if (mentions.length !== 2 || asksIfThere.test(words)) return mentions
  const additive = mentions.find(({ subject: { entry, index } }) => entry && index !== undefined)
  const food = mentions.find(({ subject: { entry, ingredient } }) => !entry && ingredient?.role === undefined)
  if (!additive || !food?.subject.ingredient) return mentions
  const isPlace =
    food.start > additive.end - 1
      ? beforeFood.test(words.slice(additive.end, food.start))
      : behindFood.test(words.slice(food.end, additive.start))
  return isPlace ? [additive] : mentions
}

/** A thing of the product that a question brings up itself. */
const ownThing = /\bshiny\b|\bcoating\b|\bglaz|光泽|被膜剂|上光剂|表面.{0,4}[亮光]/

const ofPair = /前者|后者|\b(?:former|latter)\b/

/** EDTA of a label that lists the calcium salt of it, as E385: the listed one that has the whole word among its names. */
const listedWith = (
  typed: string,
  flat: readonly Ingredient[],
  { names }: AnswerContext['knowledge'],
): Ingredient | undefined => {
  const word = typed.trim()
  if (!/^[a-z]{3,}$/.test(word)) return undefined
  const pattern = new RegExp(`(?:^|[^a-z])${word}(?:[^a-z]|$)`)
  return flat.find(
    ({ role, name, additiveId, ins }) =>
      role === undefined &&
      additiveId !== undefined &&
      [name, ...names.filter(one => one.id === additiveId && one.ins === ins).map(({ text }) => text)].some(
        text => pattern.test(fold(text).text),
      ),
  )
}

/** Gelatine of a label that lists Hydrolysed Bovine Gelatine, 明胶 of one that lists 牛明胶: a food whose name ends with it. */
const longerNameOf = (
  typed: string,
  id: string,
  flat: readonly Ingredient[],
  { names }: AnswerContext['knowledge'],
): Ingredient | undefined => {
  const foods = flat.filter(({ role, additiveId }) => role === undefined && additiveId === undefined)
  const words = [typed.trim(), ...names.filter(name => name.id === id).map(({ text }) => fold(text).text)]
  const ends = words.flatMap(word =>
    /^[a-z]{5,}$/.test(word)
      ? [new RegExp(`\\b${word.replace(/e$/, '')}e?$`)]
      : /^[\u4e00-\u9fff]{2,}$/.test(word)
        ? [new RegExp(`${word}$`)]
        : [],
  )
  return foods.find(({ name }) => {
    const bare = fold(name).text.replace(/\s*\(.*$/, '')
    return ends.some(end => end.test(bare))
  })
}

/** Words that set two things side by side. */
const comparing =
  /比较|对比|区别|不同|不一样|相比|(?:和|跟|与).{1,20}比|比呢|哪个|一回事|同一[个种]|两样|compare|difference|versus|\bvs\b|better than|worse than|safer than/

const unique = (mentions: readonly Mention[]): Subject[] => uniqueOf(mentions.map(({ subject }) => subject))

const uniqueOf = (subjects: readonly Subject[]): Subject[] => {
  const seen = new Set<string>()
  return subjects.filter(subject => {
    const { entry, form, flavouring, index, name } = subject
    // All phosphates are one entry: two that the label lists are two.
    const key = entry ? `${entry.id} ${index ?? form?.ins ?? ''}` : (flavouring?.id ?? `${index ?? name}`)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
