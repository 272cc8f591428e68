import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { default as addFormats } from 'ajv-formats'
import { parse } from 'yaml'

interface Operation {
  operationId: string
  responses: Record<string, object>
}

/** openapi.yaml as it stands. */
export const document: { paths: Record<string, Record<string, Operation>> } = parse(
  readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8'),
)

const ajv = new Ajv2020({ strict: false })
addFormats(ajv)
ajv.addSchema({ $id: 'openapi', ...document })

/** The document as a tolerant reader takes it: open objects, open enumerations. */
const open: object = JSON.parse(
  JSON.stringify(document, (key, value: unknown) =>
    (key === 'additionalProperties' && value === false) || (key === 'enum' && Array.isArray(value))
      ? undefined
      : value,
  ).replaceAll('"oneOf":', '"anyOf":'),
)
ajv.addSchema({ $id: 'open', ...open })

const pointer = (...parts: string[]) =>
  parts.map(part => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/**
 * Validates a response of an operation with Ajv against openapi.yaml, null where it is valid: strictly ('openapi'), or as
 * the client does ('open'), which accepts fields and enumeration values that the document does not name.
 */
export const misfit = (
  operationId: string,
  status: number,
  data: unknown,
  reading: 'openapi' | 'open' = 'openapi',
): string | null => {
  for (const [path, item] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(item)) {
      if (operation.operationId !== operationId) continue
      const response = operation.responses[status]
      if (response === undefined) return `${operationId} does not document ${status}`
      if (data === undefined) return status === 204 ? null : 'no body'
      const at =
        '$ref' in response
          ? String(response.$ref).slice(1)
          : pointer('paths', path, method, 'responses', String(status))
      // By its reference: Ajv compiles it once, but compiles an object with a $ref every time.
      const validate = ajv.getSchema(`${reading}#${encodeURI(at)}/content/application~1json/schema`)
      if (!validate) return `${operationId} ${status} has no body`
      return validate(data) ? null : ajv.errorsText(validate.errors)
    }
  throw new Error(`openapi.yaml has no operation ${operationId}`)
}

interface Body {
  schema: object
  example?: unknown
  examples?: Record<string, { $ref?: string; value?: unknown }>
}

/** What a reference in the document points to. */
export const resolveReference = (reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document)

const resolved = (node: object): object =>
  '$ref' in node ? (resolveReference(String(node.$ref)) as object) : node

/** Every documented example of a successful JSON response. */
export const successExamples = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, { operationId, responses }]) =>
    Object.entries(responses).flatMap(([status, response]) => {
      const { content } = resolved(response) as { content?: Record<string, Body> }
      const body = content?.['application/json']
      if (!body || !status.startsWith('2')) return []
      const { example, examples = { only: { value: example } } } = body
      return Object.entries(examples).map(([name, example]) => ({
        operation: `${method.toUpperCase()} ${path}`,
        operationId,
        status: Number(status),
        name,
        schema: body.schema,
        value: (resolved(example) as { value: unknown }).value,
      }))
    }),
  ),
)
