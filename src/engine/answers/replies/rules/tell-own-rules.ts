import { fold } from '../../../text/normalize.ts'
import { topicIn } from '../../entities/topics.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, isTitle, orWhole, wholeLabel } from '../answer-context.ts'
import { ageIn, isAmong, withAge } from '../conditions/age.ts'
import { gloss } from '../pack/in-english.ts'
import { isDeclined } from '../pack/on-pack.ts'
import { type Sentence, sentencesOf } from '../pack/printed.ts'
import { forbids } from '../people/pack-warnings.ts'
import { commands, type OwnRule, ownRules } from './own-rules.ts'

const bareOf = (text: string): string => fold(text).text.replace(/[^\p{L}\p{N}]/gu, '')

const quotation = /[“"]([^”"]{4,})[”"]/g
const leastQuoted = 4
/** 警示语：, before what it says. */
const heading = /^[^:：]{2,12}[:：]\s*/
/** Whether an answer has told a sentence: in its words, in those of its clauses that matter, or by a part that was quoted. */
const isSaid = ({ words, folded }: Sentence, { printed, told }: OwnRule, answer: string): boolean => {
  const said = bareOf(answer)
  if (said.includes(bareOf(words.replace(heading, ''))) || told?.test(answer)) return true
  const clauses = folded
    .replace(heading, '')
    .split(/[,，;；:：]/)
    .filter(one => printed.test(one))
  if (clauses.length > 0 && clauses.every(one => said.includes(bareOf(one)))) return true
  return [...answer.matchAll(quotation)].some(([, part = '']) => {
    const own = bareOf(part)
    return own.length >= leastQuoted && bareOf(words).includes(own) && printed.test(fold(part).text)
  })
}

const ages = /(\d{1,2})\s?[-~至到]\s?(\d{1,2})\s?(?:years?|yrs?|周?岁)/
/** Whether a sentence on children is of one of the age that was asked about; of no age all are. */
const isOfAge = (folded: string, { printed }: OwnRule, age: number | undefined): boolean => {
  if (age === undefined) return true
  return folded
    .split(/[,，;；]/)
    .filter(one => printed.test(one))
    .some(clause => {
      const [, least, most] = ages.exec(clause) ?? []
      if (least && most) return age >= Number(least) && age < Number(most) + 1
      return isAmong(age, clause) ?? true
    })
}

const mostTold = 3
/** The sentences of the pack that decide a question and were not told. */
const untold = (heard: Heard, from: number, context: AnswerContext): Sentence[] => {
  const answer = context.reply.text(from)
  const age = ageIn(context.text)
  const isForbidden = heard.who !== null && forbids(heard.who, context) !== undefined
  const sentences = sentencesOf(context).filter(({ folded }) => !isTitle(folded, context))
  const found = ownRules
    .filter(rule => rule.isAsked(heard) && !(rule.isOfAnybody && isForbidden))
    .flatMap(rule =>
      sentences.filter(
        one =>
          rule.printed.test(one.folded) &&
          !rule.never?.test(one.folded) &&
          (rule.isPlain || commands.test(one.folded)) &&
          !(rule.isOfAge && !isOfAge(one.folded, rule, age)) &&
          !isSaid(one, rule, answer),
      ),
    )
  return [...new Set(found)].slice(0, mostTold)
}

/** A sentence that forbids, limits or sends to a doctor comes before what else is known. */
const decides =
  /勿|不宜|不[可能得]|不建议|不适[宜合用]|禁|不超过|最多|咨询|遵医|\bdo not\b|\bnot (?:recommended|suitable|intended|for|exceed)\b|\bnever\b|\bavoid\b|\bconsult\b|\bmax(?:imum)?\b|\bno more than\b|\bexceed\b|\blimit\b|[每一][日天][^，。]{0,12}[\d一二两三]|\bdaily\b|\b(?:a|per|each) day\b/
/** An answer that begins with a no, or with the words of the pack. */
const isCareful =
  /^(?:不(?!算健康)|别|先问|少吃|要小心|超过|有可能|标签|月龄够了|看月龄|Old enough|It depends on the age|No(?! score)[,:. ]|Better (?:not|only)|Avoid|Too long|Ask |Not (?:yet|as)|The label|With care|Possibly)/

/** Questions that no label answers are left as they are, but for those of medicines and of the food itself. */
const ofPack = /^(?:medicine|spoiled|use|packaging|taste)$/

const sayOne = ({ words }: Sentence, context: AnswerContext): void =>
  context.reply.say(
    { zh: `标签写着“${words}”。`, en: `The label says "${words}"${gloss(words)}.` },
    ...orWhole(context, wholeLabel(context)),
  )

/**
 * What the pack itself says for whom, or of what, a question is, and the answer from a line on has not told: in its words, before a verdict
 * that knows nothing of it, in the place of one that something is not known, else behind it.
 */
export const tellOwnRules = (understood: Heard, from: number, context: AnswerContext): void => {
  const topic = topicIn(understood.text)?.topic
  if (topic !== undefined && !ofPack.test(topic)) return
  // With low blood sugar nobody reads how many cans are allowed.
  if (/低血糖按医生给你的方案|Treat a hypo by the plan/.test(context.reply.text())) return
  const heard = { ...understood, who: understood.who && withAge(understood.who, context.text) }
  const sentences = untold(heard, from, context)
  if (sentences.length === 0) return
  const { reply } = context
  const first = reply.lineAt(from)
  const sayAll = (told: readonly Sentence[]): void => {
    for (const one of told) sayOne(one, context)
  }
  if (isDeclined(first)) {
    reply.instead(from, () => {
      sayAll(sentences)
      return true
    })
    return
  }
  const isFirst = first !== undefined && !isCareful.test(first)
  const before = sentences.filter(({ folded }) => isFirst && decides.test(folded))
  if (before.length > 0) reply.ahead(from, () => sayAll(before))
  sayAll(sentences.filter(one => !before.includes(one)))
}
