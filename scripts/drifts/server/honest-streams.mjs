// Servers whose event streams and websockets are framed in any way that their standards allow.
import { eachFrame, inFrames, inStream, withBody } from './variation.mjs'

/** @typedef {import('./variation.mjs').Variation} Variation */

const chat = ['askQuestion']
const socket = ['openChatSocket']

/**
 * @param {string} name
 * @param {(text: string) => string | Buffer} change
 * @returns {Variation}
 */
const stream = (name, change) => ({
  name: `event stream: ${name}`,
  operations: chat,
  answer: inStream(change),
})

/** @param {string} text @param {(data: string, index: number) => string} write */
const events = (text, write) =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((event, index) => write(event.slice('data: '.length), index))
    .join('')

/** @type {Variation[]} */
export const honestStreams = [
  stream('lines end with CR LF', text => text.replaceAll('\n', '\r\n')),
  stream('lines end with CR', text => text.replaceAll('\n', '\r')),
  stream('line ends are mixed', text => text.replace('\n\n', '\r\n\n').replace('\n\n', '\r\r')),
  stream(
    'comments keep the connection alive',
    text => `: hello\n\n${events(text, data => `data: ${data}\n\n:\n\n: ping\n\n`)}`,
  ),
  stream('events have a type and an id', text =>
    events(text, (data, index) => `event: message\nid: ${index}\ndata: ${data}\n\n`),
  ),
  stream('the type comes after the data', text =>
    events(text, (data, index) => `data: ${data}\nevent: message\nid: ${index}\n\n`),
  ),
  stream('it says when to come back', text => `retry: 3000\n\n${text}`),
  stream('data of several lines', text =>
    events(
      text,
      data =>
        `${JSON.stringify(JSON.parse(data), null, 1)
          .split('\n')
          .map(line => `data: ${line}`)
          .join('\n')}\n\n`,
    ),
  ),
  stream('a byte order mark comes first', text => `\uFEFF${text}`),
  stream('no blank follows the colon', text => events(text, data => `data:${data}\n\n`)),
  stream('there are fields that nobody knows', text =>
    events(text, data => `trace: 1\ndata: ${data}\nlonely\n\n`),
  ),
  stream('there are events without data', text => `id: 0\n\n${text}event: end\n\n`),
  stream('JSON is written by Python', text =>
    events(
      text,
      data =>
        `data: ${data.replaceAll('":', '": ').replaceAll(/[^\0-\x7f]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n\n`,
    ),
  ),
  {
    name: 'event stream: pieces of one byte cut characters',
    operations: chat,
    answer: answer =>
      /event-stream/.test(answer.headers['content-type'] ?? '')
        ? {
            ...withBody(answer, answer.body),
            write: async send => {
              for (const byte of answer.body) await send(Buffer.from([byte]))
            },
          }
        : answer,
  },
  {
    name: 'event stream: the content type has a charset',
    operations: chat,
    answer: answer =>
      /event-stream/.test(answer.headers['content-type'] ?? '')
        ? { ...answer, headers: { ...answer.headers, 'content-type': 'text/event-stream;charset=UTF-8' } }
        : answer,
  },
  {
    name: 'event stream: the whole answer is one delta',
    operations: chat,
    answer: inFrames(frames => {
      const text = frames.map(frame => frame.text ?? '').join('')
      const [start] = frames
      const rest = frames.filter(({ type }) => type === 'citation' || type === 'done')
      return [start, { type: 'delta', questionId: start.questionId, text }, ...rest].map((frame, seq) => ({
        ...frame,
        seq,
      }))
    }),
  },
  {
    name: 'event stream: frames have fields that the document does not name',
    operations: chat,
    answer: inFrames(frames => frames.map(frame => ({ ...frame, at: 1 }))),
  },
  {
    name: 'websocket: frames have their keys in another order',
    operations: socket,
    said: eachFrame(frame => Object.fromEntries(Object.entries(frame).reverse())),
  },
  {
    name: 'websocket: frames have fields that the document does not name',
    operations: socket,
    said: eachFrame(frame => ({ ...frame, at: 1 })),
  },
  {
    name: 'websocket: JSON is indented',
    operations: socket,
    said: text => [JSON.stringify(JSON.parse(text), null, 2)],
  },
  {
    name: 'websocket: numbers are doubles',
    operations: socket,
    said: text => [text.replace(/"seq":(\d+)/, '"seq":$1.0')],
  },
  { name: 'websocket: the server pings', operations: socket, socket: { pings: true } },
]
