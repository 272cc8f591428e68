import { type ChildProcess, spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureWebServers } from '../../scripts/prepare.mjs'

const root = new URL('../../', import.meta.url)
export const configuration = (name: string): string =>
  readFileSync(new URL(`docs/deploying/${name}`, root), 'utf8')

/** Paths of all files of the build that ships, below /analyze-h5/. */
export const builtFiles = (folder = new URL('dist/', root).pathname): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    path => statSync(join(folder, path)).isFile() && !path.startsWith('.vite'),
  )

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Starts a web server with its configuration of docs/deploying, changed only in its name, port and folders. */
export const startWebServer = async (name: 'nginx' | 'caddy') => {
  const programs = ensureWebServers()
  const folder = mkdtempSync(join(tmpdir(), 'analyze-h5-deploy-'))
  cpSync(new URL('dist/', root), join(folder, 'srv/analyze-h5'), { recursive: true })
  const port = await freePort()
  let command: string[]
  if (name === 'nginx') {
    for (const part of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(folder, part))
    const site = configuration('nginx.conf')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('root /srv;', `root ${folder}/srv;`)
    const temporary = [
      'client_body_temp_path body;',
      ...['proxy', 'fastcgi', 'uwsgi', 'scgi'].map(part => `${part}_temp_path ${part};`),
    ]
    const user = process.getuid?.() === 0 ? 'user root;' : ''
    writeFileSync(
      join(folder, 'nginx.conf'),
      `${user} daemon off; pid nginx.pid; error_log stderr; events {}\nhttp { access_log off; ${temporary.join(' ')}\n${site}\n}`,
    )
    command = [programs.nginx, '-p', `${folder}/`, '-c', 'nginx.conf', '-e', 'stderr']
  } else {
    const site = configuration('Caddyfile')
      .replace('app.example.com {', `http://localhost:${port} {`)
      .replace('root * /srv', `root * ${folder}/srv`)
    writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${site}`)
    command = [programs.caddy, 'run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
  }
  const [program = '', ...args] = command
  const child: ChildProcess = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', text => {
    said += text
  })
  const url = `http://localhost:${port}/analyze-h5/`
  const isUp = () =>
    fetch(url).then(
      () => true,
      () => false,
    )
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`${name} did not start: ${said}`)
    await wait(50)
  }
  return {
    url,
    stop: () =>
      new Promise<void>(resolve => {
        child.once('exit', () => {
          rmSync(folder, { recursive: true, force: true })
          resolve()
        })
        child.kill('SIGTERM')
      }),
  }
}
