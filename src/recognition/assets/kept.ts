import { fileKey, recognitionCache } from '../../recognition-files.ts'
import type { AssetManifest, Assets } from './assets.ts'

/**
 * Whether all the named files are kept on this device, as the service worker and the download for offline use keep them. Asks
 * for nothing but the list of files, and for nothing at all where none is kept.
 */
export async function areKept(
  assets: Pick<Assets, 'manifest' | 'url'>,
  namesOf: (manifest: AssetManifest) => readonly string[],
): Promise<boolean> {
  if (!('caches' in globalThis) || !(await caches.has(recognitionCache))) return false
  const listed = await assets.manifest(new AbortController().signal)
  if (!listed.ok) return false
  const { manifest } = listed
  const cache = await caches.open(recognitionCache)
  const found = await Promise.all(
    namesOf(manifest).map(name => cache.match(fileKey(assets.url(name), manifest.hashes[name] ?? ''))),
  )
  return found.every(response => response !== undefined)
}
