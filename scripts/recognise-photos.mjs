// How well labels are read: reads every photo of a folder that its truth.json knows, one JSON line per photo, then a
// table per level (the part of the file name after the underscore).
//
//   node scripts/recognise-photos.mjs [folder=test/photos] [--only=zh06] [--language=auto] [--hint=en] [--text]
//     [--known] [--rotate=90]
import './setup/node-version.mjs'
import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { runnerImport } from 'vite'
import {
  createIsKnownName,
  createScorer,
  levelOf,
  photoOf,
  readTruths,
  summarise,
} from './bench/photos/photo-scores.mjs'
import { prepareRecognition } from './setup/prepare-recognition.mjs'

/** @typedef {ReturnType<Awaited<ReturnType<typeof createScorer>>> & { level: string, ms: number }} Row */

const root = fileURLToPath(new URL('..', import.meta.url))
const flags = Object.fromEntries(
  process.argv
    .slice(2)
    .filter(argument => argument.startsWith('--'))
    .map(argument => argument.slice(2).split('=')),
)
const folder = resolve(
  process.argv.slice(2).find(argument => !argument.startsWith('--')) ?? `${root}/test/photos`,
)

// --- the report ---

/** @param {number} share */
const percent = share => `${(share * 100).toFixed(1)} %`

/**
 * @param {string} level
 * @param {Row[]} rows
 */
function tableRow(level, rows) {
  const figures = summarise(rows)
  return {
    level,
    photos: rows.length,
    'CER mean': percent(figures.cerMean),
    'CER median': percent(figures.cerMedian),
    'names found': percent(figures.namesFound),
    'additive recall': percent(figures.additiveRecall),
    additives: `${figures.hits} right, ${figures.wrong} wrong`,
    'additive precision': percent(figures.additivePrecision),
    'ms per photo': Math.round(rows.reduce((sum, row) => sum + row.ms, 0) / Math.max(1, rows.length)),
  }
}

await prepareRecognition()
/** @type {{ module: typeof import('../src/recognition/node.ts') }} */
const { module } = await runnerImport(`${root}/src/recognition/node.ts`, {
  root,
  configFile: false,
  logLevel: 'error',
})
const truths = await readTruths(folder)
const score = await createScorer(truths)
const recogniser = module.createNodeRecogniser({ assetsFolder: `${root}/public/recognition` })
// --known: doubtful rows are read again in favour of names of the additive tables, as the app does with its engine's.
const isKnownName = 'known' in flags ? await createIsKnownName() : undefined
const files = (await readdir(folder)).filter(
  name =>
    truths[photoOf(name)] && (!flags.only || name.startsWith(flags.only) || name.includes(`_${flags.only}`)),
)
/** @type {Row[]} */
const rows = []
for (const file of files.sort()) {
  const truth = truths[photoOf(file)]
  if (truth === undefined) continue
  const bytes = await readFile(`${folder}/${file}`)
  const turned = flags.rotate
    ? await sharp(bytes).rotate(Number(flags.rotate), { background: '#888' }).toBuffer()
    : bytes
  const photo = new Blob([turned])
  const start = performance.now()
  const reading = await recogniser.read(photo, {
    language: flags.language ?? truth.language,
    hint: flags.hint ?? 'zh',
    ...(isKnownName && { isKnownName }),
  })
  const ms = Math.round(performance.now() - start)
  const text = reading.ok ? reading.text : ''
  const row = {
    file,
    level: levelOf(file),
    ...score(truth, text),
    ms,
    ...(reading.ok
      ? {
          language: reading.language,
          confidence: reading.confidence,
          quality: reading.quality,
          facts: reading.facts,
        }
      : { problem: reading.code }),
  }
  rows.push(row)
  console.log(JSON.stringify(row))
  if ('text' in flags) console.log(text)
}
await recogniser.release()

const levels = [...new Set(rows.map(row => row.level))]
console.table([
  ...levels.map(name =>
    tableRow(
      name,
      rows.filter(row => row.level === name && row.names > 0),
    ),
  ),
  tableRow(
    'no list',
    rows.filter(row => row.names === 0),
  ),
])
