// `npm run webkit [-- OPTION ...]`: what people do most, in WebKit. WEBKIT names a MiniBrowser; else it is Debian's.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { buildBoth, ensureDependencies, ensureRecognition, installFromDebian, root } from '../prepare.mjs'

ensureDependencies()
ensureRecognition()
if (!existsSync('/usr/bin/WebKitWebDriver') || !existsSync('/usr/bin/xvfb-run')) {
  console.log('Installing WebKit …')
  installFromDebian('webkit2gtk-driver', 'xvfb', 'xauth')
}
buildBoth()
// It draws into a window, so that it needs a screen: one that nobody sees.
const { status } = spawnSync(
  'xvfb-run',
  ['-a', 'npx', 'playwright', 'test', '--config=playwright.webkit.config.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
)
process.exitCode = status ?? 1
