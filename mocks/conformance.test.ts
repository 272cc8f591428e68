import { expect, it } from 'vitest'
import { findResponseError } from '../test/openapi.ts'
import { createMockBackend } from './backend.ts'
import { checkConformance } from './conformance.ts'
import { serveMock } from './serve.ts'

it('answers generated requests as openapi.yaml has it over HTTP, and refuses each mistake by its field', async () => {
  const thrown: unknown[] = []
  const server = await serveMock(
    origin =>
      createMockBackend({
        seed: 1,
        now: () => Date.parse('2026-11-20T08:00:00Z'),
        recognise: () => new Promise(() => {}),
        publish: id => `${origin()}/__mock/pictures/${id}`,
      }),
    { host: '127.0.0.1', port: 0, onFault: error => thrown.push(error) },
  )
  // `npm run bench mock-conformance` sends 20,000.
  const { faults } = await checkConformance({ baseUrl: server.url, count: 300, seed: 1, findResponseError })
  await server.close()
  expect(faults).toEqual([])
  expect(thrown).toEqual([])
})
