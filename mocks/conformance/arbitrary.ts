import fc from 'fast-check'
import { schemas } from '../validation/openapi.ts'

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A schema as an object, its reference followed. */
export const resolved = (schema: unknown): Json => {
  if (!isObject(schema)) return {}
  const { $ref } = schema
  return typeof $ref === 'string' ? resolved(schemas[$ref.split('/').at(-1) ?? '']) : schema
}

/** The properties of an object schema, by name. */
export const propertiesOf = (schema: Json): Json =>
  isObject(schema['properties']) ? schema['properties'] : {}

export const requiredOf = (schema: Json): string[] =>
  Array.isArray(schema['required']) ? schema['required'].map(String) : []

const number = (schema: Json, key: string, fallback: number): number =>
  typeof schema[key] === 'number' ? schema[key] : fallback

// What texts of people hold, and what breaks naive servers: marks of URLs, JSON, SQL and HTML, four-byte characters.
const letter = fc.constantFrom(...'abcxyzABC0189 -_.,;:!?%&=+#/\\\'"<>{}[]()*~中文配料添加剂éß😀')

const text = (schema: Json): fc.Arbitrary<unknown> => {
  const { format, pattern } = schema
  if (format === 'uuid') return fc.uuid()
  if (format === 'binary') return fc.constant(null)
  const time = fc.date({ min: new Date(0), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true })
  if (format === 'date-time') return time.map(date => date.toISOString())
  if (format === 'date') return time.map(date => date.toISOString().slice(0, 10))
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern))
  const minLength = number(schema, 'minLength', 0)
  const maxLength = Math.max(minLength, Math.min(number(schema, 'maxLength', 24), 24))
  return fc.string({ unit: letter, minLength, maxLength })
}

/** Values that fit a schema of openapi.yaml. */
export const arbitraryOf = (given: unknown): fc.Arbitrary<unknown> => {
  const schema = resolved(given)
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...schema['enum'])
  if ('const' in schema) return fc.constant(schema['const'])
  if (Array.isArray(schema['oneOf'])) return fc.oneof(...schema['oneOf'].map(arbitraryOf))
  const { type } = schema
  if (Array.isArray(type)) return fc.oneof(...type.map(each => arbitraryOf({ ...schema, type: each })))
  if (type === 'integer')
    return fc.integer({ min: number(schema, 'minimum', 0), max: Math.min(number(schema, 'maximum', 50), 50) })
  if (type === 'number') return fc.integer({ min: Math.max(0, number(schema, 'minimum', 0)), max: 1e6 })
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'array')
    return fc.array(arbitraryOf(schema['items']), { maxLength: Math.min(number(schema, 'maxItems', 3), 3) })
  if (type === 'object') return objectOf(schema)
  return text(schema)
}

const objectOf = (schema: Json): fc.Arbitrary<unknown> => {
  const entries = Object.entries(propertiesOf(schema)).map(
    ([name, each]) => [name, arbitraryOf(each)] as const,
  )
  const own = fc.record(Object.fromEntries(entries), { requiredKeys: requiredOf(schema) })
  const { additionalProperties } = schema
  return isObject(additionalProperties)
    ? fc.dictionary(
        fc.string({ unit: letter, minLength: 1, maxLength: 8 }),
        arbitraryOf(additionalProperties),
        {
          maxKeys: 2,
        },
      )
    : own
}
