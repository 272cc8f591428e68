import { finding } from '../findings.mjs'
import { same } from './kit.mjs'

/** @typedef {import('./kit.mjs').Check} Check */
/** @typedef {import('./kit.mjs').Kit} Kit */

const uid = 'u-1'
const person = { name: 'a person is logged in' }
const own = { name: 'a finished analysis', params: { uid } }

/**
 * @param {Kit} kit
 * @param {string} id
 * @param {number} status
 * @param {string} what
 */
const opens = async (kit, id, status, what) =>
  same(`getTask of ${what}: status`, status, (await kit.call('getTask', { id, token: null })).status)

/** @type {Check[]} */
export const accountChecks = [
  {
    name: 'a share that was cancelled stays cancelled, and another is made when the record is shared again',
    operation: 'shareTask',
    says: 'A record shared again after a cancellation gets another id.',
    states: [person, own],
    async run(kit) {
      const id = kit.value('taskId')
      const { shareId } = await kit.good('shareTask', { json: { id } })
      const again = await kit.good('shareTask', { json: { id } })
      const open = await opens(kit, shareId, 200, 'a share')
      await kit.good('shareTask', { json: { id, sharing: 'cancelled' } })
      const cancelled = await opens(kit, shareId, 410, 'a cancelled share')
      const reopened = await kit.good('shareTask', { json: { id } })
      return [
        ...same('body /shareId of a record that is shared already', shareId, again.shareId),
        ...open,
        ...cancelled,
        ...(reopened.shareId === shareId
          ? [finding('body /shareId of a record shared again', `another than ${shareId}`, shareId)]
          : []),
        ...(await opens(kit, shareId, 410, 'a share that was cancelled, after the record was shared again')),
        ...(await opens(kit, reopened.shareId, 200, 'the new share')),
      ]
    },
  },
  {
    name: 'an account that was deleted leaves no token, no record and no share',
    operation: 'cancelAccount',
    says: "Delete the signed-in person's account and everything kept for it",
    states: [person, own],
    async run(kit) {
      const id = kit.value('taskId')
      const { shareId } = await kit.good('shareTask', { json: { id } })
      const open = await opens(kit, shareId, 200, 'a share')
      await kit.good('cancelAccount')
      return [
        ...open,
        ...same('getMyself: status', 401, (await kit.call('getMyself')).status),
        ...same('getTask of the record: status', 404, (await kit.call('getTask', { id })).status),
        ...(await opens(kit, shareId, 410, 'its share')),
      ]
    },
  },
  {
    name: 'a launch renews the access token',
    operation: 'launch',
    says: 'Tell that a signed-in person opened the app, and renew the tokens',
    states: [person],
    async run(kit) {
      const before = kit.value('accessToken')
      const { accessToken } = await kit.good('launch')
      if (accessToken === before) return [finding('body /accessToken', 'another than before', accessToken)]
      return same(
        'getMyself with the new token: status',
        200,
        (await kit.call('getMyself', { token: accessToken })).status,
      )
    },
  },
  {
    name: 'a token that is not good is passed over where none is needed, and refused where one is',
    operation: 'rankByStandard',
    says: 'A missing, expired or withdrawn token is 401 on a call that needs one; on any other call it is treated as anonymous.',
    states: [],
    async run(kit) {
      const token = 'not-a-token'
      return [
        ...same('rankByStandard: status', 200, (await kit.call('rankByStandard', { token })).status),
        ...same('getMyself: status', 401, (await kit.call('getMyself', { token })).status),
      ]
    },
  },
  {
    name: 'a record belongs to its person',
    operation: 'getTask',
    says: 'There is no such thing, or it is not for this person.',
    states: [person, own],
    async run(kit) {
      const id = kit.value('taskId')
      return [
        ...same('getTask by its person: status', 200, (await kit.call('getTask', { id })).status),
        ...(await opens(kit, id, 404, 'a person by nobody')),
      ]
    },
  },
]
