import { expect, it } from 'vitest'
import { countTask } from './task-counter.ts'

const memoryStore = (text: string | null = null) => {
  let kept = text
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value
    },
    removeItem: () => {
      kept = null
    },
    counts: (): Record<string, number> => JSON.parse(kept ?? '{}'),
  }
}
const dayOf = (month: number, day: number) => String(new Date(2026, month - 1, day).getTime())

it('counts the analyses of a day under its first moment', () => {
  const store = memoryStore()
  for (const hour of [0, 9, 23]) countTask(store, new Date(2026, 10, 22, hour, 59))
  countTask(store, new Date(2026, 10, 23, 0, 0))
  expect(store.counts()).toEqual({ [dayOf(11, 22)]: 3, [dayOf(11, 23)]: 1 })
})

it('keeps the last seven days', () => {
  const store = memoryStore()
  for (let day = 1; day <= 10; day += 1) countTask(store, new Date(2026, 10, day))
  expect(Object.keys(store.counts()).sort()).toEqual([4, 5, 6, 7, 8, 9, 10].map(day => dayOf(11, day)))
})

it.each(['not json', 'null', '[1]', '{"monday":3,"5":"x"}'])('begins with 1 where %s was kept', text => {
  const store = memoryStore(text)
  countTask(store, new Date(2026, 10, 22))
  expect(store.counts()[dayOf(11, 22)]).toBe(1)
})

it('counts nothing, and stops nobody, where nothing can be kept', () => {
  countTask(null, new Date())
  const full = {
    ...memoryStore(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  expect(() => countTask(full, new Date())).not.toThrow()
})
