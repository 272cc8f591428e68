import { finding } from '../findings.mjs'

/** @typedef {import('./kit.mjs').Check} Check */
/** @typedef {import('../openapi.mjs').Document} Document */

const person = { name: 'a person is logged in' }
/** A JSON body may have 4 MiB; blanks around a value change nothing but its size. */
const blanks = ' '.repeat(4 * 2 ** 20)

/**
 * What a body of another type is answered with.
 * @param {string} operation
 * @returns {Check}
 */
const otherType = operation => ({
  name: 'a body that is no JSON is refused with 415',
  operation,
  says: 'or a body of another type than the call takes.',
  states: [person],
  async run({ call, judge }) {
    const answered = await call(operation, { type: 'text/plain' })
    return answered.status === 415
      ? judge(operation, answered)
      : [finding('status', '415 for Content-Type: text/plain', answered.status)]
  },
})

/**
 * What a body that is too large is answered with. A server that takes more than it has to is no worse, and one that closes the
 * connection instead of reading on cannot be heard in time.
 * @param {string} operation
 * @returns {Check}
 */
const tooLarge = operation => ({
  name: 'a body above 4 MiB is not called wrong in another way',
  operation,
  says: 'The body has too many bytes, or the picture too many pixels.',
  states: [person],
  async run({ call, judge }) {
    const answered = await call(operation, { padding: blanks }).catch(() => null)
    if (answered === null) return []
    // 404: read all the same, and what the example names is not there.
    return answered.status < 300 || [404, 413].includes(answered.status)
      ? judge(operation, answered)
      : [finding('status', '413', answered.status)]
  },
})

/**
 * How each call with a JSON body refuses a body by its type and by its size.
 * @param {Document} document
 * @returns {Check[]}
 */
export const bodyChecks = ({ operations }) =>
  operations
    .filter(({ requestBody }) => requestBody?.content['application/json'])
    .flatMap(({ id }) => [otherType(id), tooLarge(id)])
