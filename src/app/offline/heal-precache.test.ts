import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { createMemoryCache } from '../../../test/memory-cache.ts'
import { healPrecache } from './heal-precache.ts'

const app = 'https://app.test/analyze-h5/'
const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`
const files = ['a.js', 'b.js', 'c.js'].map(url => ({ url, integrity: integrityOf(url) }))
const keyOf = (url: string) => `${app}${url}?__WB_REVISION__=1`

const setUp = async (served: (url: string) => Response) => {
  const { cache, addresses } = createMemoryCache()
  for (const { url } of files) await cache.put(keyOf(url), new Response(url))
  const asked: string[] = []
  const fetch = async (request: Request) => {
    asked.push(request.url)
    const answer = served(request.url.slice(app.length))
    // As browsers do: other bytes than the request's integrity says are a network error.
    if (integrityOf(await answer.clone().text()) !== request.integrity) throw new TypeError('integrity')
    return answer
  }
  return { cache, addresses, asked, heal: () => healPrecache(files, { cache, keyOf, fetch }) }
}

it('a page that was kept in the place of a script is replaced by the script, and nothing else is asked for', async () => {
  const { cache, asked, heal } = await setUp(url => new Response(url))
  await cache.put(keyOf('b.js'), new Response('<!doctype html>'))
  await cache.delete(keyOf('c.js'))
  expect(await heal()).toEqual(['b.js', 'c.js'])
  expect(asked).toEqual([`${app}b.js`, `${app}c.js`])
  for (const { url } of files) expect(await (await cache.match(keyOf(url)))?.text()).toBe(url)
  expect(await heal()).toEqual([])
})

it('where other bytes come again nothing is kept, and the next start tries again', async () => {
  const { cache, addresses, asked, heal } = await setUp(() => new Response('<!doctype html>'))
  await cache.put(keyOf('b.js'), new Response('<!doctype html>'))
  expect(await heal()).toEqual(['b.js'])
  expect(await heal()).toEqual(['b.js'])
  expect(asked).toHaveLength(2)
  expect(addresses()).toEqual([keyOf('a.js'), keyOf('c.js')])
})
