import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { default as addFormats } from 'ajv-formats'
import { parse } from 'yaml'
import type { OperationId } from '../mocks/scenarios.ts'

interface MediaType {
  schema: object
  example?: unknown
  examples?: Readonly<Record<string, unknown>>
}

interface Operation {
  operationId: OperationId
  security?: readonly object[]
  requestBody?: { content: Readonly<Record<string, MediaType>> }
  responses: Readonly<Record<string, { $ref?: string }>>
}

interface Document {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  components: {
    examples: Readonly<Record<string, { value: unknown }>>
    schemas: Readonly<Record<string, object>>
  }
}

/** openapi.yaml as it stands, read anew: what was generated from it could be stale. */
export const document: Document = parse(readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8'))

/** Every operation with where it stands. */
export const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
)

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats(ajv)
ajv.addSchema({ $id: 'openapi', ...document })
const validators = new Map<string, ValidateFunction>()

/** What is wrong with a value by a named schema of openapi.yaml; null when it fits. */
export const misfitOf = (schema: string, value: unknown): string | null => {
  const validate =
    validators.get(schema) ??
    ajv.compile({ $ref: `openapi#/components/schemas/${encodeURIComponent(schema)}` })
  validators.set(schema, validate)
  return validate(value) ? null : ajv.errorsText(validate.errors)
}
