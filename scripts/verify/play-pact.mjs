// Plays the requests of a pact against a server, each in its situation, and judges each answer twice: by openapi.yaml and by
// the pact.
import { reasonOf } from '../prepare.mjs'
import { ask } from './ask.mjs'
import { finding, rowOf } from './findings.mjs'
import { typeOf } from './openapi.mjs'
import { bodyFindings } from './pact-rules.mjs'
import { senseFindings } from './sense.mjs'
import { RefusedState, refusedState } from './states.mjs'

/** @typedef {import('./findings.mjs').Finding} Finding */
/** @typedef {import('./findings.mjs').Row} Row */
/** @typedef {import('./openapi.mjs').Answered} Answered */
/** @typedef {import('./openapi.mjs').Document} Document */
/** @typedef {import('./pact-rules.mjs').Rules} Rules */
/** @typedef {import('./states.mjs').States} States */
/** @typedef {import('./states.mjs').Values} Values */
/** @typedef {{ content: unknown, contentType: string, encoded: string | false }} PactBody A multipart body is base64. */
/** @typedef {Record<string, { type: string, expression: string }>} Generators */

/**
 * An interaction of a pact of specification 4, as far as it is read here.
 * @typedef {object} Interaction
 * @property {string} description
 * @property {{ name: string, params: Record<string, unknown> }[]} providerStates
 * @property {PactRequest} request
 * @property {{ status: number, headers?: Record<string, string[]>, body?: PactBody, matchingRules?: { body?: Rules, header?: Rules } }} response
 */
/**
 * @typedef {object} PactRequest
 * @property {string} method
 * @property {string} path
 * @property {Record<string, string[]>} [headers]
 * @property {Record<string, string[]>} [query]
 * @property {PactBody} [body]
 * @property {{ path?: { type: string, expression: string }, header?: Generators, query?: Generators, body?: Generators }} [generators]
 */
/** @typedef {{ interactions: Interaction[] }} Pact */

/**
 * A text with the server's own values in it; the example where the server named none.
 * @param {{ expression: string } | undefined} generator
 * @param {Values} values
 * @param {string} example
 */
const filled = (generator, values, example) => {
  if (!generator) return example
  const names = [...generator.expression.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name)
  if (names.some(name => values[name] === undefined)) return example
  return generator.expression.replaceAll(/\$\{(\w+)\}/g, (_, name) => String(values[name]))
}

/**
 * @param {PactRequest} request
 * @param {Values} values
 */
const bodyOf = ({ body, generators }, values) => {
  if (!body) return {}
  if (typeof body.content === 'string')
    return { body: Buffer.from(body.content, body.encoded === 'base64' ? 'base64' : 'utf8') }
  const own = Object.entries(generators?.body ?? {}).map(([path, generator]) => {
    const name = path.slice(2)
    const { [name]: example } = /** @type {Record<string, unknown>} */ (body.content)
    return [name, filled(generator, values, String(example))]
  })
  return { body: JSON.stringify({ .../** @type {object} */ (body.content), ...Object.fromEntries(own) }) }
}

/**
 * The request of an interaction as it goes out.
 * @param {PactRequest} request
 * @param {Values} values
 * @returns {import('./ask.mjs').Outgoing}
 */
export const outgoingOf = (request, values) => {
  const { method, headers = {}, query = {}, generators } = request
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, texts]) =>
      texts.map(text => [name, filled(generators?.query?.[name], values, text)]),
    ),
  )
  const path = filled(generators?.path, values, request.path)
  return {
    method,
    path: search.size > 0 ? `${path}?${search}` : path,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, [text = '']]) => [
        name,
        filled(generators?.header?.[name], values, text),
      ]),
    ),
    ...bodyOf(request, values),
  }
}

/**
 * What is wrong with an answer by the pact. Its event streams are one pattern; openapi.yaml judges their frames.
 * @param {Interaction['response']} expected
 * @param {Answered} answered
 * @returns {Finding[]}
 */
const pactFindings = ({ status, headers = {}, body, matchingRules }, answered) => {
  if (answered.status !== status) return [finding('status', String(status), answered.status)]
  const wrongHeaders = Object.entries(headers).flatMap(([name, [wanted = '']]) => {
    const sent = answered.headers.get(name)
    if (sent === null) return [finding(`header ${name}`, 'a value', undefined)]
    // Parameters such as a charset make no other type.
    const isType = name.toLowerCase() === 'content-type'
    return isType && typeOf(answered) !== wanted ? [finding(`header ${name}`, wanted, sent)] : []
  })
  if (body?.contentType !== 'application/json') return wrongHeaders
  return [...wrongHeaders, ...bodyFindings(body.content, answered.json, matchingRules?.body ?? {})]
}

/**
 * What is wrong with an answer: by openapi.yaml, by its sense, and by the pact where those two said nothing of the place.
 * @param {Document} document
 * @param {Interaction} interaction
 * @param {Answered} answered
 */
const judged = (document, { request, response }, answered) => {
  const operation = document.operationOf(request)
  if (!operation)
    return [finding('request', 'an operation of openapi.yaml', `${request.method} ${request.path}`)]
  const byDocument = document.findings(operation, answered)
  const sense = byDocument.length === 0 ? senseFindings(answered) : []
  const known = [...byDocument, ...sense]
  const places = new Set(known.map(({ place }) => place))
  const byPact = pactFindings(response, answered).filter(({ place }) => !places.has(place))
  // A body of another shape differs from the pact in every field: the document has said enough.
  return known.length > 0 ? [...known, ...byPact.filter(({ place }) => place === 'status')] : byPact
}

/**
 * Plays one interaction.
 * @param {string} baseUrl
 * @param {Document} document
 * @param {Interaction} interaction
 * @param {Values} values
 * @returns {Promise<Finding[]>}
 */
export const play = async (baseUrl, document, interaction, values) => {
  try {
    return judged(document, interaction, await ask(baseUrl, outgoingOf(interaction.request, values)))
  } catch (error) {
    return [finding('answer', 'one', `none: ${reasonOf(error)}`)]
  }
}

/**
 * Plays interactions one after the other, each in its states.
 * @param {string} baseUrl
 * @param {Document} document
 * @param {Interaction[]} interactions
 * @param {States} states
 * @returns {AsyncGenerator<Row>}
 */
export async function* playAll(baseUrl, document, interactions, states) {
  for (const interaction of interactions) {
    const id = document.operationOf(interaction.request)?.id ?? ''
    const row = await states
      .during(interaction.providerStates, async values =>
        rowOf(id, interaction.description, await play(baseUrl, document, interaction, values)),
      )
      .catch(error => {
        if (!(error instanceof RefusedState)) throw error
        return rowOf(id, interaction.description, [refusedState(error)])
      })
    yield row
  }
}
