import { expect, it } from 'vitest'
import en from '../../i18n/locales/en/knowledge.json' with { type: 'json' }
import { createLookups, loadKnowledge } from '../../knowledge/index.ts'
import { drawings } from './function-icon.tsx'
import { askedFunctions } from './function-tiles.tsx'

const lookups = createLookups(await loadKnowledge())

it.each(askedFunctions.flatMap(name => [name, en.functions[name]].map(word => [word, name] as const)))(
  'the lookup finds additives by their class “%s”',
  (word, name) => {
    const { items, total } = lookups.listAdditives(word, 1, 100)
    const own = items.filter(({ functions }) => functions.includes(name))
    expect(own.length).toBeGreaterThanOrEqual(5)
    expect(own.length / total).toBeGreaterThan(0.8)
  },
)

it('every class that an additive has is drawn, named in English, and no drawing is of a class that none has', () => {
  const { items } = lookups.listAdditives('', 1, 1_000)
  const classes = new Set(items.flatMap(({ functions }) => functions))
  expect([...classes].sort()).toEqual(Object.keys(drawings).sort())
  expect([...classes].filter(name => !(name in en.functions))).toEqual([])
})
