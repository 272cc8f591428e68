import fc from 'fast-check'
import { resolveReference } from './openapi.ts'

interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
}

/** Names that a response may gain; `code` with `errMsg` would make a refusal of it, as documented. */
const fieldNames = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'addedLater', 'processing', 'x-note'),
  fc.string({ minLength: 1, maxLength: 12 }).filter(name => name !== 'code' && name !== 'errMsg'),
)

/** Values that an enumeration may gain. */
const texts = fc.oneof(
  fc.constantFrom('constructor', '__proto__', 'toString', 'apricot', 'a.b:c', ''),
  fc.string({ maxLength: 12 }),
)
const numbers = fc.integer({ min: 5, max: 99 })

/** What a newer server adds: how often, under which names, with which values. */
export const additions = fc.record({
  fields: fc.array(fc.tuple(fieldNames, fc.jsonValue({ maxDepth: 1 })), { minLength: 1, maxLength: 3 }),
  text: texts,
  number: numbers,
  /** Which enumerations change, in the order in which they are met; repeated. */
  changes: fc.array(fc.boolean(), { minLength: 1, maxLength: 7 }),
})

type Additions = typeof additions extends fc.Arbitrary<infer T> ? T : never

const resolve = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : resolve(resolveReference(schema.$ref) as Schema)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The alternative that a value was written for: the one that requires nothing it lacks. */
const alternativeOf = (schema: Schema, value: unknown): Schema => {
  const { oneOf, ...rest } = resolve(schema)
  if (!oneOf) return rest
  const fits = (candidate: Schema & { required?: string[] }) =>
    isObject(value)
      ? candidate.properties !== undefined &&
        (candidate.required ?? []).every(name => Object.hasOwn(value, name))
      : Array.isArray(value) === (candidate.type === 'array') && candidate.properties === undefined
  return alternativeOf(oneOf.map(resolve).find(fits) ?? {}, value)
}

/** A response as a newer server would send it: more fields in every object, other values in enumerations. */
export const fromNewerServer = (schema: Schema, value: unknown, added: Additions): unknown => {
  let met = 0
  const grow = (outer: Schema, node: unknown): unknown => {
    const { enum: values, items, properties, type } = alternativeOf(outer, node)
    if (values) {
      const isChanged = added.changes[met++ % added.changes.length]
      if (!isChanged) return node
      const other = type === 'integer' ? added.number : added.text
      return values.includes(other) ? node : other
    }
    if (Array.isArray(node)) return node.map(item => grow(items ?? {}, item))
    if (!isObject(node) || !properties) return node
    const known = Object.entries(node).map(
      ([name, item]) => [name, grow(properties[name] ?? {}, item)] as const,
    )
    const fresh = added.fields.filter(([name]) => !Object.hasOwn(properties, name))
    return Object.fromEntries([...known, ...fresh])
  }
  return grow(schema, value)
}
