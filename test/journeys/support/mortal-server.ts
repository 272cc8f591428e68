import { createServer, request, type Server } from 'node:http'

/** What is served at a port, at an address of its own, where it can be killed and come back. */
export const createMortalServer = async (behind: number) => {
  const calls: string[] = []
  /** Paths that are answered by a page with 200, as single-page servers answer missing files; each once. */
  const pagesInstead = new Set<string>()
  /** What is added to the ends of files, by their paths: another version of them. */
  const added = new Map<string, string>()
  const start = (port: number): Promise<Server> =>
    new Promise(resolve => {
      const server = createServer((incoming, outgoing) => {
        calls.push(`${incoming.method} ${incoming.url?.split('?')[0]}`)
        const { method, url: path, headers } = incoming
        if (pagesInstead.delete(path ?? '')) {
          outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>App</title>')
          return
        }
        const more = added.get(path ?? '')
        // The server behind knows the old bytes only: it would answer that nothing has changed, or with packed bytes.
        const {
          'if-none-match': _match,
          'if-modified-since': _since,
          'accept-encoding': _encoding,
          ...plain
        } = headers
        const onwardHeaders = more === undefined ? headers : plain
        const onward = request(
          { host: 'localhost', port: behind, method, path, headers: onwardHeaders },
          answer => {
            const { 'content-length': _length, etag: _etag, ...rest } = answer.headers
            outgoing.writeHead(answer.statusCode ?? 502, more === undefined ? answer.headers : rest)
            answer.pipe(outgoing, { end: more === undefined })
            if (more !== undefined) answer.on('end', () => outgoing.end(more))
          },
        )
        onward.on('error', () => outgoing.destroy())
        incoming.pipe(onward)
      })
      server.listen(port, 'localhost', () => resolve(server))
    })
  let server = await start(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    pagesInstead,
    added,
    base: `http://localhost:${port}/analyze-h5/`,
    uploads: () => calls.filter(call => call === 'POST /api/upload').length,
    kill: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    async revive() {
      server = await start(port)
    },
  }
}
