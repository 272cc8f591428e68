// What a fresh clone lacks, installed by the first command that needs it: dependencies, recognition assets, a browser for tests.
import './setup/node-version.mjs'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../', import.meta.url))

/**
 * What a thrown value says.
 * @param {unknown} error
 */
export const messageOf = error => (error instanceof Error ? error.message : String(error))

/**
 * Why a request failed: `fetch` says it in the cause of what it throws.
 * @param {unknown} error
 */
export const reasonOf = error => messageOf(error instanceof Error ? (error.cause ?? error) : error)

/**
 * Runs a command in the root and shows what it prints; throws a sentence when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export const run = (command, args, options = {}) => {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (error) throw new Error(`${command} could not start: ${error.message}`)
  if (status !== 0) throw new Error(`\`${[command, ...args].join(' ')}\` exited with code ${status}`)
}

/** Installs the dependencies when there are none, or when the lockfile is newer than what is installed. */
export const ensureDependencies = () => {
  const installed = `${root}node_modules/.package-lock.json`
  const lock = `${root}package-lock.json`
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  if (existsSync(installed) && isSameLock(installed, lock)) return
  console.log('Installing dependencies …')
  run('npm', ['ci', '--no-audit', '--no-fund'])
}

/**
 * A checkout gives every file a new time: compare what the two lockfiles say.
 * @param {string} installed path
 * @param {string} lock path
 */
const isSameLock = (installed, lock) => {
  /** @typedef {Record<string, { version?: string }>} Packages */
  /** @type {Packages} */
  const wanted = JSON.parse(readFileSync(lock, 'utf8')).packages
  /** @type {Packages} */
  const found = JSON.parse(readFileSync(installed, 'utf8')).packages
  return Object.entries(found).every(([path, { version }]) => wanted[path]?.version === version)
}

/** Makes the recognition assets (worker, cores, language data) from their npm packages. */
export const ensureRecognition = () => run('node', ['scripts/setup/prepare-recognition.mjs'])

/** Builds what journeys walk through: the app that meets a server, and the demo. */
export const buildBoth = () => {
  for (const mode of ['production', 'demo'])
    run('npx', ['vite', 'build', '--mode', mode, '--logLevel', 'warn'])
}

const candidates = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const playwrightsOwn = async () => (await import('@playwright/test')).chromium.executablePath()

const findBrowser = async () => [...candidates, await playwrightsOwn()].find(path => path && existsSync(path))

/**
 * Installs packages of Debian, as root.
 * @param {string[]} packages
 */
export const installFromDebian = (...packages) => {
  run('apt-get', ['update'])
  run('apt-get', ['install', '-y', '--no-install-recommends', ...packages])
}

/** The real web servers that the configurations of docs/deploying are tried with; installs them from Debian where they are missing. */
export const ensureWebServers = () => {
  const programs = {
    nginx: ['/usr/sbin/nginx', '/usr/bin/nginx'],
    caddy: ['/usr/bin/caddy', '/usr/local/bin/caddy'],
  }
  /** @param {string[]} paths */
  const found = paths => paths.find(path => existsSync(path))
  const missing = Object.entries(programs).flatMap(([name, paths]) => (found(paths) ? [] : [name]))
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    installFromDebian(...missing.map(name => (name === 'nginx' ? 'nginx-light' : name)))
  const [nginx, caddy] = [found(programs.nginx), found(programs.caddy)]
  if (!nginx || !caddy) throw new Error('nginx and Caddy were not found. Install both to try docs/deploying.')
  return { nginx, caddy }
}

/** The path of Go's toolchain, from Debian where it is missing; undefined where it cannot be had. */
export const ensureGo = () => {
  const paths = ['/usr/bin/go', '/usr/local/go/bin/go', '/opt/homebrew/bin/go']
  const found = () => paths.find(path => existsSync(path))
  if (!found() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installFromDebian('golang-go')
  return found()
}

/** The path of a Chromium: one that is here, else the platform's package, else Playwright's own. */
export const ensureBrowser = async () => {
  const found = await findBrowser()
  if (found) return found
  const attempts = [
    ...(process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
      ? [() => installFromDebian('chromium')]
      : []),
    () => run('npx', ['playwright', 'install', 'chromium']),
  ]
  for (const attempt of attempts) {
    try {
      console.log('Installing a Chromium for the browser tests …')
      attempt()
    } catch (error) {
      console.log(messageOf(error))
    }
    const path = await findBrowser()
    if (path) return path
  }
  throw new Error(
    'Chromium was not found and could not be installed. Install it, or set CHROMIUM to its path.',
  )
}
