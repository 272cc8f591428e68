import { randomUUID } from 'node:crypto'
import { reasonOf } from '../prepare.mjs'

/** @typedef {import('./openapi.mjs').CheckedOperation} CheckedOperation */
/** @typedef {import('./openapi.mjs').Document} Document */
/** @typedef {import('./openapi.mjs').Row} Row */
/** @typedef {{ type: string, body: string | Buffer<ArrayBuffer> }} Body */
/** @typedef {{ eventId: string, uid: string }} Identity */

/** Calls that leave a mark on a server that nobody resets: only with `--all`. */
const lasting = new Set(['sendSmsCode', 'launch', 'cancelAccount'])

/** The task that the examples of openapi.yaml speak of; a live server has one of its own, once a photo was uploaded. */
const exampleTaskId = '0198f3f0-0000-7000-8000-000000000001'

/**
 * The multipart bodies of the pact, by operation: openapi.yaml has no example of a picture.
 * @param {import('./verify-pact.mjs').Pact} pact
 * @param {Document['operationOf']} operationOf
 * @returns {Map<string, Body>}
 */
const formsOf = (pact, operationOf) =>
  new Map(
    pact.interactions.flatMap(({ request, response }) => {
      const [type = ''] = request.headers?.['Content-Type'] ?? []
      const content = request.body?.content
      return typeof content === 'string' && type.startsWith('multipart/form-data') && response.status === 201
        ? [/** @type {const} */ ([operationOf(request).id, { type, body: Buffer.from(content, 'base64') }])]
        : []
    }),
  )

/**
 * @param {CheckedOperation} operation
 * @param {string} baseUrl
 * @param {Identity} identity
 */
const addressOf = ({ path, parameters }, baseUrl, identity) => {
  const query = new URLSearchParams()
  let filled = path
  for (const { name, in: place, example, required } of parameters) {
    if (place === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(String(example)))
    else if (name === 'eventId' || name === 'uid') query.set(name, identity[name])
    else if (required || example !== undefined) query.set(name, String(example))
  }
  return `${baseUrl}${filled}${query.size > 0 ? `?${query}` : ''}`
}

/**
 * @param {CheckedOperation} operation
 * @param {Map<string, Body>} forms
 * @param {Identity} identity
 * @param {string} taskId
 * @returns {Body | Record<string, never> | null} null where the document has no example
 */
const bodyOf = ({ id, requestBody }, forms, identity, taskId) => {
  if (!requestBody) return {}
  const form = forms.get(id)
  if (form) return form
  const { example } = requestBody.content['application/json'] ?? {}
  if (!example) return null
  const whole = 'eventId' in example ? { ...example, ...identity } : example
  return { type: 'application/json', body: JSON.stringify(whole).replaceAll(exampleTaskId, taskId) }
}

/**
 * Asks a live server for every operation of openapi.yaml by its own example, and holds each answer against the document,
 * whatever its status. Gives a row for each.
 * @param {Document} document
 * @param {import('./verify-pact.mjs').Pact} pact
 * @param {string} baseUrl
 * @param {{ token: string | null, uid: string, isAll: boolean }} options
 * @returns {Promise<Row[]>}
 */
export const checkConformance = async (document, pact, baseUrl, { token, uid, isAll }) => {
  const { operations, operationOf, misfits } = document
  const forms = formsOf(pact, operationOf)
  let taskId = exampleTaskId

  /**
   * @param {CheckedOperation} operation
   * @returns {Promise<Pick<Row, 'result' | 'why'>>}
   */
  const ask = async operation => {
    const identity = { eventId: randomUUID(), uid: token === null ? '' : uid }
    const sent = bodyOf(operation, forms, identity, taskId)
    if (sent === null) return { result: 'skipped', why: 'has no example of its body' }
    const response = await fetch(addressOf(operation, baseUrl, identity).replace(exampleTaskId, taskId), {
      method: operation.method,
      headers: {
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(sent.type ? { 'Content-Type': sent.type } : {}),
      },
      ...(sent.body ? { body: sent.body } : {}),
      signal: AbortSignal.timeout(30_000),
    })
    const { status, headers } = response
    const text = await response.text()
    const wrong = misfits(operation, status, headers.get('content-type') ?? '', text)
    if (wrong.length > 0) return { result: 'failed', why: wrong.map(line => `${status} ${line}`).join('\n') }
    if (operation.id === 'uploadPhoto' && status === 201) taskId = JSON.parse(text).taskId
    return { result: 'ok', why: String(status) }
  }

  /** @type {Row[]} */
  const rows = []
  // What the upload starts is what the others ask for; once the account is gone nothing works.
  /** @param {CheckedOperation} operation */
  const turn = ({ id }) => (id === 'uploadPhoto' ? 0 : id === 'cancelAccount' ? 2 : 1)
  const ordered = operations.toSorted((a, b) => turn(a) - turn(b))
  for (const operation of ordered) {
    const { id, method, path } = operation
    /** @type {Pick<Row, 'result' | 'why'>} */
    const outcome =
      lasting.has(id) && !isAll
        ? { result: 'skipped', why: 'leaves a lasting mark: only with --all' }
        : await ask(operation).catch(error => ({
            result: /** @type {const} */ ('failed'),
            why: `no answer: ${reasonOf(error)}`,
          }))
    rows.push({ operation: id, interaction: `${method} ${path}`, ...outcome })
  }
  return rows
}
