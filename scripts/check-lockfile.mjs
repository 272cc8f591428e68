// package-lock.json fits every machine: it names no registry, and it contains the builds of native packages for every
// platform, without which `npm ci` stops on the machine that needs one.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * @typedef {object} LockedPackage An entry of `packages`, of lockfile version 3.
 * @property {string} [version]
 * @property {string} [resolved] Where it was downloaded from.
 * @property {Record<string, string>} [optionalDependencies]
 */

/** @typedef {Record<string, LockedPackage>} LockedPackages By folder, such as `node_modules/a/node_modules/b`. */

/** The folder of the package that an import of `name` in `folder` finds, as Node searches it.
 * @param {LockedPackages} packages @param {string} folder @param {string} name */
const findPackage = (packages, folder, name) => {
  for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const candidate = `${at === '' ? '' : `${at}/`}node_modules/${name}`
    if (packages[candidate]) return candidate
    if (at === '') return undefined
  }
}

/** Packages whose entry says where they were downloaded from: another clone may use another registry.
 * @param {LockedPackages} packages @returns {string[]} one message for each */
export const findRegistryNames = packages =>
  Object.entries(packages)
    .filter(([, { resolved }]) => resolved !== undefined)
    .map(([folder]) => `${folder} names where it was downloaded from; .npmrc keeps such lines out`)

/** Optional dependencies, mostly builds for one platform, that a locked package names and the lockfile does not contain.
 * @param {LockedPackages} packages @returns {string[]} one message for each */
export const findMissingBuilds = packages =>
  Object.entries(packages).flatMap(([folder, { version, optionalDependencies }]) =>
    Object.keys(optionalDependencies ?? {})
      .filter(name => findPackage(packages, folder, name) === undefined)
      .map(
        name =>
          `${folder} ${version} wants ${name}, which is missing; use a version whose builds are all published`,
      ),
  )

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  /** @type {{ packages: LockedPackages }} */
  const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))
  const problems = [...findRegistryNames(packages), ...findMissingBuilds(packages)]
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}
