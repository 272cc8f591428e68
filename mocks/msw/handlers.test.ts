import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMockBackend } from '../backend.ts'
import { createMswHandlers } from './handlers.ts'

const server = setupServer()

beforeAll(async () => {
  const backend = await createMockBackend({
    seed: 7,
    now: () => Date.parse('2026-11-20T08:00:00Z'),
    recognise: () => new Promise(() => {}),
    publish: () => 'blob:picture',
  })
  server.listen({ onUnhandledRequest: 'error' })
  server.use(...createMswHandlers(backend.fetch))
})
afterAll(() => server.close())

const identity = `eventId=${crypto.randomUUID()}&uid=`

it('answers the plain fetch of whoever hands its handlers to MSW', async () => {
  const response = await fetch(`https://shop.example/api/additives?keyword=E202&${identity}`)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ items: [{ nameZh: '山梨酸及其钾盐' }] })
})

it('is as strict there as anywhere', async () => {
  const wrong = await fetch(`https://shop.example/api/additives?size=0&${identity}`)
  expect([wrong.status, (await wrong.json()).error]).toEqual([400, 'query.size'])
  expect((await fetch('https://shop.example/api/additives', { method: 'DELETE' })).status).toBe(405)
  expect((await fetch('https://shop.example/api/nothing/here')).status).toBe(501)
})
