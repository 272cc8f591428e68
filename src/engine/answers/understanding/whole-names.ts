import { fold } from '../../text/normalize.ts'
import { detectAudience } from '../entities/people.ts'
import type { createSubjects, Mention } from '../entities/subjects.ts'
import type { AnswerContext } from '../replies/answer-context.ts'
import { foodsNamedIn } from '../replies/foods/foods.ts'
import { inPlainWords } from './plain-words.ts'

/**
 * Tells of each name that was found whether it is only a part of the name of a food: 无水奶油 is no 水, and 人造黄油 no 黄油. Is the 淀粉
 * 小麦淀粉 asks of the 淀粉, 方糖 measures sugar, and of what somebody may eat the label is told, by whatever name it is called.
 */
export const wholeNames = (
  all: readonly Mention[],
  words: string,
  text: string,
  { asked, result }: Pick<AnswerContext, 'asked' | 'result'>,
  find: ReturnType<typeof createSubjects>['find'],
): ((mention: Mention) => Mention | null) => {
  const foods = detectAudience(text) === null ? foodsNamedIn(words) : []
  const product = inPlainWords(fold(asked.label?.product.name ?? '').text)
  return mention => {
    const { start, end, subject } = mention
    const whole = foods.find(food => food.start <= start && end <= food.end && food.name.length > end - start)
    const isMeasured = /^[糖盐]$/.test(words.slice(start, end))
    if (!whole || subject.entry || isMeasured || product.includes(whole.name)) return null
    const isNamedTwice = all.some(
      other =>
        other.subject.index === subject.index && (other.end <= whole.start || other.start >= whole.end),
    )
    if (isNamedTwice) return null
    const listed = find(whole.name, result)[0]?.subject
    const isListed = listed?.index !== undefined && fold(listed.name).text === whole.name
    return { ...mention, subject: isListed ? listed : { name: whole.name } }
  }
}
