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

const pointer = (...parts: string[]) =>
  parts.map(part => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** What is wrong with an answer of an operation, by Ajv over openapi.yaml itself; null when it fits. */
export const misfit = (operationId: string, status: number, data: unknown): string | null => {
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
      // By its reference: Ajv compiles it once, and anew for every object that holds a $ref.
      const validate = ajv.getSchema(`openapi#${encodeURI(at)}/content/application~1json/schema`)
      if (!validate) return `${operationId} ${status} has no body`
      return validate(data) ? null : ajv.errorsText(validate.errors)
    }
  throw new Error(`openapi.yaml has no operation ${operationId}`)
}
