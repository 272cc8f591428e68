import type { Flavouring, Knowledge, UseEntry } from '../../knowledge/index.ts'
import { nutrientsIn } from '../nutrition/nutrient-words.ts'
import type { Bilingual } from '../result.ts'
import { fold } from '../text/normalize.ts'
import { sugarKind } from './entities/kinds.ts'
import { type Audience, weightIn } from './entities/people.ts'
import { createSubjects, flatIngredients, type Subject } from './entities/subjects.ts'
import { followUpsOf } from './follow-ups/index.ts'
import { compose } from './planning/compose.ts'
import { toAnswer } from './planning/to-answer.ts'
import type { Answer, Question } from './question.ts'
import type { AnswerContext } from './replies/answer-context.ts'
import { asksBrief, withoutForm } from './replies/asked/form.ts'
import { speaksOfNotFood, tellNotFood } from './replies/pack/warnings.ts'
import { withPartNames, withPlaceBefore } from './replies/parts/part-words.ts'
import { sectionsOf } from './replies/parts/parts.ts'
import { asksMayThey } from './text/may-they.ts'
import { spokenText } from './text/plain.ts'
import { createReply } from './text/reply.ts'
import { hear } from './understanding/hear.ts'
import type { Heard } from './understanding/heard.ts'
import { inPlainWords } from './understanding/plain-words.ts'
import type { Earlier } from './understanding/resolve-subjects.ts'
import { questionsIn } from './understanding/several.ts'
import { type OtherSpelling, otherSpellings } from './understanding/slips/other-spellings.ts'
import { tellUnsaid } from './unsaid/index.ts'

export interface AnswerKnowledge {
  knowledge: Knowledge
  uses: ReadonlyMap<string, readonly UseEntry[]>
  flavourings: readonly Flavouring[]
}

// Longer questions are cut here.
const longestQuestion = 1000
const longestTurn = 8000
const turnsBack = 8
/** Questions of the person's that are understood again, so that the next may leave out what they named. */
const questionsBack = 3
/** Questions of the person's that are not offered again. */
const questionsRemembered = 12

/** 醣 is carbohydrate in Taiwan, which its simplified character does not tell from sugar; 多醣 and 醣醇 are names. */
const carbohydrate = /(?<![多麥麦木露單单雙双寡])醣(?![醇類类苷])/g

/** One word, please: how it is to be said is no question of its own. */
const withoutHow = (text: string): string => {
  const said = inPlainWords(
    fold(text.slice(0, longestQuestion).replace(carbohydrate, '碳水化合物')).text.trim(),
  )
  return (asksBrief(said) && withoutForm(said).trim()) || said
}

/**
 * Answers questions about a label and its ingredients from the knowledge alone. Every sentence of fact cites the label
 * token or the entry it rests on; what is not covered is said so, never invented. Accepts every text and never throws.
 */
export const createAnswers = ({ knowledge, uses, flavourings }: AnswerKnowledge) => {
  const finder = createSubjects(knowledge, flavourings)

  /** Takes a text apart into its questions, each understood after those before it. */
  const hearAll = (asked: Question, text: string, before: Heard | null, context: AnswerContext): Heard[] => {
    const heard: Heard[] = []
    const { result, flat } = context
    const sections = sectionsOf({ result })
    const said = withPartNames(withoutHow(text), sections, flat)
    for (const asking of questionsIn(said)) {
      const question = withPlaceBefore(asking, heard.at(-1)?.text, sections)
      const last = heard.at(-1) ?? null
      const own = hear(
        { ...context, asked, text: question, weightKg: weightIn(question) },
        finder,
        last ?? before,
        earlierIn(asked, last),
        last === null,
      )
      heard.push(related(ofBareName(own, context), last, before))
    }
    return ofLaterServing(heard)
  }

  const contextOf = (asked: Question): AnswerContext => {
    const result = asked.label?.result ?? null
    return {
      ...{ asked, knowledge, uses, result, text: '', weightKg: null, part: null },
      flat: result ? flatIngredients(result) : [],
      reply: createReply(asked.language),
    }
  }

  /** The questions of a text, each with what the conversation before it supplies. */
  const understand = (asked: Question): Heard[] => {
    const context = contextOf(asked)
    return hearAll(asked, asked.question, understandEarlier(asked, context).at(-1) ?? null, context)
  }

  /** The person's latest questions, each understood after those before it. */
  const understandEarlier = (asked: Question, context: AnswerContext, back = questionsBack): Heard[] => {
    const heard: Heard[] = []
    const own = asked.history.map((turn, at) => ({ turn, at })).filter(({ turn }) => turn.role === 'user')
    for (const { turn, at } of own.slice(-back))
      heard.push(
        ...hearAll(
          { ...asked, history: asked.history.slice(0, at) },
          turn.content,
          heard.at(-1) ?? null,
          context,
        ),
      )
    return heard
  }

  const answerAsTyped = (asked: Question): Answer => {
    const context = contextOf(asked)
    const parts = understand(asked)
    if (tellNothingToEat(parts, context)) return context.reply.done()
    composeAll(toAnswer(parts), context)
    if (asksBrief(fold(asked.question).text) && !parts.some(({ wish }) => isLong.test(wish)))
      context.reply.shorten()
    return context.reply.done()
  }

  /** Of a question that was not understood the spelling that is understood best. */
  const answer = (asked: Question): Answer => {
    const typed = answerAsTyped(asked)
    if (typed.isCovered || isDeclinedSurely(understand(asked))) return typed
    const text = withoutHow(asked.question)
    const [best] = otherSpellings(text)
      .map(spelling => ({ spelling, parts: understand({ ...asked, question: spelling.text }) }))
      .filter(({ parts }) => parts.every(({ wish }) => wish !== 'outside'))
      .sort((a, b) => leastSure(b.parts) - leastSure(a.parts))
    if (!best || leastSure(best.parts) < sureOfSpelling) return typed
    const meant = answerAsTyped({ ...asked, question: best.spelling.text })
    return meant.isCovered
      ? { ...meant, answer: `${meantFor(best.spelling, asked.language)}\n${meant.answer}` }
      : typed
  }

  /** Three questions to go on with after a conversation: not yet asked, fitting the label and what was spoken of last. */
  const followUps = ({ history, language, label }: Omit<Question, 'question'>): string[] => {
    const last = history.map(({ role }) => role).lastIndexOf('user')
    const asked = {
      question: history[last]?.content ?? '',
      history: history.slice(0, Math.max(0, last)),
      language,
      label,
    }
    const context = contextOf(asked)
    const heard =
      last < 0 ? [] : [...understandEarlier(asked, context, questionsRemembered), ...understand(asked)]
    return followUpsOf(heard, context)
  }

  return Object.assign(answer, { understand, followUps })
}

/** What was declined for what it is, and not because it was not understood. */
const isDeclinedSurely = (parts: readonly Heard[]): boolean =>
  parts.every(({ wish, confidence }) => wish === 'outside' && confidence === 1)
const leastSure = (parts: readonly Heard[]): number => Math.min(...parts.map(({ confidence }) => confidence))
/** From here on another spelling is taken for what was meant. */
const sureOfSpelling = 0.6

const meantFor = ({ typed, meant }: OtherSpelling, language: 'zh' | 'en'): string =>
  language === 'zh' ? `我把“${typed}”当作“${meant}”。` : `I took "${typed}" for "${meant}".`

/** A question with what the one before it in the same text, or else in the conversation, leaves for it. */
const related = (named: Heard, last: Heard | null, before: Heard | null): Heard => {
  const ofThem = { ...ofSameFood(named, last), ...ofSamePeople(named, last, before) }
  const own = ofUnborn(ofSameReason(ofThem, last ?? before), last ?? before)
  return withPair(ofEvaluated(ofBoth(own, last), last), last ?? before)
}

/** A whole list or report is not told in a word. */
const isLong = /^(?:report|list|parts)$/

const sureByLabel: Bilingual = {
  zh: '确定，以读到的标签为准：',
  en: 'Sure, as far as the label goes:',
}

/** May the heating pack be eaten, and when it was cooked: nothing but never, and how long the food keeps where that was asked. */
const tellNothingToEat = (parts: readonly Heard[], context: AnswerContext): boolean => {
  if (!tellNotFood({ ...context, text: parts.map(({ text }) => text).join(' ') })) return false
  const others = parts.filter(
    ({ wish, text, fact }) => wish === 'fact' && (!speaksOfNotFood(text) || fact === 'shelf_life'),
  )
  if (others.length > 0) composeAll(others, context)
  return true
}

/** Writes the answers to the questions of a text; one that is declined beside others that are answered is named. */
const composeAll = (told: readonly Heard[], context: AnswerContext): void => {
  const isOneOf = told.length > 1 && told.some(({ wish }) => wish !== 'outside')
  for (const heard of told) {
    const { text } = heard
    context.reply.next()
    if (heard.again === 'sure') {
      context.reply.note(sureByLabel)
      context.reply.next()
      context.reply.shorten()
    }
    compose(heard, { ...context, text, weightKg: weightIn(text), part: isOneOf ? text : null })
  }
  tellUnsaid(told, context)
}
/** The two that were named together, and what was measured, are kept: and the other one? and half of it? */
const withPair = (heard: Heard, before: Heard | null): Heard => {
  const pair = heard.subjects.length === 2 ? heard.subjects : before?.pair
  const measured = heard.nutrients.length > 0 ? heard.nutrients : (before?.measured ?? [])
  return { ...heard, ...(pair ? { pair } : {}), measured }
}

const isOfTable = ({ wish, nutrients }: Heard): boolean =>
  wish === 'nutrition' || (wish === 'amount' && nutrients.length > 0)

/** How many calories and how much protein in a bar: both of the bar, which only the last of them names. */
const ofLaterServing = (heard: readonly Heard[]): Heard[] =>
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
  /我|\b(?:i|we|me|you|adults?)\b/.test(text) &&
  groups.some(group => group === 'children' || group === 'infant_0_36m')
/** May it be eaten without steaming it, after whether he may have it: of the food. */
const isOfCooking = /不(?:蒸|煮|加热|热)|生吃|直接[吃食喝]|微波|\bmicrowave|\braw\b|\bfreez/
const mayBeThem = /^(?:safe|healthy|outside|what|claim|worst|nutrition)$/
const asksBare =
  /^(?:so |and |then |but |is (?:it|that|this) )?(?:ok|okay|alright|all right|fine|safe)(?: or not| then| though)?$|(?:行不行|要不要紧|要紧吗|可不可以|敢(?:不敢)?[吃喝买给])/
const pointsAtAmount =
  /^(?:and |so )?what(?:'?s| is) that\b|^(?:那|这)(?:个数|是|等于|相当于|换算)|换算成每?100|\bthat per (?:100|bar|portion|serving)/
const ofSum = /一?[总共]共?|合计|加起来|\b(?:in )?total\b|\baltogether\b|\bin all\b/
const asksFear = /怕不怕|可怕|怕吗|\b(?:scary|scared|afraid)\b/

/** No gluten for me, so what to use instead: without gluten; of the same thing. */
const ofSameReason = (heard: Heard, last: Heard | null): Heard =>
  heard.wish === 'substitute' && last && /^(?:suits|has|list|safe)$/.test(last.wish)
    ? {
        ...heard,
        who: heard.who ?? last.who,
        kinds: heard.kinds.length > 0 ? heard.kinds : last.kinds.filter(({ allergen }) => allergen),
      }
    : heard

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

/** Is xanthan gum a filler, anything bad in the evaluations: those of xanthan gum. */
const ofEvaluated = (heard: Heard, last: Heard | null): Heard =>
  last?.subjects.some(({ entry }) => entry) &&
  heard.subjects.length + heard.kinds.length === 0 &&
  /\bevaluations?\b|\bassessments?\b|评价|评估/.test(heard.text) &&
  /^(?:worst|safe|evaluation|claim|list|score|outside|has|what|healthy)$/.test(heard.wish)
    ? { ...heard, wish: 'evaluation', subjects: last.subjects }
    : heard

/** 胶原蛋白肠衣？, a name of the list and nothing else: what it is. */
const ofBareName = (heard: Heard, { flat }: AnswerContext): Heard => {
  const isOpen = heard.wish === 'outside' || (heard.wish === 'has' && heard.confidence <= sureOfSpelling)
  if (!isOpen || heard.subjects.some(({ index }) => index !== undefined)) return heard
  const bare = heard.text.replace(/[?？!！。.，,\s]+$/, '')
  const index = flat.findIndex(({ name, role }) => role === undefined && fold(name).text === bare)
  const ingredient = flat[index]
  return ingredient
    ? { ...heard, wish: 'what', confidence: 1, subjects: [{ name: ingredient.name, index, ingredient }] }
    : heard
}

/** What the questions before in the same text, else the latest turn that names anything, speak of. */
const earlierIn =
  ({ history }: Question, before: Heard | null): Earlier =>
  (find, isOfPair) => {
    if (before && before.subjects.length > 0) return [...before.subjects]
    for (const { content, role } of [...history].reverse().slice(0, turnsBack)) {
      // The former is the first that the person named, not the one that the answer names first.
      if (isOfPair && role === 'assistant') continue
      const spoken: Subject[] = find(fold(spokenText(content.slice(0, longestTurn))).text)
      if (spoken.length > 0) return spoken
    }
    return []
  }
