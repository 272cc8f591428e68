import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { default as addFormats } from 'ajv-formats'
import { parse } from 'yaml'
import type { OperationId } from '../mocks/scenarios.ts'

interface Operation {
  operationId: OperationId
  security?: readonly object[]
  parameters?: readonly { $ref?: string; name?: string; in?: string }[]
  requestBody?: { content: Readonly<Record<string, object>> }
  responses: Readonly<Record<string, { $ref?: string }>>
}

interface Document {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  components: {
    examples: Readonly<Record<string, { value: unknown }>>
    schemas: Readonly<Record<string, object>>
  }
}

/** openapi.yaml, read from the file: generated modules could be stale. */
export const document: Document = parse(readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8'))

/** An operation with its place in the document. */
export interface Place {
  path: string
  method: string
  operation: Operation
}

export const operations: readonly Place[] = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
)

const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`)

/** The operation of a request, null when openapi.yaml has none: a path without parameters wins over one with. */
export const operationOf = (method: string, path: string): Place | null => {
  const fitting = operations.filter(place => place.method === method && patternOf(place.path).test(path))
  return fitting.find(place => place.path === path) ?? fitting[0] ?? null
}

const pointer = (...parts: readonly string[]) =>
  parts.map(part => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

const placed = ({ path, method }: Place) => ['paths', path, method.toLowerCase()]

/** Where the schema of a request's body is. */
export const requestSchemaOf = (place: Place): string => {
  const [type = ''] = Object.keys(place.operation.requestBody?.content ?? {})
  return pointer(...placed(place), 'requestBody', 'content', type, 'schema')
}

/** Where the schema of a JSON answer is; null for a status that is not documented. */
export const responseSchemaOf = (place: Place, status: number): string | null => {
  const response = place.operation.responses[status]
  if (!response) return null
  const at = response.$ref?.slice(1) ?? pointer(...placed(place), 'responses', String(status))
  return at + pointer('content', 'application/json', 'schema')
}

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats(ajv)
ajv.addSchema({ $id: 'openapi', ...document })
const validators = new Map<string, ValidateFunction>()

/** What is wrong with a value by the schema at a place in openapi.yaml; null when it fits. */
export const validationErrorAt = (at: string, value: unknown): string | null => {
  const validate = validators.get(at) ?? ajv.compile({ $ref: `openapi#${encodeURI(at)}` })
  validators.set(at, validate)
  return validate(value) ? null : ajv.errorsText(validate.errors)
}

/** The same by a named schema. */
export const validationErrorOf = (schema: string, value: unknown): string | null =>
  validationErrorAt(pointer('components', 'schemas', schema), value)
