// `npm run check`: static checks. Each check is one line of the result.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { root } from './prepare.mjs'

/** TypeScript 7 checks types in a fifth of the time; tools that import TypeScript as a library need version 5 beside it. */
const tsc = 'node node_modules/typescript-7/bin/tsc --noEmit -p'

/**
 * The longest first: with two cores they run beside the others.
 * @type {[name: string, command: string][]}
 */
const checks = [
  ['types', `${tsc} .`],
  ['openapi.yaml is valid', 'npx redocly lint --format=stylish'],
  ['no unannounced breaking API changes', 'node scripts/checks/check-breaking.mjs'],
  ['generated files are up to date', 'node scripts/generate/generate-api.mjs --check'],
  ['knowledge tables are consistent', 'node scripts/checks/check-knowledge.mjs'],
  ['Traditional Chinese is up to date', 'node scripts/generate/generate-traditional.mjs --check'],
  ['formatting and lint', 'npx biome check --error-on-warnings .'],
  ['types of the engine, without DOM', `${tsc} src/engine`],
  ['import rules', 'npx depcruise --config .dependency-cruiser.mjs src mocks contracts test scripts'],
  ['architecture diagram is up to date', 'node scripts/checks/draw-architecture.mjs --check'],
  ['sentences ledger is up to date', 'node scripts/sentences.mjs --check'],
  ['scoring vocabulary is up to date', 'node scripts/generate/scoring-vocabulary.mjs --check'],
  ['answers table is up to date', 'node scripts/generate/answers-table.mjs --check'],
  ['docs links exist', 'node scripts/checks/docs-links.mjs'],
  ['folders have at most 17 files', 'node scripts/checks/folder-size.mjs'],
  ['functions have at most 80 lines', 'node scripts/checks/function-length.mjs'],
  ['unused code', 'npx knip'],
  ['dependency licences and vulnerabilities', 'node scripts/checks/check-dependencies.mjs'],
  ['lockfile', 'node scripts/checks/check-lockfile.mjs'],
]

/**
 * Runs a command of `checks`; resolves with how it ended and what it printed.
 * @param {string} command
 * @returns {Promise<{ status: number | null, printed: string }>}
 */
const ended = command =>
  new Promise((resolve, reject) => {
    const [program = '', ...args] = command.split(' ')
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    })
    let printed = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', text => {
        printed += text
      })
    child.on('error', reject)
    child.on('close', status => resolve({ status, printed }))
  })

/** Runs all checks, as many at a time as there are cores; resolves with how many passed and failed. */
export const runChecks = async () => {
  const waiting = [...checks]
  let failed = 0
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const [name, command] = check
      const started = Date.now()
      const { status, printed } = await ended(command)
      const seconds = ((Date.now() - started) / 1000).toFixed(1)
      console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
      for (const [note] of printed.matchAll(/^note: .*$/gm)) console.log(`  ${note}`)
      if (status === 0) continue
      failed += 1
      console.log(printed)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return { passed: checks.length - failed, failed }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = (await runChecks()).failed === 0 ? 0 : 1
