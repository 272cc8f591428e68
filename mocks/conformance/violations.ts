import { propertiesOf, requiredOf, resolved } from './arbitrary.ts'

export interface Violation {
  /** The field that a refusal has to name. */
  field: string
  value: unknown
}

type Json = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const without = (value: Json, name: string): Json =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))

/** Every way of breaking one rule that a value keeps, each with the field at fault. */
export const violationsOf = (given: unknown, value: unknown, field: string): Violation[] => {
  const schema = resolved(given)
  const ownOf = () => [...wrongType(schema, field), ...wrongValue(schema, field)]
  if (Array.isArray(value))
    return [
      ...ownOf(),
      ...value.flatMap((item, index) =>
        violationsOf(schema['items'], item, `${field}.${index}`).map(inner => ({
          field: inner.field,
          value: value.with(index, inner.value),
        })),
      ),
    ]
  if (!isRecord(value) || schema['type'] !== 'object') return ownOf()
  const properties = propertiesOf(schema)
  return [
    ...wrongType(schema, field),
    ...requiredOf(schema).map(name => ({ field: `${field}.${name}`, value: without(value, name) })),
    ...(schema['additionalProperties'] === false
      ? [{ field: `${field}.unheardOf`, value: { ...value, unheardOf: 'x' } }]
      : []),
    ...Object.entries(properties).flatMap(([name, each]) =>
      name in value
        ? violationsOf(each, value[name], `${field}.${name}`).map(inner => ({
            field: inner.field,
            value: { ...value, [name]: inner.value },
          }))
        : [],
    ),
  ]
}

/** A function is no JSON and fits nothing; an object in place of a scalar, a number in place of a text or a list. */
const wrongType = (schema: Json, field: string): Violation[] => {
  const { type } = schema
  if (type === 'object' || type === 'array') return [{ field, value: 'not what it should be' }]
  if (type === 'string') return [7, {}, ['x']].map(value => ({ field, value }))
  if (type === 'integer' || type === 'number') return [{ field, value: 'many' }]
  return 'oneOf' in schema || 'enum' in schema ? [{ field, value: 7 }] : []
}

const wrongValue = (schema: Json, field: string): Violation[] => {
  const { minLength, maxLength, minimum, maximum, maxItems } = schema
  const wrong: unknown[] = []
  if (typeof minLength === 'number' && minLength > 0) wrong.push('x'.repeat(minLength - 1))
  if (typeof maxLength === 'number') wrong.push('x'.repeat(maxLength + 1))
  if (typeof minimum === 'number') wrong.push(minimum - 1)
  if (typeof maximum === 'number') wrong.push(maximum + 1)
  if (typeof maxItems === 'number') wrong.push(Array.from({ length: maxItems + 1 }, () => 'x'))
  if (Array.isArray(schema['enum'])) wrong.push('no-such-thing')
  if (schema['format'] === 'uuid') wrong.push('', '7b0f3c9e-0d5c-4a63-9a53')
  if (typeof schema['pattern'] === 'string') wrong.push('+٣ no')
  return wrong.map(value => ({ field, value }))
}
