import type { Ingredient } from '../../result.ts'
import type { AnswerContext } from './answer-context.ts'

/** The animal that a label names behind an ingredient: Gelatine (Pork). */
export const sourceInBrackets = (
  ingredient: Ingredient | undefined,
  { asked }: AnswerContext,
): string | undefined =>
  ingredient &&
  /^\s*[（(]([^）)]{0,30}(?:pork|porcine|pig|beef|bovine|cow|cattle|fish|chicken|poultry|[猪豬牛鱼魚鸡雞])[^）)]{0,20})[）)]/i.exec(
    asked.label?.text?.slice(ingredient.span.end, ingredient.span.end + 60) ?? '',
  )?.[1]
