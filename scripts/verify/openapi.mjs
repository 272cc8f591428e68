import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { default as addFormats } from 'ajv-formats'
import { parse } from 'yaml'
import { operationsOf, resolverOf } from '../operations.mjs'
import { messageOf } from '../prepare.mjs'

/** @typedef {import('../operations.mjs').Content} Content */
/** @typedef {import('../operations.mjs').Operation} Operation */
/** @typedef {import('../operations.mjs').Parameter} Parameter */

/**
 * An operation as a live server is checked against it.
 * @typedef {object} CheckedOperation
 * @property {string} id
 * @property {string} method In capitals.
 * @property {string} path
 * @property {RegExp} pattern Of its path.
 * @property {Parameter[]} parameters
 * @property {Operation['requestBody']} requestBody
 * @property {Record<string, Content>} responses By status.
 */

/**
 * What one check found; `why` is empty where there is nothing to say.
 * @typedef {{ operation: string, interaction: string, result: 'ok' | 'failed' | 'skipped', why: string }} Row
 */

/** @typedef {ReturnType<typeof readDocument>} Document */

/** @param {string} part */
const escaped = part => part.replaceAll('~', '~0').replaceAll('/', '~1')

/**
 * openapi.yaml for whoever holds a live server against it.
 * @param {string} file path of openapi.yaml
 */
export const readDocument = file => {
  /** @type {import('../operations.mjs').OpenApi} */
  const document = parse(readFileSync(file, 'utf8'))
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats(ajv)
  ajv.addSchema({ $id: 'openapi', ...document })

  const resolve = resolverOf(document)

  /** @type {CheckedOperation[]} */
  const operations = operationsOf(document).map(({ path, method, operation }) => ({
    id: operation.operationId,
    method,
    path,
    pattern: new RegExp(
      `^${path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`,
    ),
    parameters: (operation.parameters ?? []).map(each => resolve(each)),
    requestBody: operation.requestBody,
    responses: operation.responses,
  }))

  return {
    operations,

    /**
     * The operation of a request; a path without parameters wins over one with.
     * @param {{ method: string, path: string }} request
     * @returns {{ id: string }}
     */
    operationOf({ method, path }) {
      const fitting = operations.filter(each => each.method === method && each.pattern.test(path))
      return fitting.find(each => each.path === path) ?? fitting[0] ?? { id: `${method} ${path}` }
    },

    /**
     * What is wrong with an answer, a line each; empty when it is as documented.
     * @param {CheckedOperation} operation
     * @param {number} status
     * @param {string} type of its content
     * @param {string} body
     * @returns {string[]}
     */
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
        return [`the body is not JSON: ${messageOf(error)}`]
      }
      const at = response.$ref
        ? response.$ref.slice(1)
        : `/paths/${escaped(operation.path)}/${operation.method.toLowerCase()}/responses/${status}`
      const $ref = `openapi#${encodeURI(`${at}/content/${escaped(media)}/schema`)}`
      return ajv.validate({ $ref }, value)
        ? []
        : (ajv.errors ?? []).map(
            ({ instancePath, message, params }) =>
              `${instancePath || '/'} ${message}${params['additionalProperty'] ? `: ${params['additionalProperty']}` : ''}`,
          )
    },
  }
}
