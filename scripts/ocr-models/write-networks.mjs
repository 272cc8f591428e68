// Writes the networks of PP-OCR and their runtime as the app fetches them.
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { keepLikeliest } from './keep-likeliest.mjs'
import { readModels } from './read-models.mjs'
import { shrinkWeights } from './shrink-weights.mjs'
import { wholeNumbers } from './whole-numbers.mjs'

// The runtime's script is imported by its address; the rest is packed with gzip, for servers seldom compress such files.
const RUNTIME_SCRIPT = 'onnxruntime.mjs'
const RUNTIME = 'onnxruntime.wasm.packed'
const DETECTOR = 'text-detector.packed'
const RECOGNISER = 'row-recogniser.packed'
const KEYS = 'row-recogniser-keys.packed'

/**
 * Detector and recogniser as the app gets them: small, and without Cast (shrink-weights.mjs says why).
 *
 * @param {Awaited<ReturnType<typeof readModels>>} models
 */
export function networksOf({ description: { weightBits }, detector, recogniser, keys }) {
  // The class before those of the keys is the blank.
  const classes = keys.length + 1
  return {
    detector: shrinkWeights(detector, weightBits),
    recogniser: keepLikeliest(wholeNumbers(shrinkWeights(recogniser, weightBits)), classes),
  }
}

/**
 * Writes networks and runtime into a folder; gives what the manifest tells of them and the names of the files.
 *
 * @param {string} folder
 * @param {string} runtimeFolder where onnxruntime-web has its files
 * @param {string | undefined} from a folder of other models
 */
export async function writeNetworks(folder, runtimeFolder, from) {
  /**
   * @param {string} name
   * @param {Uint8Array | string} data
   */
  const pack = (name, data) => writeFile(join(folder, name), gzipSync(data, { level: 9 }))
  const read = await readModels(from)
  const { detector, recogniser } = networksOf(read)
  const { weightBits: _, ...models } = read.description
  await Promise.all([
    copyFile(join(runtimeFolder, 'ort-wasm-simd-threaded.mjs'), join(folder, RUNTIME_SCRIPT)),
    pack(RUNTIME, await readFile(join(runtimeFolder, 'ort-wasm-simd-threaded.wasm'))),
    pack(DETECTOR, detector),
    pack(RECOGNISER, recogniser),
    pack(KEYS, JSON.stringify(read.keys)),
  ])
  /** @type {import('../../src/recognition/ppocr/inference.ts').OcrModels} */
  const ocr = {
    ...models,
    detector: { ...models.detector, file: DETECTOR },
    recogniser: { ...models.recogniser, file: RECOGNISER, keysFile: KEYS },
    runtime: { wasm: RUNTIME, script: RUNTIME_SCRIPT },
  }
  return { ocr, names: [RUNTIME_SCRIPT, RUNTIME, DETECTOR, RECOGNISER, KEYS] }
}
