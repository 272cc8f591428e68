import type { Flavouring, Knowledge, UseEntry } from '../../knowledge/index.ts'
import type { Bilingual } from '../result.ts'
import { fold } from '../text/normalize.ts'
import { perText } from '../text/per-text.ts'
import { type Added, addedIn } from './entities/foods/added-in.ts'
import { besideMedicine } from './entities/medicines.ts'
import { weightIn } from './entities/people.ts'
import { perLabel } from './entities/per-label.ts'
import { createSubjects, flatIngredients, type Subject } from './entities/subjects.ts'
import { followUpsOf } from './follow-ups/index.ts'
import { compose } from './planning/compose.ts'
import { toAnswer } from './planning/to-answer.ts'
import type { Answer, Question } from './question.ts'
import { tellAdded } from './replies/added/tell-added.ts'
import type { AnswerContext } from './replies/answer-context.ts'
import { asksBrief, withoutForm } from './replies/asked/form.ts'
import { tellPairs } from './replies/dangers/medicines/tell-pairs.ts'
import { tellMedicineFirst, tellMedicineLast } from './replies/dangers/medicines/with-medicine.ts'
import { tellNow } from './replies/dangers/now/now.ts'
import { tellDates } from './replies/pack/dates/tell-dates.ts'
import { isDeclined } from './replies/pack/on-pack.ts'
import { speaksOfNotFood, tellNotFood } from './replies/pack/warnings.ts'
import { withPartNames, withPlaceBefore } from './replies/parts/part-words.ts'
import { sectionsOf } from './replies/parts/parts.ts'
import { spokenText } from './text/plain.ts'
import { createReply } from './text/reply.ts'
import { apart } from './understanding/apart.ts'
import { ofLaterServing, related } from './understanding/carried/related.ts'
import { hear, type SubjectFinder } from './understanding/hear.ts'
import type { Heard } from './understanding/heard.ts'
import { inPlainWords } from './understanding/plain-words.ts'
import type { Earlier } from './understanding/resolve-subjects.ts'
import { questionsIn } from './understanding/several.ts'
import { type OtherSpelling, otherSpellings } from './understanding/slips/other-spellings.ts'
import { tellUnsaid } from './unsaid/index.ts'
import { asksIfItSays, isRemark } from './unsaid/remarks.ts'

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
const withoutHow = perText((text): string => {
  const said = inPlainWords(
    fold(text.slice(0, longestQuestion).replace(carbohydrate, '碳水化合物')).text.trim(),
  )
  return (asksBrief(said) && withoutForm(said).trim()) || said
})

const linesOfTitle = 3
/** What a label calls the product, above its list. */
const titleOf = perLabel(({ product, text }: NonNullable<Question['label']>): string => {
  const lines = (text ?? '').split('\n').slice(0, linesOfTitle)
  const list = lines.findIndex(line => /配料|成[分份]|原料|ingredients/i.test(line))
  const above = list < 0 ? lines : lines.slice(0, list)
  return [product.name, ...above].map(line => inPlainWords(fold(line).text)).join('\n')
})

/** A conversation without the foods that the person adds to the product, and what its question adds. */
const withoutAdded = (asked: Question): { asked: Question; added: Added | null } => {
  if (!asked.label) return { asked, added: null }
  const title = titleOf(asked.label)
  const addedBy = (text: string): Added | null => addedIn(withoutHow(text), title)
  const added = addedBy(asked.question)
  const history = asked.history.map(turn =>
    turn.role === 'user' ? { ...turn, content: addedBy(turn.content)?.text ?? turn.content } : turn,
  )
  return { asked: { ...asked, question: added?.text ?? asked.question, history }, added }
}

/** Takes a text apart into its questions, each understood after those before it. */
const hearingWith =
  (finder: SubjectFinder) =>
  (asked: Question, text: string, before: Heard | null, context: AnswerContext): Heard[] => {
    const heard: Heard[] = []
    const { result, flat } = context
    const sections = sectionsOf({ result })
    const plain = withoutHow(text)
    const beside = besideMedicine(plain)
    const said = withPartNames(beside?.text ?? plain, sections, flat)
    const hearAlone = (half: string): Heard =>
      hear({ ...context, asked, text: half, weightKg: null }, finder, null, earlierIn(asked, null), true)
    for (const asking of questionsIn(said).flatMap(one => apart(one, hearAlone))) {
      const question = withPlaceBefore(asking, heard.at(-1)?.text, sections)
      const last = heard.at(-1) ?? null
      const own = hear(
        { ...context, asked, text: question, weightKg: weightIn(question) },
        finder,
        last ?? before,
        earlierIn(asked, last),
        last === null,
      )
      const { medicines } = beside ?? {}
      heard.push({ ...related(own, last, before), ...(medicines ? { medicines } : {}) })
    }
    return ofLaterServing(heard)
  }

/**
 * Answers questions about a label and its ingredients from the knowledge alone. Every sentence of fact cites the label
 * token or the entry it rests on; what is not covered is said so, never invented. Accepts every text and never throws.
 */
export const createAnswers = ({ knowledge, uses, flavourings }: AnswerKnowledge) => {
  const finder = createSubjects(knowledge, flavourings)
  const hearAll = hearingWith(finder)

  const contextOf = (asked: Question): AnswerContext => {
    const result = asked.label?.result ?? null
    return {
      ...{ asked, knowledge, uses, result, text: '', weightKg: null, part: null },
      flat: result ? flatIngredients(result) : [],
      reply: createReply(asked.language),
    }
  }

  /** The questions of a text, each with what the conversation before it supplies. */
  const understand = (typed: Question): Heard[] => understandOnly(withoutAdded(typed).asked)
  const understandOnly = (asked: Question): Heard[] => {
    const context = contextOf(asked)
    return hearAll(asked, asked.question, understandEarlier(asked, context).at(-1) ?? null, context)
  }

  /** The person's latest questions, each understood after those before it. */
  const understandEarlier = (asked: Question, context: AnswerContext, back = questionsBack): Heard[] => {
    const heard: Heard[] = []
    const own = asked.history.map((turn, at) => ({ turn, at })).filter(({ turn }) => turn.role === 'user')
    let verdict: Heard['verdict']
    for (const { turn, at } of own.slice(-back)) {
      const then = { ...asked, question: turn.content, history: asked.history.slice(0, at) }
      const told = hearAll(then, turn.content, heard.at(-1) ?? null, context)
      const of = told.find(({ wish, who }) => wish === 'suits' && who !== null)
      if (of?.who) verdict = { who: of.who, isRefused: once(() => refuses(of, { ...context, asked: then })) }
      heard.push(...told.map(one => (verdict ? { ...one, verdict } : one)))
    }
    return heard
  }

  const tell = (asked: Question, all: readonly Heard[], added: Added | null): Answer => {
    const context = contextOf(asked)
    if (tellNothingToEat(all, context)) return context.reply.done()
    const besides = added && tellAdded(added, all, context)
    const parts = besides?.left ?? all
    if (besides && parts.length === 0) return context.reply.done()
    const text = withoutHow(asked.question)
    const beside = tellNow(text, parts, context)
    if (beside) context.reply.next()
    const rest = tellDates(text, beside ?? parts, context) ?? beside
    if (rest === null || rest.length > 0) composeAll(toAnswer(rest ?? parts), context)
    besides?.after()
    if (asksBrief(fold(asked.question).text) && !parts.some(({ wish }) => isLong.test(wish)))
      context.reply.shorten()
    return context.reply.done()
  }

  /** Of a question that was not understood the spelling that is understood best. */
  const answer = (whole: Question): Answer => {
    const { asked, added } = withoutAdded(whole)
    const parts = understandOnly(asked)
    const typed = tell(asked, parts, added)
    if (typed.isCovered || isDeclinedSurely(parts)) return typed
    const best = bestSpelling(withoutHow(asked.question), question => understandOnly({ ...asked, question }))
    if (!best) return typed
    const meant = tell({ ...asked, question: best.spelling.text }, best.parts, added)
    return meant.isCovered
      ? { ...meant, answer: `${meantFor(best.spelling)[asked.language]}\n${meant.answer}` }
      : typed
  }

  /** Three questions to go on with after a conversation: not yet asked, fitting the label and what was spoken of last. */
  const followUps = ({ history, language, label }: Omit<Question, 'question'>): string[] => {
    const last = history.map(({ role }) => role).lastIndexOf('user')
    const [question, before] = [history[last]?.content ?? '', history.slice(0, Math.max(0, last))]
    const { asked } = withoutAdded({ question, history: before, language, label })
    const context = contextOf(asked)
    const heard =
      last < 0 ? [] : [...understandEarlier(asked, context, questionsRemembered), ...understandOnly(asked)]
    return followUpsOf(heard, context)
  }

  return Object.assign(answer, { understand, followUps })
}

const refusal =
  /^(?:No\b(?!.{0,60}\brecognised\b)|Not (?:suitable|for|so)\b|Better not\b|Avoid\b|Do not\b|Yes, leave it)/

/** Whether somebody is told that they may not have it, or had better not. */
const refuses = (heard: Heard, context: AnswerContext): boolean => {
  if (heard.wish !== 'suits' || heard.who === null) return false
  const reply = createReply('en')
  compose(heard, { ...context, reply, text: heard.text, weightKg: null, part: null })
  return refusal.test(reply.lineAt(0) ?? '')
}

/** A finding that is made at most once, and only when it is asked for. */
const once = (find: () => boolean): (() => boolean) => {
  let found: boolean | undefined
  return () => (found ??= find())
}

/** What was declined for what it is, and not because it was not understood. */
const isDeclinedSurely = (parts: readonly Heard[]): boolean =>
  parts.every(({ wish, confidence }) => wish === 'outside' && confidence === 1)
const leastSure = (parts: readonly Heard[]): number => Math.min(...parts.map(({ confidence }) => confidence))
/** From here on another spelling is taken for what was meant. */
const sureOfSpelling = 0.6

/** The spelling that is understood best, with what it was understood as; null where none is understood surely. */
const bestSpelling = (
  text: string,
  understand: (text: string) => Heard[],
): { spelling: OtherSpelling; parts: Heard[] } | null => {
  const [best] = otherSpellings(text)
    .map(spelling => ({ spelling, parts: understand(spelling.text) }))
    .filter(({ parts }) => parts.every(({ wish }) => wish !== 'outside'))
    .sort((a, b) => leastSure(b.parts) - leastSure(a.parts))
  return best && leastSure(best.parts) >= sureOfSpelling ? best : null
}

const meantFor = ({ typed, meant }: OtherSpelling): Bilingual => ({
  zh: `我把“${typed}”当作“${meant}”。`,
  en: `I took "${typed}" for "${meant}".`,
})

/** A whole list or report is not told in a word. */
const isLong = /^(?:report|list|parts)$/

const sureByLabel: Bilingual = {
  zh: '确定，以读到的标签为准：',
  en: 'Sure, as far as the label goes:',
}

/** What is asked of the food itself: he ate it, what now, goes on with the packet. */
const isOfFood = ({ wish, subjects, kinds, nutrients, who }: Heard): boolean =>
  wish === 'fact' ||
  (wish !== 'outside' && subjects.length + kinds.length + nutrients.length > 0) ||
  (wish === 'suits' && (who?.diet ?? null) !== null)

/** May the heating pack be eaten, and when it was cooked: nothing but never, and how long the food keeps where that was asked. */
const tellNothingToEat = (parts: readonly Heard[], context: AnswerContext): boolean => {
  if (!tellNotFood({ ...context, text: parts.map(({ text }) => text).join(' ') })) return false
  const others = parts.filter(
    part =>
      (part.wish === 'fact' && part.fact === 'shelf_life') || (!speaksOfNotFood(part.text) && isOfFood(part)),
  )
  if (others.length > 0) composeAll(others, context)
  return true
}

/** Writes the answers to the questions of a text; one that is declined beside others that are answered is named. */
const composeAll = (all: readonly Heard[], context: AnswerContext): void => {
  const left = tellPairs(all, context)
  const told = left ?? all
  const isOneOf = told.length > 1 && told.some(({ wish }) => wish !== 'outside')
  const isWarned = left !== null || tellMedicineFirst(told, context)
  for (const [at, heard] of told.entries()) {
    const { text } = heard
    // How much insulin was told to be for the doctor.
    if (heard.wish === 'outside' && ofDose.test(text) && saysDose.test(context.reply.text())) continue
    if (at > 0 && asksIfItSays(heard) && isRemark(heard)) continue
    // Who evaluated it, and in which year: the year was told with it.
    if (told[at - 1]?.wish === 'evaluation' && asksYear.test(text)) continue
    // Behind a word on a medicine no verdict stands first.
    if (at > 0 || left === null) context.reply.next()
    if (heard.again === 'sure') {
      context.reply.note(sureByLabel)
      context.reply.next()
      context.reply.shorten()
    }
    const before = context.reply.lines()
    compose(heard, { ...context, text, weightKg: weightIn(text), part: isOneOf ? text : null })
    // Nothing is said in its place.
    if (isOneOf && isRemark(heard) && isDeclined(context.reply.lineAt(before)))
      context.reply.instead(before, () => true)
  }
  tellUnsaid(told, context)
  if (!isWarned) tellMedicineLast(told, context)
}
const asksYear =
  /^(?:是)?(?:在)?(?:哪一?年|什么时候|几几年|几时|何时)(?:的|评的?|评估的?)?$|^(?:and )?(?:in )?(?:(?:which|what) year|when)(?: was (?:that|it))?$/
const ofDose = /[打用]几个?单位|多少单位|胰岛素|\bunits?\b|\binsulin\b/
const saysDose = /打多少胰岛素，按|how much insulin, is for your/

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
