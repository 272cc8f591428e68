import { WebSocket } from 'ws'

/** @typedef {{ type?: string, questionId?: string, seq?: number, problem?: { code: number } }} Frame */

/** A connection that did not open. */
export class Unopened extends Error {}

/**
 * Keeps what comes over a websocket, and wakes the one who waits for it.
 * @param {WebSocket} socket
 */
const listenTo = socket => {
  /** @type {(Frame | string)[]} frames, and what is none as a text */
  const received = []
  /** @type {{ code: number | null }} */
  const closed = { code: null }
  const heard = { received, closed, pongs: 0, wake: () => {} }
  socket.on('message', (data, isBinary) => {
    try {
      received.push(isBinary ? 'a binary message' : JSON.parse(String(data)))
    } catch {
      received.push(String(data))
    }
    heard.wake()
  })
  socket.on('pong', () => {
    heard.pongs += 1
    heard.wake()
  })
  socket.on('close', code => {
    closed.code = code
    heard.wake()
  })
  return heard
}

/**
 * Opens the websocket of the chat and keeps what comes.
 * @param {string} baseUrl
 * @param {number} patienceMs how long an answer is waited for
 */
export const openSocket = async (baseUrl, patienceMs) => {
  const query = 'eventId=7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11&uid='
  const socket = new WebSocket(`${baseUrl.replace(/^http/, 'ws')}/api/chat/socket?${query}`, {
    handshakeTimeout: patienceMs,
  })
  const heard = listenTo(socket)
  const { received, closed } = heard
  await new Promise((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', error => reject(new Unopened(error.message)))
  })

  /**
   * Waits until something is so, or nothing has come for as long as one waits.
   * @param {() => boolean} isSo
   */
  const until = async isSo => {
    while (!isSo() && closed.code === null) {
      const came = await new Promise(resolve => {
        const timer = setTimeout(() => resolve(false), patienceMs)
        heard.wake = () => {
          clearTimeout(timer)
          resolve(true)
        }
      })
      if (!came) return
    }
  }

  /** @param {string} [questionId] */
  const framesOf = questionId =>
    received.filter(
      each => questionId === undefined || typeof each === 'string' || each.questionId === questionId,
    )
  /** @param {Frame | string} frame */
  const isLast = frame => typeof frame !== 'string' && (frame.type === 'done' || frame.type === 'problem')

  return {
    received,
    closed,
    framesOf,

    /** @param {object} frame @param {string} [padding] after it */
    send: (frame, padding = '') => socket.send(JSON.stringify(frame) + padding),
    sendBinary: () => socket.send(Buffer.from([0, 1, 2])),

    /**
     * The frames of a question, once its answer is over; of any question where none is named.
     * @param {string} [questionId]
     */
    async answer(questionId) {
      await until(() => framesOf(questionId).some(isLast))
      return framesOf(questionId)
    },

    /** Waits for the first frame. */
    first: () => until(() => received.length > 0),

    /** Waits for a pong after a ping. */
    async ping() {
      socket.ping()
      await until(() => heard.pongs > 0)
      return heard.pongs > 0
    },

    /** Waits until the server closes; gives its code, null where it does not. */
    async end() {
      await until(() => closed.code !== null)
      return closed.code
    },

    close: () => socket.terminate(),
  }
}
