// `npm run bench [name ...]`: runs benchmarks and prints their figures as JSON lines, each beside a reference measured in the same
// run, then all of them as one table. Updates docs/performance.md and docs/measurements/performance.json.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { tableOf, writeFigures } from './bench/performance-page.mjs'
import { ensureDependencies, ensureRecognition, root } from './prepare.mjs'

/** @typedef {import('./bench/measure.mjs').Figure} Figure */

const all = [
  'first-load',
  'search',
  'engine',
  'labels',
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
 * Runs one bench, showing what it prints; resolves with its figures, and with null where it failed.
 * @param {string} bench
 * @returns {Promise<Figure[] | null>}
 */
const measure = bench =>
  new Promise(resolve => {
    const child = spawn('node', [`scripts/bench/${bench}.mjs`], {
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

const chosen = process.argv.slice(2)
const unknown = chosen.filter(name => !all.includes(name))
if (unknown.length > 0) {
  console.error(`Unknown benchmark: ${unknown.join(', ')}. Available: ${all.join(', ')}.`)
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
