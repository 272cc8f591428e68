import { describe, expect, it } from 'vitest'
import type { AnalysisResult, Ingredient } from '../../src/engine/index.ts'
import { engine, flat, knowledge, named, nameOf, plain } from './corpus.ts'
import labels from './label-forms.json' with { type: 'json' }

interface Expectation {
  top?: string[]
  additives?: string[]
  additives_ins?: string[]
  pct?: Record<string, number>
  sections?: string[]
  nest?: Record<string, string[]>
  allergens?: string[]
  may_contain?: string[]
  cultures?: string[]
  fortificants?: string[]
  below2pct?: string[]
  claims?: string[]
  groups?: string[]
  changedUse?: string[]
  standard?: string
}

/** The names an ingredient goes by: as read, as probably meant, and as the standard calls it. */
function names(one: Ingredient): string[] {
  const entry = one.additiveId ? knowledge.additive(one.additiveId) : undefined
  const official = knowledge.names
    .filter(name => name.id === entry?.id && name.ins === (one.ins ?? ''))
    .map(name => plain(name.text))
  return [plain(one.name), nameOf(one), ...official]
}

function amountOf(one: Ingredient | undefined): number | undefined {
  const amount = one?.amount
  return amount && (amount.max === undefined ? amount.value : (amount.value + amount.max) / 2)
}

function check(result: AnalysisResult, text: string, expected: Expectation): void {
  const all = flat(result.ingredients)
  const leaves = named(result.ingredients)
  const find = (name: string) => leaves.find(one => names(one).includes(plain(name)))
  if (expected.top) {
    const foods = result.ingredients.filter(
      one => one.role === undefined && one.kind !== 'additive' && one.kind !== 'flavouring',
    )
    expect(foods.map(nameOf)).toEqual(expected.top.map(plain))
  }
  const additives = leaves.filter(one => one.kind === 'additive' || one.kind === 'flavouring')
  for (const name of expected.additives ?? [])
    expect(
      additives.some(one => names(one).includes(plain(name))),
      `additive ${name}`,
    ).toBe(true)
  if (expected.additives?.length === 0) expect(additives).toEqual([])
  if (expected.additives_ins) {
    const numbers = additives.filter(one => one.kind === 'additive').map(one => one.ins)
    expect(numbers).toEqual(expect.arrayContaining(expected.additives_ins))
  }
  for (const [name, percent] of Object.entries(expected.pct ?? {}))
    expect(amountOf(find(name)), name).toBe(percent)
  if (expected.sections)
    expect(all.filter(one => one.role === 'section').map(one => one.name)).toEqual(expected.sections)
  for (const [name, inner] of Object.entries(expected.nest ?? {}))
    expect(named(find(name)?.children ?? []).map(one => one.name)).toEqual(inner)
  if (expected.allergens)
    expect([...result.allergens.contains].sort()).toEqual([...expected.allergens].sort())
  if (expected.may_contain)
    expect([...result.allergens.mayContain].sort()).toEqual([...expected.may_contain].sort())
  for (const name of expected.cultures ?? []) expect(find(name)?.kind, name).toBe('culture')
  for (const name of expected.fortificants ?? []) expect(find(name)?.kind, name).toBe('nutrient')
  if (expected.below2pct)
    expect(leaves.filter(one => one.atMost2Percent).map(one => one.name)).toEqual(expected.below2pct)
  for (const claim of expected.claims ?? [])
    expect(leaves.filter(one => one.name.includes(claim))).toEqual([])
  for (const group of expected.groups ?? []) expect(result.groups.map(flag => flag.group)).toContain(group)
  for (const name of expected.changedUse ?? [])
    expect(
      result.knowledge.some(remark => remark.text.zh.includes(name)),
      `a remark about ${name}`,
    ).toBe(true)
  if (expected.standard) expect(engine.readProduct(text).standard).toBe(expected.standard)
}

describe('the ways of writing a list that GB 7718 allows and photos produce', () => {
  it.each(labels.map(label => [`${label.id} ${label.title}: ${label.why.join('; ')}`, label] as const))(
    '%s',
    (_title, label) => {
      check(engine.analyse({ text: label.text }), label.text, label.expect as Expectation)
    },
  )
})
