import { describe, expect, it } from 'vitest'
import { engine, named, plain, share } from './corpus.ts'
import labels from './fresh-labels.json' with { type: 'json' }

// Written by hand before the engine had read them, Chinese and English, in styles the other corpora do not have.
const counts = (kind: string, language: string) =>
  kind === 'additive' || (kind === 'flavouring' && language === 'zh')

describe('labels written for the engine to fail on', () => {
  it.each(labels.map(label => [`${label.id} ${label.product}`, label] as const))('%s', (_title, label) => {
    const result = engine.analyse({ text: label.text, product: { name: label.product } })
    const leaves = named(result.ingredients)
    const found = share(
      label.names.map(plain),
      leaves.map(one => plain(one.name)),
    )
    expect({ missing: found.missing, extra: found.extra }).toEqual({ missing: [], extra: [] })
    const additives = leaves.filter(one => counts(one.kind, label.language)).map(one => plain(one.name))
    expect(new Set(additives)).toEqual(new Set(label.additives.map(plain)))
    expect({ ...result.allergens }).toEqual({
      contains: expect.arrayContaining(label.contains),
      mayContain: expect.arrayContaining(label.mayContain),
    })
    expect(result.allergens.contains).toHaveLength(label.contains.length)
    expect(result.allergens.mayContain).toHaveLength(label.mayContain.length)
    if ('standard' in label) expect(engine.readProduct(label.text).standard).toBe(label.standard)
  })
})
