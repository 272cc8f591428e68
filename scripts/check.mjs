// `npm run check`: everything that can be said of the code without running it. Each check is one line of the result.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { root } from './prepare.mjs'

const checks = [
  ['openapi.yaml is valid', 'npx redocly lint --format=stylish'],
  ['openapi.yaml breaks nobody unannounced', 'node scripts/check-breaking.mjs'],
  ['generated files are up to date', 'node scripts/generate-api.mjs --check'],
  ['knowledge tables hold their invariants', 'node scripts/check-knowledge.mjs'],
  ['formatting and lint', 'npx biome check --error-on-warnings .'],
  ['types', 'npx tsc --noEmit -p .'],
  ['types of the engine, without DOM', 'npx tsc --noEmit -p src/engine'],
  ['who imports whom', 'npx depcruise --config .dependency-cruiser.mjs src mocks contracts test'],
  ['the drawing shows the code', 'node scripts/draw-architecture.mjs --check'],
  ['nothing unused', 'npx knip'],
  ['dependencies may be used', 'node scripts/check-dependencies.mjs'],
  ['the lockfile names no registry', 'node scripts/check-lockfile.mjs'],
]

/** Runs all checks; resolves with how many passed and failed. */
export const runChecks = () => {
  let failed = 0
  for (const [name, command] of checks) {
    const [program, ...args] = command.split(' ')
    const started = Date.now()
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    })
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
    for (const note of stdout.matchAll(/^note: .*$/gm)) console.log(`  ${note[0]}`)
    if (status === 0) continue
    failed += 1
    console.log(`${stdout}${stderr}`)
  }
  return { passed: checks.length - failed, failed }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = runChecks().failed === 0 ? 0 : 1
