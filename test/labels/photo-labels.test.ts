import { describe, expect, it } from 'vitest'
import { engine, named, nameOf, plain, share } from './corpus.ts'
import labels from './photo-labels.json' with { type: 'json' }

// The English labels' additive lists leave flavourings out, the Chinese ones count 食用香精 in.
const counts = (kind: string, language: string) =>
  kind === 'additive' || (kind === 'flavouring' && language === 'zh')

describe('the labels of the photo set, as printed', () => {
  it.each(labels.map(label => [`${label.id} ${label.product}`, label] as const))('%s', (_title, label) => {
    const { ingredients } = engine.analyse({ text: label.text, product: { name: label.product } })
    const leaves = named(ingredients)
    const found = share(label.names.map(plain), leaves.map(nameOf))
    expect({ missing: found.missing, extra: found.extra }).toEqual({ missing: [], extra: [] })
    const additives = new Set(leaves.filter(one => counts(one.kind, label.language)).map(nameOf))
    const wanted = new Set(label.additives.map(plain))
    // Vanillin is a flavouring in the standard and an additive in the list.
    const flavourings = leaves.filter(one => one.kind === 'flavouring').map(nameOf)
    const missing = [...wanted].filter(name => !additives.has(name) && !flavourings.includes(name))
    expect({ missing, extra: [...additives].filter(name => !wanted.has(name)) }).toEqual({
      missing: [],
      extra: [],
    })
  })
})
