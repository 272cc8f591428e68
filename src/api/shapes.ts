import { Validator } from '@cfworker/json-schema'
import type { Problem } from './problems.ts'
import type { components } from './schema.d.ts'
import shapes from './shapes.generated.json' with { type: 'json' }

type Schema = ConstructorParameters<typeof Validator>[0]

const validators = new Map<string, Validator>()

const validatorOf = (name: string, schema: object): Validator => {
  const known = validators.get(name)
  if (known) return known
  // The generated file contains JSON Schema 2020-12; TypeScript sees only literals.
  const validator = new Validator({ ...schema, components: shapes.components } as Schema, '2020-12')
  validators.set(name, validator)
  return validator
}

/** Where and how a value breaks its schema; null where it is valid. */
const validationError = (validator: Validator, value: unknown): string | null => {
  try {
    const { valid, errors } = validator.validate(value)
    if (valid) return null
    // The last error is the deepest one in a oneOf; its place is what a developer needs.
    const last = errors.at(-1)
    return last ? `${last.instanceLocation}: ${last.error}` : 'does not fit its schema'
  } catch (error) {
    return `could not be checked: ${String(error)}` // absurdly deep JSON exhausts the stack
  }
}

const responses: Record<string, object | null | undefined> = shapes.responses

/**
 * Validates the body of a successful response to `METHOD /path`; null where it is valid. Fields and enumeration values
 * that openapi.yaml does not name are valid: a newer server may send them.
 */
export const responseError = (operation: string, status: number, body: unknown): string | null => {
  const name = `${operation} ${status}`
  const schema = responses[name]
  if (schema === undefined) return `status ${status} is not documented`
  if (schema === null) return body === undefined ? null : 'a body where none is documented'
  return validationError(validatorOf(name, schema), body)
}

/** Whether a body is a Problem of openapi.yaml. */
export const isProblem = (body: unknown): body is Problem =>
  validationError(validatorOf('Problem', shapes.components.schemas.Problem), body) === null

/** Validates a frame of a streamed answer; null where it is valid. */
export const frameError = (frame: unknown): string | null =>
  validationError(validatorOf('ServerFrame', shapes.components.schemas.ServerFrame), frame)

/** Whether a frame is one of a type that openapi.yaml does not name; the client passes over it. */
export const isUnknownFrame = (frame: unknown): frame is { questionId: string; seq: number } =>
  validationError(validatorOf('UnknownFrame', shapes.components.schemas.UnknownFrame), frame) === null

/** Where and how a stored task breaks the schema of openapi.yaml; null where it is valid. */
export const taskError = (task: unknown): string | null =>
  validationError(validatorOf('Task', shapes.components.schemas.Task), task)

/** Whether a value is a Citation of openapi.yaml. */
export const isCitation = (value: unknown): value is components['schemas']['Citation'] =>
  validationError(validatorOf('Citation', shapes.components.schemas.Citation), value) === null
