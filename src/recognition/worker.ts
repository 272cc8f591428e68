/** The preparation's own thread: decodes and prepares a photo away from the page. */
import { decode } from './decode.ts'
import type { GreyImage } from './grey.ts'
import type { PhotoHeader } from './photo-format.ts'
import { prepare } from './prepare.ts'
import { type RecognitionProblem, reasonOf } from './problem.ts'
import { assess } from './quality.ts'
import type { PreparedPhoto } from './recogniser.ts'

/** A photo, or its grey levels where only the page could decode it. */
export interface PrepareRequest {
  photo: Blob | GreyImage
  header: PhotoHeader
}

export type PrepareResponse = PreparedPhoto | RecognitionProblem

async function answer({ photo, header }: PrepareRequest): Promise<PrepareResponse> {
  try {
    const decoded = photo instanceof Blob ? await decode(photo, header) : { ok: true as const, image: photo }
    if (!decoded.ok) return decoded
    const { image } = decoded
    const page = prepare(image)
    return { ok: true, ...page, quality: assess(image, page.facts) }
  } catch (thrown) {
    return thrown instanceof RangeError
      ? { ok: false, code: 'out-of-memory', step: 'prepare' }
      : { ok: false, code: 'failed', step: 'prepare', reason: reasonOf(thrown) }
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<PrepareRequest>) => {
  const response = await answer(data)
  self.postMessage(response, { transfer: response.ok ? [response.image.data.buffer] : [] })
})
