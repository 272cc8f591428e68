/** The networks' own thread: opens them once, then reads one photo after the other. */
import type { GreyImage } from '../image/grey.ts'
import { reasonOf } from '../problem.ts'
import { type NetworkFiles, openNetworks } from './open-networks.ts'
import type { PhotoReading } from './photo-reading.ts'
import { type OcrNetworks, readPhoto } from './read-photo.ts'

export type OcrRequest = { task: 'open'; files: NetworkFiles } | { task: 'read'; photo: GreyImage }

export type OcrResponse =
  | { kind: 'progress'; share: number; row: string | undefined }
  | { kind: 'opened' }
  | { kind: 'read'; reading: PhotoReading }
  | { kind: 'failed'; reason: string; isMemory: boolean }

// Under Trusted Types the runtime may start its threads from our own origin, and no other scripts.
globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL: address => (new URL(address, location.href).origin === location.origin ? address : null),
})

const post = (response: OcrResponse) => self.postMessage(response)

let networks: OcrNetworks | undefined

async function answer(request: OcrRequest): Promise<OcrResponse> {
  if (request.task === 'open') {
    networks = await openNetworks(request.files)
    return { kind: 'opened' }
  }
  if (!networks) throw new Error('the networks are not open')
  const onProgress = (share: number, row?: string) => post({ kind: 'progress', share, row })
  return { kind: 'read', reading: await readPhoto(networks, request.photo, { onProgress }) }
}

self.addEventListener('message', ({ data }: MessageEvent<OcrRequest>) => {
  answer(data).then(post, (thrown: unknown) =>
    post({ kind: 'failed', reason: reasonOf(thrown), isMemory: thrown instanceof RangeError }),
  )
})
