// `npm run firefox [-- FILE ...]`: the journeys in Firefox. FIREFOX names one; else it is Debian's firefox-esr.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { buildBoth, ensureDependencies, ensureRecognition, installFromDebian, root } from './prepare.mjs'

ensureDependencies()
ensureRecognition()
const firefox = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr'
if (!existsSync(firefox)) {
  console.log('Installing Firefox …')
  installFromDebian('firefox-esr')
}
buildBoth()
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '--config=playwright.firefox.config.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, FIREFOX: firefox } },
)
process.exitCode = status ?? 1
