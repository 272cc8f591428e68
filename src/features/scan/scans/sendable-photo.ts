import { isPlainJpeg } from '../../../device/index.ts'
import type { ScanOptions } from './scan-options.ts'

/**
 * A stored photo as it may leave the device. Photos are stored without metadata; one from a backup that an earlier version
 * imported may still have it, and is drawn again. null where it cannot be decoded.
 */
export const createSendablePhoto =
  ({ inspect, prepare }: Pick<ScanOptions, 'inspect' | 'prepare'>) =>
  async (photo: Blob): Promise<Blob | null> => {
    if (isPlainJpeg(new Uint8Array(await photo.arrayBuffer()))) return photo
    const header = await inspect(photo)
    const prepared = header.ok ? await prepare(photo, header) : null
    return prepared?.ok ? prepared.photo : null
  }
