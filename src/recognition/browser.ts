import { type AssetManifest, type Assets, coreName, createAssets } from './assets.ts'
import { canDecodeInWorker, decode } from './decode.ts'
import type { RecognitionProblem } from './problem.ts'
import {
  createRecogniserOn,
  type Platform,
  type PreparedPhoto,
  type Recogniser,
  type RecogniserLimits,
} from './recogniser.ts'
import { createTesseractClient, type WorkerPort } from './tesseract-client.ts'
import type { PrepareRequest, PrepareResponse } from './worker.ts'

export interface RecogniserOptions extends RecogniserLimits {
  /** Where scripts/prepare-recognition.mjs's files are served: `${import.meta.env.BASE_URL}recognition/`. */
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

/** One preparation worker, started at the first photo. It answers one request at a time, in order. */
function createPreparation() {
  let worker: Worker | undefined
  let abandon = () => {}
  return {
    prepare: (request: PrepareRequest): Promise<PrepareResponse> =>
      new Promise((resolve, reject) => {
        abandon = () => reject(new Error('the preparation was ended'))
        worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
        worker.onmessage = ({ data }: MessageEvent<PrepareResponse>) => resolve(data)
        worker.onerror = ({ message }) =>
          reject(new Error(message || 'the preparation worker could not be loaded'))
        const { photo } = request
        worker.postMessage(request, photo instanceof Blob ? [] : [photo.data.buffer])
      }),
    end: () => {
      worker?.terminate()
      worker = undefined
      abandon()
    },
  }
}

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

function browserPlatform(assets: Assets): Platform {
  const preparation = createPreparation()
  const checkCore = createCoreCheck(assets)
  const models = new Map<string, Uint8Array<ArrayBuffer>>()
  return {
    prepare: async (photo, header): Promise<PreparedPhoto | RecognitionProblem> => {
      if (canDecodeInWorker()) return preparation.prepare({ photo, header })
      const decoded = await decode(photo, header)
      return decoded.ok ? preparation.prepare({ photo: decoded.image, header }) : decoded
    },
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

/** A recogniser for the browser; nothing is loaded before the first read. */
export const createRecogniser = ({ assetsUrl, ...limits }: RecogniserOptions): Recogniser =>
  createRecogniserOn(browserPlatform(createAssets(assetsUrl)), limits)
