// The mock backend in a worker of its own: making its engine and searches would hold up the page for 100 ms.
import './worker-storage.ts' // before MSW
import { expose, proxy } from 'comlink'
import type { MockOptions } from './db.ts'
import { createMockFetch } from './fetch.ts'

/** A request or a response as messages can carry it. */
export interface Message {
  url: string
  method: string
  status: number
  headers: [string, string][]
  body: ArrayBuffer | null
}

let answer: ReturnType<typeof createMockFetch> | null = null

const backend = {
  start(seed: number, recognise: MockOptions['recognise']): void {
    answer = createMockFetch({
      seed,
      now: Date.now,
      // The recogniser lives with the page; progress comes back as a call of its own.
      recognise: (photo, hint, onProgress) => recognise(photo, hint, proxy(onProgress)),
      publish: photo => URL.createObjectURL(photo),
    })
  },

  async handle({ url, method, headers, body }: Message): Promise<Message> {
    if (answer === null) throw new Error('start() comes before handle()')
    const response = await (await answer)(new Request(url, { method, headers, body }))
    return {
      url,
      method,
      status: response.status,
      headers: [...response.headers],
      body: response.status === 204 ? null : await response.arrayBuffer(),
    }
  },
}

export type MockBackend = typeof backend

expose(backend)
