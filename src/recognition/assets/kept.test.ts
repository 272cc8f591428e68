import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMemoryCache } from '../../../test/memory-cache.ts'
import { fileKey } from '../../recognition-files.ts'
import { type AssetManifest, createAssets } from './assets.ts'
import { areKept } from './kept.ts'

afterEach(() => void vi.unstubAllGlobals())

const folder = 'https://app.test/recognition/'
const manifest = { version: '1', files: {}, hashes: { detector: 'd1', recogniser: 'r1' } }

/** A device that keeps files by these addresses, or has no cache for them; `asked` are the addresses it fetches. */
const device = async (kept: readonly string[] | null) => {
  const { cache } = createMemoryCache()
  for (const address of kept ?? []) await cache.put(address, new Response('x'))
  vi.stubGlobal('caches', { has: async () => kept !== null, open: async () => cache })
  const asked: string[] = []
  const assets = createAssets(folder, async address => {
    asked.push(String(address))
    return Response.json(manifest)
  })
  return { assets, asked }
}
const names = ({ hashes }: AssetManifest) => Object.keys(hashes)

describe('files that are kept on the device', () => {
  it('are there when each is, in the version of the list', async () => {
    const { assets } = await device([
      fileKey(`${folder}detector`, 'd1'),
      fileKey(`${folder}recogniser`, 'r1'),
    ])
    expect(await areKept(assets, names)).toBe(true)
  })
  it('are not there when one is missing or of another version', async () => {
    const { assets } = await device([
      fileKey(`${folder}detector`, 'd1'),
      fileKey(`${folder}recogniser`, 'r0'),
    ])
    expect(await areKept(assets, names)).toBe(false)
  })
  it('are not asked for over the network where none is kept', async () => {
    const { assets, asked } = await device(null)
    expect(await areKept(assets, names)).toBe(false)
    expect(asked).toEqual([])
  })
})
