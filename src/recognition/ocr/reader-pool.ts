import type { TesseractClient } from './tesseract-client.ts'

/** Workers that read side by side. */
export interface ReaderPool {
  /**
   * Does the work for each item, always on the next free worker, and gives the results in the order of the items. What a
   * second worker could not do is handed back to the first; a failure of the first is that of the whole.
   */
  map: <T, R>(items: readonly T[], work: (client: TesseractClient, item: T) => Promise<R>) => Promise<R[]>
}

export interface GrowingPool extends ReaderPool {
  /** Adds a worker, which immediately takes a share of the work, including work that is under way. */
  join: (client: TesseractClient) => void
  size: () => number
}

export function createReaderPool(first: TesseractClient): GrowingPool {
  const clients = new Set([first])
  const openLanes = new Set<(client: TesseractClient) => void>()

  return {
    size: () => clients.size,
    join: client => {
      clients.add(client)
      for (const open of openLanes) open(client)
    },
    map: <T, R>(items: readonly T[], work: (client: TesseractClient, item: T) => Promise<R>) =>
      new Promise<R[]>((resolve, reject) => {
        const results: R[] = []
        const waiting = [...items.entries()]
        const busy = new Set<TesseractClient>()
        let done = 0
        let isOver = false
        const end = (settle: () => void) => {
          isOver = true
          openLanes.delete(open)
          settle()
        }
        const lane = async (client: TesseractClient) => {
          for (let next = waiting.shift(); next && !isOver; next = waiting.shift()) {
            const [at, item] = next
            try {
              results[at] = await work(client, item)
            } catch (thrown) {
              fail(client, next, thrown)
              return
            }
            done++
          }
          busy.delete(client)
          if (done === items.length && !isOver) end(() => resolve(results))
        }
        const fail = (client: TesseractClient, undone: [number, T], thrown: unknown) => {
          busy.delete(client)
          if (isOver) return
          if (client === first) {
            end(() => reject(thrown))
            return
          }
          clients.delete(client)
          waiting.unshift(undone)
          open(first) // it may have run out of items already
        }
        const open = (client: TesseractClient) => {
          if (isOver || busy.has(client)) return
          busy.add(client)
          void lane(client)
        }
        openLanes.add(open)
        for (const client of clients) open(client)
      }),
  }
}
