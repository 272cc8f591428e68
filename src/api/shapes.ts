import { Validator } from '@cfworker/json-schema'
import type { Problem } from './problems.ts'
import shapes from './shapes.generated.json' with { type: 'json' }

type Schema = ConstructorParameters<typeof Validator>[0]

const validators = new Map<string, Validator>()

const validatorOf = (name: string, schema: object): Validator => {
  const known = validators.get(name)
  if (known) return known
  // The generated file holds JSON Schema 2020-12; TypeScript sees only literals.
  const validator = new Validator({ ...schema, components: shapes.components } as Schema, '2020-12')
  validators.set(name, validator)
  return validator
}

const complaint = (validator: Validator, value: unknown): string | null => {
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

const answers: Record<string, object | null | undefined> = shapes.answers

/** Says what is wrong with the body of a good answer to `METHOD /path`, or null when it fits openapi.yaml. */
export const answerComplaint = (operation: string, status: number, body: unknown): string | null => {
  const name = `${operation} ${status}`
  const schema = answers[name]
  if (schema === undefined) return `status ${status} is not documented`
  if (schema === null) return body === undefined ? null : 'a body where none is documented'
  return complaint(validatorOf(name, schema), body)
}

/** Whether a body is a Problem as openapi.yaml has it. */
export const isProblem = (body: unknown): body is Problem =>
  complaint(validatorOf('Problem', shapes.components.schemas.Problem), body) === null

/** Says what is wrong with a frame of a streamed answer, or null when it fits openapi.yaml. */
export const frameComplaint = (frame: unknown): string | null =>
  complaint(validatorOf('ServerFrame', shapes.components.schemas.ServerFrame), frame)
