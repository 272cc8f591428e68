import { request as ask, createServer } from 'node:http'
import { connect, createServer as createHttp2Server } from 'node:http2'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket, WebSocketServer } from 'ws'
import { withBody } from './variation.mjs'

/** @typedef {import('./variation.mjs').Answer} Answer */
/** @typedef {import('./variation.mjs').Asked} Asked */
/** @typedef {import('./variation.mjs').Variation} Variation */

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'upgrade'])

/**
 * Headers as plain texts in lower case.
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {(name: string) => boolean} isKept
 * @returns {Record<string, string>}
 */
const plain = (headers, isKept) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || !isKept(name) ? [] : [[name, String(value)]],
    ),
  )

/**
 * Asks the model server.
 * @param {string} upstream
 * @param {Asked} asked
 * @returns {Promise<Answer>}
 */
const forward = (upstream, { method, url, headers, body }) =>
  new Promise((resolve, reject) => {
    const { host: _host, ...rest } = headers
    const outgoing = ask(`${upstream}${url}`, {
      method,
      headers: { ...rest, 'content-length': body.length },
    })
    outgoing.on('error', reject)
    outgoing.on('response', async incoming => {
      resolve({
        status: incoming.statusCode ?? 0,
        headers: plain(incoming.headers, name => !hopByHop.has(name)),
        body: await buffer(incoming),
      })
    })
    outgoing.end(body)
  })

/**
 * @param {import('node:http').Server | import('node:http2').Http2Server} server
 * @returns {Promise<number>} its port
 */
const listening = server =>
  new Promise(resolve =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    }),
  )

/**
 * What answers one request: the model server, but for the variation.
 * @param {string} upstream
 * @param {Variation} variation
 * @param {Record<string, unknown>} memory
 */
const answererOf =
  (upstream, variation, memory) =>
  /** @param {Omit<Asked, 'memory'>} received @returns {Promise<Answer>} */
  async received => {
    const isControl = received.url.startsWith('/__mock')
    /** @type {Asked} */
    const original = { ...received, memory }
    const asked = variation.ask && !isControl ? variation.ask(original) : original
    if ('status' in asked) return asked
    const answer = await forward(upstream, asked)
    if (isControl) return variation.state ? withBody(answer, stateOf(answer, variation.state)) : answer
    return variation.answer ? variation.answer(answer, original) : answer
  }

/**
 * What a provider state answers, changed.
 * @param {Answer} answer
 * @param {NonNullable<Variation['state']>} change
 */
const stateOf = ({ body }, change) =>
  body.length > 0 ? JSON.stringify(change(JSON.parse(body.toString()))) : ''

/**
 * Sends an answer in the way of the variation.
 * @param {Answer} answer
 * @param {import('node:http').ServerResponse} outgoing
 * @param {Variation} variation
 */
const send = async ({ status, headers, body, write }, outgoing, { transport }) => {
  if (transport === 'slow') await pause(60)
  if (transport === 'hints')
    await new Promise(done => outgoing.writeEarlyHints({ link: '</a>; rel=preload' }, () => done(null)))
  const length = write || status === 204 || headers['content-length'] ? {} : { 'content-length': body.length }
  const closing = transport === 'close' ? { connection: 'close' } : {}
  outgoing.writeHead(status, { ...headers, ...length, ...closing })
  if (!write) return void outgoing.end(body)
  await write(piece => new Promise(done => outgoing.write(piece, () => done())))
  outgoing.end()
}

/** How many characters a message may have. */
const most = 4 * 2 ** 20

/**
 * Carries a websocket to the model server and back.
 * @param {WebSocket} client
 * @param {string} target
 * @param {Variation} variation
 * @param {number} number of the connection
 */
const relay = (client, target, { heard, said, socket = {} }, number) => {
  const connection = { number, memory: {} }
  const model = new WebSocket(target)
  /** @type {(string | Buffer)[]} */
  const waiting = []
  /** @param {string | Buffer} message */
  const tell = message => {
    if (model.readyState === WebSocket.OPEN) model.send(message)
    else waiting.push(message)
  }
  client.on('message', (data, isBinary) => {
    if (isBinary) tell(/** @type {Buffer} */ (data))
    else if (String(data).length > most) tell(socket.takesAll ? '{}' : String(data))
    else for (const text of heard ? heard(String(data), connection) : [String(data)]) tell(text)
  })
  model.on('open', () => {
    for (const message of waiting) model.send(message)
  })
  model.on('message', data => {
    for (const text of said ? said(String(data), connection) : [String(data)]) {
      if (socket.pings) client.ping()
      client.send(socket.isBinary ? Buffer.from(text) : text)
      if (socket.closeAfter && text.includes(`"type":"${socket.closeAfter}"`)) client.close(1000)
    }
  })
  const known = new Set([1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013])
  model.on('close', code => client.close(known.has(code) ? code : 1000))
  client.on('close', () => model.close())
  for (const each of [model, client]) each.on('error', () => each.terminate())
}

/**
 * Serves a variation of the model server.
 * @param {string} upstream URL of the model server
 * @param {Variation} variation
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export const serveVariation = async (upstream, variation) => {
  const answerOf = answererOf(upstream, variation, {})
  const server = createServer(async (incoming, outgoing) => {
    const headers = plain(
      incoming.headers,
      name => name !== 'connection' && name !== 'content-length' && name !== 'transfer-encoding',
    )
    const { method = 'GET', url = '/' } = incoming
    try {
      await send(await answerOf({ method, url, headers, body: await buffer(incoming) }), outgoing, variation)
    } catch {
      outgoing.destroy() // the model server broke the connection off: so does this one
    }
  })
  const sockets = new WebSocketServer({ noServer: true, autoPong: !variation.socket?.isDeaf })
  let connections = 0
  server.on('upgrade', (incoming, socket, head) => {
    const { refuse } = variation.socket ?? {}
    const target = `${upstream.replace('http', 'ws')}${incoming.url}`
    if (refuse)
      return void socket.end(`HTTP/1.1 ${refuse} No\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`)
    sockets.handleUpgrade(incoming, socket, head, client => relay(client, target, variation, ++connections))
  })
  const port = await listening(server)
  const front = variation.transport === 'http2' ? await behindHttp2(`http://127.0.0.1:${port}`) : null
  return {
    url: front?.url ?? `http://127.0.0.1:${port}`,
    close: async () => {
      await front?.close()
      for (const client of sockets.clients) client.terminate()
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}

/**
 * The same server as a reverse proxy shows it that speaks HTTP/2 to it; upgrades go past the proxy.
 * @param {string} upstream
 */
const behindHttp2 = async upstream => {
  const inner = createHttp2Server(async (incoming, outgoing) => {
    const headers = plain(incoming.headers, name => !name.startsWith(':'))
    const body = await buffer(incoming)
    const answer = await forward(upstream, {
      method: incoming.method,
      url: incoming.url,
      headers,
      body,
      memory: {},
    })
    outgoing.writeHead(answer.status, answer.headers)
    outgoing.end(answer.body)
  })
  const session = connect(`http://127.0.0.1:${await listening(inner)}`)
  const proxy = createServer(async (incoming, outgoing) => {
    const headers = plain(incoming.headers, name => !hopByHop.has(name) && name !== 'host')
    const stream = session.request(
      { ':method': incoming.method, ':path': incoming.url, ...headers },
      { endStream: false },
    )
    stream.on('response', ({ ':status': status, ...answered }) =>
      outgoing.writeHead(
        Number(status),
        plain(answered, name => !name.startsWith(':')),
      ),
    )
    stream.end(await buffer(incoming))
    stream.pipe(outgoing)
  })
  const sockets = new WebSocketServer({ noServer: true })
  proxy.on('upgrade', (incoming, socket, head) => {
    const target = `${upstream.replace('http', 'ws')}${incoming.url}`
    sockets.handleUpgrade(incoming, socket, head, client =>
      relay(client, target, { name: '', operations: [] }, 1),
    )
  })
  const url = `http://127.0.0.1:${await listening(proxy)}`
  return {
    url,
    close: async () => {
      session.destroy()
      proxy.closeAllConnections()
      await Promise.all([inner, proxy].map(each => new Promise(done => each.close(done))))
    },
  }
}
