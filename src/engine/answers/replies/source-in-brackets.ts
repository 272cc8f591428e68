import type { Bilingual, Ingredient } from '../../result.ts'
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

const behindName =
  /^\s*(?:[,，(（[]\s*)?((?:made |derived )?from [a-z][a-z ]{1,24}|of [a-z]+ origin)(?=\s*[,，、)）\].;；]|$)|^\s*[(（]([^()（）、,，]{1,10}[来來]源)[)）]/i

/** What a label states behind an ingredient of where it comes from: 306 from Soy, 磷脂（大豆来源）; undefined where nothing. */
export const statedSource = (
  ingredient: Ingredient | undefined,
  { asked }: AnswerContext,
): string | undefined => {
  const [, english, chinese] =
    (ingredient &&
      behindName.exec(asked.label?.text?.slice(ingredient.span.end, ingredient.span.end + 60) ?? '')) ??
    []
  return english ?? chinese
}

/** The label's own words on where its additives come from: all additives are of plant, synthetic or milk origin. */
export const statedOrigin = (context: AnswerContext): string | undefined =>
  quotedWhere(context, line =>
    /\b(?:additives?|emulsifiers?|glycerides?|stabili[sz]ers?)\b.{0,40}\b(?:of|from|are) (?:\w+[, ]+){0,3}(?:plant|vegetable)|\b(?:plant|vegetable) origin\b|(?:添加剂|乳化剂|甘油酯).{0,12}(?:植物来源|植物性|来自植物)|植物(?:来源|源)的?(?:添加剂|乳化剂)/.test(
      line,
    ),
  )

const animals: readonly (Bilingual & { is: RegExp; isPig?: true })[] = [
  {
    ...{ zh: '猪', en: 'pigs', isPig: true },
    is: /schwein|porc(?:ine|in)?\b|pork|\bpigs?\b|cerdo|suin[oa]|maiale|varken|wieprz|豚|猪|豬|돼지/i,
  },
  { zh: '牛', en: 'cattle', is: /rind|bovin|beef|b[oœ]e?uf|vacuno|牛|소/i },
  { zh: '鱼', en: 'fish', is: /fisch|fish|poisson|pescado|pesce|魚|鱼|생선/i },
]
/** Gelatine by its name, as a list has it. */
export const ofGelatine = /明胶|明膠|gelatin/i
const gelatine =
  /(?:g[eé]latine?n?a?s?|želatin[ae]?|ゼラチン|젤라틴|明胶|明膠)\s*[(（:：]?\s*(?:de |di |von |of |from )?[^,;，、；。\n()（）]{2,16}[)）]?|[\p{L}]+[- ]?gelatine?\b/giu

/** The animal that a list in another language names of the gelatine: Gelatine (Schwein), below it the sticker's 明胶. */
export const printedGelatine = (
  context: AnswerContext,
): { words: string; animal: Bilingual; isPig: boolean } | null => {
  const { asked, flat } = context
  const own = flat.filter(({ name }) => ofGelatine.test(name))
  if (own.length === 0 || own.some(one => animal.test(`${one.name} ${inBrackets(one, context) ?? ''}`)))
    return null
  for (const [words] of (asked.label?.text ?? '').matchAll(gelatine)) {
    const of = animals.find(({ is }) => is.test(words))
    if (of) return { words: words.trim(), animal: { zh: of.zh, en: of.en }, isPig: of.isPig === true }
  }
  return null
}
