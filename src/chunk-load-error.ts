/** A script of the app could not be fetched, where no browser says so itself (a worker's script). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/** What Chromium, Firefox and Safari say when `import()` cannot fetch a script. */
const failedImport = /dynamically imported module|^Importing a module/

/**
 * Whether an error means that a chunk could not be fetched, usually because the network was lost. Browsers repeat a failed
 * `import()` for as long as the page or the worker lives (earlier versions of Chromium fetched it again).
 */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof ChunkLoadError || (error instanceof Error && failedImport.test(error.message))
