import { createMayMatch } from '../../../../text/may-match.ts'
import { fold } from '../../../../text/normalize.ts'
import { type AnswerContext, isTitle } from '../../answer-context.ts'
import { allSentencesOf, questionOf, type Sentence } from '../printed.ts'
import { figures, type Idea, ideas } from './ideas.ts'

const mayAsk = createMayMatch(ideas, ({ asked }) => asked)

/** A sentence of the pack that speaks of what was asked. */
export interface Found extends Sentence {
  /** How much of what was asked it speaks of. */
  weight: number
  /** It is what was asked for, whatever else was named. */
  isOfItself: boolean
  /** Which of its clauses do. */
  clauses: readonly string[]
}

const weightOfFigure = 2

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
  const wanted = figures.filter(figure => figure.asked.test(question))
  const weighed = ({ words, folded }: Sentence): Found => {
    const shared = asked.filter(({ asked: own, printed = own }) => printed.test(folded))
    const hasFigure = wanted.some(({ printed }) => printed?.test(folded))
    const isAnswer = shared.length > 0 && (wanted.length === 0 || hasFigure)
    const ofIdeas = shared.reduce((sum, { weight }) => sum + weight, 0)
    return {
      ...{ words, folded },
      weight: isAnswer ? ofIdeas + (hasFigure ? weightOfFigure : 0) : 0,
      isOfItself: shared.some(({ isOfItself }) => isOfItself),
      clauses: folded
        .split(/[,，;；。]|\. /)
        .filter(clause => shared.some(({ asked: own, printed = own }) => printed.test(clause))),
    }
  }
  const [best] = allSentencesOf(context)
    .flatMap(partsOf)
    .filter(({ folded }) => !isTitle(folded, context))
    .map(weighed)
    .sort((a, b) => b.weight - a.weight || a.words.length - b.words.length)
  return best && best.weight >= least ? best : undefined
}
