import { createEngine, type Ingredient } from '../../src/engine/index.ts'
import { loadKnowledge } from '../../src/knowledge/index.ts'

export const knowledge = await loadKnowledge()
export const engine = createEngine(knowledge)

/** All ingredients of a result depth-first, sections and class words included. */
export function flat(ingredients: readonly Ingredient[]): Ingredient[] {
  return ingredients.flatMap(one => [one, ...flat(one.children)])
}

/** The ingredients themselves: what is neither the name of a part nor a class word. */
export function named(ingredients: readonly Ingredient[]): Ingredient[] {
  return flat(ingredients).filter(one => one.role === undefined)
}

const SIGNS: Partial<Record<Ingredient['kind'], string>> = {
  additive: '+',
  flavouring: '~',
  nutrient: '*',
  unknown: '?',
}

/** The tree of ingredients in one line: `class: [additive+ · unknown?]`; after a name its probable meaning, its amount and remarks. */
export const shape = (all: readonly Ingredient[]): string =>
  all
    .map(({ name, role, kind, amount, notes = [], suspected, atMost2Percent, children }) =>
      [
        atMost2Percent ? '≤2% ' : '',
        name,
        role ? ':' : (SIGNS[kind] ?? ''),
        suspected ? `→${suspected.name}` : '',
        amount ? ` ${amount.value}` : '',
        ...notes.map(note => ` “${note}”`),
        role || children.length > 0 ? ` [${shape(children)}]` : '',
      ].join(''),
    )
    .join(' · ')

/** Names compare without spaces, width and case, and by the probable name where a misreading is suspected. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s'’‘＇]/g, '')
    .replace(/[，、]/g, ',')
}

export function nameOf(one: Ingredient): string {
  return plain(one.suspected?.name ?? one.name)
}

export interface Share {
  recall: number
  precision: number
  missing: string[]
  extra: string[]
}

/** Recall and precision of two lists of names, counted with repetition. */
export function share(expected: readonly string[], found: readonly string[]): Share {
  const left = [...found]
  const missing = expected.filter(name => {
    const at = left.indexOf(name)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return {
    recall: expected.length === 0 ? 1 : (expected.length - missing.length) / expected.length,
    precision: found.length === 0 ? 1 : (found.length - left.length) / found.length,
    missing,
    extra: left,
  }
}
