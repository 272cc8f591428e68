import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import { expect, onlyInAll, test } from '../support/person.ts'

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

const visit = async (page: Page) => {
  await page.route('http://localhost:4999/**', async route => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/')
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel=icon href=data:,>' })
    else await route.fulfill({ path: `${outDir}${pathname}` })
  })
  await page.goto('http://localhost:4999/')
}

const run = <T>(page: Page, name: string): Promise<T> =>
  page.evaluate(async called => (await import('/mock.js' as string))[called](), name)

test(
  'the mock answers byte for byte alike in the worker of a page and in Node, streams and all',
  onlyInAll,
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
  onlyInAll,
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
