import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawLicences } from '../../scripts/build/licences.ts'
import { securityHeaders } from '../../scripts/build/response-headers.ts'
import { builtFiles, configuration, startWebServer } from './web-servers.ts'

const api = 'https://api.example.com'
/** The headers of every response, for an API at an origin of its own. */
const expected = {
  ...securityHeaders,
  'Content-Security-Policy': securityHeaders['Content-Security-Policy']
    .replace('data: blob:', `data: blob: ${api}`)
    .replace("connect-src 'self'", `connect-src 'self' ${api} ${api.replace('https', 'wss')}`),
}
const files = builtFiles()
const pages = ['', 'pages/my/my', 'pages/analyze/analyze?id=0198f3f0-0000', '?sharefrom=1700000000000']
const missing = [
  'assets/chat-00000000.js',
  'assets/nothing',
  'recognition/none.traineddata',
  'examples/none.jpg',
  'none.js',
  'service-worker.mjs',
]
const types: Record<string, RegExp> = {
  js: /^(text|application)\/javascript/,
  css: /^text\/css/,
  html: /^text\/html/,
  wasm: /^application\/wasm/,
  webmanifest: /^application\/manifest\+json/,
  json: /^application\/json/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png/,
  jpg: /^image\/jpeg/,
  txt: /^text\/plain/,
}

const expectHeaders = (headers: Headers, path: string) => {
  for (const [name, value] of Object.entries(expected))
    expect(headers.get(name), `${name} of ${path}`).toBe(value)
}

it('the build is here', () => {
  expect(files).toContain('index.html')
  expect(files.length).toBeGreaterThan(100)
})

describe.each(['nginx', 'caddy'] as const)('%s with the configuration of docs/deploying', name => {
  let server: Awaited<ReturnType<typeof startWebServer>>
  beforeAll(async () => {
    server = await startWebServer(name)
  })
  afterAll(() => server.stop())

  it('gives every file of the build as it is, with its type, all headers and the right time to live', async () => {
    for (const path of files) {
      const answer = await fetch(server.url + path)
      expect([path, answer.status]).toEqual([path, 200])
      expectHeaders(answer.headers, path)
      const type = types[path.split('.').at(-1) ?? '']
      if (type) expect(answer.headers.get('content-type'), path).toMatch(type)
      expect(answer.headers.get('cache-control'), path).toBe(
        path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
      const built = readFileSync(new URL(`../../dist/${path}`, import.meta.url))
      expect(Buffer.from(await answer.arrayBuffer()).equals(built), path).toBe(true)
    }
  })

  it.each(pages)('gives the page for %j', async path => {
    const answer = await fetch(server.url + path)
    expect(answer.status).toBe(200)
    expectHeaders(answer.headers, path)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(await answer.text()).toContain('<div id="root"')
  })

  it.each(missing)('answers 404 for %s, and lets nobody keep that', async path => {
    const answer = await fetch(server.url + path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable')
    expectHeaders(answer.headers, path)
    expect(await answer.text()).not.toContain('<div id="root"')
  })
})

describe('the function for a CDN', () => {
  const context: Record<string, unknown> = {}
  runInNewContext(`${configuration('cloudfront.js')}\nthis.handler = handler`, context)
  const handler = context['handler'] as (event: object) => Record<string, unknown>
  const ask = (uri: string) =>
    String(handler({ context: { eventType: 'viewer-request' }, request: { uri } })['uri'])
  const answer = (uri: string, statusCode: number) => {
    const said = handler({
      context: { eventType: 'viewer-response' },
      request: { uri },
      response: { statusCode, headers: {} },
    })['headers'] as Record<string, { value: string }>
    return new Headers(Object.entries(said).map(([name, { value }]) => [name, value]))
  }

  it('asks the bucket for every file as it is, and for the page for every page', () => {
    for (const path of [...files, ...missing]) expect(ask(`/analyze-h5/${path}`)).toBe(`/analyze-h5/${path}`)
    for (const path of pages) expect(ask(`/analyze-h5/${path.split('?')[0]}`)).toBe('/analyze-h5/index.html')
  })

  it('sets all headers; a missing file is not kept', () => {
    expectHeaders(answer('/analyze-h5/index.html', 200), 'index.html')
    expect(answer('/analyze-h5/assets/a.js', 200).get('cache-control')).toContain('immutable')
    expect(answer('/analyze-h5/assets/a.js', 404).get('cache-control')).toBe('no-cache')
    expectHeaders(answer('/analyze-h5/assets/a.js', 404), 'a missing file')
  })
})

it('the build ships the licence texts of all it contains', () => {
  const shipped = readFileSync(new URL('../../dist/licences.txt', import.meta.url), 'utf8')
  expect(shipped).toBe(drawLicences())
  for (const name of ['react', 'comlink', 'tesseract.js-core', 'workbox-routing', 'micromark', 'wouter'])
    expect(shipped).toMatch(new RegExp(`^${name} \\d`, 'm'))
  for (const words of [
    'Apache License',
    'Permission is hereby granted',
    'public domain',
    'Permission to use, copy, modify',
  ])
    expect(shipped).toContain(words)
})
