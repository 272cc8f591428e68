import { randomUUID } from 'node:crypto'
import { ask } from '../ask.mjs'
import { finding } from '../findings.mjs'

/** @typedef {import('../findings.mjs').Finding} Finding */
/** @typedef {import('../openapi.mjs').Answered} Answered */
/** @typedef {import('../openapi.mjs').Document} Document */
/** @typedef {import('../states.mjs').State} State */
/** @typedef {import('../states.mjs').Values} Values */

/**
 * What a server does over several calls, as a check with a name.
 * @typedef {object} Check
 * @property {string} name
 * @property {string} operation the one it is about
 * @property {string} says the sentence of openapi.yaml that it is for
 * @property {State[]} states the situation before
 * @property {(kit: Kit) => Promise<Finding[]>} run
 */

/** A check that cannot go on: an answer that it needs did not come. */
export class Broken extends Error {
  /** @param {Finding} finding */
  constructor(finding) {
    super(finding.place)
    this.finding = finding
  }
}

/** @typedef {{ type: string, body: Buffer }} Form A multipart body with an eventId in it. */
/**
 * @typedef {object} Sent What of a call differs from the example of openapi.yaml.
 * @property {string | null} [token] null for nobody; that of the person in the states by default
 * @property {string} [eventId]
 * @property {string} [id] in the path
 * @property {Record<string, string | number>} [query]
 * @property {Record<string, unknown>} [json]
 * @property {string} [type] of the body, instead of JSON's
 * @property {string} [padding] after the JSON
 */

/**
 * The calls of openapi.yaml, ready to be made.
 * @param {string} baseUrl
 * @param {Document} document
 * @param {Map<string, Form>} forms by operation
 * @param {Values} values of the states
 */
export const createKit = (baseUrl, document, forms, values) => {
  /** @param {string} operationId */
  const operationOf = operationId => {
    const operation = document.operations.find(each => each.id === operationId)
    if (!operation) throw new Error(`openapi.yaml has no operation ${operationId}`)
    return operation
  }

  /** @param {string} operationId @param {Sent} sent @returns {Promise<Answered>} */
  const call = async (
    operationId,
    { token = own('accessToken'), eventId = randomUUID(), id = '', query = {}, json = {}, ...sent } = {},
  ) => {
    const operation = operationOf(operationId)
    const uid = token === null ? '' : (own('uid') ?? '')
    const path = operation.path.replace(/\{\w+\}/, encodeURIComponent(id))
    /** @type {Record<string, string>} */
    const headers = token === null ? {} : { Authorization: `Bearer ${token}` }
    const form = forms.get(operationId)
    if (form)
      return ask(baseUrl, {
        method: operation.method,
        path,
        headers: { ...headers, 'Content-Type': form.type },
        body: Buffer.from(
          form.body.toString('latin1').replace(/(name="eventId"\r\n\r\n)[0-9a-f-]{36}/, `$1${eventId}`),
          'latin1',
        ),
      })
    if (operation.method === 'GET') {
      const search = new URLSearchParams({ eventId, uid })
      for (const [name, value] of Object.entries(query)) search.set(name, String(value))
      return ask(baseUrl, { method: 'GET', path: `${path}?${search}`, headers })
    }
    const example = operation.requestBody?.content['application/json']?.example ?? {}
    const body = JSON.stringify({ ...example, ...('eventId' in example ? { eventId, uid } : {}), ...json })
    return ask(baseUrl, {
      method: operation.method,
      path,
      headers: { ...headers, 'Content-Type': sent.type ?? 'application/json' },
      body: body + (sent.padding ?? ''),
    })
  }

  /** @param {string} name @returns {string | null} */
  const own = name => (values[name] === undefined ? null : String(values[name]))

  return {
    call,
    baseUrl,

    /** @param {string} operationId @param {Answered} answered What is wrong with it by openapi.yaml. */
    judge: (operationId, answered) => document.findings(operationOf(operationId), answered),

    /**
     * An id or a token of the situation.
     * @param {string} name
     * @returns {string}
     */
    value(name) {
      const value = own(name)
      if (value === null) throw new Error(`no state of this check names ${name}`)
      return value
    },

    /**
     * The JSON of a call that has to succeed.
     * @param {string} operationId
     * @param {Sent} [sent]
     * @returns {Promise<any>}
     * @throws {Broken}
     */
    async good(operationId, sent = {}) {
      const answered = await call(operationId, sent)
      if (answered.status < 300 && (answered.json !== undefined || answered.text === '')) return answered.json
      throw new Broken(finding(`${operationId}: status`, '2xx with JSON', answered.status))
    },
  }
}

/** @typedef {ReturnType<typeof createKit>} Kit */

/**
 * A finding where two values are not the same.
 * @param {string} place
 * @param {unknown} expected
 * @param {unknown} found
 * @returns {Finding[]}
 */
export const same = (place, expected, found) =>
  JSON.stringify(expected) === JSON.stringify(found) ? [] : [finding(place, JSON.stringify(expected), found)]
