// A server that differs from the model server in one thing: how honest servers and drifted ones are described.

/**
 * A request as it reached the variation; `memory` lasts as long as the variation runs.
 * @typedef {object} Asked
 * @property {string} method
 * @property {string} url path and query
 * @property {Record<string, string>} headers in lower case
 * @property {Buffer} body
 * @property {Record<string, unknown>} memory
 */

/**
 * An answer that can be changed before it is sent. `write` sends the body in its own way, in pieces for example.
 * @typedef {object} Answer
 * @property {number} status
 * @property {Record<string, string>} headers in lower case
 * @property {Buffer} body
 * @property {(send: (piece: Buffer) => Promise<void>) => Promise<void>} [write]
 */

/**
 * What happens to a text message of a websocket: the messages that go on in its place.
 * @typedef {(text: string, connection: { number: number, memory: Record<string, unknown> }) => string[]} Relay
 */

/**
 * @typedef {object} Variation
 * @property {string} name what a reader of the document would say of this server
 * @property {string[]} operations the operations that it shows in; none for all
 * @property {(asked: Asked) => Asked | Answer} [ask] changes a request, or answers it at once
 * @property {(answer: Answer, asked: Asked) => Answer} [answer]
 * @property {(values: Record<string, unknown>) => Record<string, unknown>} [state] changes what a provider state answers
 * @property {Relay} [heard] changes a message of the client
 * @property {Relay} [said] changes a message of the server
 * @property {{ refuse?: number, isBinary?: boolean, isDeaf?: boolean, pings?: boolean, closeAfter?: string, takesAll?: boolean }} [socket]
 *   refuses the upgrade with a status, sends binary messages, leaves pings unanswered, sends pings, closes after a
 *   frame of this type, or reads messages of any size
 * @property {'http2' | 'hints' | 'slow' | 'close'} [transport] how the answers travel
 * @property {boolean} [hasShown] of a drift by rule: whether an answer had the field that it changes
 */

/** @param {Answer} answer */
const isJson = answer => /^application\/json/i.test(answer.headers['content-type'] ?? '')
/** @param {Answer} answer */
const isStream = answer => /^text\/event-stream/i.test(answer.headers['content-type'] ?? '')

/**
 * The same answer with another body.
 * @param {Answer} answer
 * @param {string | Buffer} body
 * @returns {Answer}
 */
export const withBody = ({ headers, ...answer }, body) => {
  const { 'content-length': _, ...rest } = headers
  return { ...answer, headers: rest, body: Buffer.from(body) }
}

/** @typedef {any} Json A parsed answer: a drift reaches into it wherever it likes. */

/**
 * Changes the JSON of good answers, or of all.
 * @param {(value: Json, asked: Asked) => void | Json} change in place, or what it returns
 * @param {{ isGood?: boolean }} [which]
 * @returns {NonNullable<Variation['answer']>}
 */
export const inJson =
  (change, { isGood = true } = {}) =>
  (answer, asked) => {
    if (!isJson(answer) || (isGood && answer.status >= 300)) return answer
    const value = JSON.parse(answer.body.toString())
    return withBody(answer, JSON.stringify(change(value, asked) ?? value))
  }

/**
 * Changes the text of JSON answers.
 * @param {(text: string) => string} change
 * @returns {NonNullable<Variation['answer']>}
 */
export const inText = change => answer =>
  isJson(answer) ? withBody(answer, change(answer.body.toString())) : answer

/**
 * Changes tasks wherever they come.
 * @param {(task: Json, asked: Asked) => void} change
 */
export const inTasks = change =>
  inJson((value, asked) => {
    if ('labelText' in value) change(value, asked)
  })

/**
 * Changes every person.
 * @param {(person: Json) => void} change
 */
export const inPersons = change =>
  inJson(value => {
    if (value.userInfo) change(value.userInfo)
  })

/**
 * Changes the text of event streams.
 * @param {(text: string) => string | Buffer} change
 * @returns {NonNullable<Variation['answer']>}
 */
export const inStream = change => answer =>
  isStream(answer) ? withBody(answer, change(answer.body.toString())) : answer

/**
 * Changes the frames of event streams.
 * @param {(frames: Json[]) => Json[]} change
 */
export const inFrames = change =>
  inStream(text =>
    change(
      text
        .split('\n\n')
        .filter(Boolean)
        .map(event => JSON.parse(event.slice('data: '.length))),
    )
      .map(frame => `data: ${JSON.stringify(frame)}\n\n`)
      .join(''),
  )

/**
 * Changes each frame of a websocket.
 * @param {(frame: Json, memory: Record<string, unknown>) => Json | Json[] | void} change in place, or what it returns
 * @returns {Relay}
 */
export const eachFrame = change => (text, connection) => {
  const frame = JSON.parse(text)
  const changed = change(frame, connection.memory) ?? frame
  return (Array.isArray(changed) ? changed : [changed]).map(each => JSON.stringify(each))
}

/**
 * Walks every value of JSON, leaves last.
 * @param {Json} value
 * @param {(node: Json) => void} visit objects only
 */
export const everyObject = (value, visit) => {
  if (value === null || typeof value !== 'object') return
  if (!Array.isArray(value)) visit(value)
  for (const each of Object.values(value)) everyObject(each, visit)
}
