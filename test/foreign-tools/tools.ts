import { type ChildProcess, spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const here = fileURLToPath(new URL('./', import.meta.url))
/** Where the tools are installed: apart from the app's own dependencies, which they must not change. */
export const folder = join(root, '.cache/foreign-tools')
export const openapiFile = join(root, 'openapi.yaml')

/** What a command ended with, and what it printed. */
export const run = (program: string, args: readonly string[], cwd = folder) =>
  new Promise<{ status: number | null; printed: string }>((resolve, reject) => {
    const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let printed = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (piece: string) => {
        printed += piece
      })
    child.on('error', reject)
    child.on('close', status => resolve({ status, printed }))
  })

/** A tool by its name, run to its end. */
export const tool = (name: string, ...args: string[]) => run(join(folder, 'node_modules/.bin', name), args)

const isInstalled = (lock: string): boolean =>
  existsSync(join(folder, 'node_modules')) && readFileSync(join(folder, 'package-lock.json'), 'utf8') === lock

/** Installs the tools as package-lock.json pins them, unless they are there; several test files may ask for them at once. */
export const installTools = async (): Promise<void> => {
  const lock = readFileSync(join(here, 'package-lock.json'), 'utf8')
  if (isInstalled(lock)) return
  const own = `${folder}-${process.pid}`
  mkdirSync(own, { recursive: true })
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(here, name), join(own, name))
  const { status, printed } = await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], own)
  if (status !== 0) throw new Error(`The tools of test/foreign-tools could not be installed: ${printed}`)
  // Whoever is first puts theirs in place; the others take it.
  if (isInstalled(lock)) return rmSync(own, { recursive: true })
  rmSync(folder, { recursive: true, force: true })
  renameSync(own, folder)
}

const running: ChildProcess[] = []

/** Starts a server and resolves once it printed what `ready` matches, with its first group; `stopServers` ends it. */
const serve = (program: string, args: readonly string[], ready: RegExp) =>
  new Promise<string>((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    running.push(child)
    let printed = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (piece: string) => {
        printed += piece
        const found = ready.exec(printed)
        if (found) resolve(found[1] ?? '')
      })
    child.on('exit', code => reject(new Error(`${args[0]} ended with ${code}: ${printed}`)))
  })

/** The mock server; resolves with its address. */
export const startMockServer = () =>
  serve(process.execPath, ['scripts/mock.mjs', '--port', '0'], /its state: +(http:\S+)\/__mock/)

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      if (address === null || typeof address === 'string') return reject(new Error('no port is free'))
      probe.close(() => resolve(address.port))
    })
  })

/** Prism between a client and a server: whatever breaks openapi.yaml, it answers with 422 (a request) or 500 (an answer). */
export const startPrism = async (serverUrl: string): Promise<string> => {
  const port = String(await freePort())
  const args = ['proxy', openapiFile, serverUrl, '--errors', '-p', port]
  return serve(join(folder, 'node_modules/.bin/prism'), args, /Prism is listening on (http:\S+)/)
}

export const stopServers = async (): Promise<void> => {
  await Promise.all(
    running.splice(0).map(child => {
      const ended = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGTERM')
      return ended
    }),
  )
}
