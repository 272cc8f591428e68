import { Validator } from '@cfworker/json-schema'
import generated from '../operations.generated.json' with { type: 'json' }
import { type OperationId, operationIds } from '../scenarios.ts'

type Schema = ConstructorParameters<typeof Validator>[0]

export interface Parameter {
  name: string
  place: string
  isRequired: boolean
  schema: object
}

export interface Operation {
  id: OperationId
  method: string
  path: string
  security: string
  parameters: readonly Parameter[]
  body: { type: string; schema: object } | null
  /** JSON Schema by status; null for an answer without a body. */
  answers: Readonly<Record<string, object | null | undefined>>
}

/** Every operation of openapi.yaml, as generate-api.mjs wrote it. */
export const operations: readonly Operation[] = generated.operations.flatMap(operation => {
  const id = operationIds.find(known => known === operation.id)
  return id ? [{ ...operation, id }] : []
})

/** The named schemas of openapi.yaml. */
export const schemas: Readonly<Record<string, object | undefined>> = generated.components.schemas

const validators = new WeakMap<object, Validator>()

const validatorOf = (schema: object): Validator => {
  const known = validators.get(schema)
  if (known) return known
  // The generated file holds JSON Schema 2020-12; TypeScript sees only literals.
  const validator = new Validator({ ...schema, components: generated.components } as Schema, '2020-12')
  validators.set(schema, validator)
  return validator
}

export interface Complaint {
  /** Where, as the document names it: 'body.phone', 'query.size', 'form.image'. */
  field: string
  message: string
}

/** Keywords that only say that something below them is wrong. */
const outer = new Set(['$ref', 'properties', 'additionalProperties', 'items', 'oneOf'])

/** What is wrong with a value, named from `place` down to the field; null when it fits. */
export const complaintAbout = (schema: object, value: unknown, place: string): Complaint | null => {
  const { valid, errors } = validatorOf(schema).validate(value)
  if (valid) return null
  const first = errors.find(({ keyword }) => !outer.has(keyword)) ?? errors.at(-1)
  if (!first) return { field: place, message: 'does not fit its schema' }
  const inner = first.instanceLocation.slice(1).split('/').filter(Boolean).map(unescaped)
  const missing = first.keyword === 'required' ? /"(.*)"/.exec(first.error)?.[1] : undefined
  const field = [place, ...inner, ...(missing === undefined ? [] : [missing])].join('.')
  if (missing !== undefined) return { field, message: 'is missing' }
  return { field, message: first.keyword === 'false' ? 'is not in openapi.yaml' : first.error }
}

const unescaped = (part: string) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')

/** What openapi.yaml has against an answer; null when it is as documented. */
export const answerComplaint = (
  operation: Pick<Operation, 'id' | 'answers'>,
  status: number,
  body: unknown,
): string | null => {
  const schema = operation.answers[status]
  if (schema === undefined) return `${operation.id} does not document ${status}`
  if (schema === null) return body === undefined ? null : `${operation.id} ${status} has no body`
  const complaint = complaintAbout(schema, body, 'answer')
  return complaint && `${operation.id} ${status} ${complaint.field}: ${complaint.message}`
}
