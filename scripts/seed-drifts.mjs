// `npm run drifts`: lets openapi.yaml, mock, pacts and client drift apart in forty ways, one by one, in a copy of the last
// commit, and says which check notices. `npm run drifts -- TEXT` takes only those whose description has the text.
// Exit codes: 0 each was noticed, 1 one was not, 2 one could not be seeded or the copy is not sound to begin with.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clientDrifts } from './drifts/client.mjs'
import { mockDrifts } from './drifts/mock.mjs'
import { openapiDrifts } from './drifts/openapi.mjs'
import { pactDrifts } from './drifts/pact.mjs'
import { root } from './prepare.mjs'

const drifts = [...openapiDrifts, ...mockDrifts, ...pactDrifts, ...clientDrifts]

const vitest = (...files) => ['npx', 'vitest', 'run', '--reporter=dot', ...files]

/** What may notice a drift: parts of `npm test`, the quick ones first. */
const checks = {
  documents: vitest('contracts/document.test.ts', 'contracts/coverage.test.ts'),
  frames: vitest('contracts/frames.test.ts'),
  types: ['npx', 'tsc', '--noEmit', '-p', '.', '--incremental', '--tsBuildInfoFile', '.drifts.tsbuildinfo'],
  consumer: vitest('contracts/consumer.test.ts'),
  provider: vitest('contracts/provider.test.ts'),
  mock: vitest('mocks'),
  gate: ['node', 'scripts/check-breaking.mjs'],
}

/** The order for each place: the gate for breaking changes comes last, as it sees nothing but openapi.yaml. */
const orders = {
  'openapi.yaml': ['documents', 'frames', 'types', 'consumer', 'provider', 'mock', 'gate'],
  mock: ['frames', 'types', 'provider', 'mock'],
  pact: ['types', 'documents', 'provider'],
  client: ['frames', 'types', 'consumer'],
}

/** What somebody who makes the change would run; what it says is no finding but its failure is. */
const followUps = {
  'openapi.yaml': ['generated', ['node', 'scripts/generate-api.mjs']],
  pact: ['consumer', ['npm', 'run', '--silent', 'pacts']],
}

const copy = () => {
  const folder = mkdtempSync(join(tmpdir(), 'drifts-'))
  mkdirSync(join(folder, 'tree'))
  const archive = join(folder, 'tree.tar')
  execFileSync('git', ['archive', '--output', archive, 'HEAD'], { cwd: root })
  execFileSync('tar', ['-xf', archive, '-C', join(folder, 'tree')])
  symlinkSync(join(root, 'node_modules'), join(folder, 'tree', 'node_modules'))
  return { folder, tree: join(folder, 'tree') }
}

const { folder, tree } = copy()
const passes = ([program, ...args]) =>
  spawnSync(program, args, { cwd: tree, encoding: 'utf8', env: { ...process.env, CI: 'true' } }).status === 0

/** Files that a drift or its follow-up changes. */
const generated = [
  'mocks/operations.generated.json',
  'src/api/schema.d.ts',
  'src/api/shapes.generated.json',
  'contracts/pacts/analyze-h5-analyze-h5-api.json',
]

const seed = ({ what, edits }) => {
  for (const { file, from, to } of edits) {
    const text = readFileSync(join(tree, file), 'utf8')
    const seeded = text.replace(from, () => to)
    if (seeded === text)
      throw new Error(`"${what}" has no place in ${file} any more: scripts/drifts/ needs a look`)
    writeFileSync(join(tree, file), seeded)
  }
}

/** The first check that fails, or null. */
const noticedBy = drift => {
  const files = [...new Set([...generated, ...drift.edits.map(({ file }) => file)])]
  const kept = files.map(file => [file, readFileSync(join(tree, file))])
  try {
    seed(drift)
    const [name, command] = followUps[drift.where] ?? []
    if (command && !passes(command)) return name
    return orders[drift.where].find(check => !passes(checks[check])) ?? null
  } finally {
    for (const [file, content] of kept) writeFileSync(join(tree, file), content)
  }
}

const run = () => {
  const broken = Object.entries(checks).filter(([, command]) => !passes(command))
  if (broken.length > 0) {
    console.error(`Before any drift these fail already: ${broken.map(([name]) => name).join(', ')}`)
    return 2
  }
  const chosen = drifts.filter(({ what }) => what.includes(process.argv[2] ?? ''))
  const survivors = []
  const counts = new Map()
  for (const drift of chosen) {
    const started = Date.now()
    const check = noticedBy(drift)
    const seconds = `${((Date.now() - started) / 1000).toFixed(0)} s`
    console.log(
      `${check ? '✓' : '✗'} ${(check ?? 'nothing').padEnd(10)} ${drift.where.padEnd(13)} ${drift.kind.padEnd(13)} ${drift.what} (${seconds})`,
    )
    if (!check) survivors.push(drift)
    counts.set(check, (counts.get(check) ?? 0) + 1)
  }
  const by = [...counts].map(([check, count]) => `${check ?? 'nothing'} ${count}`).join(', ')
  console.log(`\n${chosen.length - survivors.length} of ${chosen.length} drifts noticed (${by})`)
  return survivors.length > 0 ? 1 : 0
}

try {
  process.exitCode = run()
} catch (error) {
  console.error(error.message)
  process.exitCode = 2
} finally {
  rmSync(folder, { recursive: true })
}
