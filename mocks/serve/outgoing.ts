import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/** Any page may ask: this is a mock for development, and it holds nothing of anyone. */
export const crossOrigin = (incoming: IncomingMessage): Record<string, string> => ({
  'Access-Control-Allow-Origin': incoming.headers.origin ?? '*',
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  'Access-Control-Expose-Headers': 'Allow, Retry-After',
  'Access-Control-Max-Age': '600',
  Vary: 'Origin',
})

/** Sends a Response; a stream goes out piece by piece, and one that breaks off breaks the connection. */
export const sendResponse = async (
  response: Response,
  outgoing: ServerResponse,
  headers: Readonly<Record<string, string>>,
): Promise<void> => {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true
  const { 'content-length': _, ...own } = Object.fromEntries(response.headers)
  const all = { ...own, ...headers }
  if (!isStream) {
    const body = Buffer.from(await response.arrayBuffer())
    const length = response.status === 204 ? {} : { 'Content-Length': body.length }
    outgoing.writeHead(response.status, { ...all, ...length }).end(body)
    return
  }
  outgoing.writeHead(response.status, all).flushHeaders()
  const reader = response.body?.getReader()
  outgoing.on('close', () => void reader?.cancel().catch(() => {}))
  try {
    for (;;) {
      const { done = true, value } = (await reader?.read()) ?? {}
      if (done) break
      if (!outgoing.write(value)) await drained(outgoing)
    }
    outgoing.end()
  } catch {
    outgoing.destroy()
  }
}

const drained = (outgoing: ServerResponse) =>
  new Promise<void>(resolve => {
    outgoing.once('drain', resolve)
    outgoing.once('close', resolve)
  })

const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  426: 'Upgrade Required',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  503: 'Service Unavailable',
}

/** Answers on a bare socket, where there is no ServerResponse: refused upgrades, and what the parser could not read. */
export const sendRaw = (socket: Duplex, status: number, body: string, headers: [string, string][] = []) => {
  if (!socket.writable) return void socket.destroy()
  const lines = [
    `HTTP/1.1 ${status} ${reasons[status] ?? 'Refused'}`,
    ...headers
      .filter(([name]) => !/^(content-length|connection)$/i.test(name))
      .map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
}
