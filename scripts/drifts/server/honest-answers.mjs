// Servers that keep every sentence of openapi.yaml in another way than the model server: none may be refused.
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { everyObject, inJson, inPersons, inTasks, inText, withBody } from './variation.mjs'

/** @typedef {import('./variation.mjs').Variation} Variation */

/**
 * Numbers of JSON text in another notation; texts are passed over.
 * @param {string} json
 * @param {(digits: string) => string} write
 */
const numbers = (json, write) =>
  json.replaceAll(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g, token =>
    token.startsWith('"') ? token : write(token),
  )
/** @param {string} digits */
const asDouble = digits => (digits.includes('.') ? digits : `${digits}.0`)

/** @param {string} text @param {RegExp} which */
const escapes = (text, which) =>
  text.replaceAll(which, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** @param {unknown} value @returns {unknown} */
const reversed = value => {
  if (Array.isArray(value)) return value.map(reversed)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, each]) => [key, reversed(each)]),
  )
}

/**
 * @param {string} name
 * @param {(headers: Record<string, string>) => Record<string, string>} change
 * @returns {Variation}
 */
const headers = (name, change) => ({
  name,
  operations: [],
  answer: answer => ({ ...answer, headers: change(answer.headers) }),
})

/**
 * @param {string} name
 * @param {NonNullable<Variation['answer']>} answer
 * @returns {Variation}
 */
const answers = (name, answer) => ({ name, operations: [], answer })

/**
 * A moment of the model server in another form.
 * @param {(moment: string) => string} write
 */
const moments = write =>
  inJson(value => {
    everyObject(value, node => {
      if (node.createdAt) node.createdAt = write(node.createdAt)
      if (node.expiresAt) node.expiresAt = write(node.expiresAt)
    })
  })

/** @param {string} encoding @param {(body: Buffer) => Buffer} compress */
const compressed = (encoding, compress) =>
  /** @type {NonNullable<Variation['answer']>} */
  (
    (answer, asked) =>
      asked.headers['accept-encoding']?.includes(encoding) && answer.body.length > 0
        ? {
            ...withBody(answer, compress(answer.body)),
            headers: { ...answer.headers, 'content-encoding': encoding, vary: 'Accept-Encoding' },
          }
        : answer
  )

const ownToken = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MiJ9.c2ln-_x'
const ownTask = '1d9f4a'
const modelTask = '0198f3f0-0000-7000-8000-000000000001'
/** The answer to an id that was never given out. */
const unknownToIt = {
  status: 404,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from('{"code":404,"errMsg":"There is no such thing"}'),
}

/** @type {Variation[]} */
export const honestAnswers = [
  answers(
    'a person has a birthday',
    inPersons(person => {
      person.birthday = '1990-02-28'
    }),
  ),
  answers(
    'a person has a VIP level',
    inPersons(person => {
      person.vip = { level: 3, expiresAt: '2027-11-20T00:00:00Z' }
    }),
  ),
  answers(
    'progress is written 1.0',
    inText(text => text.replace('"progress":1,', '"progress":1.0,')),
  ),
  answers(
    'the score is written 52.0',
    inText(text => text.replaceAll(/"score":(\d+)/g, '"score":$1.0')),
  ),
  answers(
    'pages and totals are doubles',
    inText(text => text.replaceAll(/"(page|size|total|code)":(\d+)/g, '"$1":$2.0')),
  ),
  answers(
    'every number is a double, as Java writes them',
    inText(text => numbers(text, asDouble)),
  ),
  answers(
    'numbers have exponents',
    inText(text => numbers(text, digits => (digits.includes('.') ? digits : `${digits}e0`))),
  ),
  headers('the content type has a charset', ({ ...all }) => ({
    ...all,
    ...(all['content-type'] === 'application/json'
      ? { 'content-type': 'application/json; charset=utf-8' }
      : {}),
  })),
  headers('the charset is quoted, in capitals and without a blank', ({ ...all }) => ({
    ...all,
    ...(all['content-type'] === 'application/json'
      ? { 'content-type': 'application/json;charset="UTF-8"' }
      : {}),
  })),
  headers('the content type is written in capitals', all => ({
    ...all,
    ...(all['content-type'] === 'application/json' ? { 'content-type': 'Application/JSON' } : {}),
  })),
  headers('header names are in capitals', all =>
    Object.fromEntries(Object.entries(all).map(([name, value]) => [name.toUpperCase(), value])),
  ),
  headers('there are other headers besides', all => ({
    ...all,
    server: 'nginx',
    'x-request-id': '42',
    'set-cookie': 'route=a; Path=/',
    'strict-transport-security': 'max-age=63072000',
    etag: 'W/"1"',
  })),
  headers('any origin is let in by a star', ({ vary: _, ...all }) => ({
    ...all,
    'access-control-allow-origin': '*',
  })),
  headers('clients are asked to wait for an hour', all =>
    all['retry-after'] === undefined ? all : { ...all, 'retry-after': '3600' },
  ),
  answers(
    'keys come in another order',
    inJson(value => reversed(value), { isGood: false }),
  ),
  answers(
    'objects have fields that the document does not name',
    inJson(
      value => void everyObject(value, node => void Object.assign(node, { traceId: 'x', serverTime: 1 })),
      {
        isGood: false,
      },
    ),
  ),
  answers(
    'JSON is indented',
    inText(text => JSON.stringify(JSON.parse(text), null, 2)),
  ),
  answers(
    'JSON ends with a new line, as Go writes it',
    inText(text => `${text}\n`),
  ),
  answers(
    'JSON has blanks around it',
    inText(text => ` \r\n\t${text} \n `),
  ),
  answers(
    'Go escapes <, > and &',
    inText(text => escapes(text, /[<>&\u2028\u2029]/g)),
  ),
  answers(
    'Python escapes all but ASCII',
    inText(text => escapes(text, /[^\0-\x7f]/g)),
  ),
  answers(
    'PHP escapes slashes',
    inText(text => text.replaceAll('/', '\\/')),
  ),
  answers('answers are compressed with gzip', compressed('gzip', gzipSync)),
  answers('answers are compressed with brotli', compressed('br', brotliCompressSync)),
  answers('answers come in chunks that cut characters', answer => ({
    ...withBody(answer, answer.body),
    ...(answer.body.length > 0
      ? {
          write: async send => {
            for (let at = 0; at < answer.body.length; at += 997)
              await send(answer.body.subarray(at, at + 997))
          },
        }
      : {}),
  })),
  answers(
    'moments have an offset',
    moments(moment => moment.replace('Z', '+00:00').replace('+00:00', '+08:00')),
  ),
  answers(
    'moments have microseconds, as Python writes them',
    moments(m => m.replace(/(\.\d+)?Z$/, '.123456+00:00')),
  ),
  answers(
    'moments have nanoseconds, as Java writes them',
    moments(m => m.replace(/(\.\d+)?Z$/, '.123456789Z')),
  ),
  answers(
    'moments have no fraction',
    moments(m => m.replace(/\.\d+Z$/, 'Z')),
  ),
  answers(
    'moments are in small letters',
    moments(m => m.toLowerCase()),
  ),
  answers(
    'problems are told in another language',
    inJson(
      value => {
        if (value.errMsg) value.errMsg = '稍后再试 🙏'
      },
      { isGood: false },
    ),
  ),
  answers(
    'problems name the part at fault',
    inJson(
      value => {
        if (value.errMsg) value.error = 'body'
      },
      { isGood: false },
    ),
  ),
  answers(
    'fields that may be null or absent are absent',
    inTasks(task => {
      if (task.result?.noScore === null) delete task.result.noScore
      if (task.problem === null) delete task.problem
    }),
  ),
  answers(
    'fields that may be null or absent are null',
    inTasks(task => {
      if (task.result) task.result.noScore ??= null
      task.problem ??= null
    }),
  ),
  answers(
    'pictures are at an address of their own',
    inJson(value => {
      if ('imageUrl' in value && value.imageUrl !== '')
        value.imageUrl = 'https://cdn.example.com/p/1.jpg?sig=a%2Bb&e=1'
    }),
  ),
  answers(
    'shares have other titles',
    inJson(value => {
      if ('shareId' in value) value.title = `🥛 ${value.title} – 值得一看`
    }),
  ),
  {
    name: 'tokens and ids are its own',
    operations: [],
    state: values => ({
      ...values,
      ...(values['accessToken'] ? { accessToken: ownToken } : {}),
      ...(values['taskId'] ? { taskId: ownTask } : {}),
    }),
    ask: asked => {
      const { authorization = '' } = asked.headers
      if (authorization.includes('access-1') || asked.url.includes(modelTask)) return unknownToIt
      return {
        ...asked,
        url: asked.url.replace(ownTask, modelTask),
        headers: { ...asked.headers, authorization: authorization.replace(ownToken, 'access-1') },
        body: asked.headers['content-type']?.startsWith('application/json')
          ? Buffer.from(asked.body.toString().replaceAll(ownTask, modelTask))
          : asked.body,
      }
    },
    heard: text => [text.replaceAll(ownTask, modelTask).replaceAll(ownToken, 'access-1')],
    answer: inText(text => text.replaceAll(modelTask, ownTask).replaceAll('"access-1"', `"${ownToken}"`)),
  },
  {
    name: 'an answer of 204 says that it has no length',
    operations: ['cancelAccount', 'sendAnalyticsEvent'],
    answer: answer =>
      answer.status === 204 ? { ...answer, headers: { ...answer.headers, 'content-length': '0' } } : answer,
  },
  { name: 'a proxy speaks HTTP/2 to it', operations: [], transport: 'http2' },
  { name: 'early hints come before each answer', operations: [], transport: 'hints' },
  { name: 'each answer takes a while', operations: [], transport: 'slow' },
  { name: 'each connection is closed after one answer', operations: [], transport: 'close' },
]
