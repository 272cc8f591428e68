/** What a pact says of one value: an example, the rule that compares other values with it, and whether a provider state may replace it. */
export interface Matcher {
  'pact:matcher:type': 'type' | 'regex' | 'integer' | 'number' | 'arrayContains'
  value?: unknown
  variants?: readonly unknown[]
  regex?: string
  min?: number
  'pact:generator:type'?: 'ProviderState'
  expression?: string
}

const isMatcher = (value: unknown): value is Matcher =>
  typeof value === 'object' && value !== null && 'pact:matcher:type' in value

/** Any value of the type of the example, down to its leaves. */
export const like = (value: unknown): Matcher => ({ 'pact:matcher:type': 'type', value })

/** A list of such items; `min` 0 where it may be empty. */
export const eachLike = (item: unknown, min: 0 | 1 = 1): Matcher => ({
  'pact:matcher:type': 'type',
  value: [item],
  min,
})

/** A list with such an item somewhere among others. */
export const including = (item: unknown): Matcher => ({
  'pact:matcher:type': 'arrayContains',
  variants: [item],
})

/** A text or a number whose digits fit the pattern. */
export const matching = (regex: string, value: string | number | null): Matcher => ({
  'pact:matcher:type': 'regex',
  regex,
  value,
})

/** One of the values of an enumeration; the first is the example. */
export const oneOf = (...values: readonly [string | number, ...(string | number)[]]): Matcher =>
  matching(
    `^(${values.map(value => (typeof value === 'number' ? digitsOf(value) : escaped(value))).join('|')})$`,
    values[0],
  )

/** This number, in any notation: 1 and 1.0 are the same. */
export const exactly = (value: number): Matcher => matching(`^${digitsOf(value)}$`, value)

const digitsOf = (value: number) => `${value}(\\.0+)?`

/** Null in the example; else a value whose JSON fits. */
export const nullOr = (regex: string): Matcher => matching(`^(null|${regex})$`, null)

/** A whole number, which a server may write as 52.0: openapi.yaml says that it is whole. */
export const integer = (value: number): Matcher => ({ 'pact:matcher:type': 'number', value })
export const number = (value: number): Matcher => ({ 'pact:matcher:type': 'number', value })

/**
 * Exactly this in a request of the app, after a fixed part; a provider under verification may put its own value in its
 * place, by answering the set-up of a state with one of that name.
 */
export const fromState = (name: string, value: string, before = ''): Matcher => ({
  // A pattern, as paths and headers take no equality.
  'pact:matcher:type': 'regex',
  regex: `^${escaped(before + value)}$`,
  value: before + value,
  'pact:generator:type': 'ProviderState',
  expression: `${before}\${${name}}`,
})

const escaped = (text: string) => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, match => `\\${match}`)

const uuidPattern = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/** A new UUID for every request. */
export const eventId = (): Matcher => matching(uuidPattern, '7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11')

/** A moment as RFC 3339 writes it. */
export const moment = (value: string): Matcher =>
  matching(
    '^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$',
    value,
  )

/** The examples alone, as the mock server of Pact answers with them. */
export const exampleOf = (template: unknown): unknown => {
  if (isMatcher(template)) return exampleOf(template.variants ?? template.value)
  if (Array.isArray(template)) return template.map(exampleOf)
  if (typeof template !== 'object' || template === null) return template
  return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, exampleOf(value)]))
}
