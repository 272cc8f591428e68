import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import { expect, onlyNightly, test } from '../support/person.ts'

const entry = fileURLToPath(new URL('mock.journey.entry.ts', import.meta.url))

let outDir = ''

/** The mock as scripts, with its worker beside it; built once, for a second build in one process lacks the worker's chunks. */
test.beforeAll(async ({ browserName: _ }, info) => {
  outDir = join(info.project.outputDir, `mock-${info.workerIndex}`)
  await build({
    configFile: false,
    logLevel: 'error',
    base: '/',
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      lib: { entry, formats: ['es'], fileName: 'mock' },
    },
  })
})

/** A server of the built files: what a shared worker asks for passes no page, and cannot be answered by one. */
const serveBuild = async (): Promise<Server> => {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    if (pathname === '/')
      response.setHeader('content-type', 'text/html').end('<!doctype html><link rel=icon href=data:,>')
    else
      readFile(`${outDir}${pathname}`).then(
        content => response.setHeader('content-type', typeOf(pathname)).end(content),
        () => response.writeHead(404).end(),
      )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}
const typeOf = (path: string) => (path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream')

let server: Server
test.beforeAll(async () => {
  server = await serveBuild()
})
test.afterAll(() => void server.close())

const visit = async (page: Page) => {
  const address = server.address()
  await page.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`)
}

const run = <T>(page: Page, name: string): Promise<T> =>
  page.evaluate(async called => (await import('/mock.js' as string))[called](), name)

test(
  'the mock answers byte for byte alike in the worker of a page and in Node, streams and all',
  onlyNightly,
  async ({ page }) => {
    const { inNode }: { inNode: () => Promise<string> } = await import(
      pathToFileURL(`${outDir}/mock.js`).href
    )
    const told = await inNode()
    expect(told).toContain('"done"')
    await visit(page)
    expect(await run(page, 'inPage')).toBe(told)
  },
)

test(
  'the mock carries a websocket from its worker, and remembers over a reload who is logged in',
  onlyNightly,
  async ({ page }) => {
    await visit(page)
    const types = await run<string[]>(page, 'overSocket')
    expect(types[0]).toBe('start')
    expect(types).toContain('citation')
    expect(await run(page, 'remembered')).toBeNull()
    await page.reload()
    expect(await run(page, 'remembered')).toBe('u-1')
  },
)

test(
  'whatever is asked of the mock in the moment of a change finds the change made',
  onlyNightly,
  async ({ page }) => {
    await visit(page)
    expect(await run(page, 'askedBesideChanges')).toEqual(['a VIP is logged in', 'no answer', 'close', '200'])
  },
)

test(
  'no call of the demo panel is lost to garbage collection',
  onlyNightly,
  async ({ page, context, browserName }) => {
    test.skip(browserName !== 'chromium', 'only Chromium collects garbage when it is asked to')
    await visit(page)
    const session = await context.newCDPSession(page)
    let isDone = false
    const applied = run<number>(page, 'appliedOften').finally(() => {
      isDone = true
    })
    while (!isDone) await session.send('HeapProfiler.collectGarbage')
    expect(await applied).toBe(100)
  },
)
