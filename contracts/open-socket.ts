import { WebSocket } from 'ws'
import type { FrameSocket } from '../src/api/socket.ts'

/** A websocket over the network, as the app's client takes one; Node 20 has none of its own. */
export const openSocket = (url: string): FrameSocket => {
  const socket = new WebSocket(url)
  const events = new EventTarget()
  const tell = (event: Event) => events.dispatchEvent(event)
  socket.on('open', () => tell(new Event('open')))
  socket.on('error', () => tell(new Event('error')))
  socket.on('close', () => tell(new Event('close')))
  socket.on('message', (data, isBinary) =>
    tell(new MessageEvent('message', { data: isBinary ? data : String(data) })),
  )
  return {
    addEventListener: events.addEventListener.bind(events),
    get readyState() {
      return socket.readyState
    },
    send: text => socket.send(text),
    close: () => socket.close(),
  }
}
