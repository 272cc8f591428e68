import type { Recognise } from '../db/task-reading.ts'

interface Reader {
  recognise: Recognise
  /** Aborted when its page is gone. */
  gone: AbortSignal
}

/** What a promise gives; rejects once the signal is aborted. */
const orGone = <T>(promise: Promise<T>, gone: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const leave = () => reject(gone.reason)
    if (gone.aborted) return leave()
    gone.addEventListener('abort', leave, { once: true })
    promise.then(resolve, reject).finally(() => gone.removeEventListener('abort', leave))
  })

/**
 * The recognisers of the pages that one backend serves. A photo is read by the page that came last; where that is closed
 * meanwhile, by another, or by the next that comes.
 */
export const createPageReaders = () => {
  const readers: Reader[] = []
  let waiting: (() => void)[] = []

  const next = async (): Promise<Reader> => {
    for (;;) {
      const reader = readers.at(-1)
      if (reader) return reader
      await new Promise<void>(resolve => waiting.push(resolve))
    }
  }

  const recognise: Recognise = async (...asked) => {
    for (;;) {
      const { recognise: read, gone } = await next()
      try {
        return await orGone(read(...asked), gone)
      } catch (error) {
        if (!gone.aborted) throw error
      }
    }
  }

  return {
    recognise,
    add(reader: Reader): void {
      readers.push(reader)
      reader.gone.addEventListener('abort', () => void readers.splice(readers.indexOf(reader), 1))
      for (const resume of waiting) resume()
      waiting = []
    },
  }
}
