// `npm run webkit [-- OPTION ...]`: what people do most, in WebKit. WEBKIT names a MiniBrowser; else it is Debian's.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ensureDependencies, ensureRecognition, root, run } from './prepare.mjs'

ensureDependencies()
ensureRecognition()
if (!existsSync('/usr/bin/WebKitWebDriver') || !existsSync('/usr/bin/xvfb-run')) {
  console.log('Installing WebKit …')
  run('apt-get', ['update'])
  run('apt-get', ['install', '-y', '--no-install-recommends', 'webkit2gtk-driver', 'xvfb', 'xauth'])
}
run('npx', ['vite', 'build', '--logLevel', 'warn'])
run('npx', ['vite', 'build', '--mode', 'demo', '--logLevel', 'warn'])
// It draws into a window, so that it needs a screen: one that nobody sees.
const { status } = spawnSync(
  'xvfb-run',
  ['-a', 'npx', 'playwright', 'test', '--config=playwright.webkit.config.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
)
process.exitCode = status ?? 1
