import type { TesseractClient } from './tesseract-client.ts'

/** Workers that read side by side. */
export interface ReaderPool {
  /**
   * Does the work for each item, always on the next free worker, and gives the results in the order of the items. The
   * first failure is that of the whole; nothing is handed out after it.
   */
  map: <T, R>(items: readonly T[], work: (client: TesseractClient, item: T) => Promise<R>) => Promise<R[]>
}

export interface GrowingPool extends ReaderPool {
  /** One more worker, which takes its share at once, also of what is under way. */
  join: (client: TesseractClient) => void
  size: () => number
}

export function createReaderPool(first: TesseractClient): GrowingPool {
  const clients = [first]
  const openLanes = new Set<(client: TesseractClient) => void>()

  return {
    size: () => clients.length,
    join: client => {
      clients.push(client)
      for (const open of openLanes) open(client)
    },
    map: <T, R>(items: readonly T[], work: (client: TesseractClient, item: T) => Promise<R>) =>
      new Promise<R[]>((resolve, reject) => {
        const results: R[] = []
        const waiting = [...items.entries()].values()
        let done = 0
        let hasFailed = false
        const settleIfDone = () => {
          if (done < items.length) return
          openLanes.delete(open)
          resolve(results)
        }
        const lane = async (client: TesseractClient) => {
          // Lanes take from one and the same iterator.
          for (const [at, item] of waiting) {
            results[at] = await work(client, item)
            done++
            if (hasFailed) return
          }
          settleIfDone()
        }
        const open = (client: TesseractClient) =>
          void lane(client).catch(thrown => {
            hasFailed = true
            openLanes.delete(open)
            reject(thrown)
          })
        openLanes.add(open)
        for (const client of clients) open(client)
      }),
  }
}
