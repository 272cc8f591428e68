import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import type { AssetManifest } from '../assets/assets.ts'
import { unpack } from '../assets/unpack.ts'
import { openNetworks } from './open-networks.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const assets = join(root, 'public/recognition')
const file = async (name: string) => unpack(new Uint8Array(await readFile(join(assets, name))))

it('leaves nothing of the bytes that the runtime was compiled from, and computes', async () => {
  execFileSync(process.execPath, [join(root, 'scripts/setup/prepare-recognition.mjs')])
  const { ocr } = JSON.parse(await readFile(join(assets, 'manifest.json'), 'utf8')) as AssetManifest
  const wasm = (await file(ocr.runtime.wasm)).buffer
  expect(wasm.byteLength).toBeGreaterThan(10_000_000)
  const { detector, recogniser } = await openNetworks({
    models: ocr,
    keys: [],
    detector: await file(ocr.detector.file),
    recogniser: await file(ocr.recogniser.file),
    runtime: { wasm, scriptUrl: pathToFileURL(join(assets, ocr.runtime.script)).href },
  })
  expect(wasm.byteLength).toBe(0)
  const { dims } = await detector.run({ data: new Float32Array(3 * 64 * 64), dims: [1, 3, 64, 64] })
  expect(dims).toEqual([1, 1, 64, 64])
  await Promise.all([detector.release(), recogniser.release()])
})
