// Dependency licences and vulnerabilities: exact versions, licences that allow it, and no
// advisory of severity high or above for what ships. The advisories come from the registry; where it does
// not provide them the check prints a note, and the other rules still apply.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { root } from '../prepare.mjs'

const ALLOWED = /^\(?(MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|Unlicense|CC0-1\.0|Zlib|BlueOak-1\.0\.0)\b/

/** @param {string} path */
const read = path => JSON.parse(readFileSync(`${root}${path}`, 'utf8'))
const { dependencies, devDependencies } = read('package.json')
const complaints = Object.entries({ ...dependencies, ...devDependencies })
  .filter(([, version]) => !/^(npm:[a-z@/-]+@)?\d+\.\d+\.\d+$/.test(version))
  .map(([name, version]) => `${name} ${version}: use an exact version in package.json`)

/** What ships, with all that it brings; the lockfile marks the rest as `dev` or `peer`. */
const shipped = Object.entries(read('package-lock.json').packages).filter(
  ([path, { dev, devOptional, optional }]) => path !== '' && !dev && !devOptional && !optional,
)
for (const [path] of shipped) {
  const { license = 'none' } = read(`${path}/package.json`)
  if (!ALLOWED.test(license))
    complaints.push(
      `${path}: licence ${license}; not allowed; choose another library or record a decision in docs/decisions`,
    )
}

const asked = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  timeout: 60_000,
})
const answer = (() => {
  try {
    return JSON.parse(asked.stdout)
  } catch {
    return {}
  }
})()
if (answer.vulnerabilities === undefined)
  console.log(
    `note: security advisories are not available from the registry: ${answer.message ?? asked.error?.message ?? 'none'}`,
  )
else
  for (const [name, { severity }] of Object.entries(answer.vulnerabilities))
    if (severity === 'high' || severity === 'critical')
      complaints.push(`${name}: ${severity} advisory; see npm audit`)

console.log(`${shipped.length} packages are shipped`)
for (const complaint of complaints) console.error(complaint)
if (complaints.length > 0) process.exitCode = 1
