import { expect, it } from 'vitest'
import type { Ingredient } from '../../../records/index.ts'
import { type ShownIngredient, shownTree } from './shown-tree.ts'

const named = (name: string, children: Ingredient[] = []): Ingredient => ({
  name,
  span: { start: 0, end: 1 },
  confidence: 1,
  kind: 'food',
  functions: [],
  children,
})
const drawn = (shown: readonly ShownIngredient[]): string =>
  shown
    .map(({ ingredient, children }) => ingredient.name + (children.length ? `(${drawn(children)})` : ''))
    .join(',')
const depthOf = (shown: readonly ShownIngredient[]): number =>
  shown.length === 0 ? 0 : 1 + Math.max(...shown.map(({ children }) => depthOf(children)))

const list = [named('a', [named('b', [named('c')]), named('d')]), named('e')]

it('shows a list as it is nested, or its first ingredients', () => {
  expect(drawn(shownTree(list, 9))).toBe('a(b(c),d),e')
  expect(drawn(shownTree(list, 3))).toBe('a(b(c))')
  expect(drawn(shownTree(list, 0))).toBe('')
})

it('shows a list that nests 20,000 deep with eight levels, and all of it', () => {
  let deep = named('x')
  for (let level = 1; level < 20_000; level += 1) deep = named('x', [deep])
  const shown = shownTree([deep], 20_000)
  expect(depthOf(shown)).toBe(8)
  expect(drawn(shown).match(/x/g)).toHaveLength(20_000)
})
