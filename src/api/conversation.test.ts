import { describe, expect, it } from 'vitest'
import { createApi } from './client.ts'
import { createConversation, type Reply } from './conversation.ts'
import { clientProblems } from './problems.ts'
import { askOverSocket, type FrameSocket, type ServerFrame } from './socket.ts'

const question = { question: '这个适合孩子吃吗？', history: [], taskId: '', lang: 'zh-Hans' as const }
const parts = ['配料里有', '**柠檬黄**', '，', '欧盟要求标注。']
const citation = { kind: 'additive', ref: '08.005', title: '柠檬黄' } as const
const whole = { answer: parts.join(''), citations: [citation] }

/** The frames of the answer, as a server sends them. */
const framesFor = (questionId: string): ServerFrame[] =>
  [
    { type: 'start' as const },
    ...parts.map(text => ({ type: 'delta' as const, text })),
    { type: 'citation' as const, citation },
    { type: 'done' as const },
  ].map((frame, seq) => ({ ...frame, questionId, seq }))
const frameCount = framesFor('').length

/** What the server does with one connection. */
interface Behaviour {
  /** Frames it sends before the connection breaks; all when it does not. */
  breaksAfter?: number
  refuses?: boolean
  /** Keeps the connection open after so many frames, and says nothing more. */
  isSilentFrom?: number
  /** Sends from the start again, regardless of the requested position. */
  repeats?: boolean
  /** Sent in place of a frame. */
  says?: (frame: ServerFrame) => unknown
}

/** A server of websockets that plays one behaviour after the other, and counts the questions it heard. */
const createServer = (behaviours: Behaviour[]) => {
  const heard: { type: string; seq?: number; questionId: string }[] = []
  const connect = (): FrameSocket => {
    const behaviour = behaviours.shift() ?? {}
    const events = new EventTarget()
    const tell = (type: string, data?: unknown) =>
      events.dispatchEvent(type === 'message' ? new MessageEvent(type, { data }) : new Event(type))
    let readyState = 0
    queueMicrotask(() => {
      readyState = behaviour.refuses ? 3 : 1
      tell(behaviour.refuses ? 'error' : 'open')
    })
    return {
      get readyState() {
        return readyState
      },
      send(text) {
        const frame = JSON.parse(text)
        heard.push(frame)
        if (frame.type === 'stop') return
        const from = frame.type === 'ask' || behaviour.repeats ? 0 : frame.seq + 1
        const frames = framesFor(frame.questionId).slice(from)
        void (async () => {
          for (const [sent, next] of frames.entries()) {
            await Promise.resolve()
            if (sent === behaviour.isSilentFrom) return
            if (sent === behaviour.breaksAfter || readyState !== 1) break
            const said = behaviour.says ? behaviour.says(next) : JSON.stringify(next)
            tell('message', said)
          }
          if (behaviour.breaksAfter !== undefined && readyState === 1) {
            readyState = 3
            tell('close')
          }
        })()
      },
      close() {
        readyState = 3
      },
      addEventListener: events.addEventListener.bind(events),
    }
  }
  return { connect, heard }
}

type Fetch = (request: Request) => Promise<Response>
const unreachable: Fetch = () => Promise.reject(new TypeError('no network'))

const setUp = (
  behaviours: Behaviour[],
  fetch: Fetch = unreachable,
  session: { accessToken: string | null; uid: string } = { accessToken: 'token', uid: 'u-1' },
) => {
  const server = createServer(behaviours)
  const opened: URL[] = []
  const logouts: string[] = []
  const conversation = createConversation({
    api: async () =>
      createApi({
        baseUrl: 'http://api.test',
        fetch,
        identity: () => session,
        onLogout: () => logouts.push('api'),
      }),
    connect: async () => path => {
      opened.push(new URL(path, 'http://api.test'))
      return server.connect()
    },
    identity: () => session,
    onLogout: () => logouts.push('socket'),
    wait: () => Promise.resolve(),
  })
  const shown: string[] = []
  const cited: number[] = []
  const ask = (signal = new AbortController().signal): Promise<Reply> =>
    conversation.ask(
      question,
      ({ answer, citations }) => {
        shown.push(answer)
        cited.push(citations.length)
      },
      signal,
    )
  return { ask, shown, cited, logouts, opened, ...server }
}

const eventStream =
  (frames: readonly ServerFrame[], { breaks = false } = {}): Fetch =>
  async request => {
    if (!request.headers.get('accept')?.includes('event-stream')) return unreachable(request)
    const bytes = new TextEncoder().encode(frames.map(frame => `data: ${JSON.stringify(frame)}\n\n`).join(''))
    let at = 0
    const body = new ReadableStream({
      pull(controller) {
        // Seven bytes at a time: events and characters are cut anywhere.
        if (at < bytes.length) controller.enqueue(bytes.slice(at, at + 7))
        else if (breaks) controller.error(new TypeError('cut'))
        else controller.close()
        at += 7
      },
    })
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
  }

const asJson: Fetch = async request =>
  request.headers.get('accept')?.includes('event-stream')
    ? Response.json({ code: 503, errMsg: 'no streams today' }, { status: 503 })
    : Response.json(whole)

describe('an answer over the websocket', () => {
  it('grows frame by frame, and is whole in the end', async () => {
    const { ask, shown, cited, heard } = setUp([{}])
    expect(await ask()).toEqual({ answer: whole, problem: null })
    expect(shown).toEqual([...parts.map((_, at) => parts.slice(0, at + 1).join('')), whole.answer])
    expect(cited).toEqual([...parts.map(() => 0), 1])
    expect(heard).toMatchObject([{ type: 'ask', accessToken: 'token', uid: 'u-1', ...question }])
  })

  it('is asked for by who asks, with the same eventId in the path and in the frame', async () => {
    const { ask, heard, opened } = setUp([{}])
    await ask()
    expect(opened.map(({ pathname }) => pathname)).toEqual(['/api/chat/socket'])
    const { eventId, uid } = Object.fromEntries(opened[0]?.searchParams ?? [])
    expect(eventId).toMatch(/^[0-9a-f-]{36}$/)
    expect(uid).toBe('u-1')
    expect(heard).toMatchObject([{ eventId, uid }])
  })

  it('is asked for without a token by an anonymous person', async () => {
    const { ask, heard } = setUp([{}], unreachable, { accessToken: null, uid: '' })
    expect((await ask()).problem).toBeNull()
    expect(heard[0]).not.toHaveProperty('accessToken')
  })

  it.each(Array.from({ length: frameCount }, (_, count) => [count]))(
    'loses and doubles nothing when the connection breaks after %i frames',
    async breaksAfter => {
      const { ask, shown, heard } = setUp([{ breaksAfter }, {}])
      expect(await ask()).toEqual({ answer: whole, problem: null })
      for (const [at, text] of shown.entries()) expect(text.startsWith(shown[at - 1] ?? '')).toBe(true)
      expect(new Set(heard.map(({ questionId }) => questionId)).size).toBe(1)
      expect(heard[1]).toMatchObject(
        breaksAfter === 0 ? { type: 'ask' } : { type: 'resume', seq: breaksAfter - 1 },
      )
    },
  )

  it.each(Array.from({ length: frameCount }, (_, count) => [count]))(
    'doubles nothing when the server begins again after %i frames',
    async breaksAfter => {
      const { ask } = setUp([{ breaksAfter }, { repeats: true }])
      expect(await ask()).toEqual({ answer: whole, problem: null })
    },
  )

  it('survives three broken connections, and then says that it broke off and keeps what came', async () => {
    expect(
      (await setUp([{ breaksAfter: 2 }, { breaksAfter: 1 }, { breaksAfter: 1 }, {}]).ask()).problem,
    ).toBeNull()
    const { ask } = setUp([{ breaksAfter: 2 }, ...Array.from({ length: 9 }, () => ({ breaksAfter: 0 }))])
    const { answer, problem } = await ask()
    expect(problem?.code).toBe(clientProblems.networkFailed)
    expect(answer.answer).toBe(parts[0])
  })

  it('that began is not asked for another way when it breaks off for good', async () => {
    const { ask } = setUp(
      [{ breaksAfter: 2 }, ...Array.from({ length: 9 }, () => ({ breaksAfter: 0 }))],
      async () => Response.json(whole),
    )
    const { answer, problem } = await ask()
    expect([answer.answer, problem?.code]).toEqual([parts[0], clientProblems.networkFailed])
  })

  it('that cannot be read is asked for another way', async () => {
    const { ask } = setUp([{ says: () => 'not JSON' }], async () => Response.json(whole))
    expect(await ask()).toEqual({ answer: whole, problem: null })
  })

  it('passes over frames of unknown types', async () => {
    const addsThinking = ({ seq, questionId, ...frame }: ServerFrame) =>
      JSON.stringify(seq === 0 ? { type: 'thinking', questionId, seq } : { ...frame, questionId, seq })
    const { ask, heard } = setUp([{ says: addsThinking }])
    expect(await ask()).toEqual({ answer: whole, problem: null })
    expect(heard).toHaveLength(1)
  })

  it('takes a gap for a broken connection', async () => {
    const dropsThird = (frame: ServerFrame) =>
      frame.seq === 2 ? JSON.stringify({ ...frame, seq: 1 }) : JSON.stringify(frame)
    const { ask, heard } = setUp([{ says: dropsThird }, {}])
    expect(await ask()).toEqual({ answer: whole, problem: null })
    expect(heard[1]).toMatchObject({ type: 'resume', seq: 1 })
  })

  it('is requested again when its first frame got lost', async () => {
    const dropsFirst = (frame: ServerFrame) => JSON.stringify({ ...frame, seq: frame.seq + 1 })
    const { ask, heard } = setUp([{ says: dropsFirst }, {}])
    expect(await ask()).toEqual({ answer: whole, problem: null })
    expect(heard.map(({ type }) => type)).toEqual(['ask', 'ask'])
  })

  it.each([['not JSON'], [JSON.stringify({ type: 'delta', seq: 1 })], [new ArrayBuffer(4)], ['null']])(
    'does not show %j',
    async said => {
      const { ask, shown } = setUp([{ says: () => said }])
      expect((await ask()).problem?.code).toBe(clientProblems.networkFailed) // the other ways are not there either
      expect(shown).toEqual([])
    },
  )

  it('leaves out what answers another question', async () => {
    const strays = (frame: ServerFrame) =>
      JSON.stringify(frame.seq === 1 ? { ...frame, questionId: crypto.randomUUID() } : frame)
    const { ask } = setUp([{ says: frame => strays(frame).replace(parts[0] ?? '', 'stray') }, {}])
    expect(await ask()).toEqual({ answer: whole, problem: null })
  })

  it('gives the server’s own problem on, and logs out on 401', async () => {
    const refuse = (code: number) => (frame: ServerFrame) =>
      JSON.stringify({
        type: 'problem',
        questionId: frame.questionId,
        seq: 0,
        problem: { code, errMsg: 'no' },
      })
    const busy = setUp([{ says: refuse(429) }], async () => Response.json(whole))
    expect(await busy.ask()).toEqual({
      answer: { answer: '', citations: [] },
      problem: { code: 429, errMsg: 'no' },
    })
    expect(busy.logouts).toEqual([])
    const unauthorized = setUp([{ says: refuse(401) }])
    expect((await unauthorized.ask()).problem?.code).toBe(401)
    expect(unauthorized.logouts).toEqual(['socket'])
  })

  it('stops when told to, tells the server, and keeps what came', async () => {
    const controller = new AbortController()
    const stopping = setUp([
      {
        says: frame => {
          if (frame.seq === 3) controller.abort()
          return JSON.stringify(frame)
        },
      },
    ])
    const { answer, problem } = await stopping.ask(controller.signal)
    expect(problem?.code).toBe(clientProblems.aborted)
    expect(answer.answer).toBe(parts.slice(0, 2).join(''))
    expect(stopping.heard.at(-1)?.type).toBe('stop')
  })
})

describe('a websocket that never opens', () => {
  const silent = () => {
    const sent: string[] = []
    const socket: FrameSocket = {
      readyState: 0,
      send: text => void sent.push(text),
      close: () => void sent.push('closed'),
      addEventListener: () => {},
    }
    return { sent, socket }
  }
  const ask = { ...question, questionId: 'q', eventId: 'e', uid: '' }
  const fail = () => expect.unreachable('no frame came')

  it('is given up after a while, and closed', async () => {
    const { sent, socket } = silent()
    const problem = await askOverSocket(ask, fail, new AbortController().signal, {
      connect: () => socket,
      wait: async () => {},
      connectTimeoutMs: 1,
    })
    expect(problem?.code).toBe(clientProblems.socketConnectFailed)
    expect(sent).toEqual(['closed'])
  })

  it('is not told to stop, and closed, when the person gives up', async () => {
    const { sent, socket } = silent()
    const controller = new AbortController()
    const answer = askOverSocket(ask, fail, controller.signal, {
      connect: () => socket,
      wait: async () => {},
    })
    controller.abort()
    expect((await answer)?.code).toBe(clientProblems.aborted)
    expect(sent).toEqual(['closed'])
  })

  it('that the platform forbids is one that could not be opened; one given up before is not opened', async () => {
    const connect = () => {
      throw new DOMException('insecure', 'SecurityError')
    }
    const options = { connect, wait: async () => {} }
    expect((await askOverSocket(ask, fail, new AbortController().signal, options))?.code).toBe(
      clientProblems.socketConnectFailed,
    )
    expect((await askOverSocket(ask, fail, AbortSignal.abort(), options))?.code).toBe(clientProblems.aborted)
  })
})

describe('a websocket that opens', () => {
  /** One that is in this state when it says that it is open. */
  const opening = (readyState: number, after: (tell: (type: string) => void) => void = () => {}) => {
    const events = new EventTarget()
    const tell = (type: string) => void events.dispatchEvent(new Event(type))
    const sent: string[] = []
    const socket = {
      readyState,
      send: (text: string) => void sent.push(JSON.parse(text).type),
      close: () => void sent.push('closed'),
      addEventListener: events.addEventListener.bind(events),
    }
    queueMicrotask(() => {
      tell('open')
      after(tell)
    })
    return { sent, socket }
  }
  const ask = { ...question, questionId: 'q', eventId: 'e', uid: '' }
  const fail = () => expect.unreachable('no frame came')
  const wait = async () => {}

  it('and is gone already is not written to, and says so', async () => {
    const { sent, socket } = opening(3)
    const problem = await askOverSocket(ask, fail, new AbortController().signal, {
      connect: () => socket,
      wait,
    })
    expect(problem?.code).toBe(clientProblems.socketNotOpen)
    expect(sent).toEqual(['closed'])
  })

  it('and is closing when the person gives up is not told to stop', async () => {
    const controller = new AbortController()
    const { sent, socket } = opening(1, () => {
      socket.readyState = 2
      controller.abort()
    })
    const problem = await askOverSocket(ask, fail, controller.signal, { connect: () => socket, wait })
    expect(problem?.code).toBe(clientProblems.aborted)
    expect(sent).toEqual(['ask', 'closed'])
  })

  it('and fails before a frame came is opened again', async () => {
    let opened = 0
    const problem = await askOverSocket(ask, fail, new AbortController().signal, {
      connect: () => {
        opened += 1
        return opening(1, tell => tell('error')).socket
      },
      wait,
      retryAfterMs: [1, 1],
    })
    expect([opened, problem?.code]).toEqual([3, clientProblems.networkFailed])
  })

  it('and breaks behind its first frame is tried again, though it cannot be opened any more', async () => {
    const questionId = crypto.randomUUID()
    const events = new EventTarget()
    const data = JSON.stringify({ type: 'start', questionId, seq: 0 })
    const socket = {
      ...{ readyState: 1, send: () => {}, close: () => {} },
      addEventListener: events.addEventListener.bind(events),
    }
    const shown: string[] = []
    let opened = 0
    const problem = await askOverSocket(
      { ...ask, questionId },
      ({ type }) => shown.push(type),
      new AbortController().signal,
      {
        connect: () => {
          opened += 1
          if (opened > 1) throw new DOMException('offline', 'NetworkError')
          queueMicrotask(() => {
            for (const event of [
              new Event('open'),
              new MessageEvent('message', { data }),
              new Event('close'),
            ])
              events.dispatchEvent(event)
          })
          return socket
        },
        wait,
        retryAfterMs: [1, 1],
      },
    )
    expect([shown, opened, problem?.code]).toEqual([['start'], 3, clientProblems.networkFailed])
  })
})

describe('a websocket that says nothing', () => {
  const questionId = crypto.randomUUID()
  const ask = { ...question, questionId, eventId: 'e', uid: '' }
  const signal = () => new AbortController().signal

  it('is given up after a while, and the answer comes another way', async () => {
    const server = createServer([{ isSilentFrom: 0 }])
    const problem = await askOverSocket(ask, () => expect.unreachable('no frame came'), signal(), {
      connect: server.connect,
      wait: async () => {},
      silenceMs: 20,
    })
    expect(problem?.code).toBe(clientProblems.timeout)
    expect(server.heard.map(({ type }) => type)).toEqual(['ask'])
  })

  it('any more is resumed where it fell silent, as often as it goes on', async () => {
    const silences = Array.from({ length: 5 }, (_, at) => ({ isSilentFrom: at < 2 ? 2 : 1 }))
    const server = createServer([...silences, {}])
    const frames: string[] = []
    const problem = await askOverSocket(ask, ({ type }) => frames.push(type), signal(), {
      connect: server.connect,
      wait: async () => {},
      silenceMs: 20,
    })
    expect(problem).toBeNull()
    expect(frames).toEqual(framesFor(questionId).map(({ type }) => type))
    expect(server.heard.slice(1).every(({ type }) => type === 'resume')).toBe(true)
  })

  it('any more, and does not go on when it is resumed, breaks off', async () => {
    const server = createServer([
      { isSilentFrom: 2 },
      ...Array.from({ length: 9 }, () => ({ isSilentFrom: 0 })),
    ])
    const problem = await askOverSocket(ask, () => {}, signal(), {
      connect: server.connect,
      wait: async () => {},
      silenceMs: 20,
    })
    expect([problem?.code, server.heard.length]).toEqual([clientProblems.networkFailed, 4])
  })
})

describe('a websocket that says what is no frame', () => {
  it('is not asked again, and the reply says what came', async () => {
    const { connect, heard } = createServer([{ says: () => 'hello' }])
    const problem = await askOverSocket(
      { ...question, questionId: 'q', eventId: 'e', uid: '' },
      () => expect.unreachable('no frame came'),
      new AbortController().signal,
      { connect, wait: async () => {} },
    )
    expect(problem).toMatchObject({
      code: clientProblems.answerInvalid,
      error: expect.stringContaining('hello'),
    })
    expect(heard).toHaveLength(1)
  })
})

describe('without a websocket', () => {
  it('the answer comes as an event stream, cut anywhere', async () => {
    const { ask, shown } = setUp([{ refuses: true }], eventStream(framesFor(crypto.randomUUID())))
    expect(await ask()).toEqual({ answer: whole, problem: null })
    expect(shown.length).toBeGreaterThan(parts.length)
  })

  it('a stream that breaks keeps what came and says so', async () => {
    const { ask } = setUp(
      [{ refuses: true }],
      eventStream(framesFor(crypto.randomUUID()).slice(0, 3), { breaks: true }),
    )
    const { answer, problem } = await ask()
    expect(answer.answer).toBe(parts.slice(0, 2).join(''))
    expect(problem?.code).toBe(clientProblems.networkFailed)
  })

  it.each([
    ['broke off in the middle is not asked for again as JSON', 3, false],
    ['broke off before it began is asked for as JSON', 1, true],
  ])('a stream that %s', async (_, frames, isAskedAgain) => {
    const stream = eventStream(framesFor(crypto.randomUUID()).slice(0, frames), { breaks: true })
    const { ask } = setUp([{ refuses: true }], request =>
      request.headers.get('accept')?.includes('event-stream')
        ? stream(request)
        : Promise.resolve(Response.json(whole)),
    )
    const { answer, problem } = await ask()
    expect(answer.answer).toBe(isAskedAgain ? whole.answer : parts.slice(0, 2).join(''))
    expect(problem?.code ?? null).toBe(isAskedAgain ? null : clientProblems.networkFailed)
  })

  it('a stream that ends early is broken, too', async () => {
    const { ask } = setUp([{ refuses: true }], eventStream(framesFor(crypto.randomUUID()).slice(0, 3)))
    expect((await ask()).problem?.code).toBe(clientProblems.networkFailed)
  })

  it('reports a server that cannot be reached by any transport', async () => {
    expect((await setUp([{ refuses: true }]).ask()).problem?.code).toBe(clientProblems.networkFailed)
  })

  it('a refusal of the stream is the server’s word, and no other way is tried', async () => {
    const { answer, problem } = await setUp([{ refuses: true }], asJson).ask()
    expect([answer, problem?.code]).toEqual([{ answer: '', citations: [] }, 503])
  })

  it.each([
    ['a stream', 1],
    ['JSON', 2],
  ])('%s is given up when the person does', async (_, lastCall) => {
    const controller = new AbortController()
    let calls = 0
    const { ask } = setUp([{ refuses: true }], async request => {
      calls += 1
      if (calls < lastCall) return unreachable(request)
      controller.abort()
      request.signal.throwIfAborted()
      return Response.json(whole)
    })
    const { problem } = await ask(controller.signal)
    expect([calls, problem?.code]).toEqual([lastCall, clientProblems.aborted])
  })

  it('a server that answers JSON to the stream is understood', async () => {
    const { ask } = setUp([{ refuses: true }], async () => Response.json(whole))
    expect(await ask()).toEqual({ answer: whole, problem: null })
  })
})
