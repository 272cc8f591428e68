import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { MockResponse } from '../mock-response.ts'

/** Any origin may call: this is a mock for development and contains no real user's data. */
export const crossOrigin = ({ headers }: IncomingMessage): Record<string, string> => ({
  'access-control-allow-origin': headers.origin ?? '*',
  'access-control-expose-headers': 'Allow, Retry-After',
  vary: 'Origin',
})

/** The headers of the response to a CORS preflight request. */
export const preflight = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'Authorization, Content-Type',
  'access-control-max-age': '600',
}

/** Sends an answer; a stream goes out piece by piece, and one that breaks off breaks the connection. */
export const sendAnswer = async (
  { status, headers: own, body }: MockResponse | Bytes,
  outgoing: ServerResponse,
  more: Readonly<Record<string, string>>,
): Promise<void> => {
  const headers: Record<string, string | number> = { ...own, ...more }
  if (!(body instanceof ReadableStream)) {
    // As bytes: a text would be gone through twice, to count it and to send it.
    const bytes = typeof body === 'string' ? Buffer.from(body) : body
    if (bytes) headers['content-length'] = bytes.length
    outgoing.writeHead(status, headers).end(bytes)
    return
  }
  outgoing.writeHead(status, headers).flushHeaders()
  const reader = body.getReader()
  outgoing.on('close', () => void reader.cancel().catch(() => {}))
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      if (!outgoing.write(value)) await drained(outgoing)
    }
    outgoing.end()
  } catch {
    outgoing.destroy()
  }
}

/** A file, a picture, or what the control surface says. */
export interface Bytes {
  status: number
  headers: Readonly<Record<string, string>>
  body: Uint8Array | ReadableStream<Uint8Array> | null
}

/** A Response as it can be sent. */
export const bytesOf = async (response: Response): Promise<Bytes> => {
  const headers = Object.fromEntries(response.headers)
  const isStream = headers['content-type'] === 'text/event-stream'
  const body = isStream ? response.body : new Uint8Array(await response.arrayBuffer())
  return { status: response.status, headers, body }
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
export const sendRaw = (
  socket: Duplex,
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
) => {
  if (!socket.writable) return void socket.destroy()
  const lines = [
    `HTTP/1.1 ${status} ${reasons[status] ?? 'Refused'}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
}
