import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** `npm run dev` of a copy: on any free port, with a cache of its own. */
const serve = `
import { createServer } from 'vite'
const server = await createServer({ cacheDir: '.vite', server: { port: 0, host: '127.0.0.1', fs: { strict: false } } })
await server.listen()
console.log('url ' + server.resolvedUrls.local[0])
`

/** Starts the development server on a copy of the sources, whose files a test may change. */
export const startDevelopmentServer = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'analyze-h5-development-'))
  for (const name of ['src', 'mocks', 'scripts', 'index.html', 'package.json', '.env', '.env.development'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  for (const name of ['tsconfig.json', 'tsconfig.base.json', 'vite.config.ts', 'openapi.yaml', 'LICENSE'])
    cpSync(join(root, name), join(folder, name))
  for (const name of ['node_modules', 'public']) symlinkSync(join(root, name), join(folder, name))
  writeFileSync(join(folder, 'serve.mjs'), serve)
  // Vitest's own settings, and .env as it read it, would stand in for those of development.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(NODE_ENV|VITE|MODE$|DEV$|PROD$|BASE_URL$)/.test(name)),
  )
  const child = spawn(process.execPath, ['serve.mjs'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (piece: string) => {
        printed += piece
        const [, found] = /^url (\S+)$/m.exec(printed) ?? []
        if (found) resolve(found)
      })
    child.on('close', () => reject(new Error(`The development server ended: ${printed}`)))
  })
  return {
    url,
    /** A file of the copy. */
    file: (path: string) => join(folder, path),
    stop: async () => {
      const closed = new Promise(resolve => child.on('close', resolve))
      child.kill()
      await closed
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
