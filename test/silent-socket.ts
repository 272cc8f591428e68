import type { FrameSocket } from '../src/api/socket.ts'

/** A websocket that opens and says nothing. */
export const silentSocket = (): FrameSocket => ({
  readyState: 1,
  send: () => {},
  close: () => {},
  addEventListener: (type: string, listener: EventListenerOrEventListenerObject | null) => {
    if (type === 'open' && typeof listener === 'function') queueMicrotask(() => listener(new Event('open')))
  },
})
