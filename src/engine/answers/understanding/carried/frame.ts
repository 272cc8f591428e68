import type { NamedStretch } from '../classifier/mask.ts'
import type { Heard } from '../heard.ts'
import type { Wish } from '../wishes.ts'

/**
 * What a question is made of besides its wish. A fragment (那猪油呢, and for kids?) fills some of these places anew; the others stay
 * as they were in the question before.
 */
interface Frame {
  /** What is asked for: ingredients, kinds or nutrients; whichever is new takes the place of all three. */
  things: Pick<Heard, 'subjects' | 'kind' | 'kinds' | 'nutrients'>
  people: Pick<Heard, 'who' | 'isOwnWho'>
  food: Pick<Heard, 'food'>
  serving: Pick<Heard, 'serving'>
}

const thingsOf = ({ subjects, kind, kinds, nutrients }: Heard): Frame['things'] => ({
  ...{ subjects, kind, kinds, nutrients },
})
const noThings: Frame['things'] = { subjects: [], kind: null, kinds: [], nutrients: [] }

const namesThing = ({ subjects, kinds, nutrients }: Heard): boolean =>
  subjects.length + kinds.length + nutrients.length > 0

const asksPresence =
  /有(?:没有|冇|无)|[有含](?!多少|几).{0,8}[吗没不]$|含不含|\b(?:any|contains?|have|has|is there)\b/
/** Wishes of one thing, which a fragment asks again of another. */
const ofFigures = /^(?:nutrition|amount|count)$/

/** What is wanted of a new thing: what was wanted before, or what can be asked of such a thing. */
const wishOfThing = (own: Heard, before: Heard): Wish => {
  const isOfTable = own.nutrients.length > 0 && own.subjects.length + own.kinds.length === 0
  if (isOfTable) return /^(?:has|list|suits)$/.test(before.wish) ? before.wish : 'nutrition'
  if (before.wish === 'fact' || before.wish === 'score') return own.subjects.length > 0 ? 'what' : 'has'
  if (before.wish !== 'nutrition') return before.wish
  // And salt, after how much sugar: of the table, whatever ingredient has that name.
  if (own.nutrients.length > 0 && !asksPresence.test(own.text)) return 'nutrition'
  const isOfAmount = own.subjects.length > 0 || own.kinds.some(({ group }) => group === 'caffeine')
  return asksPresence.test(before.text) || !isOfAmount ? 'has' : 'amount'
}

/** What the fragment itself demands, whatever was wanted before; null where it only names another thing. */
const wishDemanded = (own: Heard, before: Heard): Wish | null => {
  if (own.who !== null && own.subjects.length === 0) return 'suits'
  if (own.authorities.length > 0) return 'evaluation'
  // And vegetables, after whether it contains flavourings: an ingredient, no food to compare with.
  if (own.food && !own.isNamed && own.subjects.length === 0)
    return ofUse.test(before.wish) ? before.wish : 'compare'
  if (own.isPointing && /^(?:list|has|count|order)$/.test(before.wish)) return 'what'
  return null
}
const ofUse = /^(?:limit|allowed)$/

/** The sauce sachet, after whether there is beef in the noodles: where to look, not what for. */
const isOfPart = ({ subjects, text }: Heard): boolean =>
  subjects.length > 0 &&
  subjects.every(
    ({ ingredient }) =>
      ingredient?.role === 'section' ||
      ((ingredient?.children.length ?? 0) > 1 && /里|\bin the\b/.test(text)),
  )

/** In fried nuts, after the limit of an additive: a food to use it in, no ingredient. */
const isOfUse = (own: Heard, before: Heard): boolean =>
  own.food !== null &&
  /^(?:limit|allowed|evaluation)$/.test(before.wish) &&
  before.subjects.some(({ entry }) => entry) &&
  own.subjects.every(({ entry, index }) => !entry && index === undefined)

/** Whose things the answer is about: the new ones, else those of before unless the fragment turns to somebody's allergy. */
const thingsFor = (own: Heard, before: Heard): Frame['things'] => {
  if (namesThing(own)) return thingsOf(own)
  return (own.who?.allergens.length ?? 0) > 0 ? noThings : thingsOf(before)
}

/** Somebody who was asked about stays, unless a thing is named after a question that had no verdict for them. */
const peopleFor = (own: Heard, before: Heard): Frame['people'] => ({
  who: own.who ?? (own.subjects.length > 0 && before.wish !== 'suits' ? null : before.who),
  isOwnWho: own.isOwnWho,
})

/** The place of the frame that names of a sort fill. */
const placeOf: Partial<Record<NamedStretch['sort'], keyof Frame>> = {
  ...{ x: 'things', n: 'things', who: 'people', food: 'food' },
}

/**
 * The question before in its own words with the one name of a place exchanged for the new one: 猪肉排第几 becomes 味精排第几. Null
 * where either question has more names for that place, or none.
 */
const saidAnew = (own: Heard, before: Heard): Pick<Heard, 'text' | 'names'> | null => {
  const [fresh, ...others] = own.names ?? []
  const place = fresh && placeOf[fresh.sort]
  const same = (before.names ?? []).filter(({ sort }) => placeOf[sort] === place)
  const [old] = same
  if (!fresh || !place || !old || others.length > 0 || same.length > 1) return null
  const words = own.text.slice(fresh.start, fresh.end).trim()
  const shift = words.length - (old.end - old.start)
  const names = (before.names ?? []).map(one =>
    one === old
      ? { ...fresh, start: old.start, end: old.end + shift }
      : one.start > old.start
        ? { ...one, start: one.start + shift, end: one.end + shift }
        : one,
  )
  return { text: `${before.text.slice(0, old.start)}${words}${before.text.slice(old.end)}`, names }
}

/** The question before with the places filled anew that a fragment names. */
export const filledAnew = (own: Heard, before: Heard): Heard => {
  const confidence = Math.max(own.confidence, 0.6)
  const said = { text: own.text, names: own.names ?? [], confidence, others: own.others, unused: own.unused }
  if (isOfUse(own, before))
    return { ...before, ...said, wish: before.wish === 'limit' ? 'limit' : 'allowed', food: own.food }
  if (isOfPart(own) && before.wish === 'has' && namesThing(before))
    return { ...before, ...said, ...(before.kinds.length > 0 ? { subjects: own.subjects } : null) }
  // What about nuts, after an allergy to egg: whether it has them.
  const isOfOtherAllergen = own.who === null && own.kinds.some(({ allergen }) => allergen !== undefined)
  if (isOfOtherAllergen && (before.who?.allergens.length ?? 0) > 0) return { ...own, wish: 'has', confidence }
  const isFigure = ofFigures.test(before.wish)
  const wish = wishDemanded(own, before) ?? (namesThing(own) ? wishOfThing(own, before) : before.wish)
  return {
    ...before,
    ...said,
    ...(wish === before.wish ? saidAnew(own, before) : null),
    ...thingsFor(own, before),
    ...peopleFor(own, before),
    wish,
    food: own.food ?? before.food,
    serving: own.serving ?? (isFigure ? before.serving : null),
    authorities: own.authorities,
    fact: own.fact,
    isNamed: own.isNamed,
    isPointing: own.isPointing,
  }
}
