import { expect, it } from 'vitest'
import plugin from './described-fields.mjs'

const rule = plugin().rules.oas3['described-fields']
const described = { description: 'A name.' }

/** What the rule reports of a named schema, and of its fields, as Redocly walks through them. */
const reported = (schema: object, schemas: Readonly<Record<string, object>> = {}) => {
  const messages: string[] = []
  const context = {
    report: ({ message }: { message: string }) => void messages.push(message),
    resolve: ({ $ref = '' }: { $ref?: string }) => ({ node: schemas[$ref] ?? {} }),
    location: { child: () => ({}) },
    key: 'Person',
  }
  const visitors = rule()
  visitors.NamedSchemas.Schema(schema, context)
  visitors.Schema(schema, context)
  return messages
}

it('refuses a schema and a field without a description', () => {
  expect(reported({ properties: { name: {}, nick: { description: ' ' }, own: described } })).toEqual([
    'The schema Person has no description.',
    'The field name has no description: say what it is, with unit, order and lifetime.',
    'The field nick has no description: say what it is, with unit, order and lifetime.',
  ])
})

it('takes the description of the schema that a field refers to', () => {
  const person = { ...described, properties: { name: { $ref: '#/Name' } } }
  expect(reported(person, { '#/Name': described })).toEqual([])
  expect(reported(person)).toHaveLength(1)
})
