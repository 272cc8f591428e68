import type { Chosen } from '../../mocks/scenarios.ts'
import { question } from '../frames.ts'
import {
  type Interaction,
  nobody,
  refusal,
  shareId,
  somebody,
  storageId,
  taskId,
  theShare,
  theTask,
  uid,
} from '../interaction.ts'
import { like, matching } from '../matchers.ts'
import { doneTask } from '../task.ts'

const isLoggedIn = true
const mine: readonly Chosen[] = [somebody, { name: 'a finished analysis', params: { uid } }]
const noRecords: readonly Chosen[] = [somebody, { name: 'there are no records' }]
const pleaseLogIn = refusal(401, 'Please log in')
const noTask = refusal(404, 'There is no such task')
const gone = refusal(410, 'Share was canceled or deleted')

const opened: Interaction['response'] = {
  status: 200,
  json: {
    shareId: like(shareId),
    path: matching('^/\\?sharefrom=.+$', '/?sharefrom=s-1'),
    title: like('全麦苏打饼干 52'),
    imageUrl: like('data:image/jpeg;base64,/9j/'),
  },
}

const chat: Pick<Interaction, 'operation' | 'request' | 'call'> = {
  operation: 'shareChat',
  request: { method: 'POST', path: '/api/chat/share', json: { ...question, taskId: theTask, storageId } },
  call: api => api.shareChat({ ...question, storageId }),
}

const record = (sharing: 'shared' | 'cancelled'): Pick<Interaction, 'operation' | 'request' | 'call'> => ({
  operation: 'shareTask',
  request: { method: 'POST', path: '/api/oauth/setshare', json: { id: theTask, sharing } },
  call: api => api.shareTask(taskId, sharing),
})

const copy: Pick<Interaction, 'operation' | 'request' | 'call'> = {
  operation: 'createTaskByShare',
  request: { method: 'POST', path: '/api/oauth/createTaskByShare', json: { parentShareId: theShare } },
  call: api => api.createTaskByShare(shareId),
}

/** Opening a record to others, closing it again, and taking a copy of one. */
export const sharingInteractions: readonly Interaction[] = [
  { ...chat, title: 'a question to be shared', given: mine, isLoggedIn, response: opened },
  { ...chat, title: 'a question to be shared by nobody', given: [nobody], response: pleaseLogIn },
  {
    ...chat,
    title: 'a question to be shared about a task that is not there',
    given: noRecords,
    isLoggedIn,
    response: noTask,
  },

  { ...record('shared'), title: 'a record to be shared', given: mine, isLoggedIn, response: opened },
  {
    ...record('cancelled'),
    title: 'a share to be cancelled',
    given: [somebody, { name: "the person's own analysis is shared", params: { uid } }],
    isLoggedIn,
    response: opened,
  },
  {
    ...record('cancelled'),
    title: 'a share to be cancelled that is not there',
    given: mine,
    isLoggedIn,
    response: refusal(404, 'This task is not shared'),
  },
  { ...record('shared'), title: 'a record to be shared by nobody', given: [nobody], response: pleaseLogIn },
  {
    ...record('shared'),
    title: "someone else's record to be shared",
    given: [somebody, { name: "someone else's analysis" }],
    isLoggedIn,
    response: noTask,
  },

  {
    ...copy,
    title: 'a shared record to be copied',
    given: [somebody, { name: 'a shared analysis' }],
    isLoggedIn,
    response: { status: 201, json: { ...doneTask, parentShareId: like(shareId) } },
  },
  { ...copy, title: 'a shared record to be copied by nobody', given: [nobody], response: pleaseLogIn },
  {
    ...copy,
    title: 'a record to be copied that is not there',
    given: noRecords,
    isLoggedIn,
    response: noTask,
  },
  {
    ...copy,
    title: 'a cancelled share to be copied',
    given: [somebody, { name: 'a cancelled share' }],
    isLoggedIn,
    response: gone,
  },
  {
    ...copy,
    title: 'a deleted share to be copied',
    given: [somebody, { name: 'a deleted share' }],
    isLoggedIn,
    response: gone,
  },
]
