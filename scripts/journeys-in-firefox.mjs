// `npm run firefox [-- FILE ...]`: the journeys in Firefox. FIREFOX names one; else it is Debian's firefox-esr.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ensureDependencies, ensureRecognition, root, run } from './prepare.mjs'

ensureDependencies()
ensureRecognition()
const firefox = process.env.FIREFOX ?? '/usr/bin/firefox-esr'
if (!existsSync(firefox)) {
  console.log('Installing Firefox …')
  run('apt-get', ['update'])
  run('apt-get', ['install', '-y', '--no-install-recommends', 'firefox-esr'])
}
run('npx', ['vite', 'build', '--logLevel', 'warn'])
run('npx', ['vite', 'build', '--mode', 'demo', '--logLevel', 'warn'])
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '--config=playwright.firefox.config.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, FIREFOX: firefox } },
)
process.exitCode = status ?? 1
