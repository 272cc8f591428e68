// The network of a phone, for benches: a proxy in front of a server on this machine that all bytes pass at its pace, whichever
// thread or service worker asks for them.
import { connect, createServer } from 'node:net'
import { Transform } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

/** Slow 4G as Lighthouse has it: bytes a second to the phone, and the time there and back. */
export const slow4g = { bytesPerSecond: (1.6 * 1024 * 1024) / 8, roundTripMs: 150 }

/** Small pieces: two files at a time arrive side by side. */
const PIECE_BYTES = 16 * 1024

/**
 * Serves a port of this machine at another one, slowly; all connections share the line. Resolves with the port, and with what
 * breaks the line and restores it.
 *
 * @param {number} port
 * @param {{ bytesPerSecond: number, roundTripMs: number }} line
 */
export const slowNetwork = async (port, { bytesPerSecond, roundTripMs }) => {
  /** When the line has delivered what was given to it, by the clock of `performance.now`. */
  let freeAtMs = 0
  let bytes = 0
  let isCut = false
  /** @type {Set<import('node:net').Socket>} */
  const clients = new Set()

  const toServer = () =>
    new Transform({
      /** @param {Buffer} chunk */
      async transform(chunk, _encoding, done) {
        await wait(roundTripMs)
        done(null, chunk)
      },
    })
  const toPhone = () =>
    new Transform({
      highWaterMark: PIECE_BYTES,
      /** @param {Buffer} chunk */
      async transform(chunk, _encoding, done) {
        for (let at = 0; at < chunk.length && !isCut; at += PIECE_BYTES) {
          const piece = chunk.subarray(at, at + PIECE_BYTES)
          freeAtMs = Math.max(freeAtMs, performance.now()) + (piece.length / bytesPerSecond) * 1_000
          await wait(Math.max(0, freeAtMs - performance.now()))
          bytes += piece.length
          this.push(piece)
        }
        done()
      },
    })

  const server = createServer(client => {
    if (isCut) {
      client.resetAndDestroy()
      return
    }
    clients.add(client)
    const upstream = connect({ port, host: 'localhost' })
    client.pipe(toServer()).pipe(upstream)
    upstream.pipe(toPhone()).pipe(client)
    // Either end may go away at any time: the other follows.
    client
      .on('error', () => upstream.destroy())
      .on('close', () => {
        clients.delete(client)
        upstream.destroy()
      })
    upstream.on('error', () => client.destroy())
  })
  await new Promise(resolve => server.listen(0, 'localhost', () => resolve(null)))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  return {
    port: address.port,
    /** Bytes that went to the phone so far. */
    received: () => bytes,
    /** Breaks all connections, and refuses new ones. */
    cut() {
      isCut = true
      for (const client of clients) client.resetAndDestroy()
    },
    restore() {
      isCut = false
    },
    close: () => server.close(),
  }
}
