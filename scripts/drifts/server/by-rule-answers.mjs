// Drifts by rule of whole answers: their status and their headers.
import { withBody } from './variation.mjs'

/** @typedef {import('./variation.mjs').Variation} Variation */
/** @typedef {{ id: string, isOf: RegExp, method: string, responses: { status: number, response: import('../../generate/operations.mjs').Content }[] }} Documented An operation with its answers, and how its addresses look. */

/** Another status for each: one that a hurried server would send. */
const otherStatus = /** @type {Record<string, number>} */ ({
  200: 202,
  201: 200,
  204: 200,
  401: 403,
  404: 400,
  410: 404,
  413: 400,
  415: 400,
  426: 400,
  429: 503,
  500: 502,
  503: 500,
})

/**
 * Each status answered as another.
 * @param {Documented[]} operations
 */
export const driftsOfStatuses = operations =>
  operations.flatMap(({ id, isOf, method, responses }) =>
    responses.flatMap(({ status }) => {
      const other = otherStatus[status]
      if (other === undefined) return []
      /** @type {Variation} */
      const drift = {
        hasShown: false,
        name: `${id} answers ${other} instead of ${status}`,
        operations: [id],
        answer: (answer, asked) => {
          if (asked.method !== method || !isOf.test(asked.url) || answer.status !== status) return answer
          drift.hasShown = true
          return { ...answer, status: other }
        },
      }
      return [drift]
    }),
  )

/**
 * Each header missing, or another.
 * @param {Documented[]} operations
 */
export const driftsOfHeaders = operations =>
  operations.flatMap(({ id, isOf, method, responses }) => {
    const names = new Set(responses.flatMap(({ response }) => Object.keys(response.headers ?? {})))
    return ['content-type', ...names].flatMap(written => {
      const name = written.toLowerCase()
      /** @param {string} kind @param {string | null} value @returns {Variation} */
      const drift = (kind, value) => ({
        name: `${id}: the header ${written} ${kind}`,
        operations: [id],
        answer: (answer, asked) => {
          const { [name]: old, ...rest } = answer.headers
          if (old === undefined || asked.method !== method || !isOf.test(asked.url)) return answer
          return {
            ...withBody(answer, answer.body),
            headers: value === null ? rest : { ...rest, [name]: value },
          }
        },
      })
      return [drift('is missing', null), drift('is another', 'text/plain')]
    })
  })
