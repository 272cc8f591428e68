import type { Ingredient } from '../../result.ts'
import { type AnswerContext, quotedWhere } from './answer-context.ts'

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

/** The label's own words on where its additives come from: all additives are of plant, synthetic or milk origin. */
export const statedOrigin = (context: AnswerContext): string | undefined =>
  quotedWhere(context, line =>
    /\b(?:additives?|emulsifiers?|glycerides?|stabili[sz]ers?)\b.{0,40}\b(?:of|from|are) (?:\w+[, ]+){0,3}(?:plant|vegetable)|\b(?:plant|vegetable) origin\b|(?:添加剂|乳化剂|甘油酯).{0,12}(?:植物来源|植物性|来自植物)|植物(?:来源|源)的?(?:添加剂|乳化剂)/.test(
      line,
    ),
  )
