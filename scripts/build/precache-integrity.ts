import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ManifestTransform } from 'workbox-build'

/** Adds the SHA-384 of each file of a folder to the service worker's list: the browser refuses to keep other bytes. */
export const precacheIntegrity =
  (folder: string): ManifestTransform =>
  entries => ({
    manifest: entries.map(entry => ({
      ...entry,
      integrity: `sha384-${createHash('sha384')
        .update(readFileSync(join(folder, entry.url)))
        .digest('base64')}`,
    })),
    warnings: [],
  })
