// The mock server beside Prism, in one run: how many calls a second, and how long each takes. Ours validates, looks up and
// answers for real; Prism validates and sends the example of openapi.yaml. Prism is installed outside of this project.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../prepare.mjs'
import { figure, quantile } from '../measure.mjs'
import { load } from './http-load.mjs'

const prismVersion = '5.16.0'
const seconds = Number(process.env['SECONDS'] ?? 2)
const rounds = Number(process.env['ROUNDS'] ?? 5)
const connections = 16

const ensurePrism = () => {
  const folder = join(tmpdir(), `prism-${prismVersion}`)
  const command = join(folder, 'node_modules/.bin/prism')
  if (existsSync(command)) return command
  mkdirSync(folder, { recursive: true })
  console.log(`Installing Prism ${prismVersion} in ${folder} …`)
  const args = [
    'install',
    '--no-audit',
    '--no-fund',
    '--prefix',
    folder,
    `@stoplight/prism-cli@${prismVersion}`,
  ]
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error('Prism could not be installed; it is the reference of this bench')
  return command
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address === null || typeof address === 'string') throw new Error('The server listens at no port')
      server.close(() => resolve(address.port))
    })
  })

/**
 * Starts a server and waits until it answers.
 * @param {string[]} args
 * @param {number} port
 */
const start = async (args, port) => {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 300; tries += 1) {
    const isUp = await fetch(`${url}/api/additives?${identity}`).then(
      ({ status }) => status === 200,
      () => false,
    )
    if (isUp) return { url, pid: child.pid ?? 0, stop: () => child.kill('SIGTERM') }
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  child.kill()
  throw new Error(`${args[0]} did not answer`)
}

const identity = 'eventId=7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11&uid=u-1'
const question = {
  question: '有哪些防腐剂',
  history: [],
  taskId: '',
  lang: 'zh-Hans',
  eventId: '7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11',
  uid: 'u-1',
}
/** The upload of the pact: a form with a picture of 128 x 128 in it. */
const upload = () => {
  const { interactions } = JSON.parse(
    readFileSync(join(root, 'contracts/pacts/analyze-h5-analyze-h5-api.json'), 'utf8'),
  )
  const { request } = interactions.find(
    (/** @type {{ description: string }} */ each) => each.description === 'an upload of a screenshot',
  )
  return { type: request.headers['Content-Type'][0], body: Buffer.from(request.body.content, 'base64') }
}

/**
 * Memory of a process and those that it started, in MB.
 * @param {number} pid
 */
const memoryMb = pid => {
  const rows = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n')
    .map(row => row.trim().split(/\s+/).map(Number))
  /** @param {number} parent @returns {number} */
  const below = parent =>
    rows.filter(([, of]) => of === parent).reduce((sum, [own = 0, , rss = 0]) => sum + rss + below(own), 0)
  return ((rows.find(([own]) => own === pid)?.[2] ?? 0) + below(pid)) / 1024
}

/** @param {string} when */
const tellMemory = when =>
  figure({
    name: `memory ${when}`,
    value: memoryMb(ours.pid),
    unit: 'MB',
    reference: memoryMb(prism.pid),
    referenceName: `Prism ${prismVersion}`,
  })

/** @type {[name: string, call: { method: string, path: string, body?: string | Buffer, type?: string }][]} */
const calls = [
  ['GET /api/additives', { method: 'GET', path: `/api/additives?${identity}` }],
  [
    'GET /api/additives of one row, as Prism sends',
    { method: 'GET', path: `/api/additives?${identity}&size=1` },
  ],
  ['POST /api/chat', { method: 'POST', path: '/api/chat', body: JSON.stringify(question) }],
  ['POST /api/upload/feedbacks', { method: 'POST', path: '/api/upload/feedbacks', ...upload() }],
]

const [ourPort, prismPort] = [await freePort(), await freePort()]
const ours = await start(['scripts/mock.mjs', '--port', String(ourPort)], ourPort)
const prism = await start(
  [ensurePrism(), 'mock', '-v', 'silent', '-p', String(prismPort), 'openapi.yaml'],
  prismPort,
)
try {
  tellMemory('after the first answer')
  for (const [name, { path, ...call }] of calls) {
    /** @typedef {Awaited<ReturnType<typeof load>>} Load */
    /** @type {{ ours: Load[], prism: Load[] }} */
    const found = { ours: [], prism: [] }
    // Alternating, so that other load on the machine affects both; the first round warms up.
    for (let round = 0; round <= rounds; round += 1)
      for (const who of /** @type {const} */ (['ours', 'prism'])) {
        const { url } = { ours, prism }[who]
        const loaded = await load({ ...call, url: url + path }, { seconds, connections })
        if (round > 0) found[who].push(loaded)
      }
    /**
     * @param {string} unit
     * @param {(loaded: Load) => number} take
     */
    const told = (unit, take) =>
      figure({
        name: `${name}, ${unit}`,
        value: quantile(found.ours.map(take), 0.5),
        unit: unit.includes('second') ? '1/s' : 'ms',
        reference: quantile(found.prism.map(take), 0.5),
        referenceName: `Prism ${prismVersion}, median of ${rounds} rounds in turns`,
      })
    told('answers a second', ({ perSecond }) => perSecond)
    told('p50', ({ times }) => quantile(times, 0.5))
    told('p99', ({ times }) => quantile(times, 0.99))
  }
  tellMemory('after all of it')
} finally {
  ours.stop()
  prism.stop()
}
