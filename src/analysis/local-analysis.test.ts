import { expose } from 'comlink'
import { afterEach, expect, it, vi } from 'vitest'
import { createLocalAnalysis } from './local-analysis.ts'

// What the page's worker would do, done beside it: each worker that is begun gets the next of these.
const begun: FakeWorker[] = []
class FakeWorker extends EventTarget {
  readonly #channel = new MessageChannel()
  isEnded = false

  constructor() {
    super()
    const { port1, port2 } = this.#channel
    port1.onmessage = ({ data }) => this.dispatchEvent(new MessageEvent('message', { data }))
    expose(deeds[begun.length], port2)
    begun.push(this)
  }
  postMessage(message: unknown) {
    this.#channel.port1.postMessage(message)
  }
  terminate() {
    this.isEnded = true
    this.#channel.port1.close()
  }
  fail(message: string) {
    this.dispatchEvent(Object.assign(new Event('error'), { message }))
  }
}
let deeds: object[] = []

const withWorkers = (...does: object[]) => {
  deeds = does
  vi.stubGlobal('Worker', FakeWorker)
  return createLocalAnalysis(() => Promise.reject(new Error('no photo is read here'))).lookups
}

afterEach(() => {
  vi.unstubAllGlobals()
  for (const worker of begun.splice(0)) worker.terminate()
})

const never = () => new Promise(() => {})
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /engine.js'))
const found = () => 'found'

it('tells a call of what broke its worker, and asks the next of a new one', async () => {
  const { getAdditive } = withWorkers({ getAdditive: never }, { getAdditive: found })
  const asked = getAdditive('202')
  begun[0]?.fail('too much recursion')
  await expect(asked).rejects.toThrow('too much recursion')
  await expect(getAdditive('202')).resolves.toBe('found')
  expect(begun.map(({ isEnded }) => isEnded)).toEqual([true, false])
})

it('lets no call wait for a worker that another gave up for its lost script', async () => {
  const { getAdditive, listAdditives } = withWorkers(
    { getAdditive: never, listAdditives: lost },
    { getAdditive: found, listAdditives: found },
  )
  const waiting = getAdditive('202')
  await expect(listAdditives('', 1, 20)).rejects.toThrow('Failed to fetch dynamically imported module')
  await expect(waiting).rejects.toThrow('Failed to fetch dynamically imported module')
  await expect(getAdditive('202')).resolves.toBe('found')
})

it('keeps its worker where only a call failed', async () => {
  const { getAdditive, listAdditives } = withWorkers({
    getAdditive: found,
    listAdditives: () => Promise.reject(new Error('no such page')),
  })
  await expect(listAdditives('', 0, 20)).rejects.toThrow('no such page')
  await expect(getAdditive('202')).resolves.toBe('found')
  expect(begun).toHaveLength(1)
})
