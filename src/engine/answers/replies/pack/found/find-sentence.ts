import { createMayMatch } from '../../../../text/may-match.ts'
import { fold } from '../../../../text/normalize.ts'
import { asksReasonOrWay } from '../../../text/plan-words.ts'
import { type AnswerContext, isTitle } from '../../answer-context.ts'
import { forbids } from '../../rules/plans.ts'
import { allSentencesOf, questionOf, type Sentence } from '../printed.ts'
import { figures, type Idea, ideas } from './ideas.ts'

const mayAsk = createMayMatch(ideas, ({ asked }) => asked)

/** A sentence of the pack that speaks of what was asked. */
export interface Found extends Sentence {
  /** How much of what was asked it speaks of. */
  weight: number
  /** It is what was asked for, whatever else was named. */
  isOfItself: boolean
  /** It is only named as what comes before: once thawed. */
  isInPassing: boolean
  /** It forbids what was asked about. */
  isBanned: boolean
  /** Which of its clauses speak of it. */
  clauses: readonly string[]
}

const weightOfFigure = 2
/** A ban is the answer to whether something may be done. */
const weightOfBan = 1

/** Whether a folded question asks if something may be done with the food. */
export const asksMay =
  /可以|可不|能|行[吗不么]|敢|[扔丢](?:了)?[吗不么]?$|\b(?:can|may|could|should|ok|okay|safe|fine|good|alright)\b/

/** Once thawed do not freeze it again: no word against thawing. */
const withoutCondition = (clause: string): string =>
  clause.replace(/^[^后]*后|^\s*(?:once|after|when)\s+\w+(?: \w+)?,?/, '')

/** A sentence, and the statements that stand in its line beside each other. */
const partsOf = (sentence: Sentence): Sentence[] => [
  sentence,
  ...sentence.words
    .split(/\s{3,}|\s+[|·∙•]\s+/)
    .map(words => ({ words: words.trim(), folded: fold(words).text.trim() }))
    .filter(({ folded }) => folded.length > 2 && folded !== sentence.folded),
]

/** The sentence of the pack that speaks of most of what was asked; undefined where none speaks of enough to be the answer. */
export const findSentence = (least: number, context: AnswerContext): Found | undefined => {
  const question = questionOf(context)
  const asked: Idea[] = mayAsk(question).filter(idea => idea.asked.test(question))
  if (asked.length === 0) return undefined
  const isWhether = asksMay.test(question) && !asksReasonOrWay(question)
  const wanted = figures.filter(figure => figure.asked.test(question))
  const weighed = ({ words, folded }: Sentence): Found => {
    const shared = asked.filter(({ asked: own, printed = own }) => printed.test(folded))
    const hasFigure = wanted.some(({ printed }) => printed?.test(folded))
    const isOfItself = shared.some(one => one.isOfItself)
    const isAnswer = shared.length > 0 && (wanted.length === 0 || hasFigure || isOfItself)
    const clauses = folded
      .split(/[,，;；。]|\. |(?<=[\u4e00-\u9fff]) (?=[\u4e00-\u9fff])/)
      .filter(clause => shared.some(({ asked: own, printed = own }) => printed.test(clause)))
    const ofIdeas = shared.reduce((sum, { weight }) => sum + weight, 0)
    const ofFigure = hasFigure ? weightOfFigure : 0
    const own = clauses
      .map(withoutCondition)
      .filter(clause => shared.some(({ asked: said, printed = said }) => printed.test(clause)))
    const isBanned = own.some(clause => forbids.test(clause))
    return {
      ...{ words, folded, clauses },
      weight: isAnswer ? ofIdeas + ofFigure + (isWhether && isBanned ? weightOfBan : 0) : 0,
      isBanned,
      isInPassing: own.length === 0,
      isOfItself,
    }
  }
  const [best] = allSentencesOf(context)
    .flatMap(partsOf)
    .map(weighed)
    .filter(({ folded, isOfItself }) => isOfItself || !isTitle(folded, context))
    .sort(
      (a, b) =>
        b.weight - a.weight ||
        Number(a.isInPassing) - Number(b.isInPassing) ||
        a.words.length - b.words.length,
    )
  return best && best.weight >= least ? best : undefined
}
