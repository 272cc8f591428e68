import { mayBeKeptFrom } from '../entities/kinds.ts'
import { topicIn } from '../entities/topics.ts'
import { feltAfterEating } from '../replies/asked/after-eating.ts'
import { isOfHypo } from '../replies/conditions/hypo.ts'
import { isBareCause, isOfSense } from '../replies/effects/cause.ts'
import { effectsIn } from '../replies/effects/effects.ts'
import { asksOnceOpened } from '../replies/label/facts.ts'
import { asksWhere } from '../replies/label/where-in.ts'
import { asksOfPack } from '../replies/pack/printed.ts'
import { asksMayThey } from '../text/may-they.ts'
import { asksWhichIsMore } from '../understanding/asks-which-is-more.ts'
import type { Heard } from '../understanding/heard.ts'
import { asksWhetherSame } from '../understanding/settle/settle-by-words.ts'
import { speaksOfRumour } from '../unsaid/rumours.ts'

/** Wishes of the product as a whole; guessed beside another question they are no answer to anything. */
const isOfWhole = /^(?:healthy|score|worst|report|often)$/

/** Of several questions one that is not understood is left out where the others are answered. */
export const toAnswer = (parts: readonly Heard[]): readonly Heard[] => {
  // The limit says that it is permitted, and in which foods.
  const hasLimit = parts.some(({ wish }) => wish === 'limit')
  const told = asOneOfEffects(asOne(parts.map(asAllowedThem)))
    .filter(
      ({ wish, confidence, text, unused }) =>
        (wish !== 'outside' || confidence > 0.6 || unused.length > 0 || asksOfPack(text)) &&
        !(
          isOfWhole.test(wish) &&
          confidence < 0.45 &&
          effectsIn(text).length === 0 &&
          !asksWhichIsMore(text)
        ) &&
        !(hasLimit && wish === 'allowed'),
    )
    .filter(part => !isHearsay(part, parts) && !isAskedAgain(part, parts) && !isPointing(part, parts))
  if (told.length === 0) return parts
  // What cannot be answered is said last.
  const isGivenUp = ({ wish, text }: Heard) =>
    wish === 'outside' && topicIn(text) === null && !feltAfterEating(text)
  const hypo = told.find(({ text }) => isOfHypo(text))
  if (hypo) return [hypo, ...told.filter(part => part !== hypo && isOfOther(part))]
  const asked = verdictFirst(told)
  return [...asked.filter(part => !isGivenUp(part)), ...asked.filter(isGivenUp)]
}

/** With low blood sugar nothing is told but that, and what was named. */
const isOfOther = ({ subjects, kinds, nutrients, who }: Heard): boolean =>
  subjects.length + kinds.length + nutrients.length + (who?.allergens.length ?? 0) > 0

const isBareAllowed =
  /^(?:and |so |but )?(?:(?:is|are|am) (?:he|she|they|i|we)(?: even| really)? allowed(?: (?:it|this|that|them|one|some|any|to have (?:it|this|one)))?|can (?:he|she|they) have (?:it|this|one))$/
/** How much caffeine is that for my son, and is he allowed it: whether he may have it, and not where the law lets it into food. */
const asAllowedThem = (part: Heard, at: number, parts: readonly Heard[]): Heard => {
  const who = part.who ?? parts.slice(0, at).findLast(one => one.who !== null)?.who ?? null
  // And what is the most caffeine: for her who was named before.
  if (/^(?:limit|adi)$/.test(part.wish) && part.kinds.some(({ group }) => group === 'caffeine'))
    return { ...part, who }
  return part.wish === 'allowed' && who !== null && isBareAllowed.test(part.text.trim())
    ? { ...part, wish: 'suits', who, subjects: [], kinds: [], kind: null, nutrients: [] }
    : part
}

/** Is the starch of wheat: of the starch. */
const ofItsSource = /淀粉|[做制来]的|是.{1,6}的[吗么]|\bstarch|\bfrom\b|\bmade\b/
/** Allergic to shrimp, may I have two sticks, is there any crab in it: whether it has it is told by the verdict. */
const isAskedAgain = (part: Heard, parts: readonly Heard[]): boolean => {
  const { wish, kinds, subjects, nutrients, text } = part
  const verdict = parts.slice(0, parts.indexOf(part)).find(one => one.wish === 'suits' && one.isOwnWho)
  const own = new Set<string>(verdict?.who?.allergens)
  return (
    wish === 'has' &&
    !ofItsSource.test(text) &&
    kinds.length > 0 &&
    subjects.length + nutrients.length === 0 &&
    kinds.every(({ allergen }) => allergen !== undefined && own.has(allergen))
  )
}

/** She is pregnant, may she have it, and my mother says it makes one lose the child: no question for the whole product of its own. */
const isHearsay = (part: Heard, parts: readonly Heard[]): boolean =>
  /^(?:safe|healthy)$/.test(part.wish) &&
  part.subjects.length === 0 &&
  speaksOfRumour(part.text) &&
  parts.some(({ wish, who }) => wish === 'suits' && who !== null)

const asksWhichOne =
  /^(?:到底|有的话|如果有|分别|都|各)?(?:是)?(?:哪个|哪一个|哪种|哪样|哪些|哪几[个样种]|(?<=(?:分别|各)是?)(?:什么|啥))(?:啊|呀|呢|哦|来着)?$|^(?:so |and )?which (?:one|ones)(?: is (?:it|that))?$/
const isOfEach = /^各自来源是什么$/
const bareHarm =
  /^(?:so )?(?:is|are) (?:it|this|that|they) (?:a )?(?:poison(?:ous)?|toxic|dangerous|harmful|bad)$|^(?:这|那|它)?(?:不)?(?:会不会|会)?(?:中毒|有毒)(?:吧|吗|的)?$/
/** The red one is said to make children restless, which one is it: the answer names it. Both wheat free and traces, can I eat these: told by the claim. */
const isPointing = (
  { wish, text, kinds, subjects, nutrients, who }: Heard,
  parts: readonly Heard[],
): boolean => {
  const [first] = parts
  if (
    !first ||
    parts.length < 2 ||
    first.text === text ||
    subjects.length + kinds.length + nutrients.length > 0
  )
    return false
  // Something says cyanide in it, is it poison: told by the first.
  if (/^(?:safe|healthy)$/.test(wish) && who === null && bareHarm.test(text.trim())) return true
  const isOfAllergen = first.kinds.some(({ allergen }) => allergen !== undefined)
  const isBareMay = wish === 'healthy' && who === null && isOfAllergen && asksMayThey(text)
  // What each is from, after an answer that names none of a class.
  if (isOfEach.test(text.trim())) return true
  return isBareMay || (first.kinds.length + first.subjects.length > 0 && asksWhichOne.test(text.trim()))
}

const ofFigures = /^(?:nutrition|amount|adi|limit)$/
/** Pregnant, how much caffeine has it, and may I have one: whether she may comes before the figures, which say nothing of it. */
const verdictFirst = (parts: readonly Heard[]): readonly Heard[] => {
  const isVerdict = ({ wish, who }: Heard) => /^(?:suits|often)$/.test(wish) && who !== null
  const [first] = parts
  if (!first || !ofFigures.test(first.wish) || asksMayThey(first.text) || !parts.some(isVerdict)) return parts
  return [...parts.filter(isVerdict), ...parts.filter(part => !isVerdict(part))]
}

const isKeeping = (heard: Heard | undefined): boolean =>
  heard?.wish === 'fact' && (heard.fact === 'storage' || heard.fact === 'shelf_life')

/**
 * Is it good for protein, and how much in a bag: one question for the table, of the serving that was named. Where to keep it once
 * opened, and how long: one question for the pack's words.
 */
const asOne = (parts: readonly Heard[]): Heard[] => {
  const kept: Heard[] = []
  for (const part of parts) {
    const last = kept.at(-1)
    const isOfTable =
      last?.wish === 'nutrition' &&
      part.wish === 'nutrition' &&
      String(last.nutrients) === String(part.nutrients) &&
      (last.serving === null) !== (part.serving === null)
    // How long it keeps, and once opened: two answers, for the one is not the other.
    const isOpenedToo = isKeeping(last) && asksOnceOpened(part.text) && !asksOnceOpened(last?.text ?? '')
    const isOfKeeping = isKeeping(last) && isKeeping(part) && !isOpenedToo
    // Why is there wheat, and in which ingredient; it tastes so good, is it the MSG.
    // What makes them shiny, and where is that from: two questions.
    const isOfPlace =
      last?.wish === 'why' &&
      asksWhere(part.text) &&
      sameKinds(last, part) &&
      !(part.wish === 'origin' && part.kinds.some(({ functions }) => functions))
    const isOfCause = last !== undefined && isOfSense(last.text) && isBareCause(part.text)
    // The one before, and the two beside each other.
    const isWithin = last !== undefined && part.text !== last.text && part.text.startsWith(`${last.text} `)
    const isMayToo = last !== undefined && asksWhetherIn(last) && isBareMay(part)
    if (isWithin) kept.splice(-1, 1, part)
    else if (last && isMayToo)
      kept.splice(-1, 1, { ...last, subjects: [], text: `${last.text}, ${part.text}` })
    else if (last && isSameVerdict(last, part))
      kept.splice(-1, 1, { ...last, text: `${last.text}，${part.text}` })
    else if (last && isOfCause) kept.splice(-1, 1, { ...part, text: `${last.text} ${part.text}` })
    else if (last && (isOfTable || isOfKeeping || isOfPlace))
      kept.splice(-1, 1, {
        ...last,
        text: `${last.text} ${part.text}`,
        serving: last.serving ?? part.serving,
      })
    else kept.push(part)
  }
  return kept
}

const asksWhetherIn = ({ wish, kinds, nutrients, who }: Heard): boolean =>
  wish === 'has' && kinds.length > 0 && kinds.every(mayBeKeptFrom) && nutrients.length === 0 && !who
const mayThey = /^(?:suits|safe|healthy|often|outside|what)$/
/** Is there pork in it, and may I have it: what they keep away from decides. */
const isBareMay = ({ wish, text, kinds, subjects, nutrients, who, serving }: Heard): boolean =>
  mayThey.test(wish) &&
  !who &&
  serving === null &&
  kinds.length + nutrients.length === 0 &&
  subjects.every(({ name, typed }) => typed === undefined && !text.includes(name.toLowerCase())) &&
  asksMayThey(text)

/** Is it much sugar for a diabetic, and may he have it: one verdict. */
const isSameVerdict = (one: Heard, other: Heard): boolean =>
  one.wish === 'suits' &&
  other.wish === 'suits' &&
  one.who !== null &&
  one.who.zh === other.who?.zh &&
  !asksMayThey(one.text) &&
  asksMayThey(other.text) &&
  other.subjects.length + other.kinds.length === 0 &&
  (other.serving === null || String(other.serving) === String(one.serving)) &&
  other.nutrients.every(name => one.nutrients.includes(name)) &&
  !/怎么|为什么|\bhow\b|\bwhy\b/.test(other.text)

const sameKinds = (one: Heard, other: Heard): boolean =>
  one.kinds.length > 0 && one.kinds.every(({ zh }) => other.kinds.some(kind => kind.zh === zh))

/** 那麦芽糊精呢，升糖快不快: what was only guessed beside a question for an effect belongs to it. */
const asOneOfEffects = (parts: readonly Heard[]): readonly Heard[] => {
  const main = parts.find(({ text }) => effectsIn(text).length > 0)
  const guessed = parts.filter(
    part =>
      part !== main &&
      (part.confidence < unsureBelow || isMention.test(part.text)) &&
      !(part.wish === 'what' && asksWhetherSame.test(part.text)),
  )
  if (!main || guessed.length === 0) return parts
  const subjects = [...main.subjects, ...guessed.flatMap(({ subjects }) => subjects)]
  const text = parts.map(part => part.text).join(' ')
  return parts.flatMap(part =>
    part === main ? [{ ...main, subjects, text }] : guessed.includes(part) ? [] : [part],
  )
}
const unsureBelow = 0.5
const isMention =
  /^(?:那.{1,8}呢?|(?:需?要|用)?不?(?:需?要|用)担心吗?|要紧吗|(?:should|do) (?:i|we) (?:need to |have to )?(?:worry|be worried)|(?:and|what about|how about) [\w ]{1,20})$/
