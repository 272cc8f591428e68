import type { Answered } from '../answered.ts'
import type { Connection, Peer } from '../socket.ts'

/** What the app needs of a WebSocket; a real one fits. */
export interface SocketLike extends EventTarget {
  readonly url: string
  readonly readyState: number
  send(text: string): void
  close(code?: number, reason?: string): void
}

type Connected = { receive: (text: string) => unknown; closed: () => unknown }

/** The closing of a socket; Node 20 has no CloseEvent. */
class Closed extends Event {
  readonly code: number
  readonly reason: string
  readonly wasClean: boolean
  constructor(code: number, reason: string) {
    super('close')
    this.code = code
    this.reason = reason
    this.wasClean = code !== 1006
  }
}

/** A WebSocket that ends in the mock backend, with the events and states of one that goes over the network. */
export class PageSocket extends EventTarget implements SocketLike {
  readonly url: string
  readyState: 0 | 1 | 2 | 3 = 0
  #connected: Connected | null = null

  constructor(url: string, connect: (url: string, peer: Peer) => Promise<Connected | null>) {
    super()
    this.url = url
    const peer: Peer = {
      send: data => {
        if (this.readyState === 1) this.dispatchEvent(new MessageEvent('message', { data }))
      },
      close: (code, reason) => this.#end(code, reason),
    }
    connect(url, peer).then(
      connected => this.#open(connected),
      () => this.#open(null),
    )
  }

  send(text: string): void {
    if (this.readyState === 0) throw new DOMException('The websocket is not open yet', 'InvalidStateError')
    if (this.readyState === 1) void this.#connected?.receive(text)
  }

  close(code = 1000, reason = ''): void {
    if (this.readyState >= 2) return
    this.readyState = 2
    void this.#connected?.closed()
    // As in a browser, the event comes after the call.
    queueMicrotask(() => this.#end(code, reason))
  }

  #open(connected: Connected | null): void {
    if (this.readyState !== 0) return void connected?.closed()
    if (connected) {
      this.#connected = connected
      this.readyState = 1
      this.dispatchEvent(new Event('open'))
    } else {
      this.dispatchEvent(new Event('error'))
      this.#end(1006, '')
    }
  }

  #end(code: number, reason: string): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.dispatchEvent(new Closed(code, reason))
  }
}

/** The same as a function: how the app opens a socket. */
export const socketTo =
  (openSocket: (url: string, peer: Peer) => Promise<Connection | Answered>) =>
  (url: string): SocketLike =>
    new PageSocket(url, async (address, peer) => {
      const opened = await openSocket(address, peer)
      return 'status' in opened ? null : opened
    })
