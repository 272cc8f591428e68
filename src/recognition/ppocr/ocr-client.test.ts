import { describe, expect, it } from 'vitest'
import { ChunkLoadError } from '../../chunk-load-error.ts'
import { openOcrWorker } from './ocr-client.ts'
import type { OcrResponse } from './ocr-worker.ts'
import type { NetworkFiles } from './open-networks.ts'

const files = { detector: new Uint8Array(1), recogniser: new Uint8Array(1) } as NetworkFiles

/** A worker that answers the order to open with a message, or with an error event. */
const workerThat = (answer: (worker: EventTarget) => Event) => {
  const worker = new EventTarget()
  const postMessage = () => queueMicrotask(() => worker.dispatchEvent(answer(worker)))
  return Object.assign(worker, { postMessage, terminate: () => {} }) as unknown as Worker
}
const saying = (data: OcrResponse) => workerThat(() => Object.assign(new Event('message'), { data }))
const failing = (message: string) => workerThat(() => Object.assign(new Event('error'), { message }))
const failed = (reason: string, isMemory = false) => saying({ kind: 'failed', reason, isMemory })

describe('the networks, where they cannot be opened', () => {
  it.each([
    ['the worker was not fetched', failing(''), ChunkLoadError],
    [
      'the runtime was not fetched',
      failed('no available backend found: Failed to fetch dynamically imported module'),
      ChunkLoadError,
    ],
    ['there is no memory', failed('Array buffer allocation failed', true), RangeError],
  ])('say so by the kind of their error: %s', async (_, worker, kind) => {
    await expect(openOcrWorker(worker, files)).rejects.toBeInstanceOf(kind)
  })
  it.each([
    ['it throws', failing('no SIMD')],
    ['it says so', failed('no SIMD')],
  ])('are no matter of the network otherwise: %s', async (_, worker) => {
    const error = await openOcrWorker(worker, files).catch((thrown: unknown) => thrown)
    expect(error).toEqual(new Error('no SIMD'))
    expect(error).not.toBeInstanceOf(ChunkLoadError)
  })
})
