import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { default as addFormats } from 'ajv-formats'
import { parse } from 'yaml'
import { operationsOf, resolverOf } from '../operations.mjs'

const escaped = part => part.replaceAll('~', '~0').replaceAll('/', '~1')

/** openapi.yaml for whoever holds a live server against it. */
export const readDocument = file => {
  const document = parse(readFileSync(file, 'utf8'))
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats(ajv)
  ajv.addSchema({ $id: 'openapi', ...document })

  const resolve = resolverOf(document)

  const operations = operationsOf(document).map(({ path, method, operation }) => ({
    id: operation.operationId,
    method,
    path,
    pattern: new RegExp(
      `^${path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`,
    ),
    parameters: (operation.parameters ?? []).map(resolve),
    requestBody: operation.requestBody,
    security: operation.security ?? document.security ?? [],
    responses: operation.responses,
  }))

  return {
    operations,

    /** The operation of a request; a path without parameters wins over one with. */
    operationOf({ method, path }) {
      const fitting = operations.filter(each => each.method === method && each.pattern.test(path))
      return fitting.find(each => each.path === path) ?? fitting[0] ?? { id: `${method} ${path}` }
    },

    /** What is wrong with an answer, a line each; empty when it is as documented. */
    misfits(operation, status, type, body) {
      const response = operation.responses[status]
      if (!response)
        return [
          `status ${status} is not documented; there are ${Object.keys(operation.responses).join(', ')}`,
        ]
      const content = resolve(response).content
      if (!content) return body === '' ? [] : ['a body where none is documented']
      const media = Object.keys(content).find(each => type.startsWith(each))
      if (!media)
        return [`content type "${type}" is not documented; there are ${Object.keys(content).join(', ')}`]
      if (media !== 'application/json') return []
      let value
      try {
        value = JSON.parse(body)
      } catch (error) {
        return [`the body is not JSON: ${error.message}`]
      }
      const at = response.$ref
        ? response.$ref.slice(1)
        : `/paths/${escaped(operation.path)}/${operation.method.toLowerCase()}/responses/${status}`
      const $ref = `openapi#${encodeURI(`${at}/content/${escaped(media)}/schema`)}`
      return ajv.validate({ $ref }, value)
        ? []
        : ajv.errors.map(
            ({ instancePath, message, params }) =>
              `${instancePath || '/'} ${message}${params.additionalProperty ? `: ${params.additionalProperty}` : ''}`,
          )
    },
  }
}
