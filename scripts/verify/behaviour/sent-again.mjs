import { finding } from '../findings.mjs'
import { same } from './kit.mjs'

/** @typedef {import('./kit.mjs').Check} Check */

const says =
  'Uploaded photos, feedback, copies of shares and shared questions are then answered with what the first request made.'
const first = '7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2b01'
const second = '7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2b02'
const uid = 'u-1'

/**
 * Sends a request twice, and once more with an eventId of its own.
 * @param {string} operation
 * @param {string} made the field that names what was made
 * @param {Check['states']} states
 * @param {(kit: import('./kit.mjs').Kit) => Record<string, unknown>} json
 * @returns {Check}
 */
const sentAgain = (operation, made, states, json) => ({
  name: 'sent again with the same eventId, it makes one thing; with another, another',
  operation,
  says,
  states,
  async run(kit) {
    const body = json(kit)
    const once = await kit.good(operation, { eventId: first, json: body })
    const again = await kit.good(operation, { eventId: first, json: body })
    const other = await kit.good(operation, { eventId: second, json: body })
    return [
      ...same(`body /${made} of the request sent again`, once[made], again[made]),
      ...(other[made] === once[made]
        ? [finding(`body /${made} of another request`, `another than ${once[made]}`, other[made])]
        : []),
    ]
  },
})

const person = { name: 'a person is logged in' }

/** @type {Check[]} */
export const sentAgainChecks = [
  sentAgain('uploadPhoto', 'taskId', [{ name: 'nobody is logged in' }], () => ({})),
  sentAgain('sendFeedback', 'feedbackId', [{ name: 'nobody is logged in' }], () => ({})),
  sentAgain('createTaskByShare', 'id', [person, { name: 'a shared analysis' }], kit => ({
    parentShareId: kit.value('shareId'),
  })),
  sentAgain('shareChat', 'shareId', [person, { name: 'a finished analysis', params: { uid } }], kit => ({
    taskId: kit.value('taskId'),
  })),
]
