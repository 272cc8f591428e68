// `npm run bench [name ...]`: our figures as JSON lines, each beside a reference measured in the same run.
import { spawnSync } from 'node:child_process'
import { ensureDependencies, ensureRecognition, root } from './prepare.mjs'

const all = [
  'first-load',
  'search',
  'engine',
  'labels',
  'fuzz',
  'recognition',
  'lighthouse',
  'chat',
  'records',
  'mock',
  'mock-conformance',
]
const chosen = process.argv.slice(2)
const unknown = chosen.filter(name => !all.includes(name))
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}; there are ${all.join(', ')}.`)
  process.exit(2)
}
ensureDependencies()
ensureRecognition()
for (const name of chosen.length > 0 ? chosen : all) {
  const { status } = spawnSync('node', [`scripts/bench/${name}.mjs`], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
