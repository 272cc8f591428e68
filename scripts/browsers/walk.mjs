// `npm run walk [-- --seeds=20 --steps=100 --first=1]`: random walks through the server build with a bad way to its server.
// 20 walks of 100 steps are 2,000 steps and take about 45 minutes; `npm test` takes a short one.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { buildBoth, ensureBrowser, ensureDependencies, ensureRecognition, root } from '../prepare.mjs'

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '20' },
    steps: { type: 'string', default: '100' },
    first: { type: 'string', default: '1' },
  },
})
ensureDependencies()
ensureRecognition()
const browser = await ensureBrowser()
buildBoth()
const { status } = spawnSync('npx', ['playwright', 'test', 'test/faults/walk.journey.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    CHROMIUM: browser,
    WALKS: values.seeds,
    WALK_STEPS: values.steps,
    WALK_SEED: values.first,
  },
})
process.exitCode = status ?? 1
