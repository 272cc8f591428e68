// The websocket of the chat, asked as the app asks it.
import { isDeepStrictEqual } from 'node:util'
import { reasonOf } from '../../prepare.mjs'
import { finding, rowOf } from '../findings.mjs'
import { RefusedState, refusedState } from '../states.mjs'
import { frameFindings } from './frame-findings.mjs'
import { openSocket } from './socket-client.mjs'

/** @typedef {import('../findings.mjs').Finding} Finding */
/** @typedef {import('../findings.mjs').Row} Row */
/** @typedef {import('../states.mjs').State} State */
/** @typedef {import('../states.mjs').Values} Values */
/** @typedef {Awaited<ReturnType<typeof openSocket>>} Socket */
/**
 * @typedef {object} Kit
 * @property {() => Promise<Socket>} open
 * @property {(frames: unknown[], expected?: { questionId?: string, from?: number }) => Finding[]} judge
 * @property {(questionId: string, more?: object) => object} question a frame that asks about the task of the state
 * @property {string} accessToken of the person in the states
 */
/** @typedef {{ name: string, says: string, states: State[], run: (kit: Kit) => Promise<Finding[]> }} SocketCheck */

const operation = 'openChatSocket'
const finished = { name: 'a finished analysis' }
const [one, two, three] = ['1', '2', '3'].map(digit => `3d0a9a52-52f7-4ad4-9a6e-1a8b4a1f5d1${digit}`)
const unknown = '3d0a9a52-52f7-4ad4-9a6e-00000000000f'
/** A message may have 4 MiB. */
const blanks = ' '.repeat(4 * 2 ** 20)

/**
 * What is wrong with a problem of some code as the only frame.
 * @param {Kit} kit
 * @param {unknown[]} frames
 * @param {number} code
 * @returns {Finding[]}
 */
const problemFindings = ({ judge }, frames, code) => {
  const [first] = /** @type {import('./socket-client.mjs').Frame[]} */ (frames)
  const wrong = judge(frames, { questionId: first?.questionId ?? '', from: first?.seq ?? 0 })
  if (wrong.length > 0) return wrong
  const problem = first?.problem
  return problem?.code === code
    ? []
    : [finding('frame 0 /problem/code', String(code), problem?.code ?? first)]
}

/** @type {SocketCheck[]} */
export const socketChecks = [
  {
    name: 'an answer over the websocket: start, deltas and citations, done',
    says: 'the server answers `start`, `delta`, `citation`, then `done` or `problem`',
    states: [finished],
    async run({ open, judge, question }) {
      const socket = await open()
      socket.send(question(one ?? ''))
      const frames = await socket.answer()
      const types = frames.map(frame => (typeof frame === 'string' ? frame : frame.type))
      return [
        ...judge(frames, { questionId: one ?? '' }),
        ...(types.includes('delta') ? [] : [finding('frames', 'a delta', types)]),
      ]
    },
  },
  {
    name: 'an answer that broke off is resumed after a frame, on another connection',
    says: 'After a dropped connection, asks for the frames after `seq`.',
    states: [finished],
    async run({ open, judge, question }) {
      const socket = await open()
      socket.send(question(one ?? ''))
      const whole = await socket.answer()
      socket.close()
      if (whole.length < 3) return [finding('frames', 'at least start, delta and done', whole)]
      const next = await open()
      next.send({ type: 'resume', questionId: one, seq: 1 })
      const rest = await next.answer()
      const wrong = judge(rest, { questionId: one ?? '', from: 2 })
      return wrong.length > 0 || isDeepStrictEqual(rest, whole.slice(2))
        ? wrong
        : [finding('frames after seq 1', JSON.stringify(whole.slice(2)), rest)]
    },
  },
  {
    name: 'an answer that is stopped ends',
    says: 'The client sends `ask`, `resume` and `stop`; the server answers `start`, `delta`, `citation`, then `done` or `problem`',
    states: [finished],
    async run({ open, question }) {
      const socket = await open()
      socket.send(question(one ?? ''))
      await socket.first()
      socket.send({ type: 'stop', questionId: one })
      const last = (await socket.answer()).at(-1)
      return typeof last === 'object' && last.type === 'done' ? [] : [finding('the last frame', 'done', last)]
    },
  },
  {
    name: 'two who ask at the same time are each answered with their own frames',
    says: 'the frames of one question come in the order of `seq`.',
    states: [finished],
    async run({ open, judge, question }) {
      const [first, second] = [await open(), await open()]
      first.send(question(one ?? ''))
      second.send(question(two ?? '', { question: '有哪些防腐剂？' }))
      const [own, others] = await Promise.all([first.answer(), second.answer()])
      return [...judge(own, { questionId: one ?? '' }), ...judge(others, { questionId: two ?? '' })]
    },
  },
  {
    name: 'one connection carries several questions',
    says: 'Several questions may be on their way over one connection, and their frames may mix; the frames of one question come in the order of `seq`.',
    states: [finished],
    async run({ open, judge, question }) {
      const socket = await open()
      socket.send(question(one ?? ''))
      socket.send(question(two ?? ''))
      const both = [await socket.answer(one), await socket.answer(two)]
      socket.send(question(three ?? ''))
      both.push(await socket.answer(three))
      return both.flatMap((frames, at) => judge(frames, { questionId: [one, two, three][at] ?? '' }))
    },
  },
  {
    name: 'a token that is not good is treated as none',
    says: 'A token that is not good is treated as none.',
    states: [finished],
    async run({ open, judge, question }) {
      const socket = await open()
      socket.send(question(one ?? '', { accessToken: 'not-a-token' }))
      const frames = await socket.answer()
      const [problem] = frames.flatMap(frame =>
        typeof frame === 'object' && frame.problem ? [frame.problem] : [],
      )
      return problem ? [finding('frames', 'an answer', problem)] : judge(frames, { questionId: one ?? '' })
    },
  },
  {
    name: 'a task that is not there is a problem',
    says: 'There is no such thing, or it is not for this person.',
    states: [{ name: 'there are no records' }],
    async run(kit) {
      const socket = await kit.open()
      socket.send(kit.question(one ?? ''))
      return problemFindings(kit, await socket.answer(), 404)
    },
  },
  {
    name: 'an answer that nobody asked for cannot be resumed',
    says: 'There is no such thing, or it is not for this person.',
    states: [],
    async run(kit) {
      const socket = await kit.open()
      socket.send({ type: 'resume', questionId: unknown, seq: 0 })
      return problemFindings(kit, await socket.answer(), 404)
    },
  },
  {
    name: 'an answer is resumed for the person who asked, and for nobody else',
    says: 'To anyone else the question does not exist (404).',
    states: [{ name: 'a person is logged in' }, finished],
    async run(kit) {
      const { open, question, accessToken } = kit
      const socket = await open()
      socket.send(question(one ?? '', { accessToken }))
      const whole = await socket.answer()
      const [own, other] = [await open(), await open()]
      own.send({ type: 'resume', questionId: one, seq: 0, accessToken })
      const rest = await own.answer()
      other.send({ type: 'resume', questionId: one, seq: 0 })
      return isDeepStrictEqual(rest, whole.slice(1))
        ? problemFindings(kit, await other.answer(), 404)
        : [finding('frames after seq 0', JSON.stringify(whole.slice(1)), rest)]
    },
  },
  {
    name: 'to stop what this connection never asked is a problem',
    says: 'for one this connection never asked or resumed, a problem with code 404.',
    states: [],
    async run(kit) {
      const socket = await kit.open()
      socket.send({ type: 'stop', questionId: unknown })
      return problemFindings(kit, await socket.answer(), 404)
    },
  },
  {
    name: 'a frame that cannot be read is a problem, and the connection stays open',
    says: 'A frame that breaks a rule of this document is answered with `problem` and code 400',
    states: [],
    async run(kit) {
      const socket = await kit.open()
      socket.send({ type: 'else', questionId: one })
      const wrong = problemFindings(kit, await socket.answer(), 400)
      if (wrong.length > 0) return wrong
      socket.received.length = 0
      socket.send({ type: 'resume', questionId: unknown, seq: 0 })
      const next = await socket.answer()
      return socket.closed.code === null && next.length > 0
        ? []
        : [finding('connection', 'open', `closed with ${socket.closed.code}`)]
    },
  },
  {
    name: 'a binary message closes the connection with 1003',
    says: '1003 for a binary message',
    states: [],
    async run({ open }) {
      const socket = await open()
      socket.sendBinary()
      const code = await socket.end()
      return code === 1003 ? [] : [finding('close code', '1003', code)]
    },
  },
  {
    name: 'a message above 4 MiB closes the connection with 1009',
    says: '1009 for one that is too large',
    states: [],
    async run({ open }) {
      const socket = await open()
      socket.send({ type: 'resume', questionId: unknown, seq: 0 }, blanks)
      const code = await socket.end()
      return code === 1009 ? [] : [finding('close code', '1009', code)]
    },
  },
  {
    name: 'a ping is answered',
    says: 'answers pings and may send them',
    states: [],
    async run({ open }) {
      const socket = await open()
      return (await socket.ping()) ? [] : [finding('pong', 'one', undefined)]
    },
  },
]

/**
 * Runs the checks of the websocket; without provider states only those that need none.
 * @param {{ baseUrl: string, document: import('../openapi.mjs').Document, states: import('../states.mjs').States | null, patienceMs: number, isChosen: (operation: string, name: string) => boolean }} server
 * @returns {AsyncGenerator<Row>}
 */
export async function* runSocketChecks({ baseUrl, document, states, patienceMs, isChosen }) {
  for (const { name, says, states: needed, run } of socketChecks) {
    if (!isChosen(operation, name)) continue
    if (states === null && needed.length > 0) {
      yield { operation, interaction: name, result: 'skipped', findings: [], note: 'needs provider states' }
      continue
    }
    /** @type {Socket[]} */
    const sockets = []
    /** @param {Values} values */
    const check = values =>
      run({
        open: async () => {
          const socket = await openSocket(baseUrl, patienceMs)
          sockets.push(socket)
          return socket
        },
        accessToken: String(values['accessToken'] ?? 'access-1'),
        judge: (frames, expected) => frameFindings(document.frame, frames, expected),
        question: (questionId, more = {}) => ({
          type: 'ask',
          questionId,
          question: '这个适合孩子吃吗？',
          history: [],
          taskId: values['taskId'] ?? '0198f3f0-0000-7000-8000-000000000001',
          lang: 'zh-Hans',
          eventId: questionId,
          uid: '',
          ...more,
        }),
      })
    const findings = await (states ? states.during(needed, check) : check({})).catch(error =>
      error instanceof RefusedState
        ? [refusedState(error)]
        : [finding('connection', 'an open websocket', reasonOf(error))],
    )
    for (const socket of sockets) socket.close()
    yield rowOf(
      operation,
      name,
      findings.map(each => ({ ...each, says: each.says || `“${says}” (openapi.yaml)` })),
    )
  }
}
