// The lockfile must not say where a package came from: a clone resolves names with its own registry.
import { readFileSync } from 'node:fs'

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))
const named = Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined)
if (named.length > 0) {
  console.error(
    `package-lock.json names where ${named.length} packages came from, the first is ${named[0][0]}. ` +
      'Delete it and run `npm install`: .npmrc keeps such lines out.',
  )
  process.exitCode = 1
}
