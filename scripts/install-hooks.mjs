// `npm ci` and `npm install` run this (`prepare` in package.json): Git takes its hooks from .githooks from then on.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))

// An archive without .git has nobody who commits, and a CI server does not commit.
if (existsSync(`${root}.git`) && !process.env['CI']) {
  const { status, error, stderr } = spawnSync('git', ['config', 'core.hooksPath', '.githooks'], {
    cwd: root,
    encoding: 'utf8',
  })
  // An installation is complete without hooks: say it, and go on.
  if (status !== 0) console.warn(`The pre-commit hook was not installed: ${error?.message ?? stderr.trim()}`)
}
