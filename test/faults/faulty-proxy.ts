import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Faker } from '@faker-js/faker'

/** What may happen to a call on its way. */
export const faultKinds = [
  'delay',
  'cut',
  'truncate',
  'corrupt',
  'reorder',
  'duplicate',
  '401',
  '429',
  '500',
  'html',
] as const
export type FaultKind = (typeof faultKinds)[number]

export interface FaultyProxy {
  url: string
  /** How many calls of a hundred meet a fault; the others pass. */
  setShare: (percent: number) => void
  /** What was done, in order: `cut POST /api/v1/tasks`. */
  done: readonly string[]
  close: () => Promise<void>
}

interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const forward = (target: URL, incoming: IncomingMessage, body: Buffer): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity', connection: 'close' }
    const outgoing = ask(
      { host: target.hostname, port: target.port, path: incoming.url, method: incoming.method, headers },
      answer =>
        bodyOf(answer).then(
          bytes => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: bytes }),
          reject,
        ),
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })

const refusals: Readonly<Partial<Record<FaultKind, Answer>>> = Object.fromEntries(
  [
    ['401', 401, 'application/json', '{"code":401,"errMsg":"The session has ended"}'],
    ['429', 429, 'application/json', '{"code":429,"errMsg":"Too many requests"}'],
    ['500', 500, 'application/json', '{"code":500,"errMsg":"Something went wrong on our side"}'],
    ['html', 502, 'text/html', '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>'],
  ].map(([kind, status, type, body]) => [
    kind,
    { status: Number(status), headers: { 'content-type': String(type) }, body: Buffer.from(String(body)) },
  ]),
)

/** The same answer with one byte of its text another one: JSON that is none, or says something else. */
const corrupted = ({ body, ...rest }: Answer, chance: Faker): Answer => {
  const changed = Buffer.from(body)
  if (changed.length > 0)
    changed[chance.number.int(changed.length - 1)] = chance.number.int({ min: 32, max: 126 })
  return { ...rest, body: changed }
}

/**
 * A server between the app and `target` that lets everything pass but calls of the API, of which a share is delayed, cut,
 * corrupted, answered out of order, sent twice, or refused; which and when, `chance` says.
 */
export const startFaultyProxy = async (target: string, chance: Faker): Promise<FaultyProxy> => {
  const upstream = new URL(target)
  const done: string[] = []
  let percent = 0
  /** Answers that wait until another one has gone before them. */
  const held: (() => void)[] = []

  const isCall = (path: string) => path.startsWith('/api') || path.startsWith('/analytics')
  const faultFor = (incoming: IncomingMessage): FaultKind | null => {
    const path = new URL(incoming.url ?? '/', target).pathname
    if (!isCall(path) || chance.number.int(99) >= percent) return null
    const kind = chance.helpers.arrayElement(faultKinds)
    done.push(`${kind} ${incoming.method} ${path}`)
    return kind
  }

  const send = ({ status, headers, body }: Answer, outgoing: ServerResponse) => {
    const { 'content-length': _, 'transfer-encoding': __, connection: ___, ...kept } = headers
    outgoing.writeHead(status, { ...kept, 'content-length': body.length }).end(body)
    for (const release of held.splice(0)) release()
  }

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const kind = faultFor(incoming)
    const body = await bodyOf(incoming)
    const refusal = kind && refusals[kind]
    if (refusal) return send(refusal, outgoing)
    if (kind === 'cut' && chance.datatype.boolean()) return void outgoing.destroy() // the call never arrives
    if (kind === 'delay') await wait(chance.number.int({ min: 200, max: 2700 }))
    const answered = await forward(upstream, incoming, body)
    if (kind === 'cut') return void outgoing.destroy() // it arrived, its answer does not
    if (kind === 'duplicate') await forward(upstream, incoming, body)
    if (kind === 'reorder') await Promise.race([new Promise<void>(resolve => held.push(resolve)), wait(1500)])
    if (kind === 'truncate') {
      outgoing.writeHead(answered.status, { ...answered.headers, 'content-length': answered.body.length + 1 })
      outgoing.write(answered.body.subarray(0, answered.body.length >> 1), () => outgoing.destroy())
      return
    }
    send(kind === 'corrupt' ? corrupted(answered, chance) : answered, outgoing)
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy())
  })

  const sockets = new Set<Socket>()
  server.on('upgrade', (incoming, near: Socket, head: Buffer) => {
    const kind = faultFor(incoming)
    const far = connect(Number(upstream.port), upstream.hostname, () => {
      const headers = Object.entries(incoming.headers).map(([name, value]) => `${name}: ${value}`)
      far.write([`GET ${incoming.url} HTTP/1.1`, ...headers, '', ''].join('\r\n'))
      far.write(head)
      near.pipe(far)
      far.pipe(near)
    })
    const end = () => {
      near.destroy()
      far.destroy()
    }
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', end)
      socket.on('close', () => sockets.delete(socket))
    }
    if (kind === '500' || kind === '401' || kind === '429' || kind === 'html') end()
    // Somewhere in the middle of the answer.
    else if (kind !== null) setTimeout(end, chance.number.int({ min: 50, max: 1550 })).unref()
  })

  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    setShare: share => {
      percent = share
    },
    done,
    close: () =>
      new Promise(resolve => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
