import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { document, findResponseError } from '../../test/openapi.ts'
import { type Api, createApi } from './client.ts'
import { clientProblems, type Result } from './problems.ts'
import { isProblem } from './shapes.ts'

interface Seen {
  method: string
  url: URL
  headers: IncomingMessage['headers']
  body: string
}

let server: Server
let baseUrl: string
let seen: Seen[] = []
let answer: (request: Seen, response: ServerResponse) => void = () => {}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const call: Seen = {
      method: request.method ?? '',
      url: new URL(request.url ?? '', 'http://localhost'),
      headers: request.headers,
      body: Buffer.concat(chunks).toString('latin1'),
    }
    seen.push(call)
    answer(call, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(() => {
  seen = []
})

const json = (status: number, body: unknown) => (_: Seen, response: ServerResponse) => {
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(status === 204 ? undefined : JSON.stringify(body))
}

interface Session {
  accessToken: string | null
  uid: string
}

const setUp = ({
  session = { accessToken: null, uid: '' } as Session,
  timeoutMs = 5_000,
  streamSilenceMs = 5_000,
  url = baseUrl,
} = {}) => {
  const logouts: number[] = []
  const api = createApi({
    baseUrl: url,
    fetch: request => globalThis.fetch(request),
    identity: () => session,
    onLogout: () => logouts.push(Date.now()),
    timeoutMs,
    analyticsTimeoutMs: timeoutMs,
    streamSilenceMs,
  })
  return { api, logouts, session }
}

const emptyPage = { items: [], total: 0, page: 1, size: 20 }
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

const language = { lang: 'zh-Hans', taskId: '', question: '山梨酸钾是什么', history: [] } as const
const device = { storageid: '1', openid: '', unionid: '' }

/** Every operation the client has, called with plausible arguments. */
const calls: Record<keyof Api, (api: Api) => Promise<Result<unknown>>> = {
  listSpices: api => api.listSpices({ keyword: '丁香', type: 'natural' }),
  listAdditives: api => api.listAdditives({ keyword: 'E202', page: 2 }),
  getAdditive: api => api.getAdditive('17.004'),
  listAdditiveFoods: api => api.listAdditiveFoods('17.004', { size: 100 }),
  uploadPhoto: api => api.uploadPhoto(new Blob(['x'], { type: 'image/jpeg' }), 'en'),
  uploadFeedbackPicture: api => api.uploadFeedbackPicture(new Blob(['x'], { type: 'image/png' })),
  uploadAvatar: api => api.uploadAvatar(new Blob(['x'], { type: 'image/png' })),
  getTask: api => api.getTask('t/1?x'),
  rankByStandard: api => api.rankByStandard('GB/T 20980'),
  askQuestion: api => api.askQuestion({ ...language, history: [] }),
  streamAnswer: api => api.streamAnswer({ ...language, history: [] }, () => {}),
  shareChat: api => api.shareChat({ ...language, history: [], storageId: '1' }),
  shareTask: api => api.shareTask('t1', 'shared'),
  createTaskByShare: api => api.createTaskByShare('s1'),
  sendSmsCode: api => api.sendSmsCode({ phone: '13800138000', countryCode: '86' }),
  signInWithSms: api => api.signInWithSms({ phone: '13800138000', code: '1', countryCode: '86', ...device }),
  signInWithWeixin: api => api.signInWithWeixin({ code: 'c', ...device }),
  getMyself: api => api.getMyself(),
  launch: api => api.launch({ oauth: 'sms', ...device }),
  cancelAccount: api => api.cancelAccount(),
  sendFeedback: api =>
    api.sendFeedback({
      content: '十个字以上的意见反馈内容',
      contact: 'a@b.c',
      screenshot: [],
      storageid: '1',
      deviceUserId: '1',
      userInfo: null,
      phone: '',
      extras: {},
    }),
  sendAnalyticsEvent: api =>
    api.sendAnalyticsEvent({
      eventName: 'onShow',
      eventParams: {
        lang: 'en',
        storageId: '1',
        deviceUserId: '1',
        phone: '',
        uid: '',
        uniPlatform: 'web',
        adsource: '',
        openid: '',
        unionid: '',
      },
      appId: 'analyze-h5-web',
    }),
}
const operations = Object.keys(calls) as (keyof Api)[]
const uploads: (keyof Api)[] = ['uploadPhoto', 'uploadFeedbackPicture', 'uploadAvatar']

describe('every product call says who is calling', () => {
  it.each(operations.filter(name => name !== 'sendAnalyticsEvent'))(
    '%s sends eventId, uid and the access token',
    async name => {
      answer = json(500, { code: 500, errMsg: 'down' })
      const { api } = setUp({ session: { accessToken: 'token-1', uid: 'u-7' } })
      await calls[name](api)
      await calls[name](api)
      const identities = seen.map(({ url, headers, body }) => {
        expect(headers.authorization).toBe('Bearer token-1')
        if (url.searchParams.has('eventId')) return Object.fromEntries(url.searchParams)
        if (headers['content-type']?.startsWith('application/json')) return JSON.parse(body)
        return Object.fromEntries(
          [...body.matchAll(/name="(\w+)"\r\n\r\n(.*)\r\n/g)].map(([, key, value]) => [key, value]),
        )
      })
      expect(identities).toHaveLength(2)
      for (const identity of identities) {
        expect(identity.uid).toBe('u-7')
        expect(identity.eventId).toMatch(uuid)
      }
      expect(identities[0].eventId).not.toBe(identities[1].eventId)
    },
  )

  it('sends no Authorization header and an empty uid for an anonymous person', async () => {
    answer = json(200, emptyPage)
    await setUp().api.listSpices({})
    expect(seen[0]?.headers.authorization).toBeUndefined()
    expect(seen[0]?.url.searchParams.get('uid')).toBe('')
  })

  it('sends the picture as the form field image', async () => {
    answer = json(201, { taskId: 't1', imageUrl: '' })
    await setUp().api.uploadPhoto(new Blob(['PIXELS'], { type: 'image/jpeg' }), 'en')
    expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(seen[0]?.body).toMatch(/name="image"; filename="[^"]+"\r\nContent-Type: image\/jpeg\r\n\r\nPIXELS/)
  })

  it.each<[keyof Api, string, Record<string, string>]>([
    ['listSpices', '/api/spices', { keyword: '丁香', type: 'natural' }],
    ['listAdditives', '/api/additives', { keyword: 'E202', page: '2' }],
    ['getAdditive', '/api/additive/17.004', {}],
    ['listAdditiveFoods', '/api/additive/foods/17.004', { size: '100' }],
    ['getMyself', '/api/oauth/my', {}],
  ])('%s asks %s for what it was asked for', async (name, path, query) => {
    answer = json(404, { code: 404, errMsg: 'none' })
    await calls[name](setUp().api)
    expect(seen[0]?.url.pathname).toBe(path)
    expect(Object.fromEntries(seen[0]?.url.searchParams ?? [])).toMatchObject(query)
  })

  it('escapes path parameters', async () => {
    answer = json(404, { code: 404, errMsg: 'none' })
    await setUp().api.getTask('../oauth/my?x#y')
    expect(seen[0]?.url.pathname).toBe('/api/task/..%2Foauth%2Fmy%3Fx%23y')
  })
})

describe('good answers', () => {
  it('gives out a body that fits the document', async () => {
    answer = json(200, emptyPage)
    expect(await setUp().api.listAdditives({})).toEqual({ data: emptyPage })
  })

  it('takes 204 for an answer without a body', async () => {
    answer = json(204, null)
    expect(await setUp().api.cancelAccount()).toEqual({ data: undefined })
  })

  it('turns a 200 whose code is not 0 into a problem', async () => {
    answer = json(200, { code: 1001, errMsg: '发送过于频繁' })
    const { problem } = await setUp().api.sendSmsCode({ phone: '1', countryCode: '86' })
    expect(problem).toEqual({ code: 1001, errMsg: '发送过于频繁' })
  })
})

describe('a streamed answer', () => {
  const questionId = '3d0a9a52-52f7-4ad4-9a6e-1a8b4a1f5d10'
  const start = { type: 'start', questionId, seq: 0 }
  const delta = (text: string) => ({ type: 'delta', questionId, seq: 1, text })
  const done = { type: 'done', questionId, seq: 2 }
  const ask = async (text: string) => {
    answer = (_, response) => response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end(text)
    const shown: string[] = []
    const result = await setUp().api.streamAnswer({ ...language, history: [] }, ({ type }) =>
      shown.push(type),
    )
    return { ...result, shown }
  }
  const data = (frame: object) => `data: ${JSON.stringify(frame)}\n\n`

  it.each([
    ['with names, numbers and comments', (frame: object) => `: hello\nevent: frame\nid: 1\n${data(frame)}`],
    ['with Windows line ends', (frame: object) => `id: 1\r\ndata: ${JSON.stringify(frame)}\r\n\r\n`],
    ['with no blank after the colon', (frame: object) => `data:${JSON.stringify(frame)}\n\n`],
    ['over several lines', (frame: object) => `data: {\ndata: ${JSON.stringify(frame).slice(1)}\n\n`],
    ['with fields that only end like ours', (frame: object) => `x-data: {}\n${data(frame)}`],
    ['with signs of life between', (frame: object) => `:\n\n${data(frame)}`],
  ])('is read %s', async (_, event) => {
    const { data, shown } = await ask([start, delta('山梨酸钾'), done].map(event).join(''))
    expect(data).toEqual({ answer: '山梨酸钾', citations: [] })
    expect(shown).toEqual(['start', 'delta', 'done'])
  })

  it.each(['\u2028', '\u2029'])('keeps %j, which JSON need not escape', async end => {
    const { data: read } = await ask([start, delta(`one${end}two`), done].map(data).join(''))
    expect(read?.answer).toBe(`one${end}two`)
  })

  it.each([
    ['no JSON', 'data: hello\n\n'],
    ['JSON that is no frame', data({ type: 'delta', seq: 1 })],
  ])('with %s is refused, and what follows is not shown', async (_, bad) => {
    const { problem, shown } = await ask(data(start) + bad + data(done))
    expect(problem?.code).toBe(clientProblems.answerInvalid)
    expect(shown).toEqual(['start'])
  })

  it('is recognised with any parameters of the content type', async () => {
    answer = (_, response) =>
      response
        .writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' })
        .end([start, delta('好'), done].map(data).join(''))
    const { data: read } = await setUp().api.streamAnswer({ ...language, history: [] }, () => {})
    expect(read?.answer).toBe('好')
  })

  it.each([{ 'Content-Type': 'application/json' }, {}])(
    'may be none, but whole at once: %j',
    async headers => {
      let asked = 0
      answer = (_, response) => {
        asked += 1
        response.writeHead(200, headers).end(JSON.stringify({ answer: '好', citations: [] }))
      }
      const shown: string[] = []
      const { data: read } = await setUp().api.streamAnswer({ ...language, history: [] }, ({ type }) =>
        shown.push(type),
      )
      expect([read, shown, asked]).toEqual([{ answer: '好', citations: [] }, [], 1])
    },
  )

  it('may take longer than any limit while frames come, and ends when none come any more', async () => {
    const { api } = setUp({ timeoutMs: 2_000, streamSilenceMs: 300 })
    const words = Array.from({ length: 8 }, (_, at) => ({ ...delta(String(at)), seq: at + 1 }))
    answer = async (_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      response.write(data(start))
      for (const word of words) {
        await new Promise(resolve => setTimeout(resolve, 100))
        response.write(data(word))
      }
      response.end(data({ ...done, seq: 9 }))
    }
    const { data: read } = await api.streamAnswer({ ...language, history: [] }, () => {})
    expect(read?.answer).toBe('01234567')

    answer = (_, response) =>
      void response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(data(start))
    const { problem } = await api.streamAnswer({ ...language, history: [] }, () => {})
    expect(problem?.code).toBe(clientProblems.timeout)
  })

  it('hands on the problem it ends with', async () => {
    const refusal = { code: 429, errMsg: 'slow down' }
    const { problem, shown } = await ask(
      data(start) + data({ type: 'problem', questionId, seq: 1, problem: refusal }),
    )
    expect(problem).toEqual(refusal)
    expect(shown).toEqual(['start'])
  })
})

describe('bad answers', () => {
  it.each([
    ['a missing field', { items: [], total: 0, page: 1 }],
    ['a wrong type', { ...emptyPage, total: '0' }],
    ['a wrong item', { ...emptyPage, items: [{ id: 'N001' }] }],
    ['an array', []],
    ['null', null],
    ['a string', 'ok'],
  ])('refuses %s', async (_, body) => {
    answer = json(200, body)
    const { problem } = await setUp().api.listSpices({})
    expect(problem?.code).toBe(clientProblems.answerInvalid)
    expect(problem?.error).toContain('GET /api/spices')
  })

  it('refuses a good status that the document does not have', async () => {
    answer = json(201, emptyPage)
    expect((await setUp().api.listSpices({})).problem?.code).toBe(clientProblems.answerInvalid)
  })

  it('refuses HTML where JSON is due', async () => {
    answer = (_, response) =>
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><p>Login')
    expect((await setUp().api.getMyself()).problem?.code).toBe(clientProblems.answerInvalid)
  })

  it('passes on the Problem of a failed call, and makes one for anything else', async () => {
    const { api } = setUp()
    answer = json(429, { code: 429, errMsg: 'slow down', error: 'rate' })
    expect((await api.getTask('1')).problem).toEqual({ code: 429, errMsg: 'slow down', error: 'rate' })
    answer = (_, response) => response.writeHead(502).end('<html>Bad gateway')
    expect((await api.getTask('1')).problem).toEqual({
      code: 502,
      errMsg: 'The server answered 502',
      isForeign: true,
    })
    answer = json(500, { code: 0, errMsg: 'code 0 is no problem' })
    expect((await api.getTask('1')).problem?.code).toBe(500)
  })

  it('survives JSON nested a hundred thousand deep', async () => {
    answer = (_, response) =>
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(`${'['.repeat(1e5)}${']'.repeat(1e5)}`)
    expect((await setUp().api.getTask('1')).problem?.code).toBe(clientProblems.answerInvalid)
  })
})

describe('401', () => {
  it('logs out once for many calls in flight', async () => {
    answer = json(401, { code: 401, errMsg: 'Please log in' })
    const { api, logouts } = setUp({ session: { accessToken: 'old', uid: 'u' } })
    const results = await Promise.all(operations.map(name => calls[name](api)))
    expect(results.every(({ problem }) => problem?.code === 401)).toBe(true)
    expect(logouts).toHaveLength(1)
  })

  it('does not log out a session that began after the call', async () => {
    const { api, logouts, session } = setUp({ session: { accessToken: 'old', uid: 'u' } })
    answer = (_, response) => {
      session.accessToken = 'new'
      json(401, { code: 401, errMsg: 'Please log in' })(_, response)
    }
    await api.getMyself()
    expect(logouts).toHaveLength(0)
  })

  it('logs out again when the next token is turned down too', async () => {
    const { api, logouts, session } = setUp({ session: { accessToken: 'one', uid: 'u' } })
    answer = json(401, { code: 401, errMsg: 'Please log in' })
    await api.getMyself()
    session.accessToken = 'two'
    await api.getMyself()
    expect(logouts).toHaveLength(2)
  })

  it('asks an anonymous user to log in each time they are refused', async () => {
    answer = json(401, { code: 401, errMsg: 'Please log in' })
    const { api, logouts } = setUp()
    await api.getMyself()
    await api.getMyself()
    expect(logouts).toHaveLength(2)
  })

  it.each([200, 400, 403, 404, 429, 500])('is the only answer that logs out: %i does not', async status => {
    answer = json(status, status === 200 ? emptyPage : { code: status, errMsg: 'no' })
    const { api, logouts } = setUp({ session: { accessToken: 'one', uid: 'u' } })
    await api.listSpices({})
    expect(logouts).toEqual([])
  })
})

describe('an event of analytics', () => {
  it('outlives its page, has a time of its own, and says how long was waited', async () => {
    let isKept = false
    answer = () => {}
    const api = createApi({
      baseUrl,
      fetch: request => {
        isKept = request.keepalive
        return globalThis.fetch(request)
      },
      identity: () => ({ accessToken: null, uid: '' }),
      onLogout: () => {},
      analyticsTimeoutMs: 40,
    })
    const { problem } = await calls.sendAnalyticsEvent(api)
    expect(problem).toEqual({ code: clientProblems.timeout, errMsg: 'No answer within 0.04 s' })
    expect(isKept).toBe(true)
  })
})

describe('no answer', () => {
  it('is problem 5 after the time allowed, also when the body stalls', async () => {
    const { api } = setUp({ timeoutMs: 40 })
    answer = () => {}
    expect((await api.getMyself()).problem?.code).toBe(clientProblems.timeout)
    answer = (_, response) =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"items":')
    expect((await api.listSpices({})).problem?.code).toBe(clientProblems.timeout)
  })

  it('is problem 600003 when the caller gives up, before or during the call', async () => {
    const { api } = setUp()
    const controller = new AbortController()
    answer = () => controller.abort()
    expect((await api.getMyself({ signal: controller.signal })).problem?.code).toBe(clientProblems.aborted)
    expect((await api.getMyself({ signal: AbortSignal.abort() })).problem?.code).toBe(clientProblems.aborted)
  })

  it.each(operations)('is the network problem of its kind for %s when the server is gone', async name => {
    const { api } = setUp({ url: 'http://127.0.0.1:1' })
    const { problem } = await calls[name](api)
    expect(problem?.code).toBe(
      uploads.includes(name) ? clientProblems.uploadFailed : clientProblems.networkFailed,
    )
  })

  it('is a network problem when the connection breaks in the middle of the body', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' })
      response.write('{"items":[', () => response.destroy())
    }
    expect((await setUp().api.listSpices({})).problem?.code).toBe(clientProblems.networkFailed)
  })
})

describe('a hostile server', () => {
  const status = fc.oneof(
    fc.constantFrom(200, 200, 200, 201, 204, 401, 404, 500),
    fc.integer({ min: 200, max: 599 }),
  )
  const type = fc.constantFrom('application/json', 'text/html', 'text/plain', 'application/octet-stream', '')
  const examples = [
    ...JSON.stringify(document).matchAll(/"(?:value|example)":(\{(?:[^{}]|\{[^{}]*\})*\})/g),
  ].map(([, text]) => text ?? '')
  const nearlyGood = fc
    .tuple(fc.constantFrom(...examples), fc.nat(), fc.nat(3), fc.constantFrom('', 'null', '0', '"x"', '{}'))
    .map(
      ([text, at, length, patch]) =>
        text.slice(0, at % text.length) + patch + text.slice((at % text.length) + length),
    )
  const body = fc.oneof(
    fc.constantFrom(...examples),
    nearlyGood,
    fc.constant(''),
    fc.json(),
    fc.json().map(text => text.slice(0, Math.floor(text.length / 2))),
    fc.string({ unit: 'binary' }),
    fc.object().map(value => JSON.stringify({ ...emptyPage, ...value })),
    fc.constantFrom(
      '{"code":0}',
      '{"code":7,"errMsg":"x"}',
      '{"__proto__":{"items":[]}}',
      '<html>',
      'null',
      '\u0000',
      '{"items":null}',
    ),
  )
  const ending = fc.constantFrom('whole', 'whole', 'whole', 'half', 'reset', 'longer')

  it('never makes the client throw, and never gets a shape past it', async () => {
    const { api } = setUp({ timeoutMs: 300 })
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...operations),
        status,
        type,
        body,
        ending,
        async (name, code, contentType, text, end) => {
          answer = (_, response) => {
            const bytes = Buffer.from(text)
            response.writeHead(code, {
              ...(contentType === '' ? {} : { 'Content-Type': contentType }),
              ...(end === 'longer' ? { 'Content-Length': String(bytes.length + 10) } : {}),
            })
            if (end === 'reset') {
              response.destroy()
              return
            }
            if (end === 'whole') {
              response.end(bytes)
              return
            }
            response.write(end === 'half' ? bytes.subarray(0, bytes.length / 2) : bytes)
            response.destroy()
          }
          const result = await calls[name](api)
          // The stream is another way of getting askQuestion's answer.
          const operation = name === 'streamAnswer' ? 'askQuestion' : name
          if (result.problem) expect(isProblem(result.problem)).toBe(true)
          else expect(findResponseError(operation, code, result.data, 'open'), text).toBeNull()
        },
      ),
      {
        numRuns: 400,
        examples: [['streamAnswer', 200, 'application/json', '{"answer":"x","citations":[]}', 'whole']],
      },
    )
  }, 60_000)
})
