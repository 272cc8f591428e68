import { recognitionCache as cacheName, fileKey, keptResponse, sha256 } from '../../recognition-files.ts'
import { type AssetManifest, coreName, createAssets, hasSimd } from './assets.ts'

export interface DownloadState {
  haveBytes: number
  totalBytes: number
}

export type DownloadProblem = 'unreachable' | 'damaged' | 'no-room'

/**
 * The files this browser needs: the networks and Tesseract's English model where they can run, else both models of
 * Tesseract. The other kind of core would never be asked for.
 */
const neededFiles = ({ files, ocr }: AssetManifest): string[] => {
  const core = coreName()
  const networks = [
    ocr.runtime.wasm,
    ocr.runtime.script,
    ocr.detector.file,
    ocr.recogniser.file,
    ocr.recogniser.keysFile,
  ]
  const isLeftOut = (name: string) => (hasSimd() ? name === 'chi_sim.traineddata' : networks.includes(name))
  return Object.keys(files).filter(
    name =>
      !isLeftOut(name) &&
      (!name.startsWith('tesseract-core') || name === `${core}.js` || name === `${core}.wasm`),
  )
}

/** Fetches the recogniser's files ahead, so that photos are read without a network; null where nothing can be kept. */
export const createDownload = (assetsUrl: string) => {
  if (!('caches' in globalThis)) return null
  const assets = createAssets(assetsUrl)

  const keyOf = ({ hashes }: AssetManifest, name: string) => fileKey(assets.url(name), hashes[name] ?? '')

  const missing = async (manifest: AssetManifest): Promise<string[]> => {
    const cache = await caches.open(cacheName)
    const found = await Promise.all(
      neededFiles(manifest).map(async name => ((await cache.match(keyOf(manifest, name))) ? [] : [name])),
    )
    return found.flat()
  }
  /** The list of files; null when it is no longer wanted. */
  const fetchList = (signal: AbortSignal) =>
    assets.manifest(signal).catch((error: unknown) => {
      if (signal.aborted) return null
      throw error
    })
  const bytesOf = ({ files }: AssetManifest, names: readonly string[]) =>
    names.reduce((sum, name) => sum + (files[name] ?? 0), 0)

  return {
    /** How much of it is here already; null when the list of files cannot be had or is no longer wanted. */
    async state(signal: AbortSignal): Promise<DownloadState | null> {
      const listed = await fetchList(signal)
      if (!listed?.ok) return null
      const totalBytes = bytesOf(listed.manifest, neededFiles(listed.manifest))
      return { totalBytes, haveBytes: totalBytes - bytesOf(listed.manifest, await missing(listed.manifest)) }
    },

    /**
     * Fetches what is missing, file by file, each checked by its SHA-256. An abort pauses: whole files stay, and the
     * next run continues after them. Resolves with the problem, null when there is none.
     */
    async run(
      signal: AbortSignal,
      onProgress: (state: DownloadState) => void,
    ): Promise<DownloadProblem | null> {
      const listed = await fetchList(signal)
      if (listed === null) return null // paused
      if (!listed.ok) return 'unreachable'
      const { manifest } = listed
      const cache = await caches.open(cacheName)
      // Kept at the end, when its files are here: an offline start finds a whole set.
      const list = await fetch(assets.url('manifest.json'), { signal }).catch(() => null)
      if (!list?.ok) return signal.aborted ? null : 'unreachable'
      const totalBytes = bytesOf(manifest, neededFiles(manifest))
      for (const name of await missing(manifest)) {
        const before = totalBytes - bytesOf(manifest, await missing(manifest))
        const fetched = await assets
          .fetchFile(name, signal, share =>
            onProgress({ totalBytes, haveBytes: before + share * (manifest.files[name] ?? 0) }),
          )
          .catch((error: unknown) => {
            if (signal.aborted) return null
            throw error
          })
        if (fetched === null) return null // paused
        if (!fetched.ok) return 'unreachable'
        if ((await sha256(fetched.data.buffer)) !== manifest.hashes[name]) return 'damaged'
        const kept = await cache
          .put(keyOf(manifest, name), keptResponse(fetched.data, list.headers, typeOf(name)))
          .then(
            () => true,
            () => false,
          )
        if (!kept) return 'no-room'
      }
      await cache.put(assets.url('manifest.json'), list)
      onProgress({ totalBytes, haveBytes: totalBytes })
      return null
    },

    /** Gives the space back. */
    remove: async (): Promise<void> => void (await caches.delete(cacheName)),
  }
}

export type Download = NonNullable<ReturnType<typeof createDownload>>

const typeOf = (name: string): string => {
  if (/\.m?js$/.test(name)) return 'text/javascript'
  return name.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream'
}
