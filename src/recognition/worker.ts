/** The preparation's own thread: decodes and prepares a photo away from the page. */
import { decode } from './image/decode.ts'
import type { GreyImage } from './image/grey.ts'
import type { PhotoHeader } from './image/photo-format.ts'
import { shrinkTo } from './image/resize.ts'
import type { DecodedPhoto } from './ocr-platform.ts'
import { prepare, READ_SIDE_PX } from './prepare/prepare.ts'
import { ASSESS_SIDE_PX, assess, assessCopy } from './prepare/quality.ts'
import { type RecognitionProblem, reasonOf } from './problem.ts'
import type { AssessedPhoto, PreparedPhoto } from './tesseract-platform.ts'

/** A photo, or its grey levels where only the page could decode it. */
export interface PrepareRequest {
  /** Answers carry the number of their request. */
  id: number
  task: 'prepare' | 'assess' | 'decode'
  photo: Blob | GreyImage
  header: PhotoHeader
}

export type PrepareAnswer = PreparedPhoto | DecodedPhoto | AssessedPhoto | RecognitionProblem

export interface PrepareResponse {
  id: number
  answer: PrepareAnswer
}

async function answerTo({ task, photo, header }: PrepareRequest): Promise<PrepareAnswer> {
  const maxSidePx = { assess: ASSESS_SIDE_PX, decode: READ_SIDE_PX, prepare: undefined }[task]
  try {
    const decoded =
      photo instanceof Blob ? await decode(photo, header, maxSidePx) : { ok: true as const, image: photo }
    if (!decoded.ok) return decoded
    const { image } = decoded
    if (task === 'assess') return { ok: true, quality: assessCopy(image, header) }
    if (task === 'decode')
      return { ok: true, image, quality: assessCopy(shrinkTo(image, ASSESS_SIDE_PX), header) }
    const page = prepare(image)
    return { ok: true, ...page, quality: assess(image, page.facts) }
  } catch (thrown) {
    return thrown instanceof RangeError
      ? { ok: false, code: 'out-of-memory', step: 'prepare' }
      : { ok: false, code: 'failed', step: 'prepare', reason: reasonOf(thrown) }
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<PrepareRequest>) => {
  const answer = await answerTo(data)
  const response: PrepareResponse = { id: data.id, answer }
  self.postMessage(response, { transfer: answer.ok && 'image' in answer ? [answer.image.data.buffer] : [] })
})
