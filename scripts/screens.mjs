// `npm run screens`: takes every screen and state of the demo in four looks, puts each look onto contact sheets in screenshots/sheets/,
// and names the pictures that differ from the last accepted ones. `npm run screens -- accept` accepts what is in screenshots/ now.
// `-- figures` and `-- five-seconds` measure the report (docs/measurements/screens.md); both take the address of a running demo.
import { spawnSync } from 'node:child_process'
import { ensureDependencies, ensureRecognition, root, run } from './prepare.mjs'
import { compareWithAccepted, contactSheets } from './screens/contact-sheets.mjs'

ensureDependencies()
const [command = 'take', ...rest] = process.argv.slice(2)
const measures = /** @type {Record<string, string>} */ ({
  figures: 'report-figures',
  'five-seconds': 'five-seconds',
})
const measure = measures[command]
if (measure !== undefined) {
  const { status } = spawnSync('node', [`${root}scripts/screens/${measure}.mjs`, ...rest], {
    stdio: 'inherit',
  })
  process.exit(status ?? 1)
}
if (command !== 'take' && command !== 'accept') {
  console.error(`Unknown command: ${command}. Available: accept, figures, five-seconds, or none.`)
  process.exit(2)
}
if (command === 'take') {
  ensureRecognition()
  run('npx', ['vite', 'build', '--mode', 'demo', '--logLevel', 'error'])
  run('node', ['scripts/browsers/screenshots.mjs', ...rest])
}
const changed = await compareWithAccepted({ accept: command === 'accept' })
const sheets = await contactSheets(changed)
for (const { name, difference } of changed) console.log(`${name}: ${difference}`)
console.log(`${changed.length} of the pictures differ from the accepted ones; sheets: ${sheets.join(', ')}`)
