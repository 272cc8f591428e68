import type { preparePhoto } from '../../device/index.ts'
import type { inspectPhoto } from '../../recognition/index.ts'

/** Why a chosen file was not taken; the screen has the words. */
export interface Refusal {
  code: Extract<Awaited<ReturnType<typeof inspectPhoto>>, { ok: false }>['code'] | 'too-many-bytes'
  fileName: string
  /** What the words need: megapixels, limits, the format. */
  facts: Record<string, string | number>
}

const maxMegabytes = 20

/** Takes chosen files as photos, or says why not: checked by content; nothing is decoded before its size is known. */
export const createPhotoIntake =
  ({ inspect, prepare }: { inspect: typeof inspectPhoto; prepare: typeof preparePhoto }) =>
  async (file: File): Promise<{ photo: Blob } | { refusal: Refusal }> => {
    const refuse = (code: Refusal['code'], facts: Refusal['facts'] = {}) => ({
      refusal: { code, fileName: file.name, facts },
    })
    if (file.size > maxMegabytes * 2 ** 20)
      return refuse('too-many-bytes', { megabytes: Math.ceil(file.size / 2 ** 20), limit: maxMegabytes })
    const header = await inspect(file)
    if (!header.ok) {
      if (header.code === 'too-large')
        return refuse(header.code, {
          megapixels: Math.round((header.widthPx * header.heightPx) / 1e6),
          limit: header.limitMegapixels,
        })
      if (header.code === 'unsupported-format')
        return refuse(header.code, { format: header.format.toUpperCase() })
      return refuse(header.code)
    }
    const prepared = await prepare(file, header)
    if (prepared.ok) return { photo: prepared.photo }
    return ['jpeg', 'png', 'gif', 'webp', 'bmp'].includes(header.format)
      ? refuse('decode-failed')
      : refuse('unsupported-format', { format: header.format.toUpperCase() })
  }
