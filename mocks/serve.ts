import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Asker, MockBackend } from './backend.ts'
import type { MockRequest } from './mock-request.ts'
import { json, type MockResponse } from './mock-response.ts'
import { answerControl, controlPath } from './serve/control-endpoint.ts'
import { documentationOf } from './serve/documentation.ts'
import { maxBodyBytes, type RefusedRequest, receive } from './serve/incoming.ts'
import { type Bytes, bytesOf, crossOrigin, preflight, sendAnswer, sendRaw } from './serve/outgoing.ts'

export interface ServeOptions {
  host: string
  /** 0 for any that is free. */
  port: number
  /** Receives unexpected errors; the server responds with 500 and keeps running. */
  onFault: (error: unknown) => void
  /** How long a request may take to arrive: its headers, and all of it. */
  timeoutsMs?: { headers: number; request: number }
}

export interface MockServer {
  url: string
  close: () => Promise<void>
}

const unhurried = { headers: 10_000, request: 60_000 }

const refusal = ({ status, errMsg, error }: RefusedRequest) =>
  json(status, { code: status, errMsg, error }, { connection: 'close' })

/** Serves a mock backend over HTTP and websockets, its control surface under /__mock, and the API's documentation at /. */
export const serveMock = async (
  makeBackend: (origin: () => string) => Promise<MockBackend>,
  { host, port, onFault, timeoutsMs = unhurried }: ServeOptions,
): Promise<MockServer> => {
  let origin = ''
  const backend = await makeBackend(() => origin)

  const respond = async (request: MockRequest, asker: Asker): Promise<MockResponse | Bytes> => {
    const { pathname } = request
    const page = request.method === 'GET' ? await documentationOf(pathname) : null
    if (page) return bytesOf(page)
    return pathname === controlPath || pathname.startsWith(`${controlPath}/`)
      ? bytesOf(await answerControl(backend, request, pathname))
      : backend.answer(request, asker)
  }

  const listener = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const headers = crossOrigin(incoming)
    if (incoming.method === 'OPTIONS') return void outgoing.writeHead(204, { ...headers, ...preflight }).end()
    const gone = new AbortController()
    outgoing.on('close', () => {
      if (!outgoing.writableFinished) gone.abort()
    })
    try {
      const request = await receive(incoming, origin)
      const answered = 'status' in request ? refusal(request) : await respond(request, gone)
      await sendAnswer(answered, outgoing, headers)
    } catch (error) {
      // A TypeError is a simulated network failure; an aborted call needs no response.
      if (gone.signal.aborted || !incoming.complete || isNetworkFailure(error)) return void outgoing.destroy()
      onFault(error)
      await sendAnswer(
        json(500, { code: 500, errMsg: 'Something went wrong on our side' }),
        outgoing,
        headers,
      )
    }
  }

  const server = createServer({
    headersTimeout: timeoutsMs.headers,
    requestTimeout: timeoutsMs.request,
    connectionsCheckingInterval: Math.min(1000, timeoutsMs.headers / 2),
    maxHeaderSize: 32 * 1024,
  })
  server.on('request', (incoming, outgoing) => void listener(incoming, outgoing))
  // The same limits apply: a body that is declared too large is never requested.
  server.on('checkContinue', (incoming, outgoing) => {
    if (Number(incoming.headers['content-length'] ?? 0) <= maxBodyBytes) outgoing.writeContinue()
    void listener(incoming, outgoing)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const status = clientErrors[error.code ?? ''] ?? 400
    const body = JSON.stringify({ code: status, errMsg: `The request cannot be read: ${error.message}` })
    sendRaw(socket, status, body, { 'content-type': 'application/json' })
  })
  const sockets = acceptSockets(backend, () => origin, onFault)
  server.on('upgrade', sockets.upgrade)

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  origin = originOf(host, server.address())

  return {
    url: origin,
    close: () =>
      new Promise(resolve => {
        sockets.close()
        server.close(() => resolve())
        server.closeIdleConnections()
        // What still runs has had its chance.
        setTimeout(() => server.closeAllConnections(), 1000).unref()
      }),
  }
}

const clientErrors: Readonly<Record<string, number | undefined>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

const isNetworkFailure = (error: unknown) => error instanceof TypeError && error.message === 'Failed to fetch'

const originOf = (host: string, address: AddressInfo | string | null): string => {
  const named = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const port = typeof address === 'object' && address ? address.port : 0
  return `http://${named.includes(':') ? `[${named}]` : named}:${port}`
}

/** Websockets of the chat, carried by ws. */
const acceptSockets = (backend: MockBackend, origin: () => string, onFault: (error: unknown) => void) => {
  const server = new WebSocketServer({ noServer: true, maxPayload: 16 * 2 ** 20 })

  const open = async (incoming: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    let carrier: WebSocket | null = null
    const opened = await backend.openSocket(`${origin()}${incoming.url ?? '/'}`, {
      send: text => carrier?.send(text),
      close: (code, reason) => carrier?.close(code, reason),
    })
    if ('status' in opened) {
      const body = typeof opened.body === 'string' ? opened.body : ''
      return sendRaw(socket, opened.status, body, opened.headers)
    }
    server.handleUpgrade(incoming, socket, head, accepted => {
      carrier = accepted
      accepted.on('message', (data, isBinary) => {
        if (isBinary) accepted.close(1003, 'Frames are text')
        else opened.receive(String(data)).catch(onFault)
      })
      accepted.on('close', opened.closed)
      accepted.on('error', () => accepted.terminate()) // a broken frame is the client's fault
    })
  }

  return {
    upgrade: (incoming: IncomingMessage, socket: Duplex, head: Buffer): void => {
      socket.on('error', () => socket.destroy())
      open(incoming, socket, head).catch((error: unknown) => {
        if (!isNetworkFailure(error) && !(error instanceof TypeError)) onFault(error)
        socket.destroy()
      })
    },
    close(): void {
      for (const client of server.clients) client.close(1001, 'The mock server stops')
    },
  }
}
