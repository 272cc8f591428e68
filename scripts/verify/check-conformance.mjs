import { randomUUID } from 'node:crypto'
import { reasonOf } from '../prepare.mjs'
import { ask } from './ask.mjs'
import { finding, rowOf } from './findings.mjs'
import { senseFindings } from './sense.mjs'

/** @typedef {import('./openapi.mjs').CheckedOperation} CheckedOperation */
/** @typedef {import('./openapi.mjs').Document} Document */
/** @typedef {import('./findings.mjs').Row} Row */
/** @typedef {{ type: string, body: string | Buffer<ArrayBuffer> }} Body */
/** @typedef {{ eventId: string, uid: string }} Identity */

/** Calls that change a server that is not reset afterwards: only with `--all`. */
const lasting = new Set(['sendSmsCode', 'launch', 'cancelAccount'])

/** The task that the examples of openapi.yaml speak of; a live server has one of its own, once a photo was uploaded. */
const exampleTaskId = '0198f3f0-0000-7000-8000-000000000001'

/** Without an upgrade this is the answer; the websocket has checks of its own. */
const alsoGood = { openChatSocket: 426 }

/** Answers that say nothing of the call itself. */
const saysNothing = new Map([
  [401, 'needs --token, or one that is good'],
  [429, 'the server wants fewer requests'],
])

/**
 * The multipart bodies of the pact, by operation: openapi.yaml has no example of a picture.
 * @param {import('./play-pact.mjs').Pact} pact
 * @param {Document['operationOf']} operationOf
 * @returns {Map<string, { type: string, body: Buffer<ArrayBuffer> }>}
 */
export const formsOf = (pact, operationOf) =>
  new Map(
    pact.interactions.flatMap(({ request, response }) => {
      const [type = ''] = request.headers?.['Content-Type'] ?? []
      const content = request.body?.content
      return typeof content === 'string' && type.startsWith('multipart/form-data') && response.status === 201
        ? [
            /** @type {const} */ ([
              operationOf(request)?.id ?? '',
              { type, body: Buffer.from(content, 'base64') },
            ]),
          ]
        : []
    }),
  )

/**
 * @param {CheckedOperation} operation
 * @param {Identity} identity
 */
const pathOf = ({ path, parameters }, identity) => {
  const query = new URLSearchParams()
  let filled = path
  for (const { name, in: place, example, required } of parameters) {
    if (place === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(String(example)))
    else if (name === 'eventId' || name === 'uid') query.set(name, identity[name])
    else if (required || example !== undefined) query.set(name, String(example))
  }
  return `${filled}${query.size > 0 ? `?${query}` : ''}`
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
 * Whether an answer of good shape is the success that the call was made for; else why nothing is verified.
 * @param {CheckedOperation} operation
 * @param {import('./openapi.mjs').Answered} answered
 * @returns {string | null}
 */
const notVerified = ({ id, responses }, { status, json }) => {
  if (status < 300 && json?.code > 0) return `the example was refused with the code ${json.code}`
  if (status < 300 || (id === 'openChatSocket' && status === alsoGood.openChatSocket)) return null
  const why = saysNothing.get(status) ?? (status >= 500 ? 'the server failed' : 'the example was refused')
  const good = Object.keys(responses).filter(each => each < '300')
  return `${status} instead of ${good.join(' or ')}: ${why}`
}

/**
 * Asks a live server for every operation of openapi.yaml by its own example, checks each response against the document, and
 * wants the documented success of each. Gives a row for each.
 * @param {Document} document
 * @param {import('./play-pact.mjs').Pact} pact
 * @param {string} baseUrl
 * @param {{ token: string | null, uid: string, isAll: boolean }} options
 * @returns {AsyncGenerator<Row>}
 */
export async function* checkConformance(document, pact, baseUrl, { token, uid, isAll }) {
  const forms = formsOf(pact, document.operationOf)
  let taskId = exampleTaskId

  /** @param {CheckedOperation} operation @param {string} title @returns {Promise<Row>} */
  const check = async (operation, title) => {
    const { id } = operation
    /** @param {Row['result']} result @param {string} note @returns {Row} */
    const passedOver = (result, note) => ({ operation: id, interaction: title, result, findings: [], note })
    if (lasting.has(id) && !isAll) return passedOver('skipped', 'leaves a lasting mark: only with --all')
    const identity = { eventId: randomUUID(), uid: token === null ? '' : uid }
    const sent = bodyOf(operation, forms, identity, taskId)
    if (sent === null) return passedOver('skipped', 'has no example of its body')
    const answered = await ask(baseUrl, {
      method: operation.method,
      path: pathOf(operation, identity).replace(exampleTaskId, taskId),
      headers: {
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(sent.type ? { 'Content-Type': sent.type } : {}),
      },
      ...(sent.body ? { body: sent.body } : {}),
    })
    const { status, json } = answered
    const wrong = document.findings(operation, answered)
    const findings = wrong.length > 0 ? wrong : senseFindings(answered)
    if (findings.length > 0) return rowOf(id, title, findings, String(status))
    const why = notVerified(operation, answered)
    if (why !== null) return passedOver('not verified', why)
    if (id === 'uploadPhoto') taskId = json.taskId
    return rowOf(id, title, [], String(status))
  }

  // What the upload starts is what the others ask for; once the account is gone nothing works.
  /** @param {CheckedOperation} operation */
  const turn = ({ id }) => (id === 'uploadPhoto' ? 0 : id === 'cancelAccount' ? 2 : 1)
  for (const operation of document.operations.toSorted((a, b) => turn(a) - turn(b))) {
    const title = `${operation.method} ${operation.path}`
    yield await check(operation, title).catch(error =>
      rowOf(operation.id, title, [finding('answer', 'one', `none: ${reasonOf(error)}`)]),
    )
  }
}
