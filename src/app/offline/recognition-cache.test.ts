import { beforeEach, describe, expect, it } from 'vitest'
import { createMemoryCache } from '../../../test/memory-cache.ts'
import { fileKey, sha256 } from '../../recognition-files.ts'
import { createRecognitionCache } from './recognition-cache.ts'

const baseUrl = 'https://app.test/analyze-h5/recognition/'
const html = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
const hashOf = (text: string) => sha256(new TextEncoder().encode(text).buffer)
const listOf = async (files: Record<string, string>) => ({
  files: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, text.length])),
  hashes: Object.fromEntries(
    await Promise.all(Object.entries(files).map(async ([name, text]) => [name, await hashOf(text)])),
  ),
})

/** What the server has; a response in the place of a file's text is given as it is. */
let server: Record<string, string | (() => Response)>
let isOnline: boolean
let memory: ReturnType<typeof createMemoryCache>
let kept: ReturnType<typeof createRecognitionCache>
beforeEach(() => {
  memory = createMemoryCache()
  isOnline = true
  server = {}
  kept = createRecognitionCache({
    caches: { open: async () => memory.cache },
    baseUrl,
    fetch: async request => {
      if (!isOnline) throw new TypeError('Failed to fetch')
      const said = server[String(request instanceof Request ? request.url : request).slice(baseUrl.length)]
      if (said === undefined) return new Response(null, { status: 404 })
      return typeof said === 'string' ? new Response(said, { headers: { 'x-policy': 'kept' } }) : said()
    },
  })
})

const publish = async (files: Record<string, string>) => {
  server = { ...files, 'manifest.json': JSON.stringify(await listOf(files)) }
}
const list = async () => (await kept.respondWithList(new Request(`${baseUrl}manifest.json`))).text()
const file = async (name: string) => {
  const answered = await kept.respondWithFile(new Request(`${baseUrl}${name}`))
  return answered.ok ? answered.text() : answered.status
}
const first = { 'core.wasm': 'core 1', 'zh.model': 'zh 1' }
const second = { 'core.wasm': 'core 1', 'zh.model': 'zh 2', 'en.model': 'en 2' }

/** A device that has read a photo with the first set. */
const withFirstSet = async () => {
  await publish(first)
  await list()
  for (const name of Object.keys(first)) await file(name)
}

describe('the recogniser’s files in the service worker', () => {
  it('are kept when they are fetched, with their headers, and found without a network', async () => {
    await withFirstSet()
    isOnline = false
    expect(await list()).toBe(server['manifest.json'])
    expect([await file('core.wasm'), await file('zh.model')]).toEqual(['core 1', 'zh 1'])
    const answered = await kept.respondWithFile(new Request(`${baseUrl}core.wasm`))
    expect(answered.headers.get('x-policy'), 'workers live under the policy of their response').toBe('kept')
  })

  it.each([
    ['a page in the place of the list', 'manifest.json', html],
    ['a truncated list', 'manifest.json', () => new Response('{"hashes":{"zh.mo')],
    ['a list without hashes', 'manifest.json', () => Response.json({ files: {} })],
  ])('stay as they are when %s comes', async (_, name, said) => {
    await withFirstSet()
    const good = server['manifest.json']
    const before = memory.addresses()
    server[name] = said
    expect(await list()).toBe(good)
    expect(memory.addresses()).toEqual(before)
    expect(await file('zh.model')).toBe('zh 1')
  })

  it.each([
    ['a page', html],
    ['other bytes', () => new Response('zh !')],
    ['an error', () => new Response('no', { status: 500 })],
  ])('are not kept when %s comes in the place of one, and come whole the next time', async (_, said) => {
    await publish(first)
    await list()
    const good = server['zh.model'] ?? ''
    server['zh.model'] = said
    expect(await file('zh.model')).toBe(502)
    expect(memory.addresses().filter(address => address.includes('zh.model'))).toEqual([])
    server['zh.model'] = good
    expect(await file('zh.model')).toBe('zh 1')
  })

  it('are replaced by a newer set only when that is here; until then the old one works without a network', async () => {
    await withFirstSet()
    const old = server['manifest.json']
    await publish(second)
    expect(await list()).toBe(server['manifest.json'])
    expect(await file('core.wasm')).toBe('core 1')
    isOnline = false
    expect(await list(), 'half of the new set is no set').toBe(old)
    expect(await file('zh.model')).toBe('zh 1')
    isOnline = true
    await list()
    expect(await file('zh.model')).toBe('zh 2')
    isOnline = false
    expect(await list()).toBe(server['manifest.json'])
    expect(await file('zh.model')).toBe('zh 2')
    const oldKey = fileKey(`${baseUrl}zh.model`, await hashOf('zh 1'))
    expect(memory.addresses()).not.toContain(oldKey)
  })

  it('that are damaged are fetched again at the next start, and those of an earlier version are taken over', async () => {
    await withFirstSet()
    const key = fileKey(`${baseUrl}zh.model`, await hashOf('zh 1'))
    await memory.cache.put(key, html())
    await memory.cache.delete(fileKey(`${baseUrl}core.wasm`, await hashOf('core 1')))
    await memory.cache.put(`${baseUrl}core.wasm`, new Response('core 1'))
    await kept.heal()
    isOnline = false
    await list()
    expect([await file('core.wasm'), await file('zh.model')]).toEqual(['core 1', 'zh 1'])
    expect(memory.addresses()).not.toContain(`${baseUrl}core.wasm`)
  })

  it('that are damaged are gone where there is no network to fetch them', async () => {
    await withFirstSet()
    await memory.cache.put(fileKey(`${baseUrl}zh.model`, await hashOf('zh 1')), html())
    isOnline = false
    await kept.heal()
    await list()
    await expect(file('zh.model')).rejects.toThrow('Failed to fetch')
    isOnline = true
    expect(await file('zh.model')).toBe('zh 1')
  })
})
