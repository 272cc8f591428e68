// `npm ci` and `npm install` run this (`prepare` in package.json): Git takes its hooks from .githooks from then on.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** @param {string[]} args */
const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })

// There are no commits in an archive without .git, nor on a CI server.
if (existsSync(`${root}.git`) && !process.env['CI']) {
  const chosen = git('config', '--local', '--get', 'core.hooksPath').stdout?.trim() ?? ''
  if (chosen !== '' && chosen !== '.githooks')
    console.log(`Hooks stay in ${chosen}, as this clone's core.hooksPath says; ours are in .githooks.`)
  else {
    const { status, error, stderr } = git('config', '--local', 'core.hooksPath', '.githooks')
    // An installation is complete without hooks: report it, and go on.
    if (status !== 0)
      console.warn(`The pre-commit hook was not installed: ${error?.message ?? stderr.trim()}`)
  }
}
