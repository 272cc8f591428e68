// Other PP-OCR models beside the present ones: checks and prepares the models of a folder, reads the photos of test/photos
// with both sets, and prints what each set weighs and how well it reads. Nothing is changed; to use them, build with
// `node scripts/setup/prepare-recognition.mjs --from FOLDER`.
//
//   npm run models -- --from FOLDER     with models.json: see docs/deploying.md
import './setup/node-version.mjs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { createScorer, readTruths, summarise } from './bench/photos/photo-scores.mjs'
import { prepareRecognition } from './setup/prepare-recognition.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const at = process.argv.indexOf('--from')
const from = at < 0 ? undefined : process.argv[at + 1]
if (from === undefined) {
  console.error('Which models? npm run models -- --from FOLDER')
  process.exit(1)
}

const photos = join(root, 'test/photos')
const truths = await readTruths(photos)
const score = await createScorer(truths)
/** @type {{ module: typeof import('../src/recognition/node.ts') }} */
const { module } = await runnerImport(join(root, 'src/recognition/node.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
})

/** @param {string | undefined} models */
async function measure(models) {
  const folder = await mkdtemp(join(tmpdir(), 'models-'))
  const recogniser = module.createNodeRecogniser({ assetsFolder: join(folder, 'recognition') })
  try {
    await prepareRecognition(join(folder, 'recognition'), models)
    /** @type {import('../src/recognition/assets/assets.ts').AssetManifest} */
    const { files, ocr } = JSON.parse(await readFile(join(folder, 'recognition/manifest.json'), 'utf8'))
    const rows = []
    const start = performance.now()
    for (const file of (await readdir(photos)).filter(name => name.endsWith('.jpg'))) {
      const truth = truths[file.split('_')[0] ?? '']
      if (truth?.language !== 'zh') continue
      const reading = await recogniser.read(new Blob([await readFile(join(photos, file))]), {
        language: 'zh',
      })
      if (reading.ok && reading.isBasic) throw new Error(`these networks do not run: ${file}`)
      rows.push({ ...score(truth, reading.ok ? reading.text : ''), ms: 0 })
    }
    const bytes = [ocr.detector.file, ocr.recogniser.file, ocr.recogniser.keysFile]
      .map(name => files[name] ?? 0)
      .reduce((sum, size) => sum + size, 0)
    const { cerMean, namesFound, additiveRecall, additivePrecision } = summarise(rows)
    const secondsPerPhoto = (performance.now() - start) / 1000 / Math.max(1, rows.length)
    return {
      models: ocr.name,
      bytes,
      cerMean,
      namesFound,
      additiveRecall,
      additivePrecision,
      secondsPerPhoto,
    }
  } finally {
    await recogniser.release()
    await rm(folder, { recursive: true, force: true })
  }
}

console.table([await measure(undefined), await measure(resolve(from))])
