import type { components } from '../../src/api/schema.d.ts'
import type { Engine } from '../../src/engine/index.ts'
import type { Outcome } from './state.ts'

/** What the engine makes of a label. */
export type Analysis = Pick<components['schemas']['Task'], 'product' | 'result'>

/** Analyses what was read; the result is null where there is no ingredient list in it. */
export const analyse = (
  engine: Engine,
  read: Pick<Outcome & { ok: true }, 'text' | 'language' | 'words' | 'isPartial'>,
): Analysis => {
  const { text, language, words, isPartial = false } = read
  const product = engine.readProduct(text)
  const result = engine.analyse({ text, language, product, words, isPartial })
  return { product, result: result.ingredients.length > 0 || result.noScore === 'not_food' ? result : null }
}
