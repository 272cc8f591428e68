import { typeOf } from './openapi.mjs'

/** @typedef {import('./openapi.mjs').Answered} Answered */

/**
 * A request of the app as it goes out.
 * @typedef {object} Outgoing
 * @property {string} method
 * @property {string} path with its query
 * @property {Record<string, string>} [headers]
 * @property {string | Buffer<ArrayBuffer>} [body]
 */

/**
 * Asks a server; redirects are not followed, as the app's own calls have none.
 * @param {string} baseUrl
 * @param {Outgoing} outgoing
 * @returns {Promise<Answered>}
 */
export const ask = async (baseUrl, { method, path, headers = {}, body }) => {
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
    ...(body === undefined ? {} : { body }),
  })
  /** @type {Answered} */
  const answered = { status: response.status, headers: response.headers, text: await response.text() }
  if (typeOf(answered) === 'application/json')
    try {
      answered.json = JSON.parse(answered.text)
    } catch {
      // The judge of the document says so.
    }
  return answered
}
