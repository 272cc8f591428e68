import { ask } from '../ask.mjs'
import { finding } from '../findings.mjs'

/** @typedef {import('./kit.mjs').Check} Check */

const says =
  'sends `Access-Control-Allow-Origin` with every answer, problems included, and `Access-Control-Expose-Headers: Retry-After`.'
const origin = 'https://app.example.com'

/** @param {Headers} headers @param {string} name */
const listOf = (headers, name) => (headers.get(name) ?? '').split(',').map(each => each.trim().toLowerCase())

/** @param {Headers} headers @param {string} at */
const originFindings = (headers, at) => {
  const allowed = headers.get('access-control-allow-origin')
  return allowed === '*' || allowed === origin
    ? []
    : [finding(`${at}: header Access-Control-Allow-Origin`, `${origin} or *`, allowed)]
}

/** @type {Check[]} */
export const originChecks = [
  {
    name: 'an app of another origin may call',
    operation: 'listSpices',
    says,
    states: [],
    async run({ baseUrl }) {
      const preflight = await ask(baseUrl, {
        method: 'OPTIONS',
        path: '/api/oauth/my',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': 'GET',
          'Access-Control-Request-Headers': 'authorization,content-type',
        },
      })
      const { status, headers } = preflight
      if (status < 200 || status >= 300) return [finding('preflight: status', '2xx', status)]
      const named = listOf(headers, 'access-control-allow-headers')
      const answered = await ask(baseUrl, {
        method: 'GET',
        path: '/api/spices?eventId=7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11&uid=',
        headers: { Origin: origin },
      })
      return [
        ...originFindings(headers, 'preflight'),
        ...['authorization', 'content-type'].flatMap(name =>
          named.includes(name) || (named.includes('*') && name !== 'authorization')
            ? []
            : [finding('preflight: header Access-Control-Allow-Headers', name, named)],
        ),
        ...originFindings(answered.headers, 'answer'),
        ...(listOf(answered.headers, 'access-control-expose-headers').some(
          name => name === 'retry-after' || name === '*',
        )
          ? []
          : [
              finding(
                'answer: header Access-Control-Expose-Headers',
                'Retry-After',
                answered.headers.get('access-control-expose-headers'),
              ),
            ]),
      ]
    },
  },
]
