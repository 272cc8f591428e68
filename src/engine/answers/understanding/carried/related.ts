import { nutrientsIn } from '../../../nutrition/nutrient-words.ts'
import { sugarKind } from '../../entities/kinds.ts'
import { type Audience, isYoung } from '../../entities/people.ts'
import { asksMayThey } from '../../text/may-they.ts'
import type { Heard } from '../heard.ts'

/** A question with what the one before it in the same text, or else in the conversation, leaves for it. */
export const related = (named: Heard, last: Heard | null, before: Heard | null): Heard => {
  const ofThem = { ...ofSameFood(named, last ?? ofLaw(before)), ...ofSamePeople(named, last, before) }
  const own = ofUnborn(ofSameReason(ofThem, last ?? before), last ?? before)
  return withPair(ofBoth(own, last), last ?? before)
}

/** The two that were named together, and what was measured, are kept: and the other one? and half of it? */
const withPair = (heard: Heard, before: Heard | null): Heard => {
  const pair = heard.subjects.length === 2 ? heard.subjects : before?.pair
  const measured = heard.nutrients.length > 0 ? heard.nutrients : (before?.measured ?? [])
  const own = heard.kinds.find(({ group }) => group === 'caffeine')
  const measuredKind = own ?? (heard.nutrients.length > 0 ? undefined : before?.measuredKind)
  return { ...heard, ...(pair ? { pair } : {}), measured, ...(measuredKind ? { measuredKind } : {}) }
}

const isOfTable = ({ wish, nutrients }: Heard): boolean =>
  wish === 'nutrition' || (wish === 'amount' && nutrients.length > 0)

/** How many calories and how much protein in a bar: both of the bar, which only the last of them names. */
export const ofLaterServing = (heard: readonly Heard[]): Heard[] =>
  heard.map((one, at) => {
    const next = heard[at + 1]
    const isOpen =
      /^(?:nutrition|amount)$/.test(one.wish) && one.serving === null && one.nutrients.length > 0 && !one.who
    return isOpen && next?.wish === 'nutrition' && asksFigures.test(one.text)
      ? { ...one, wish: 'nutrition', serving: next.serving }
      : one
  })
const asksFigures = /多少|几[克卡]|\bhow (?:much|many)\b/
/** May she eat it in pregnancy, and need one be afraid of the nitrite: she. My pressure is high, how salty is it, can I still have it: of me. */
const ofSamePeople = (heard: Heard, last: Heard | null, before: Heard | null): Partial<Heard> => {
  const { wish, text, who } = heard
  const them = last?.who ?? (last || !before?.who || isOfAnother(text, before.who) ? null : before.who)
  if (who || !them) return {}
  const isAfraid = wish === 'safe' && last?.wish === 'suits' && asksFear.test(text)
  // How much of it is eaten may be named; what was measured before is carried along.
  const isBare =
    wish === 'nutrition'
      ? nutrientsIn(text).length === 0
      : heard.subjects.length + heard.kinds.length + heard.nutrients.length === 0
  const isMayThey =
    isBare && mayBeThem.test(wish) && !isOfCooking.test(text) && (asksMayThey(text) || asksBare.test(text))
  return isAfraid || isMayThey ? { wish: 'suits', who: them, isOwnWho: true } : {}
}
/** May I have it, after what was asked for the child: of another. */
const isOfAnother = (text: string, { groups }: Audience): boolean =>
  /我|\b(?:i|we|me|you|adults?)\b/.test(text) && isYoung(groups)
/** May it be eaten without steaming it, after whether he may have it: of the food. */
const isOfCooking = /不(?:蒸|煮|加热|热)|生吃|直接[吃食喝]|微波|\bmicrowave|\braw\b|\bfreez/
const mayBeThem = /^(?:safe|healthy|outside|what|claim|worst|nutrition)$/
const asksBare =
  /^(?:so |and |then |but |is (?:it|that|this) )?(?:ok|okay|alright|all right|fine|safe)(?: or not| then| though)?$|(?:行不行|要不要紧|要紧吗|可不可以|敢(?:不敢)?[吃喝买给])/
const pointsAtAmount =
  /^(?:and |so )?what(?:'?s| is) that\b|^(?:那|这)(?:个数|是|等于|相当于|换算)|换算成每?100|\bthat per (?:100|bar|portion|serving)/
const ofSum = /一?[总共]共?|合计|加起来|\b(?:in )?total\b|\baltogether\b|\bin all\b/
const asksFear = /有害吗$|怕不怕|可怕|怕吗|\b(?:scary|scared|afraid)\b/

/** No gluten for me, so what to use instead: without gluten; of the same thing. */
const ofSameReason = (heard: Heard, last: Heard | null): Heard =>
  heard.wish === 'substitute' && last && /^(?:suits|has|list|safe|what|why|origin|parts)$/.test(last.wish)
    ? {
        ...heard,
        who: heard.who ?? last.who,
        subjects: isBareOf(heard) || isOfDiet(heard) ? last.subjects : heard.subjects,
        kinds: heard.kinds.length > 0 ? heard.kinds : last.kinds.filter(({ allergen }) => allergen),
      }
    : heard

/** Is it pork gelatine, and what could a Muslim have instead: instead of the gelatine. */
const isOfDiet = ({ subjects, kinds, nutrients, who }: Heard): boolean =>
  subjects.length + kinds.length + nutrients.length === 0 && who?.diet !== undefined

const isBareOf = ({ subjects, kinds, nutrients, who }: Heard): boolean =>
  subjects.length + kinds.length + nutrients.length === 0 && who === null

/** I am pregnant, and does the sucralose harm the baby: the one that is not born yet. */
const ofUnborn = (heard: Heard, last: Heard | null): Heard =>
  last?.who?.groups.includes('pregnant') &&
  heard.who?.groups.every(group => group === 'infant_0_36m' || group === 'children') &&
  heard.subjects.length > 0 &&
  harmsBaby.test(heard.text)
    ? { ...heard, who: last.who }
    : heard
const harmsBaby =
  /(?:宝宝|宝贝|孩子|娃|小孩|bb)[^，。？]{0,6}(?:影响|有害|不好|伤)|(?:影响|伤害?)[^，。？]{0,4}(?:宝宝|宝贝|孩子|娃|bb)|\b(?:harm|hurt|affect|bad for)\w*\b.{0,12}\bbaby\b/

/** Permitted in 配制酒, and in the next message what its limit is: still there. Nothing else is carried over from a message before. */
const ofLaw = (before: Heard | null): Heard | null =>
  before?.food && /^(?:limit|allowed)$/.test(before.wish)
    ? { ...before, nutrients: [], serving: null, kinds: [] }
    : null

/** A spoon of 10 g, may he, and how much sodium is that: of the spoon. Permitted in fizzy drinks, and at what level: in these. */
const ofSameFood = (heard: Heard, last: Heard | null): Heard => ({
  ...heard,
  // How much protein, and beside an egg: of the protein.
  nutrients:
    heard.nutrients.length > 0
      ? heard.nutrients
      : heard.wish === 'compare'
        ? (last?.nutrients ?? [])
        : // Which are sugars, and how much in all: of the sugars.
          heard.wish === 'nutrition' && pointsAtAmount.test(heard.text) && (last?.nutrients.length ?? 0) > 0
          ? (last?.nutrients ?? [])
          : heard.wish === 'nutrition' && last?.kinds.includes(sugarKind) && ofSum.test(heard.text)
            ? ['sugars']
            : heard.nutrients,
  serving: heard.serving ?? (isOfTable(heard) ? (last?.serving ?? null) : null),
  food: heard.food ?? (/^(?:limit|allowed)$/.test(heard.wish) ? (last?.food ?? null) : null),
})

/** Do the two dyes make children restless, and are they in here: both of them. */
const ofBoth = (heard: Heard, last: Heard | null): Heard => {
  const [one] = heard.subjects
  const isNone = heard.subjects.length + heard.kinds.length + heard.nutrients.length === 0
  // What is TBHQ, and which sachet is it in; is it an enzyme, and does it count as an additive: of the same.
  if (last && isNone && last.subjects.length + last.kinds.length > 0 && ofSamePlace.test(heard.text))
    return { ...heard, wish: 'parts', subjects: last.subjects, kinds: last.kinds, who: null }
  // What is amylase, and does it count as an additive: the amylase.
  if (last && last.subjects.length > 0 && heard.subjects.length === 0 && ofCounting.test(heard.text))
    return { ...heard, wish: 'what', subjects: last.subjects }
  // The limit in sweets, and beside drinks: the limit there.
  if (last && heard.wish === 'compare' && heard.food && isNone && /^(?:limit|allowed)$/.test(last.wish))
    return { ...heard, wish: last.wish, subjects: last.subjects }
  // Are there additives in it, and what is each for: of these.
  if (
    last &&
    last.kinds.length > 0 &&
    heard.kinds.length === 0 &&
    /^(?:why|what)$/.test(heard.wish) &&
    ofEach.test(heard.text)
  )
    return { ...heard, subjects: [], kinds: last.kinds }
  const isPointed = heard.subjects.length === 1 && one !== undefined && !heard.text.includes(one.name)
  const isSame = one?.entry !== undefined && one.entry.id === last?.subjects[0]?.entry?.id
  return last && heard.wish === 'has' && isPointed && isSame ? { ...heard, subjects: last.subjects } : heard
}

const ofSamePlace =
  /在?哪[个一]?[\u4e00-\u9fff]{0,2}[包料层袋](?:里|中)?|\b(?:which|what) (?:sachet|packet|part|layer|pouch|bag)\b/
const ofCounting =
  /^(?:它|这个)?(?:也|还|到底)?(?:算不?算|属于|是不是|算是?|是)[^，。]{0,3}添加剂|^(?:is|does) (?:it|that|this) (?:count as )?(?:an? )?(?:food )?additive\b/
const ofEach = /分别|各自|各是|每[个种]|\beach\b|respectively|what for\b/
