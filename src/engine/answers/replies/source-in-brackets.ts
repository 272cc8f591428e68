import type { Ingredient } from '../../result.ts'
import type { AnswerContext } from './answer-context.ts'

/** What a label has in brackets right behind an ingredient: modified food starch (corn). */
export const inBrackets = (
  ingredient: Ingredient | undefined,
  { asked }: AnswerContext,
): string | undefined =>
  ingredient &&
  /^\s*[（(]([^（()）]{1,50})[）)]/.exec(
    asked.label?.text?.slice(ingredient.span.end, ingredient.span.end + 60) ?? '',
  )?.[1]

const animal = /pork|porcine|pig|beef|bovine|cow|cattle|fish|chicken|poultry|[猪豬牛鱼魚鸡雞]/i

/** The animal that a label names behind an ingredient: Gelatine (Pork). */
export const sourceInBrackets = (
  ingredient: Ingredient | undefined,
  context: AnswerContext,
): string | undefined => {
  const stated = inBrackets(ingredient, context)
  return stated !== undefined && animal.test(stated) ? stated : undefined
}
