// A client for benches that costs little beside a server: requests as bytes over kept connections, answers only counted.
import { connect } from 'node:net'

/** @typedef {{ method: string, url: string, body?: string | Buffer, type?: string }} Call A body is JSON unless its type says otherwise. */

const headEnd = Buffer.from('\r\n\r\n')

/**
 * The bytes of a request.
 * @param {Call} call
 */
export const requestBytes = ({ method, url, body = '', type = 'application/json' }) => {
  const { host, pathname, search } = new URL(url)
  const bytes = Buffer.from(body)
  const ofBody = bytes.length === 0 ? '' : `Content-Type: ${type}\r\nContent-Length: ${bytes.length}\r\n`
  const head = `${method} ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept: application/json\r\n${ofBody}\r\n`
  return Buffer.concat([Buffer.from(head), bytes])
}

/**
 * Sends one request after the other over one connection until the time is over; resolves with the milliseconds each took.
 * @param {number} port
 * @param {Buffer} bytes
 * @param {number} endMs by performance.now()
 * @returns {Promise<number[]>}
 */
const runConnection = (port, bytes, endMs) =>
  new Promise((resolve, reject) => {
    /** @type {number[]} */
    const times = []
    let sentMs = 0
    let received = Buffer.alloc(0)
    const socket = connect(port, '127.0.0.1', () => send())
    const send = () => {
      sentMs = performance.now()
      socket.write(bytes)
    }
    socket.setNoDelay(true)
    socket.on('error', reject)
    socket.on('data', piece => {
      received = received.length === 0 ? piece : Buffer.concat([received, piece])
      const at = received.indexOf(headEnd)
      if (at < 0) return
      const head = received.toString('latin1', 0, at)
      const lengthBytes = Number(/^content-length: *(\d+)/im.exec(head)?.[1])
      if (!/^HTTP\/1\.1 20[01]/.test(head) || Number.isNaN(lengthBytes))
        return reject(new Error(`not the answer that was asked for: ${head.split('\r\n')[0]}`))
      if (received.length < at + headEnd.length + lengthBytes) return
      received = Buffer.alloc(0)
      times.push(performance.now() - sentMs)
      if (performance.now() < endMs) send()
      else socket.end(() => resolve(times))
    })
  })

/**
 * Sends the same request over several connections in parallel; resolves with requests per second and the response times.
 * @param {Call} request
 * @param {{ seconds: number, connections: number }} options
 */
export const load = async (request, { seconds, connections }) => {
  const bytes = requestBytes(request)
  const port = Number(new URL(request.url).port)
  const startMs = performance.now()
  const runs = await Promise.all(
    Array.from({ length: connections }, () => runConnection(port, bytes, startMs + seconds * 1000)),
  )
  const times = runs.flat()
  return { perSecond: times.length / ((performance.now() - startMs) / 1000), times }
}
