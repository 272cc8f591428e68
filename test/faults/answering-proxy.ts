import { request as ask, createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What answers in the server's place; null lets a call pass. */
type AnswerInstead = ((outgoing: ServerResponse) => void) | null

/** A proxy before `target` that answers calls itself while it is told to, by method and path. */
export const startAnsweringProxy = async (target: string) => {
  const upstream = new URL(target)
  const calls: string[] = []
  const instead: { upload: AnswerInstead; follow: AnswerInstead } = { upload: null, follow: null }
  const server = createServer((incoming, outgoing) => {
    const { method, url: path = '', headers } = incoming
    calls.push(`${method} ${path.split('?')[0]}`)
    const answer = path.startsWith('/api/task/')
      ? instead.follow
      : path.startsWith('/api/upload')
        ? instead.upload
        : null
    if (answer) {
      incoming.resume()
      incoming.on('end', () => answer(outgoing))
      return
    }
    const onward = ask({ host: upstream.hostname, port: upstream.port, method, path, headers }, answered => {
      outgoing.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    instead,
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const html = '<!doctype html><title>Sign in</title><h1>Welcome to the Wi-Fi</h1>'

const page =
  (status: number, headers: Record<string, string> = {}) =>
  (outgoing: ServerResponse) =>
    void outgoing.writeHead(status, { 'content-type': 'text/html', ...headers }).end(html)

const problem =
  (code: number, headers: Record<string, string> = {}) =>
  (outgoing: ServerResponse) =>
    void outgoing
      .writeHead(code, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ code, errMsg: 'no' }))

const json = (outgoing: ServerResponse, text: string) =>
  outgoing.writeHead(200, { 'content-type': 'application/json' }).end(text)

/** What may come in the place of a server's answer, and how the app has to understand it. */
export const answersInstead = [
  ['204 without a body', 'foreign', outgoing => void outgoing.writeHead(204).end()],
  ['a captive portal’s 200 with HTML', 'foreign', page(200)],
  ['truncated JSON', 'foreign', outgoing => void json(outgoing, '{"taskId":"0198f3f0-00')],
  [
    'a body that breaks off',
    'unreachable',
    outgoing => {
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' })
      outgoing.write('{"taskId":', () => outgoing.destroy())
    },
  ],
  ['JSON of something else', 'foreign', outgoing => void json(outgoing, '{"ok":true}')],
  ['403 with HTML', 'foreign', page(403)],
  ['403 of the API', 'refused', problem(403)],
  ['400 of the API', 'refused', problem(400)],
  ['413 of a proxy', 'refused', page(413)],
  ['415 of the API', 'refused', problem(415)],
  ['401 of the API', 'signed-out', problem(401)],
  ['408', 'busy', problem(408)],
  ['429 with Retry-After', 'busy', problem(429, { 'retry-after': '120' })],
  ['500 with HTML', 'busy', page(500)],
  ['502 with HTML', 'busy', page(502)],
  ['503 with Retry-After', 'busy', page(503, { 'retry-after': '120' })],
  ['504 of the API', 'busy', problem(504)],
  ['511 of a network', 'foreign', page(511)],
  ['521 of a CDN', 'busy', page(521)],
  ['a connection that is cut', 'unreachable', outgoing => void outgoing.destroy()],
  ['silence', 'silent', () => {}],
] as const satisfies [string, string, (outgoing: ServerResponse) => void][]
