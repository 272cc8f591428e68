import type { Chosen } from '../../mocks/scenarios.ts'
import { clientProblems } from '../../src/api/problems.ts'
import { askOverSocket } from '../../src/api/socket.ts'
import { eventStream, frames, question, questionId, streamedAnswer } from '../frames.ts'
import { type Interaction, nobody, refusal, somebody, taskId, theTask, uid } from '../interaction.ts'
import { eachLike, like, oneOf } from '../matchers.ts'
import { openSocket } from '../open-socket.ts'

const citation = {
  kind: oneOf('ingredient', 'additive', 'spice', 'standard', 'evidence'),
  ref: like('0'),
  title: like('小麦粉'),
}
const answered: Interaction['response'] = {
  status: 200,
  json: { answer: like('配料里有**小麦粉**。'), citations: eachLike(citation, 0) },
}
const aboutTheTask = { ...question, taskId: theTask }

const asked = (
  title: string,
  given: readonly Chosen[],
  response: Interaction['response'],
  { json = aboutTheTask as Readonly<Record<string, unknown>>, ask = question } = {},
): Interaction => ({
  operation: 'askQuestion',
  title,
  given,
  request: { method: 'POST', path: '/api/chat', json },
  response,
  call: api => api.askQuestion(ask),
})

const followUp = {
  ...question,
  taskId: '',
  history: [
    { role: 'user' as const, content: '山梨酸钾是什么？' },
    { role: 'assistant' as const, content: '一种防腐剂。' },
  ],
}

/** Questions: whole, as a stream, and where neither works out. */
export const chatInteractions: readonly Interaction[] = [
  asked('a question about a finished analysis', [{ name: 'a finished analysis' }], answered),
  {
    ...asked(
      "a question about a person's own analysis",
      [somebody, { name: 'a finished analysis', params: { uid } }],
      answered,
    ),
    isLoggedIn: true,
  },
  asked('a second question about the knowledge alone', [nobody], answered, { json: followUp, ask: followUp }),
  asked(
    'a question about a task that is not there',
    [{ name: 'there are no records' }],
    refusal(404, 'There is no such task'),
  ),
  {
    ...asked('a question to be answered as a stream', [{ name: 'a finished analysis' }], {
      status: 200,
      events: eventStream,
    }),
    request: { method: 'POST', path: '/api/chat', json: aboutTheTask, accept: 'text/event-stream' },
    call: api => api.streamAnswer(question, () => {}),
    outcome: { data: streamedAnswer },
  },
  {
    ...asked(
      'a question to be answered as a stream about a task that is not there',
      [{ name: 'there are no records' }],
      refusal(404, 'There is no such task'),
    ),
    request: { method: 'POST', path: '/api/chat', json: aboutTheTask, accept: 'text/event-stream' },
    call: api => api.streamAnswer(question, () => {}),
  },
  {
    operation: 'openChatSocket',
    title: 'an upgrade to a websocket that is not let through',
    given: [{ name: 'the websocket cannot be opened' }],
    request: { method: 'GET', path: '/api/chat/socket' },
    response: refusal(426, 'Upgrade to websocket'),
    call: async (_api, url) => {
      const { eventId } = frames.ask
      const problem = await askOverSocket({ ...frames.ask, taskId }, () => {}, new AbortController().signal, {
        connect: () => openSocket(`${url.replace('http', 'ws')}/api/chat/socket?eventId=${eventId}&uid=`),
        wait: async () => {},
      })
      return problem ? { problem } : { data: questionId }
    },
    outcome: {
      problem: { code: clientProblems.socketConnectFailed, errMsg: 'The websocket could not be opened' },
    },
  },
]
