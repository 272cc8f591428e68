// Sixty drifts by hand, second part: what a server does over several calls.
import { eachFrame, inFrames, inJson, inStream, withBody } from './variation.mjs'

/** @typedef {import('./variation.mjs').Variation} Variation */
/** @typedef {import('./variation.mjs').Json} Json */

/**
 * Gives each request an id of its own, so that one sent again is another.
 * @param {string} path
 * @returns {NonNullable<Variation['ask']>}
 */
const everyRequestIsNew = path => asked => {
  if (!asked.url.startsWith(path)) return asked
  asked.memory['count'] = Number(asked.memory['count'] ?? 0) + 1
  const id = `00000000-0000-4000-8000-${String(asked.memory['count']).padStart(12, '0')}`
  const text = asked.body.toString('latin1')
  const field = /name="eventId"\r\n\r\n[0-9a-f-]{36}/.test(text)
  return {
    ...asked,
    body: Buffer.from(
      field
        ? text.replace(/(name="eventId"\r\n\r\n)[0-9a-f-]{36}/, `$1${id}`)
        : text.replace(/"eventId":"[0-9a-f-]{36}"/, `"eventId":"${id}"`),
      'latin1',
    ),
  }
}

/**
 * Changes one parameter of a query.
 * @param {string} path
 * @param {(query: URLSearchParams) => void} change
 * @returns {NonNullable<Variation['ask']>}
 */
const withQuery = (path, change) => asked => {
  const [place = '', text] = asked.url.split('?')
  if (!place.startsWith(path)) return asked
  const query = new URLSearchParams(text)
  change(query)
  return { ...asked, url: `${place}?${query}` }
}

const opened = { status: 200, headers: { 'content-type': 'application/json' } }

/** @type {Variation[]} */
export const driftsOfBehaviour = [
  {
    name: 'a photo that is sent again becomes another task',
    operations: ['uploadPhoto'],
    ask: everyRequestIsNew('/api/upload'),
  },
  {
    name: 'a feedback that is sent again becomes another',
    operations: ['sendFeedback'],
    ask: everyRequestIsNew('/api/feedbacks'),
  },
  {
    name: 'a copy that is asked for again becomes another',
    operations: ['createTaskByShare'],
    ask: everyRequestIsNew('/api/oauth/createTaskByShare'),
  },
  {
    name: 'a question that is shared again becomes another share',
    operations: ['shareChat'],
    ask: everyRequestIsNew('/api/chat/share'),
  },
  {
    name: 'other origins are not let in',
    operations: ['listSpices'],
    answer: answer => ({
      ...answer,
      headers: Object.fromEntries(
        Object.entries(answer.headers).filter(([name]) => !name.startsWith('access-control')),
      ),
    }),
  },
  {
    name: 'a preflight request is not allowed',
    operations: ['listSpices'],
    ask: asked => (asked.method === 'OPTIONS' ? { status: 405, headers: {}, body: Buffer.from('') } : asked),
  },
  {
    name: 'a preflight request does not allow the access token',
    operations: ['listSpices'],
    answer: answer => ({
      ...answer,
      headers: {
        ...answer.headers,
        ...(answer.headers['access-control-allow-headers']
          ? { 'access-control-allow-headers': 'Content-Type' }
          : {}),
      },
    }),
  },
  {
    name: 'other origins cannot read when to come back',
    operations: ['listSpices'],
    answer: ({ headers: { 'access-control-expose-headers': _, ...headers }, ...answer }) => ({
      ...answer,
      headers,
    }),
  },
  {
    name: 'a launch gives the old token back',
    operations: ['launch'],
    answer: inJson((value, asked) => {
      if (asked.url.startsWith('/api/oauth/launch') && value.accessToken)
        value.accessToken = asked.headers['authorization']?.slice('Bearer '.length)
    }),
  },
  {
    name: 'the token of a launch is not good',
    operations: ['launch'],
    answer: inJson((value, asked) => {
      if (asked.url.startsWith('/api/oauth/launch') && value.accessToken) value.accessToken += 'x'
    }),
  },
  {
    name: 'a cancelled share still opens',
    operations: ['shareTask', 'getTask'],
    ask: asked => {
      const isShare = asked.url.startsWith('/api/task/s-')
      const kept = asked.memory[asked.url.split('?')[0] ?? '']
      return isShare && Buffer.isBuffer(kept) ? { ...opened, body: kept } : asked
    },
    answer: (answer, asked) => {
      if (asked.url.startsWith('/api/task/s-') && answer.status === 200)
        asked.memory[asked.url.split('?')[0] ?? ''] = answer.body
      return answer
    },
  },
  {
    name: 'a link that was cancelled opens again once the record is shared again',
    operations: ['shareTask', 'getTask'],
    ask: asked => {
      const [place = ''] = asked.url.split('?')
      const other = /** @type {Record<string, string> | undefined} */ (asked.memory['links'])?.[place]
      return other ? { ...asked, url: asked.url.replace(place, other) } : asked
    },
    answer: (answer, asked) => {
      if (!asked.url.startsWith('/api/oauth/setshare') || answer.status !== 200) return answer
      const { shareId } = JSON.parse(answer.body.toString())
      const last = asked.memory['last']
      if (typeof last === 'string' && last !== shareId)
        asked.memory['links'] = { [`/api/task/${last}`]: `/api/task/${shareId}` }
      asked.memory['last'] = shareId
      return answer
    },
  },
  {
    name: 'a deleted account leaves its token good',
    operations: ['cancelAccount'],
    ask: asked =>
      asked.url.startsWith('/api/oauth/cancel-account') &&
      asked.headers['authorization']?.endsWith('access-1')
        ? { status: 204, headers: {}, body: Buffer.from('') }
        : asked,
  },
  {
    name: 'a deleted account leaves its shares open',
    operations: ['cancelAccount'],
    ask: asked => {
      const kept = asked.memory[asked.url.split('?')[0] ?? '']
      return asked.memory['deleted'] && Buffer.isBuffer(kept) ? { ...opened, body: kept } : asked
    },
    answer: (answer, asked) => {
      const [place = ''] = asked.url.split('?')
      if (place.startsWith('/api/task/') && answer.status === 200) asked.memory[place] = answer.body
      if (place.endsWith('cancel-account') && answer.status === 204) asked.memory['deleted'] = true
      return answer
    },
  },
  {
    name: 'every page is the first',
    operations: ['listAdditives', 'listSpices', 'listAdditiveFoods'],
    answer: (answer, asked) => {
      const [place = '', query = ''] = asked.url.split('?')
      if (answer.status !== 200 || !/additives|spices|foods/.test(place)) return answer
      const value = JSON.parse(answer.body.toString())
      const key = `${place} ${new URLSearchParams(query).get('size')}`
      asked.memory[key] ??= value.items
      return withBody(answer, JSON.stringify({ ...value, items: asked.memory[key] }))
    },
  },
  {
    name: 'the size of a page makes no difference',
    operations: ['listAdditives', 'listSpices'],
    ask: withQuery('/api/', query => void (query.has('size') && query.set('size', '20'))),
  },
  {
    name: 'total counts this page alone',
    operations: ['listAdditives', 'listSpices', 'listAdditiveFoods'],
    answer: inJson(value => {
      if ('total' in value) value.total = value.items.length
    }),
  },
  {
    name: 'lists come in another order each time',
    operations: ['listAdditives', 'listSpices'],
    answer: inJson((value, asked) => {
      asked.memory['turn'] = Number(asked.memory['turn'] ?? 0) + 1
      if ('total' in value && Number(asked.memory['turn']) % 2) value.items.reverse()
    }),
  },
  {
    name: 'the keyword makes no difference',
    operations: ['listAdditives', 'listSpices'],
    ask: withQuery('/api/', query => query.delete('keyword')),
  },
  {
    name: 'the type of flavourings makes no difference',
    operations: ['listSpices'],
    ask: withQuery('/api/spices', query => query.delete('type')),
  },
  {
    name: "someone else's task is readable",
    operations: ['getTask'],
    answer: (answer, asked) => {
      if (asked.url.startsWith('/api/task/') && answer.status === 200) asked.memory['seen'] = answer
      const { seen } = asked.memory
      return asked.url.startsWith('/api/task/') && answer.status === 404 && seen
        ? /** @type {import('./variation.mjs').Answer} */ (seen)
        : answer
    },
  },
]

const chat = ['askQuestion']
const socket = ['openChatSocket']

/** @param {string} name @param {(frames: Json[]) => Json[]} change @returns {Variation} */
const frames = (name, change) => ({
  name: `event stream: ${name}`,
  operations: chat,
  answer: inFrames(change),
})
/** @param {string} name @param {(text: string) => string} change @returns {Variation} */
const stream = (name, change) => ({
  name: `event stream: ${name}`,
  operations: chat,
  answer: inStream(change),
})
/** @param {string} name @param {(frame: Json, memory: Record<string, unknown>) => Json | Json[] | void} change @returns {Variation} */
const said = (name, change) => ({ name: `websocket: ${name}`, operations: socket, said: eachFrame(change) })
/** @param {string} name @param {Partial<Variation>} rest @returns {Variation} */
const connection = (name, rest) => ({ name: `websocket: ${name}`, operations: socket, ...rest })

/** @param {Json} frame */
const renamed = ({ text, ...frame }) => (text === undefined ? frame : { ...frame, delta: text })
const other = '00000000-0000-4000-8000-00000000000f'

/** @type {Variation[]} */
export const driftsOfFrames = [
  frames('text is called delta', all => all.map(renamed)),
  frames('seq counts from 1', all => all.map(frame => ({ ...frame, seq: frame.seq + 1 }))),
  frames('seq is a text', all => all.map(frame => ({ ...frame, seq: String(frame.seq) }))),
  frames('a frame is missing in the middle', all => all.filter((_, index) => index !== 1)),
  frames('done is missing', all => all.slice(0, -1)),
  frames('start is missing', all => all.slice(1).map((frame, seq) => ({ ...frame, seq }))),
  frames('frames come after done', all => [...all, { ...all[1], seq: all.length }]),
  frames('frames belong to two questions', all =>
    all.map((frame, index) => (index === 2 ? { ...frame, questionId: other } : frame)),
  ),
  frames('kinds of citations are in capitals', all => {
    for (const { citation } of all) if (citation) citation.kind = citation.kind.toUpperCase()
    return all
  }),
  stream('it ends with [DONE]', text => `${text}data: [DONE]\n\n`),
  stream('the last event does not end', text => text.trimEnd()),
  stream('frames are lines of JSON', text => text.replaceAll(/^data: /gm, '').replaceAll('\n\n', '\n')),
  {
    name: 'event stream: the content type is text/plain',
    operations: chat,
    answer: answer =>
      /event-stream/.test(answer.headers['content-type'] ?? '')
        ? { ...answer, headers: { ...answer.headers, 'content-type': 'text/plain' } }
        : answer,
  },
  {
    name: 'event stream: the answer comes whole all the same',
    operations: chat,
    ask: asked => ({ ...asked, headers: { ...asked.headers, accept: 'application/json' } }),
  },

  said('text is called delta', renamed),
  said('done is dropped', frame => (frame.type === 'done' ? [] : frame)),
  said('seq counts from 1', frame => ({ ...frame, seq: frame.seq + 1 })),
  said('a frame is missing in the middle', frame => (frame.seq === 1 ? [] : frame)),
  said('seq is a text', frame => ({ ...frame, seq: String(frame.seq) })),
  said('answers name another question', frame => ({ ...frame, questionId: other })),
  said('frames come in lists', frame => [[frame]]),
  said('problems have the code 0', frame =>
    frame.problem ? { ...frame, problem: { ...frame.problem, code: 0 } } : frame,
  ),
  connection('the upgrade is not found', { socket: { refuse: 404 } }),
  connection('messages are binary', { socket: { isBinary: true } }),
  connection('pings are not answered', { socket: { isDeaf: true } }),
  connection('the connection is closed after each answer', { socket: { closeAfter: 'done' } }),
  connection('the connection is closed after a problem', { socket: { closeAfter: 'problem' } }),
  connection('a resumed answer starts again', {
    heard: eachFrame((frame, memory) => {
      if (frame.type === 'ask') memory['ask'] = frame
      return frame.type === 'resume' ? { ...frame, seq: 0 } : frame
    }),
  }),
  connection('an answer is resumed for anybody', {
    heard: eachFrame(({ accessToken: _, ...frame }) => frame),
  }),
  connection('to stop what nobody asked is passed over', {
    heard: eachFrame((frame, memory) => {
      memory[frame.questionId] ??= frame.type !== 'stop'
      return frame.type === 'stop' && !memory[frame.questionId] ? [] : frame
    }),
  }),
  connection('messages of any size are read', { socket: { takesAll: true } }),
  connection('resume is passed over', { heard: eachFrame(frame => (frame.type === 'resume' ? [] : frame)) }),
  connection('stop does not end the answer', {
    heard: eachFrame((frame, memory) => {
      if (frame.type !== 'stop') return frame
      memory['stopped'] = true
      return []
    }),
    said: eachFrame((frame, memory) => (frame.type === 'done' && memory['stopped'] ? [] : frame)),
  }),
  connection('a token that is not good is refused', {
    heard: eachFrame(frame =>
      frame.accessToken && frame.accessToken !== 'access-1' ? { ...frame, taskId: 'none' } : frame,
    ),
  }),
  connection('two questions on one connection share their numbers', {
    said: eachFrame((frame, memory) => {
      memory['first'] ??= frame.questionId
      if (frame.questionId === memory['first'] && frame.type !== 'done') return frame
      memory['seq'] = Number(memory['seq'] ?? 100) + 1
      return frame.questionId === memory['first'] ? frame : { ...frame, seq: memory['seq'] }
    }),
  }),
]
