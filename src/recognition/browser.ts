import { isChunkLoadError } from '../chunk-load-error.ts'
import { type AssetManifest, type Assets, coreName, createAssets, hasSimd } from './assets/assets.ts'
import { areKept } from './assets/kept.ts'
import { unpack } from './assets/unpack.ts'
import { canDecodeInWorker, decode } from './image/decode.ts'
import type { PhotoHeader } from './image/photo-format.ts'
import { createTesseractClient, type WorkerPort } from './ocr/tesseract-client.ts'
import type { DecodedPhoto, OcrPlatform } from './ocr-platform.ts'
import { createOcrRecogniser } from './ocr-recogniser.ts'
import type { OcrModels } from './ppocr/inference.ts'
import { openOcrWorker } from './ppocr/ocr-client.ts'
import type { NetworkFiles } from './ppocr/open-networks.ts'
import { READ_SIDE_PX } from './prepare/prepare.ts'
import { ASSESS_SIDE_PX } from './prepare/quality.ts'
import type { RecognitionProblem } from './problem.ts'
import type { Recogniser } from './recogniser.ts'
import type { AssessedPhoto, Platform, PreparedPhoto } from './tesseract-platform.ts'
import { createTesseractRecogniser, type RecogniserLimits } from './tesseract-recogniser.ts'
import type { PrepareAnswer, PrepareRequest, PrepareResponse } from './worker.ts'

export interface RecogniserOptions extends RecogniserLimits {
  /** Where scripts/setup/prepare-recognition.mjs's files are served: `${import.meta.env.BASE_URL}recognition/`. */
  assetsUrl: string
}

const WORKER_SCRIPT = 'tesseract-worker.js'
/** Compiling the core takes under a second; a core that cannot start never says so. */
const CORE_START_TIMEOUT_MS = 30_000

function webPort(worker: Worker): WorkerPort {
  return {
    post: (message, transfer) => worker.postMessage(message, transfer),
    onMessage: listener =>
      worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data)),
    onError: listener => worker.addEventListener('error', ({ message }) => listener(message)),
    terminate: () => worker.terminate(),
  }
}

/** A script of our own could not be fetched: the next photo tries again. */
const notFetched = (script: string): RecognitionProblem => ({
  ok: false,
  code: 'assets-missing',
  files: [script],
  offline: true,
})

/** One preparation worker, started at a photo and ended once it is decoded: it takes tens of megabytes. It works on its requests in turn. */
function createPreparation() {
  let worker: Worker | undefined
  let requests = 0
  const pending = new Map<
    number,
    { resolve: (answer: PrepareAnswer) => void; reject: (reason: Error) => void; isLast: boolean }
  >()
  const end = (reason: string) => {
    worker?.terminate()
    worker = undefined
    for (const { reject } of pending.values()) reject(new Error(reason))
    pending.clear()
  }
  const start = () => {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    started.onmessage = ({ data }: MessageEvent<PrepareResponse>) => {
      const request = pending.get(data.id)
      request?.resolve(data.answer)
      pending.delete(data.id)
      if (pending.size === 0 && request?.isLast && worker === started) {
        started.terminate()
        worker = undefined
      }
    }
    started.onerror = ({ message }) => {
      // Without a message its script could not be fetched.
      if (!message) for (const { resolve } of pending.values()) resolve(notFetched('worker'))
      end(message)
    }
    return started
  }
  const post = (request: Omit<PrepareRequest, 'id'>): Promise<PrepareAnswer> =>
    new Promise((resolve, reject) => {
      const id = requests++
      // A photo that was only looked at for advice is decoded next.
      pending.set(id, { resolve, reject, isLast: request.task !== 'assess' })
      worker ??= start()
      const { photo } = request
      worker.postMessage({ ...request, id }, photo instanceof Blob ? [] : [photo.data.buffer])
    })
  return {
    ask: async (
      task: PrepareRequest['task'],
      photo: Blob,
      header: PhotoHeader,
      maxSidePx?: number,
    ): Promise<PrepareAnswer> => {
      if (canDecodeInWorker()) return post({ task, photo, header })
      const decoded = await decode(photo, header, maxSidePx)
      return decoded.ok ? post({ task, photo: decoded.image, header }) : decoded
    },
    end: () => end('the preparation was ended'),
  }
}

type Preparation = ReturnType<typeof createPreparation>

/** Fetches the worker script and the core, once per page: so that they are there, and their arrival can be shown. */
function createCoreCheck(assets: Assets) {
  let isChecked = false
  return async (
    files: string[],
    { files: sizes }: AssetManifest,
    signal: AbortSignal,
    onProgress: (share: number) => void,
  ): Promise<RecognitionProblem | undefined> => {
    if (isChecked) return undefined
    const total = files.reduce((sum, name) => sum + (sizes[name] ?? 0), 0)
    const received = new Map<string, number>()
    const results = await Promise.all(
      files.map(name =>
        assets.fetchFile(name, signal, share => {
          received.set(name, share * (sizes[name] ?? 0))
          onProgress([...received.values()].reduce((sum, bytes) => sum + bytes, 0) / total)
        }),
      ),
    )
    const problems = results.filter(result => !result.ok)
    const missing = problems.flatMap(problem => (problem.code === 'assets-missing' ? problem : []))
    const [first] = missing
    if (first) return { ...first, files: missing.flatMap(problem => problem.files) }
    isChecked = problems.length === 0
    return problems[0]
  }
}

function startCore(client: ReturnType<typeof createTesseractClient>, corePath: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      client.terminate()
      const hint = "does the content security policy allow 'wasm-unsafe-eval'?"
      reject(
        new Error(`the WebAssembly core did not start within ${CORE_START_TIMEOUT_MS / 1000} s: ${hint}`),
      )
    }, CORE_START_TIMEOUT_MS)
    client
      .load(corePath)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}

function browserPlatform(assets: Assets, preparation: Preparation): Platform {
  const checkCore = createCoreCheck(assets)
  const models = new Map<string, Uint8Array<ArrayBuffer>>()
  const { ask } = preparation
  return {
    // The worker answers each task with its own kind of result.
    prepare: async (photo, header) =>
      (await ask('prepare', photo, header)) as PreparedPhoto | RecognitionProblem,
    assess: async (photo, header) =>
      (await ask('assess', photo, header, ASSESS_SIDE_PX)) as AssessedPhoto | RecognitionProblem,
    start: async (signal, onProgress) => {
      const listed = await assets.manifest(signal)
      if (!listed.ok) return listed
      const core = coreName()
      const files = [WORKER_SCRIPT, `${core}.js`, `${core}.wasm`]
      const problem = await checkCore(files, listed.manifest, signal, onProgress)
      if (problem) return problem
      // A classic worker from our own origin: a blob: one would not be let in by the content security policy.
      const client = createTesseractClient(webPort(new Worker(assets.url(WORKER_SCRIPT))))
      signal.addEventListener('abort', client.terminate)
      await startCore(client, assets.url(`${core}.js`))
      signal.removeEventListener('abort', client.terminate)
      return { ok: true, client }
    },
    model: async (code, signal, onProgress) => {
      const kept = models.get(code)
      if (kept) return { ok: true, data: kept.slice() }
      const fetched = await assets.fetchFile(`${code}.traineddata`, signal, onProgress)
      // 1.5 MB kept, so that a restart after an idle time needs no network.
      if (fetched.ok) models.set(code, fetched.data.slice())
      return fetched
    },
    release: preparation.end,
  }
}

/** What the networks are made of, but for the runtime's script, which the browser fetches itself. */
const networkFiles = ({ runtime, detector, recogniser }: OcrModels): string[] => [
  runtime.wasm,
  detector.file,
  recogniser.file,
  recogniser.keysFile,
]

/** The networks' files, checked by their sums where the browser can (a page served over HTTPS). */
async function fetchNetworks(
  assets: Assets,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<{ ok: true; files: NetworkFiles } | RecognitionProblem> {
  const listed = await assets.manifest(signal)
  if (!listed.ok) return listed
  const { ocr, files: sizes } = listed.manifest
  const names = networkFiles(ocr)
  const total = names.reduce((sum, name) => sum + (sizes[name] ?? 0), 0)
  const shares = names.map(() => 0)
  const fetched = await Promise.all(
    names.map(async (name, i) => {
      const file = await assets.fetchChecked(name, signal, share => {
        shares[i] = share * (sizes[name] ?? 0)
        onProgress(shares.reduce((sum, bytes) => sum + bytes, 0) / total)
      })
      return file.ok ? { ok: true as const, data: await unpack(file.data) } : file
    }),
  )
  const problem = fetched.find(file => !file.ok)
  if (problem && !problem.ok) return problem
  const [wasm, detector, recogniser, keys] = fetched.flatMap(file => (file.ok ? [file.data] : []))
  if (!wasm || !detector || !recogniser || !keys) throw new Error('a file of the networks is missing')
  const files: NetworkFiles = {
    models: ocr,
    keys: JSON.parse(new TextDecoder().decode(keys)) as string[],
    detector,
    recogniser,
    runtime: { wasm: wasm.buffer, scriptUrl: assets.url(ocr.runtime.script) },
  }
  return { ok: true, files }
}

function ocrPlatform(assets: Assets, preparation: Preparation): OcrPlatform {
  return {
    // The worker answers each task with its own kind of result.
    decode: async (photo, header) =>
      (await preparation.ask('decode', photo, header, READ_SIDE_PX)) as DecodedPhoto | RecognitionProblem,
    isKept: () => areKept(assets, ({ ocr }) => [...networkFiles(ocr), ocr.runtime.script]),
    open: async (signal, onProgress) => {
      if (!hasSimd()) throw new Error('this browser has no SIMD instructions')
      const fetched = await fetchNetworks(assets, signal, onProgress)
      if (!fetched.ok) return fetched
      const worker = new Worker(new URL('./ppocr/ocr-worker.ts', import.meta.url), { type: 'module' })
      signal.addEventListener('abort', () => worker.terminate())
      try {
        return { ok: true, reader: await openOcrWorker(worker, fetched.files) }
      } catch (error) {
        worker.terminate()
        // The network was lost meanwhile: no reason to read with less from now on.
        if (isChunkLoadError(error)) return notFetched('ocr-worker')
        throw error
      }
    },
  }
}

/** Two workers where there are cores and memory for them; only Chromium tells the memory (in GB). */
const workersFor = ({
  hardwareConcurrency,
  deviceMemory = 4,
}: Navigator & { deviceMemory?: number }): 1 | 2 => (hardwareConcurrency >= 2 && deviceMemory > 2 ? 2 : 1)

/** A recogniser for the browser; nothing is loaded before the first read. */
export function createRecogniser({ assetsUrl, ...limits }: RecogniserOptions): Recogniser {
  const assets = createAssets(assetsUrl)
  const preparation = createPreparation()
  const tesseract = createTesseractRecogniser(browserPlatform(assets, preparation), {
    workers: workersFor(navigator),
    ...limits,
  })
  return createOcrRecogniser(ocrPlatform(assets, preparation), tesseract, limits)
}
