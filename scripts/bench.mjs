// `npm run bench [name ...]`: runs benchmarks and prints their figures as JSON lines, each beside a reference measured in the same
// run, then all of them as one table. Updates docs/performance.md and docs/measurements/performance.json.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { tableOf, writeFigures } from './bench/performance-page.mjs'
import { ensureDependencies, ensureRecognition, root } from './prepare.mjs'

/** @typedef {import('./bench/measure.mjs').Figure} Figure */

const all = [
  'first-load',
  'search',
  'engine',
  'labels',
  'nutrition',
  'fuzz',
  'recognition',
  'lighthouse',
  'long-tasks',
  'chat',
  'records',
  'mock',
  'mock-conformance',
]

/**
 * The file of a bench, from the root.
 * @param {string} bench
 */
const fileOf = bench => {
  const folders = ['engine', 'photos', 'browser', 'server']
  const folder = folders.find(name => existsSync(`${root}scripts/bench/${name}/${bench}.mjs`))
  if (!folder) throw new Error(`scripts/bench has no ${bench}.mjs in ${folders.join(', ')}`)
  return `scripts/bench/${folder}/${bench}.mjs`
}

/**
 * Runs one bench, showing what it prints; resolves with its figures, and with null where it failed.
 * @param {string} bench
 * @returns {Promise<Figure[] | null>}
 */
const measure = bench =>
  new Promise(resolve => {
    const child = spawn('node', [fileOf(bench)], {
      cwd: root,
      stdio: ['inherit', 'pipe', 'inherit'],
    })
    /** @type {Figure[]} */
    const figures = []
    createInterface({ input: child.stdout }).on('line', line => {
      console.log(line)
      if (line.startsWith('{"name"')) figures.push(JSON.parse(line))
    })
    child.on('close', status => resolve(status === 0 ? figures : null))
  })

// A bench that takes an argument: `npm run bench correlation -- FILE`, `npm run bench flags -- FOLDER`.
const withArgument = [
  'flags',
  'correlation',
  'metamorphic',
  'calibration',
  'nutrition-photos',
  'questions',
  'rules',
  'joined',
]
const [first = '', ...rest] = process.argv.slice(2)
if (withArgument.includes(first)) {
  ensureDependencies()
  const { status } = spawnSync('node', [`${root}${fileOf(first)}`, ...rest], { stdio: 'inherit' })
  process.exit(status ?? 1)
}
const chosen = process.argv.slice(2)
const unknown = chosen.filter(name => !all.includes(name))
if (unknown.length > 0) {
  console.error(
    `Unknown benchmark: ${unknown.join(', ')}. Available: ${[...all, ...withArgument].join(', ')}.`,
  )
  process.exit(2)
}
ensureDependencies()
ensureRecognition()
const found = []
for (const bench of chosen.length > 0 ? chosen : all) {
  const figures = await measure(bench)
  if (figures === null) {
    process.exitCode = 1
    console.error(`Benchmark ${bench} failed; its stored figures are unchanged.`)
    continue
  }
  writeFigures(bench, figures)
  found.push(...figures)
}
console.log(`\n${tableOf(found)}`)
