// `npm run drifts:code`: lets openapi.yaml, mock, pacts and client drift apart in forty ways, one by one, in a copy of the last
// commit, and says which check notices. `npm run drifts:code -- TEXT` takes only those whose description has the text.
// Exit codes: 0 each was noticed, 1 one was not, 2 one could not be seeded or the copy is not sound to begin with.
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { messageOf, root } from '../prepare.mjs'
import { clientDrifts } from './client.mjs'
import { mockDrifts } from './mock.mjs'
import { openapiDrifts } from './openapi.mjs'
import { pactDrifts } from './pact.mjs'

/**
 * A change that a check should notice.
 * @typedef {object} Drift
 * @property {'openapi.yaml' | 'mock' | 'pact' | 'client'} where
 * @property {string} kind
 * @property {string} what
 * @property {{ file: string, from: string, to: string }[]} edits
 */
/** @typedef {[program: string, ...args: string[]]} Command */

const drifts = [...openapiDrifts, ...mockDrifts, ...pactDrifts, ...clientDrifts]

/**
 * @param {string[]} files
 * @returns {Command}
 */
const vitest = (...files) => ['npx', 'vitest', 'run', '--reporter=dot', '--bail=1', ...files]

/**
 * What may notice a drift: parts of `npm test`, the quick ones first.
 * @satisfies {Record<string, Command>}
 */
const checks = {
  documents: vitest('contracts/document.test.ts', 'contracts/coverage.test.ts'),
  frames: vitest('contracts/frames.test.ts'),
  types: ['npx', 'tsc', '--noEmit', '-p', '.', '--incremental', '--tsBuildInfoFile', '.drifts.tsbuildinfo'],
  consumer: vitest('contracts/consumer.test.ts'),
  provider: vitest('contracts/provider.test.ts'),
  mock: vitest('mocks'),
  gate: ['node', 'scripts/checks/check-breaking.mjs'],
}

/**
 * The order for each place: the gate for breaking changes comes last, as it sees nothing but openapi.yaml.
 * @type {Record<Drift['where'], (keyof typeof checks)[]>}
 */
const orders = {
  'openapi.yaml': ['documents', 'frames', 'types', 'consumer', 'provider', 'mock', 'gate'],
  mock: ['frames', 'types', 'provider', 'mock'],
  pact: ['types', 'documents', 'provider'],
  client: ['frames', 'types', 'consumer'],
}

/**
 * The commands that a person making the change would run; only their failure is a finding.
 * @type {Partial<Record<Drift['where'], [name: string, command: Command]>>}
 */
const followUps = {
  'openapi.yaml': ['generated', ['node', 'scripts/generate/generate-api.mjs']],
  pact: ['consumer', ['npm', 'run', '--silent', 'pacts']],
}

/** What of the working tree is no source. */
const passedOver = /\/(node_modules|\.git|dist[^/]*|test-results|public\/recognition)$/

/** The last commit in a folder of its own; without git, what is there. */
const copy = () => {
  const folder = mkdtempSync(join(tmpdir(), 'drifts-'))
  const tree = join(folder, 'tree')
  mkdirSync(tree)
  if (existsSync(join(root, '.git'))) {
    const archive = join(folder, 'tree.tar')
    execFileSync('git', ['archive', '--output', archive, 'HEAD'], { cwd: root })
    execFileSync('tar', ['-xf', archive, '-C', tree])
  } else cpSync(root, tree, { recursive: true, filter: path => !passedOver.test(path) })
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  return { folder, tree }
}

const { folder, tree } = copy()
/**
 * Runs a check in the copy: null when it passes, else the line that says why not.
 * @param {Command} command
 */
const complaintOf = ([program, ...args]) => {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: tree,
    encoding: 'utf8',
    env: { ...process.env, CI: 'true', NO_COLOR: '1' },
  })
  if (status === 0) return null
  const lines = `${stdout}\n${stderr}`.split('\n')
  const telling = lines.find(line => /^ ?FAIL |error TS\d|^- .*: |^Error: /.test(line))
  return (telling ?? lines.filter(Boolean).at(-1) ?? `exit ${status}`).trim()
}

/** Files that a drift or its follow-up changes. */
const generated = [
  'mocks/operations.generated.json',
  'src/api/schema.d.ts',
  'src/api/shapes.generated.json',
  'contracts/pacts/analyze-h5-analyze-h5-api.json',
]

/**
 * What the edits make of the files they touch; throws where one finds no place.
 * @param {Drift} drift
 * @returns {Map<string, string>} by file
 */
const seeded = ({ what, edits }) => {
  const texts = new Map()
  for (const { file, from, to } of edits) {
    const text = texts.get(file) ?? readFileSync(join(tree, file), 'utf8')
    const changed = text.replace(from, () => to)
    if (changed === text) throw new Error(`"${what}" no longer matches ${file}: update scripts/drifts/`)
    texts.set(file, changed)
  }
  return texts
}

/**
 * The first check that fails, with what it says; null when none does.
 * @param {Drift} drift
 */
const noticed = drift => {
  const texts = seeded(drift)
  const kept = new Map(
    [...new Set([...generated, ...texts.keys()])].map(file => [file, readFileSync(join(tree, file))]),
  )
  try {
    for (const [file, text] of texts) writeFileSync(join(tree, file), text)
    const followUp = followUps[drift.where]
    /** @type {[name: string, command: Command][]} */
    const steps = orders[drift.where].map(name => [name, checks[name]])
    if (followUp) steps.unshift(followUp)
    for (const [check, command] of steps) {
      const why = complaintOf(command)
      if (why !== null) return { check, why }
    }
    return null
  } finally {
    for (const [file, content] of kept) writeFileSync(join(tree, file), content)
  }
}

const run = () => {
  const chosen = drifts.filter(({ what }) => what.includes(process.argv[2] ?? ''))
  for (const drift of chosen) seeded(drift)
  for (const [name, command] of Object.entries(checks)) {
    const why = complaintOf(command)
    if (why !== null) throw new Error(`${name} fails without any drift: ${why}`)
  }
  const counts = new Map()
  for (const drift of chosen) {
    const started = Date.now()
    const { check, why } = noticed(drift) ?? { check: 'nothing', why: '' }
    const seconds = ((Date.now() - started) / 1000).toFixed(0)
    const mark = check === 'nothing' ? '✗' : '✓'
    console.log(
      `${mark} ${check.padEnd(9)} ${drift.where}, ${drift.kind}: ${drift.what} (${seconds} s)\n    ${why}`,
    )
    counts.set(check, (counts.get(check) ?? 0) + 1)
  }
  const survivors = counts.get('nothing') ?? 0
  const by = [...counts].map(([check, count]) => `${check} ${count}`).join(', ')
  console.log(`\n${chosen.length - survivors} of ${chosen.length} drifts detected (by ${by})`)
  return survivors > 0 ? 1 : 0
}

try {
  process.exitCode = run()
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 2
} finally {
  rmSync(folder, { recursive: true })
}
