import { ChunkLoadError, isChunkLoadError } from '../../chunk-load-error.ts'
import type { GreyImage } from '../image/grey.ts'
import type { OcrReader } from '../ocr-platform.ts'
import type { OcrRequest, OcrResponse } from './ocr-worker.ts'
import type { NetworkFiles } from './open-networks.ts'

/** Starts the networks' worker; rejects where the networks cannot run here, with a ChunkLoadError where a script could not be fetched. */
export async function openOcrWorker(worker: Worker, files: NetworkFiles): Promise<OcrReader> {
  let settle: { resolve: (response: OcrResponse) => void; reject: (reason: Error) => void } | undefined
  let tell: (share: number, row?: string) => void = () => {}
  worker.addEventListener('message', ({ data }: MessageEvent<OcrResponse>) => {
    if (data.kind === 'progress') tell(data.share, data.row)
    else if (data.kind !== 'failed') settle?.resolve(data)
    else settle?.reject(errorOf(data))
  })
  worker.addEventListener('error', ({ message }) =>
    // Without a message its script could not be fetched.
    settle?.reject(
      message ? new Error(message) : new ChunkLoadError('The recognition worker was not fetched'),
    ),
  )
  const ask = (request: OcrRequest, transfer: Transferable[]) =>
    new Promise<OcrResponse>((resolve, reject) => {
      settle = { resolve, reject }
      worker.postMessage(request, transfer)
    })
  const transfer = [files.detector.buffer, files.recogniser.buffer]
  await ask({ task: 'open', files }, files.runtime ? [...transfer, files.runtime.wasm] : transfer)
  return {
    read: async (photo: GreyImage, { onProgress = () => {} }) => {
      tell = onProgress
      // A copy is sent: the photo may be needed for a second reading.
      const response = await ask({ task: 'read', photo }, [])
      if (response.kind !== 'read') throw new Error(`the recognition worker answered "${response.kind}"`)
      return response.reading
    },
    terminate: () => {
      worker.terminate()
      settle?.reject(new Error('the recognition worker was ended'))
    },
  }
}

/** What the worker said as an error: a lack of memory, or of the runtime's script, which it fetches itself, is told apart. */
function errorOf({ reason, isMemory }: { reason: string; isMemory: boolean }): Error {
  if (isMemory) return new RangeError(reason)
  const error = new Error(reason)
  return isChunkLoadError(error) ? new ChunkLoadError(reason) : error
}
