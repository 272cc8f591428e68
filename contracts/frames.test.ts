import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocketServer } from 'ws'
import { noAnswer, withFrame } from '../src/api/answer.ts'
import { askOverSocket, readFrame, type ServerFrame } from '../src/api/socket.ts'
import { document, misfitOf } from './document.ts'
import { answerFrames, frames, frameTypes, questionId, streamedAnswer } from './frames.ts'
import { putInto, startMock } from './mock-server.ts'
import { openSocket } from './open-socket.ts'

const clientTypes = ['ask', 'resume', 'stop'] as const
const serverTypes = ['start', 'delta', 'citation', 'done', 'problem'] as const
const schemaOf = (type: string) => `${type.charAt(0).toUpperCase()}${type.slice(1)}Frame`

describe('the examples of openapi.yaml', () => {
  it('show one frame of each kind there is, as its schema has it', () => {
    expect([...clientTypes, ...serverTypes].sort()).toEqual([...frameTypes].sort())
    for (const type of frameTypes) expect(misfitOf(schemaOf(type), frames[type]), type).toBeNull()
    for (const type of clientTypes) expect(misfitOf('ClientFrame', frames[type]), type).toBeNull()
    for (const type of serverTypes) expect(misfitOf('ServerFrame', frames[type]), type).toBeNull()
  })

  it('are all that openapi.yaml lets through a socket', () => {
    const kinds = Object.keys(document.components.schemas).filter(name => /^[A-Z][a-z]+Frame$/.test(name))
    const unions = ['ClientFrame', 'ServerFrame', 'SocketFrame']
    expect(kinds.filter(name => !unions.includes(name)).sort()).toEqual(frameTypes.map(schemaOf).sort())
  })

  it.each(serverTypes)('are read by the client: %s', type => {
    expect(readFrame(JSON.stringify(frames[type]))).toEqual(frames[type])
  })

  it.each(serverTypes)(
    'are refused by the client with a field too many, too few or of another type: %s',
    type => {
      const frame = frames[type]
      const { seq: _, ...less } = frame
      for (const broken of [{ ...frame, more: 1 }, less, { ...frame, seq: '1' }, { ...frame, type: 'else' }])
        expect(readFrame(JSON.stringify(broken))).toBeTypeOf('string')
    },
  )
})

const wait = async () => {}
const never = new AbortController().signal

/** Asks over a real websocket with the app's client; gives what came, and what it came to. */
const ask = async (url: string, question = frames.ask) => {
  const received: ServerFrame[] = []
  const { type: _, ...body } = question
  const problem = await askOverSocket(body, frame => received.push(frame), never, {
    connect: () => openSocket(`${url.replace('http', 'ws')}/api/chat/socket?eventId=${body.eventId}&uid=`),
    wait,
  })
  return { received, problem }
}

describe('a server that replays the examples', () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  const heard: unknown[] = []
  server.on('connection', socket =>
    socket.on('message', data => {
      heard.push(JSON.parse(String(data)))
      for (const frame of answerFrames) socket.send(JSON.stringify(frame))
    }),
  )
  afterAll(() => server.close())

  it('is asked with the example, and its answer is understood', async () => {
    const { port } = server.address() as AddressInfo // listening on TCP
    const { received, problem } = await ask(`http://127.0.0.1:${port}`)
    expect(problem).toBeNull()
    expect(heard).toEqual([frames.ask])
    expect(received).toEqual(answerFrames)
    expect(received.reduce(withFrame, noAnswer)).toEqual(streamedAnswer)
  })
})

describe('the mock backend over a real websocket', () => {
  let mock: Awaited<ReturnType<typeof startMock>>
  beforeAll(async () => {
    mock = await startMock()
  })
  afterAll(() => mock.close())

  /** Sends client frames as they stand; gives what comes back until `isLast`. */
  const say = (sent: readonly object[], isLast: (frame: ServerFrame) => boolean) =>
    new Promise<ServerFrame[]>(resolve => {
      const received: ServerFrame[] = []
      const socket = openSocket(
        `${mock.url.replace('http', 'ws')}/api/chat/socket?eventId=${frames.ask.eventId}&uid=`,
      )
      socket.addEventListener('open', () => {
        for (const frame of sent) socket.send(JSON.stringify(frame))
      })
      socket.addEventListener('message', event => {
        const frame: ServerFrame = JSON.parse('data' in event ? String(event.data) : '')
        received.push(frame)
        if (!isLast(frame)) return
        socket.close()
        resolve(received)
      })
    })
  const isEnd = ({ type }: ServerFrame) => type === 'done' || type === 'problem'

  it('answers the example with frames as openapi.yaml has them: start, deltas, citations, done', async () => {
    await putInto(mock, 'a finished analysis')
    const received = await say([frames.ask], isEnd)
    for (const frame of received) expect(misfitOf('ServerFrame', frame)).toBeNull()
    expect(received.map(({ seq }) => seq)).toEqual(received.map((_, index) => index))
    expect(new Set(received.map(frame => frame.questionId))).toEqual(new Set([questionId]))
    expect(received.map(({ type }) => type).join(' ')).toMatch(/^start( delta)+( citation)* done$/)
  })

  it('sends what comes after a frame when it is asked to resume', async () => {
    await putInto(mock, 'a finished analysis')
    const whole = await say([frames.ask], isEnd)
    const { seq } = frames.resume
    expect(await say([frames.resume], isEnd)).toEqual(whole.slice(seq + 1))
  })

  it('ends an answer that is stopped', async () => {
    await putInto(mock, 'a finished analysis')
    const received = await say([frames.ask, frames.stop], isEnd)
    expect(received.at(-1)?.type).toBe('done')
  })

  it.each([
    ['a task that is not there', frames.ask, 404],
    ['a frame with a field too many', { ...frames.ask, more: 1 }, 400],
    ['a frame of no known type', { type: 'else', questionId }, 400],
  ])('answers %s with a problem', async (_what, frame, code) => {
    await putInto(mock, 'there are no records')
    const [problem] = await say([frame], isEnd)
    expect(misfitOf('ProblemFrame', problem)).toBeNull()
    expect(problem).toMatchObject({ type: 'problem', problem: { code } })
  })

  it('is taken up again by the client where its answer broke off', async () => {
    await putInto(mock, 'a finished analysis')
    const whole = await ask(mock.url)
    await putInto(mock, 'a finished analysis', 'the answer breaks off')
    expect(await ask(mock.url)).toEqual(whole)
    expect(whole.problem).toBeNull()
  })
})
