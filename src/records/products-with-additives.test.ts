import { expect, it } from 'vitest'
import { emptyAnalysis, taskOf } from '../../test/task.ts'
import type { Ingredient } from './ingredients.ts'
import { productsWithAdditives } from './products-with-additives.ts'
import { taskRecords } from './record-summary.ts'
import type { TaskRecord } from './task-record.ts'

const ingredient = (additiveId?: string, children: Ingredient[] = []): Ingredient => ({
  name: additiveId ?? 'x',
  span: { start: 0, end: 1 },
  confidence: 1,
  kind: additiveId === undefined ? 'food' : 'additive',
  functions: [],
  children,
  ...(additiveId !== undefined && { additiveId }),
})

const record = (id: string, ingredients: Ingredient[]): TaskRecord => ({
  id,
  owner: 'v1_a',
  createdAt: '2026-11-20T08:00:00Z',
  lang: 'en',
  lifecycle: {
    phase: 'done',
    task: taskOf({
      product: { name: `product ${id}`, brand: '', seller: '', manufacturer: '', standard: '' },
      result: { ...emptyAnalysis, ingredients },
    }),
  },
})

const find = (records: readonly (TaskRecord | null)[]) =>
  productsWithAdditives(
    records.flatMap(each => (each === null ? [] : [taskRecords.summarise(each)])),
    async id => records.find(each => each?.id === id) ?? null,
  )

it('names the products of each additive once, those inside other ingredients too', async () => {
  const found = await find([
    record('a', [ingredient('17.003'), ingredient(undefined, [ingredient('08.005'), ingredient('17.003')])]),
    record('b', [ingredient('08.005')]),
    record('c', [ingredient()]),
  ])
  expect([...found].map(([id, products]) => [id, products.map(({ title }) => title)])).toEqual([
    ['17.003', ['product a']],
    ['08.005', ['product a', 'product b']],
  ])
})

it('passes over what is not analysed, and what can no longer be read', async () => {
  const waiting: TaskRecord = { ...record('a', []), lifecycle: { phase: 'waiting' } }
  expect((await find([waiting])).size).toBe(0)
  const gone = taskRecords.summarise(record('b', [ingredient('17.003')]))
  expect((await productsWithAdditives([gone], async () => null)).size).toBe(0)
})
