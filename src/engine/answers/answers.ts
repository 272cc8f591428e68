import type { Flavouring, Knowledge, UseEntry } from '../../knowledge/index.ts'
import { fold } from '../text/normalize.ts'
import { foodIn } from './entities/food-category.ts'
import { kindIn } from './entities/kinds.ts'
import { detectAudience, weightIn, withoutDiseases } from './entities/people.ts'
import { createSubjects, flatIngredients, type Mention, type Subject } from './entities/subjects.ts'
import { explainTerm, termIn } from './entities/terms.ts'
import { type Intent, inPlainWords, intentOf, reference } from './intents/intents.ts'
import type { Answer, Question, Turn } from './intents/question.ts'
import { explainScore, often, overview, processing, suggestBetter } from './replies/about-label.ts'
import { type AnswerContext, declineUnknown } from './replies/answer-context.ts'
import { compareAlone, compareSubjects } from './replies/compare.ts'
import { identify, listParts, origin, purpose } from './replies/identify.ts'
import { intake } from './replies/intake.ts'
import { legal, limit } from './replies/limits.ts'
import { hasIt, hitsOf, listKind, worstOf } from './replies/lists.ts'
import { amountOf, orderOf } from './replies/order.ts'
import { outsideOf } from './replies/outside.ts'
import { reportOn } from './replies/report.ts'
import { onlyThis, safeForGroup, safeOrNot } from './replies/safety.ts'
import { questionsIn } from './replies/several.ts'
import { spokenText } from './text/plain.ts'
import { createReply } from './text/reply.ts'

export interface AnswerKnowledge {
  knowledge: Knowledge
  uses: ReadonlyMap<string, readonly UseEntry[]>
  flavourings: readonly Flavouring[]
}

// Whoever sends a book is answered by its first page.
const longestQuestion = 1000
const longestTurn = 8000
const turnsBack = 8

/**
 * Answers questions about a label and its ingredients from the knowledge alone. Every sentence of fact cites the label
 * token or the entry it rests on; what is not covered is said so, never invented. Accepts every text and never throws.
 */
export const createAnswers = ({ knowledge, uses, flavourings }: AnswerKnowledge) => {
  const names = createSubjects(knowledge, flavourings)
  return (asked: Question): Answer => {
    const result = asked.label?.result ?? null
    const text = inPlainWords(fold(asked.question.slice(0, longestQuestion)).text.trim())
    const reply = createReply(asked.language)
    const flat = result ? flatIngredients(result) : []
    let before = (): readonly Subject[] => []
    for (const question of questionsIn(text)) {
      const outside = outsideOf(question)
      if (outside) {
        reply.decline(outside)
        continue
      }
      const context: AnswerContext = {
        ...{ asked, knowledge, uses, result, flat, reply },
        text: question,
        weightKg: weightIn(question),
      }
      const named = subjectsOf(context, names).slice(0, 4)
      // 有没有致癌 after TBHQ 是什么 means that; 扣了多少分 asks of the label whatever came before.
      const subjects = named.length > 0 || isOfLabel(question) ? named : before().slice(0, 4)
      for (const { typed, name, entry } of named)
        if (typed !== undefined && entry)
          reply.note({
            zh: `你写的“${typed}”，这里理解为${name}。`,
            en: `I take "${typed}" to mean ${name}.`,
          })
      answerTo(context, subjects, names)
      const { answer } = reply.done()
      before = () =>
        subjects.length > 0 ? subjects : spokenOf(answer, turn => unique(names.find(turn, result)))
    }
    return reply.done()
  }
}

const nothing = { subjects: 0, substances: 0, food: false }
const ofLabel: ReadonlySet<Intent['type']> = new Set([
  'report',
  'score',
  'better',
  'worst',
  'processing',
  'often',
  'order',
  'list',
])
const isOfLabel = (question: string): boolean =>
  kindIn(question) !== null || ofLabel.has(intentOf(question, nothing).type)

type NameMatcher = ReturnType<typeof createSubjects>

/** What is named in the question, else what it points back to in the conversation, else a mistyped name. */
const subjectsOf = (context: AnswerContext, { find, findNear }: NameMatcher): Subject[] => {
  const { text, result, asked } = context
  const words = withoutDiseases(text)
  const named = unique(find(words, result))
  const back = reference(text)
  const nth = back?.type === 'ordinal' ? kindIn(text) : null
  if (nth && back?.type === 'ordinal' && named.length === 0) {
    const index = hitsOf(nth, context).at(back.at)
    const ingredient = index === undefined ? undefined : context.flat[index]
    if (ingredient) return unique(find(fold(ingredient.name).text, result))
  }
  const isComparing = named.length === 1 && comparing.test(text)
  const only = named.length === 1 && /[\u4e00-\u9fff]/.test(text) ? named[0] : undefined
  if (only?.entry) {
    // 山梨酸甲: the name that was found is the beginning of a longer one with a wrong character.
    const longer = findNear(words, result)
    if (
      longer?.index !== undefined &&
      longer.entry?.id === only.entry.id &&
      longer.typed?.includes(fold(only.name).text)
    )
      return [longer]
  }
  if (named.length > 0 && !isComparing) return named
  if (back) {
    const spoken = earlier(asked.history, turn => unique(find(turn, result)))
    const pointed =
      back.type === 'all' ? spoken : back.type === 'ordinal' ? [spoken.at(back.at)] : [spoken[0]]
    const found = pointed.filter(subject => subject !== undefined)
    if (found.length > 0)
      return unique(
        [...found.slice(0, isComparing ? 1 : 4), ...named].map(subject => ({ subject, start: 0 })),
      )
  }
  if (named.length > 0) return named
  // 甜味剂 is a word of the question, no mistyped 甜味素.
  const near = kindIn(text) || detectAudience(text) ? null : findNear(words, result)
  return near ? [near] : []
}

const comparing =
  /比较|对比|区别|不同|不一样|相比|(?:和|跟|与).{1,20}比|比呢|哪个|compare|difference|versus|\bvs\b|better than|worse than|safer than/

/** What something that was said speaks of. */
const spokenOf = (said: string, find: (text: string) => Subject[]): Subject[] =>
  find(fold(spokenText(said.slice(0, longestTurn))).text)

/** What the latest turn that names anything speaks of. */
const earlier = (history: readonly Turn[], find: (text: string) => Subject[]): Subject[] => {
  for (const { content } of [...history].reverse().slice(0, turnsBack)) {
    const spoken = spokenOf(content, find)
    if (spoken.length > 0) return spoken
  }
  return []
}

const unique = (mentions: readonly Mention[]): Subject[] => {
  const seen = new Set<string>()
  return mentions.flatMap(({ subject }) => {
    const key = subject.entry?.id ?? subject.flavouring?.id ?? `${subject.index ?? subject.name}`
    if (seen.has(key)) return []
    seen.add(key)
    return [subject]
  })
}

const answerTo = (context: AnswerContext, subjects: readonly Subject[], { findPart }: NameMatcher): void => {
  const { text, result } = context
  const intent: Intent = intentOf(text, {
    subjects: subjects.length,
    substances: subjects.filter(({ entry, flavouring, unlisted }) => entry ?? flavouring ?? unlisted).length,
    food: foodIn(text, context.knowledge) !== null,
  })
  const term = subjects.length === 0 ? termIn(text) : null
  if (term) {
    explainTerm(term, context)
    return
  }
  const kind = kindIn(text)
  const part = () => {
    const found = subjects.length > 0 ? null : findPart(text, result)
    return found ? [found] : subjects
  }
  const indices = () => {
    const named = part().flatMap(({ index }) => index ?? [])
    return named.length > 0 || !kind ? named : hitsOf(kind, context)
  }
  const each = (say: (subject: Subject, context: AnswerContext) => void, of = subjects) => {
    if (of.length === 0) declineUnknown(context)
    for (const subject of of) say(subject, context)
  }
  const [first, second] = subjects
  switch (intent.type) {
    case 'report':
      reportOn(context)
      break
    case 'score':
      explainScore(context)
      break
    case 'better':
      suggestBetter(context)
      break
    case 'worst':
      worstOf(context)
      break
    case 'processing':
      processing(context)
      break
    case 'often':
      often(context)
      break
    case 'order':
      orderOf(indices(), context)
      break
    case 'amount':
      amountOf(indices(), context)
      break
    case 'list':
      for (const of of intent.of) listKind(of, intent.isWhy, context)
      break
    case 'has':
      hasIt(part(), context)
      break
    case 'compare':
      if (first && second) compareSubjects(first, second, context)
      else each(compareAlone)
      break
    case 'safe':
      if (intent.who) safeForGroup(intent.who, subjects, context)
      else if (subjects.length === 0) {
        overview(context)
        if (intent.isEffect && context.flat.length > 0) onlyThis(null, context)
      } else each(subject => safeOrNot(subject, intent.isEffect, context))
      break
    case 'legal':
      each(subject => legal(subject, intent.isAbroad, context))
      break
    case 'origin':
      each(origin)
      break
    case 'parts':
      each(listParts)
      break
    case 'adi':
      each(intake)
      break
    case 'limit':
      each(limit, subjects.slice(0, 2))
      break
    case 'why':
      each(purpose)
      break
    case 'what':
      each(identify, part())
      break
    case 'unknown':
      declineUnknown(context)
      break
  }
}
