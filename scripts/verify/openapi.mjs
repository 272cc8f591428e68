import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { operationsOf, resolverOf } from '../generate/operations.mjs'
import { messageOf } from '../prepare.mjs'
import { finding } from './findings.mjs'
import { schemaJudge } from './schema-findings.mjs'
import { framesOfStream } from './socket/event-stream.mjs'
import { frameFindings } from './socket/frame-findings.mjs'

/** @typedef {import('../generate/operations.mjs').Content} Content */
/** @typedef {import('../generate/operations.mjs').Operation} Operation */
/** @typedef {import('../generate/operations.mjs').Parameter} Parameter */
/** @typedef {import('./findings.mjs').Finding} Finding */

/**
 * An operation as a server is checked against it.
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
 * What a server answered; `json` is absent where the body is none.
 * @typedef {object} Answered
 * @property {number} status
 * @property {Headers} headers
 * @property {string} text
 * @property {any} [json]
 */

/** @typedef {ReturnType<typeof readDocument>} Document */

const noParameter = /\s*;.*$/s

/**
 * The media type of an answer, without its parameters.
 * @param {Answered} answered
 */
export const typeOf = ({ headers }) =>
  (headers.get('content-type') ?? '').replace(noParameter, '').trim().toLowerCase()

/**
 * The judges of the parts of an answer.
 * @param {import('../generate/operations.mjs').OpenApi} document
 */
const partsOf = document => {
  const schemas = schemaJudge(document)
  const resolve = resolverOf(document)
  const serverFrame = { $ref: '#/components/schemas/ServerFrame' }

  /** @param {unknown} frame @param {string} at */
  const frame = (frame, at) => schemas.findings(serverFrame, frame, at)

  /**
   * @param {Content} response
   * @param {Headers} headers
   */
  const headerFindings = ({ headers: documented = {} }, headers) =>
    Object.entries(documented).flatMap(([name, header]) => {
      const { schema, description } = resolve(header)
      const sent = headers.get(name)
      const says = description ? `“${description}” (openapi.yaml)` : ''
      if (sent === null) return [finding(`header ${name}`, 'a value', undefined, says)]
      const value = schema['type'] === 'integer' && /^-?\d+$/.test(sent) ? Number(sent) : sent
      return schemas.findings(schema, value, `header ${name}`).map(each => ({ ...each, says }))
    })

  /**
   * @param {Answered} answered
   * @param {Record<string, import('../generate/operations.mjs').MediaType>} content
   * @returns {Finding[]}
   */
  const bodyFindings = (answered, content) => {
    const type = typeOf(answered)
    const media = Object.entries(content).find(([name]) => name === type)?.[1]
    if (!media) return [finding('header Content-Type', Object.keys(content).join(' or '), type)]
    if (type === 'text/event-stream') {
      const { frames, findings } = framesOfStream(answered.text)
      return findings.length > 0 ? findings : frameFindings(frame, frames)
    }
    try {
      return schemas.findings(media.schema ?? {}, JSON.parse(answered.text), 'body')
    } catch (error) {
      return [finding('body', `JSON (${messageOf(error)})`, answered.text)]
    }
  }
  return { frame, headerFindings, bodyFindings }
}

/**
 * openapi.yaml as the judge of a live server.
 * @param {string} file path of openapi.yaml
 */
export const readDocument = file => {
  /** @type {import('../generate/operations.mjs').OpenApi} */
  const document = parse(readFileSync(file, 'utf8'))
  const resolve = resolverOf(document)
  const { frame, headerFindings, bodyFindings } = partsOf(document)

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
    frame,

    /**
     * The operation of a request; a path without parameters wins over one with.
     * @param {{ method: string, path: string }} request
     * @returns {CheckedOperation | null}
     */
    operationOf({ method, path }) {
      const fitting = operations.filter(each => each.method === method && each.pattern.test(path))
      return fitting.find(each => each.path === path) ?? fitting[0] ?? null
    },

    /**
     * What is wrong with an answer; nothing when it is as documented.
     * @param {CheckedOperation} operation
     * @param {Answered} answered
     * @returns {Finding[]}
     */
    findings(operation, answered) {
      const found = operation.responses[answered.status]
      if (!found)
        return [finding('status', `one of ${Object.keys(operation.responses).join(', ')}`, answered.status)]
      const response = resolve(found)
      const headers = headerFindings(response, answered.headers)
      if (response.content) return [...headers, ...bodyFindings(answered, response.content)]
      return answered.text === '' ? headers : [...headers, finding('body', 'none', answered.text)]
    },
  }
}
