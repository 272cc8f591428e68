import type { Bilingual, Ingredient } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import { inPlainWords } from '../../understanding/plain-words.ts'
import { type AnswerContext, namesOf } from '../answer-context.ts'

/** Everything inside a part or a compound ingredient. */
export const within = (one: Ingredient): Ingredient[] =>
  one.children.flatMap(child => [child, ...within(child)])

/** The sachets, layers or products of a pack that its list takes apart. */
export const sectionsOf = ({ result }: Pick<AnswerContext, 'result'>): readonly Ingredient[] =>
  (result?.ingredients ?? []).filter(({ role }) => role === 'section')

/** A part as questions name it. */
export const keyOf = ({ name }: Ingredient): string =>
  inPlainWords(fold(name).text.replace(/[\s:(（].*$/, ''))

const ofProduct = /^\s*(?:[一二三四五六]|[1-9]|[①-⑨])\s*[、.．)）]?\s*([^\s（(:：]{2,20})/

/** How a part is called; where two have the same name, with the product that they belong to. */
export const partName = (part: Ingredient, context: AnswerContext): string => {
  const name = part.name.replace(/[:：]\s*$/, '')
  const isAlone = sectionsOf(context).filter(one => one.name === part.name).length < 2
  if (isAlone) return name
  const before = (context.asked.label?.text ?? '').slice(0, part.span.start).split('\n').reverse()
  const product = before.flatMap(line => ofProduct.exec(line)?.[1] ?? [])[0]
  return product ? `${product}的${name}` : name
}

/** What stands directly in a part or a compound ingredient, without the words of classes. */
export const directIn = ({ children }: Ingredient): Ingredient[] =>
  children.flatMap(one => (one.role === 'class' ? directIn(one) : one))

/** The part or compound ingredient that something stands in, and its number there; undefined where it stands alone. */
export const homeOf = (
  index: number,
  context: AnswerContext,
): { name: string; at: number; of: number } | undefined => {
  const sought = context.flat[index]
  const home = [...context.flat]
    .filter(({ role }) => role !== 'class')
    .findLast(one => sought !== undefined && directIn(one).includes(sought))
  if (!home || !sought) return undefined
  const section = sectionsOf(context).find(one => one !== home && within(one).includes(home))
  const own = directIn(home)
  const name = home.role === 'section' ? partName(home, context) : home.name
  return {
    name: section ? `${partName(section, context)}的${name}` : name,
    at: own.indexOf(sought) + 1,
    of: own.length,
  }
}

/** The parts that have something of what was looked for, each with what it has. */
export const byPart = (
  hits: readonly number[],
  context: AnswerContext,
): { part: Ingredient; hits: number[] }[] =>
  sectionsOf(context).flatMap(part => {
    const own = within(part)
    const here = hits.filter(index => own.some(one => one === context.flat[index]))
    return here.length > 0 ? [{ part, hits: here }] : []
  })

/** Names of ingredients; of a pack with parts each part with what it has. */
export const namesInParts = (hits: readonly number[], context: AnswerContext): Bilingual => {
  const found = byPart(hits, context)
  if (found.length === 0) return namesOf(hits, context)
  const told = found.map(({ part, hits: own }) => ({
    name: partName(part, context),
    names: namesOf(own, context),
  }))
  const outside = hits.filter(index => found.every(({ hits: own }) => !own.includes(index)))
  const others = outside.length > 0 ? [namesOf(outside, context)] : []
  return {
    zh: [...told.map(({ name, names }) => `${names.zh}（${name}里）`), ...others.map(({ zh }) => zh)].join(
      '；',
    ),
    en: [...told.map(({ name, names }) => `${names.en} (in ${name})`), ...others.map(({ en }) => en)].join(
      '; ',
    ),
  }
}
