import { beforeEach, describe, expect, it } from 'vitest'
import type { components } from '../src/api/schema.d.ts'
import { createMockBackend, type MockBackend } from './backend.ts'
import { type SocketLike, socketTo } from './msw/page-socket.ts'
import { exampleRequest } from './validation/example-request.ts'
import { complaintAbout } from './validation/openapi.ts'

type Frame = components['schemas']['ServerFrame']

const questionId = '3d0a9a52-52f7-4ad4-9a6e-1a8b4a1f5d10'
const taskId = '0198f3f0-0000-7000-8000-000000000001'
const socketUrl = 'ws://mock.test/api/chat/socket?eventId=7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11&uid='
const serverFrame = { $ref: '#/components/schemas/ServerFrame' }
const askFrame = {
  type: 'ask',
  questionId,
  question: '有哪些防腐剂',
  history: [],
  taskId: '',
  lang: 'zh-Hans',
  eventId: '7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11',
  uid: '',
}

let mock: MockBackend
beforeEach(async () => {
  mock = await createMockBackend({
    seed: 7,
    now: () => Date.parse('2026-11-20T08:00:00Z'),
    recognise: () => new Promise(() => {}),
    publish: id => `blob:${id}`,
  })
})

const textOf = (frames: readonly Frame[]) =>
  frames.map(frame => (frame.type === 'delta' ? frame.text : '')).join('')

const plainAnswer = async (): Promise<components['schemas']['Answer']> =>
  (await mock.fetch(exampleRequest('askQuestion', { taskId }))).json()

describe('a streamed answer', () => {
  const stream = () => {
    const request = exampleRequest('askQuestion', { taskId })
    request.headers.set('Accept', 'text/event-stream')
    return mock.fetch(request)
  }
  const framesOf = (text: string): Frame[] =>
    text
      .split('\n\n')
      .filter(event => event !== '')
      .map(event => JSON.parse(event.replace(/^data: /, '')))

  it('says in frames what the plain answer says', async () => {
    await mock.control.apply('a finished analysis')
    const response = await stream()
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const frames = framesOf(await response.text())
    for (const frame of frames) expect(complaintAbout(serverFrame, frame, 'frame')).toBeNull()
    expect(frames.map(({ seq }) => seq)).toEqual(frames.map((_, index) => index))
    expect([frames.at(0)?.type, frames.at(-1)?.type]).toEqual(['start', 'done'])
    expect(textOf(frames)).toBe((await plainAnswer()).answer)
  })

  it('breaks off where a scenario says, and once only', async () => {
    await mock.control.apply('a finished analysis')
    await mock.control.apply('the answer breaks off', { frames: 2 })
    const reader = (await stream()).body?.getReader()
    expect((await reader?.read())?.done).toBe(false)
    expect((await reader?.read())?.done).toBe(false)
    await expect(reader?.read()).rejects.toThrow('broke off')
    expect(await (await stream()).text()).toContain('"done"')
  })
})

/** A socket with what came through it. */
const listen = (socket: SocketLike) => {
  const frames: Frame[] = []
  let heard = () => {}
  socket.addEventListener('message', event => {
    if (event instanceof MessageEvent) frames.push(JSON.parse(event.data))
    heard()
  })
  socket.addEventListener('close', () => heard())
  const until = (isTrue: () => boolean): Promise<void> =>
    isTrue()
      ? Promise.resolve()
      : new Promise<void>(resolve => {
          heard = resolve
        }).then(() => until(isTrue))
  return { frames, until, isDone: () => frames.at(-1)?.type === 'done' }
}

const open = async () => {
  const socket = socketTo(mock.openSocket)(socketUrl)
  await new Promise(resolve => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', resolve)
  })
  return { socket, ...listen(socket) }
}

describe('a websocket', () => {
  it('answers a question in the same frames', async () => {
    await mock.control.apply('a finished analysis')
    const { socket, frames, until, isDone } = await open()
    socket.send(JSON.stringify({ ...askFrame, taskId }))
    await until(isDone)
    for (const frame of frames) expect(complaintAbout(serverFrame, frame, 'frame')).toBeNull()
    expect(textOf(frames)).toBe((await plainAnswer()).answer)
  })

  it('resumes on another connection after one that dropped', async () => {
    await mock.control.apply('the answer breaks off', { frames: 3 })
    const first = await open()
    first.socket.send(JSON.stringify(askFrame))
    await first.until(() => first.socket.readyState === 3)
    expect(first.frames).toHaveLength(3)
    const second = await open()
    second.socket.send(JSON.stringify({ type: 'resume', questionId, seq: 2 }))
    await second.until(second.isDone)
    expect(second.frames[0]?.seq).toBe(3)
    expect(textOf([...first.frames, ...second.frames])).not.toBe('')
  })

  it('stops when told', async () => {
    const { socket, frames, until, isDone } = await open()
    socket.send(JSON.stringify(askFrame))
    await until(() => frames.length > 0)
    socket.send(JSON.stringify({ type: 'stop', questionId }))
    await until(isDone)
    expect(frames.filter(({ type }) => type === 'delta').length).toBeLessThan(5)
  })

  it.each([
    ['no JSON', '{', 'frame'],
    ['no object', '[]', 'frame.type'],
    ['of no known type', '{"type":"constructor"}', 'frame.type'],
    ['that lacks a field', JSON.stringify({ ...askFrame, lang: undefined }), 'frame.lang'],
    ['with a field too many', JSON.stringify({ type: 'stop', questionId, more: 1 }), 'frame.more'],
  ])('answers a frame %s with a problem that names the field', async (_name, text, error) => {
    const { socket, frames, until } = await open()
    socket.send(text)
    await until(() => frames.length > 0)
    expect(frames[0]).toMatchObject({ type: 'problem', problem: { code: 400, error } })
    expect(complaintAbout(serverFrame, frames[0], 'frame')).toBeNull()
  })

  it('says so when the task is not there, and when the server is down', async () => {
    const { socket, frames, until } = await open()
    socket.send(JSON.stringify({ ...askFrame, taskId: 'none' }))
    await until(() => frames.length > 0)
    expect(frames[0]).toMatchObject({ type: 'problem', problem: { code: 404 } })
    await mock.control.apply('the server is down')
    socket.send(JSON.stringify(askFrame))
    await until(() => frames.length > 1)
    expect(frames[1]).toMatchObject({ type: 'problem', problem: { code: 503 } })
  })

  it.each(['the websocket cannot be opened', 'the device is offline', 'the server is down'] as const)(
    'does not open when %s',
    async name => {
      await mock.control.apply(name)
      const { socket } = await open()
      expect(socket.readyState).toBe(3)
    },
  )

  it('throws, as a real one, for what is sent before it is open, and is silent after', async () => {
    const early = socketTo(mock.openSocket)(socketUrl)
    expect(() => early.send('{}')).toThrow('not open')
    const { socket, frames } = await open()
    socket.close()
    expect(socket.readyState).toBe(2)
    socket.send(JSON.stringify(askFrame))
    await Promise.resolve()
    expect(socket.readyState).toBe(3)
    expect(frames).toEqual([])
  })
})
