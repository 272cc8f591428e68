/**
 * Speaks tesseract.js's worker protocol (7.0.0, pinned) instead of calling its createWorker(): that never settles when a
 * language file is missing (the rejection is swallowed), fetches the data itself without reporting progress, and caches
 * it in IndexedDB under a name without a version.
 */

/** The little that a web worker and a Node worker thread have in common. */
export interface WorkerPort {
  post: (message: unknown, transfer: ArrayBuffer[]) => void
  onMessage: (listener: (message: unknown) => void) => void
  onError: (listener: (reason: string) => void) => void
  terminate: () => void
}

export interface TesseractBox {
  x0: number
  y0: number
  x1: number
  y1: number
}

export interface TesseractSymbol {
  text: string
  confidence: number
  bbox: TesseractBox
}

export interface TesseractWord extends TesseractSymbol {
  symbols: TesseractSymbol[]
}

export interface TesseractLine extends TesseractSymbol {
  words: TesseractWord[]
}

/** The part of a page result that is read here; coordinates in pixels, confidences 0-100. */
export interface TesseractPage {
  blocks: { paragraphs: { lines: TesseractLine[] }[] }[] | null
}

interface Packet {
  jobId: string
  status: 'resolve' | 'reject' | 'progress'
  data: unknown
}

/** What the worker hands back is typed by its action; the protocol is pinned by version, not validated per message. */
interface Results {
  load: unknown
  loadLanguage: unknown
  initialize: unknown
  setParameters: unknown
  recognize: TesseractPage
}

export interface TesseractClient {
  /** Loads the core. `corePath` is a script URL; ignored in Node, where tesseract.js finds its own. */
  load: (corePath: string) => Promise<void>
  /** Puts (gzipped) language data in and makes it the current language. */
  setLanguage: (code: string, data: Uint8Array<ArrayBuffer>) => Promise<void>
  /** Reads an image file (PGM, PNG ...) of one row or one block. The bytes are handed over and gone afterwards. */
  recognise: (image: Uint8Array<ArrayBuffer>, layout: 'row' | 'block') => Promise<TesseractPage>
  /** Ends the worker in the middle of anything; what was under way rejects. */
  terminate: () => void
}

/** Page segmentation modes: one uniform block of text, and one line taken as it is, without a search for text in it. */
const SINGLE_BLOCK = '6'
const RAW_LINE = '13'
const LSTM_ONLY = 1

export function createTesseractClient(port: WorkerPort): TesseractClient {
  const pending = new Map<string, { resolve: (data: unknown) => void; reject: (reason: Error) => void }>()
  let jobs = 0
  let ended: Error | undefined

  const end = (reason: string) => {
    ended ??= new Error(reason)
    for (const job of pending.values()) job.reject(ended)
    pending.clear()
    port.terminate()
  }
  port.onError(reason => end(reason || 'the recognition worker failed'))
  port.onMessage(message => {
    const { jobId, status, data } = message as Packet
    const job = pending.get(jobId)
    // Progress within a row would tell nothing: rows are counted instead.
    if (!job || status === 'progress') return
    pending.delete(jobId)
    if (status === 'resolve') job.resolve(data)
    else job.reject(new Error(String(data)))
  })

  const request = <A extends keyof Results>(
    action: A,
    payload: unknown,
    transfer: ArrayBuffer[] = [],
  ): Promise<Results[A]> =>
    new Promise((resolve, reject) => {
      if (ended) return reject(ended)
      const jobId = `job-${jobs++}`
      pending.set(jobId, { resolve: data => resolve(data as Results[A]), reject })
      port.post({ workerId: 'recognition', jobId, action, payload }, transfer)
    })

  return {
    load: async corePath => {
      await request('load', { options: { lstmOnly: true, corePath, logging: false } })
    },
    setLanguage: async (code, data) => {
      const options = { cacheMethod: 'none', gzip: false, lstmOnly: true }
      await request('loadLanguage', { langs: [{ code, data }], options }, [data.buffer])
      await request('initialize', { langs: code, oem: LSTM_ONLY })
      // Rows that read badly would be tried light on dark as well; the preparation has made them dark on light.
      const params = { tessedit_pageseg_mode: RAW_LINE, tessedit_do_invert: '0' }
      await request('setParameters', { params })
    },
    recognise: (image, layout) => {
      // Options given with a page are taken back after it.
      const options = layout === 'block' ? { tessedit_pageseg_mode: SINGLE_BLOCK } : {}
      const output = { text: false, blocks: true }
      return request('recognize', { image, options, output }, [image.buffer])
    },
    terminate: () => end('terminated'),
  }
}
