import type { OcrModels } from '../ppocr/inference.ts'
import { type RecognitionProblem, reasonOf } from '../problem.ts'

/** Written by scripts/setup/prepare-recognition.mjs: every file the recogniser may need, its size in bytes and its SHA-256. */
export interface AssetManifest {
  version: string
  files: Record<string, number>
  hashes: Record<string, string>
  /** The networks and what they need to be told. */
  ocr: OcrModels
}

type Fetched = { ok: true; data: Uint8Array<ArrayBuffer> }

export interface Assets {
  manifest: (signal: AbortSignal) => Promise<{ ok: true; manifest: AssetManifest } | RecognitionProblem>
  /** Fetches a file whole, telling its progress by the size in the manifest. */
  fetchFile: (
    name: string,
    signal: AbortSignal,
    onProgress?: (share: number) => void,
  ) => Promise<Fetched | RecognitionProblem>
  /** `fetchFile`, and the file's SHA-256 compared with the manifest's where the browser can compute it. Throws where it differs. */
  fetchChecked: Assets['fetchFile']
  url: (name: string) => string
}

/** A file's SHA-256 in hexadecimal digits; undefined where the page is not served securely. */
async function sha256Of(data: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data))
  return [...hash].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

const MANIFEST = 'manifest.json'

/** A module that uses a SIMD instruction: valid only where the browser has them (iOS 16.4, Chrome 91). */
const SIMD_PROBE = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98,
  11,
])

/** Whether this browser runs SIMD instructions, which the networks are compiled to. */
export const hasSimd = (): boolean => WebAssembly.validate(SIMD_PROBE)

/** Name of Tesseract's core for this browser, without extension; without SIMD reading takes 4.5 times as long. */
export const coreName = (): string => (hasSimd() ? 'tesseract-core-simd-lstm' : 'tesseract-core-lstm')

/** The body of an answer, put together where it is to stay: its pieces and a copy of all of it would be twice the memory. */
async function readBody(response: Response, size: number, onProgress: (share: number) => void) {
  const reader = response.body?.getReader()
  if (!reader) return new Uint8Array(await response.arrayBuffer())
  let data = new Uint8Array(size)
  let received = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const end = received + part.value.length
    if (end > data.length) {
      const larger = new Uint8Array(Math.max(end, data.length * 2))
      larger.set(data)
      data = larger
    }
    data.set(part.value, received)
    received = end
    onProgress(size > 0 ? Math.min(1, received / size) : 0)
  }
  return received === data.length ? data : data.slice(0, received)
}

/**
 * The recogniser's files under `baseUrl`. They are fetched whole before Tesseract asks for them: it hangs on a missing
 * one and tells no progress. Its own request is then answered by the HTTP cache or the service worker.
 */
export function createAssets(baseUrl: string, fetchImpl: typeof fetch = (...args) => fetch(...args)): Assets {
  const url = (name: string) => new URL(name, new URL(baseUrl, globalThis.location?.href)).href
  let known: AssetManifest | undefined

  const request = async (name: string, signal: AbortSignal, onProgress: (share: number) => void) => {
    const missing = (offline: boolean): RecognitionProblem => ({
      ok: false,
      code: 'assets-missing',
      files: [name],
      offline,
    })
    try {
      const response = await fetchImpl(url(name), { signal })
      // Servers of single-page apps answer a missing file with index.html and 200.
      const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
      if (!response.ok || isPage) {
        await response.body?.cancel()
        return missing(false)
      }
      const data = await readBody(response, known?.files[name] ?? 0, onProgress)
      return { ok: true as const, data }
    } catch (thrown) {
      // A refused connection, DNS, a cut in mid-download: fetch tells them all by a TypeError.
      if (thrown instanceof TypeError) return missing(true)
      throw new Error(`could not fetch ${name}: ${reasonOf(thrown)}`)
    }
  }

  const manifest: Assets['manifest'] = async signal => {
    if (known) return { ok: true, manifest: known }
    const fetched = await request(MANIFEST, signal, () => {})
    if (!fetched.ok) return fetched
    // Our own build script wrote it; a broken one throws here and is reported as the failure it is.
    known = JSON.parse(new TextDecoder().decode(fetched.data)) as AssetManifest
    return { ok: true, manifest: known }
  }

  const fetchFile: Assets['fetchFile'] = async (name, signal, onProgress = () => {}) => {
    const sizes = await manifest(signal)
    return sizes.ok ? request(name, signal, onProgress) : sizes
  }

  return {
    url,
    manifest,
    fetchFile,
    fetchChecked: async (name, signal, onProgress) => {
      const fetched = await fetchFile(name, signal, onProgress)
      if (!fetched.ok) return fetched
      const hash = await sha256Of(fetched.data)
      if (hash !== undefined && hash !== known?.hashes[name]) throw new Error(`${name} arrived damaged`)
      return fetched
    },
  }
}
