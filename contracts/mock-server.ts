import { createMockBackend } from '../mocks/backend.ts'
import { type MockServer, serveMock } from '../mocks/serve.ts'

/** The mock backend over HTTP and websockets on a free port, and everything it complained about. */
export const startMock = async (): Promise<MockServer & { complaints: unknown[] }> => {
  const complaints: unknown[] = []
  const server = await serveMock(
    origin =>
      createMockBackend({
        seed: 7,
        now: () => Date.parse('2026-11-20T08:00:00Z'),
        recognise: () => new Promise(() => {}), // what an upload comes to is no part of a contract of one call
        publish: id => `${origin()}/__mock/pictures/${id}`,
        onInvalidResponse: complaint => complaints.push(complaint),
      }),
    { host: '127.0.0.1', port: 0, onFault: fault => complaints.push(fault) },
  )
  return { ...server, complaints }
}

/** Puts a mock server into a situation, as Pact's verifier does; the server is empty before. */
export const putInto = async ({ url }: MockServer, ...states: readonly string[]): Promise<void> => {
  const post = async (body: object) => {
    const answer = await fetch(`${url}/__mock/provider-states`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(await answer.text())
  }
  await post({ state: null, action: 'teardown' })
  for (const state of states) await post({ state, action: 'setup' })
}
