import { afterEach, expect, it, vi } from 'vitest'
import { createDownload } from './download.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A server that never answers, asked by a page that may keep files. */
const openOverSlowNetwork = () => {
  vi.stubGlobal('caches', {})
  vi.stubGlobal('location', new URL('http://localhost/analyze-h5/'))
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  const download = createDownload('/analyze-h5/recognition/')
  if (download === null) throw new Error('files can be kept here')
  return download
}

it('does not fail when the page is left before it is known what is here', async () => {
  const leaving = new AbortController()
  const state = openOverSlowNetwork().state(leaving.signal)
  leaving.abort()
  await expect(state).resolves.toBeNull()
})

it('is paused before it began, without a problem', async () => {
  const pausing = new AbortController()
  const run = openOverSlowNetwork().run(pausing.signal, () => {})
  pausing.abort()
  await expect(run).resolves.toBeNull()
})
