import fc from 'fast-check'

/** Values that a damaged or foreign record has in the place of the right ones. */
const strange = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(null, {}, [], [null], '', 'x', 0, -1, 1e9, 0.5, true, [[]], [{}]) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

/** A change of one place: where, as a number for each step from the root, and what takes its place; undefined deletes it. */
const change = fc.record({
  steps: fc.array(fc.nat(), { minLength: 1, maxLength: 7 }),
  value: fc.oneof({ weight: 4, arbitrary: strange }, { weight: 1, arbitrary: fc.constant(undefined) }),
})

export const changes = fc.array(change, { minLength: 1, maxLength: 4 })

/** A copy of a value with changes in it. */
export const broken = (
  value: unknown,
  made: readonly { steps: readonly number[]; value: unknown }[],
): unknown => {
  const copy: unknown = structuredClone(value)
  for (const { steps, value: put } of made) {
    let at: unknown = copy
    for (const [depth, step] of steps.entries()) {
      if (typeof at !== 'object' || at === null) break
      const keys = Object.keys(at)
      const key = keys[step % Math.max(1, keys.length)]
      if (key === undefined) break
      const next: unknown = Reflect.get(at, key)
      const isLast = depth === steps.length - 1 || typeof next !== 'object' || next === null
      if (isLast && put === undefined) Reflect.deleteProperty(at, key)
      else if (isLast) Reflect.set(at, key, put)
      at = isLast ? null : next
    }
  }
  return copy
}
