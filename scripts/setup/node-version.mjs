// Imported first by every command, so that an older Node says what it lacks in one sentence, not by a stack trace.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The three numbers of a version, which may be short: `22` is 22.0.0.
 * @param {string} version @returns {[number, number, number]} */
const toNumbers = version => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  return [major, minor, patch]
}

/** Whether a version is in a range of the form `^20.19.0 || >=24.0.0`, the two comparisons that `engines` uses.
 * @param {string} version such as 20.20.2 @param {string} range @throws {Error} for any other form of range */
export const isInRange = (version, range) => {
  const [major, minor, patch] = toNumbers(version)
  return range.split('||').some(alternative => {
    const [, sign, least] = /^\s*(\^|>=)(\d+(?:\.\d+){0,2})\s*$/.exec(alternative) ?? []
    if (least === undefined)
      throw new Error(`"${alternative.trim()}" in engines is neither ^ nor >= of a version`)
    const [leastMajor, leastMinor, leastPatch] = toNumbers(least)
    if (major !== leastMajor) return sign === '>=' && major > leastMajor
    return minor > leastMinor || (minor === leastMinor && patch >= leastPatch)
  })
}

/** @type {{ engines: { node: string } }} */
const { engines } = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../package.json', import.meta.url)), 'utf8'),
)
if (!isInRange(process.versions.node, engines.node)) {
  console.error(
    `analyze-h5 needs Node ${engines.node}; this is ${process.versions.node}. Install one from https://nodejs.org`,
  )
  process.exit(1)
}
