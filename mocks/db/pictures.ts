import { inspectPhoto } from '../../src/recognition/index.ts'
import { type Answer, type Context, good, refused } from './context.ts'
import type { Account, Upload } from './state.ts'

const readable = new Set<string>(['jpeg', 'png', 'webp'])

/** Gives a picture an address that a page can show. */
export type Publish = (id: string, picture: Blob) => string

/** Uploaded pictures, kept as bytes and shown by an address. */
export const createPictures = ({ state, chance }: Context, publish: Publish) => {
  const kept = new Map<string, Blob>()
  const addresses = new Map<string, string>()

  const forget = (ids: readonly string[]): void => {
    for (const id of ids) {
      kept.delete(id)
      addresses.delete(id)
      state().drawnPictures.delete(id)
      state().uploads.delete(id)
    }
  }

  return {
    kept,

    /** Keeps a picture, judged by its content before anything is decoded; the same upload sent again gives the same picture. */
    async keep(image: Blob, upload: Upload): Promise<Answer<string, 413 | 415 | 503>> {
      const before = state()
      const { maxPictureBytes } = before.settings
      if (image.size > maxPictureBytes)
        return refused(413, `The picture has more than ${maxPictureBytes} bytes`, 'form.image')
      const header = await inspectPhoto(image)
      if (!header.ok)
        return header.code === 'too-large'
          ? refused(
              413,
              `The picture has ${Math.round((header.widthPx * header.heightPx) / 1e6)} megapixels, ${header.limitMegapixels} are the limit`,
              'form.image',
            )
          : refused(415, `The picture cannot be used: ${header.code}`, 'form.image')
      if (!readable.has(header.format))
        return refused(415, 'This is not a JPEG, PNG or WebP picture', 'form.image')
      // While its header was read the server may have been reset, or the account deleted.
      if (state() !== before) return refused(503, 'The server was reset')
      const { kind, uid, eventId } = upload
      if (uid !== '' && !before.accounts.has(uid)) return refused(503, 'The account was deleted')
      const known = [...before.uploads].find(
        ([, made]) => made.eventId === eventId && made.uid === uid && made.kind === kind,
      )
      if (known) return good(known[0])
      const id = chance.uuid('id')
      kept.set(id, image)
      before.uploads.set(id, upload)
      return good(id)
    },

    /** Where a picture can be seen; '' for none. */
    url(id: string): string {
      const drawn = state().drawnPictures.get(id)
      if (drawn !== undefined) return drawn
      const picture = kept.get(id)
      if (!picture) return ''
      const address = addresses.get(id) ?? publish(id, picture)
      addresses.set(id, address)
      return address
    },

    forget,

    /** Forgets every picture that someone uploaded, but for those that are shown elsewhere. */
    forgetAllOf({ uid }: Account, shown: ReadonlySet<string>): void {
      const owned = [...state().uploads].filter(([id, upload]) => upload.uid === uid && !shown.has(id))
      forget(owned.map(([id]) => id))
    },
  }
}

export type Pictures = ReturnType<typeof createPictures>
