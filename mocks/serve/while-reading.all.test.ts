import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exampleRequest } from '../validation/example-request.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
let server: ChildProcess
let url = ''
beforeAll(async () => {
  server = spawn(process.execPath, ['scripts/mock.mjs', '--port', '0'], { cwd: root })
  url = await new Promise((resolve, reject) => {
    let printed = ''
    server.stdout?.setEncoding('utf8').on('data', (piece: string) => {
      printed += piece
      const found = /its state: +(http:\S+)\/__mock/.exec(printed)?.[1]
      if (found) resolve(found)
    })
    server.on('exit', code => reject(new Error(`the server ended with ${code}: ${printed}`)))
  })
})
afterAll(async () => {
  const ended = new Promise(resolve => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
})

/** The bytes that a process has in memory, where the system tells. */
const residentBytes = (): number | null => {
  try {
    const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) * 1024
  } catch {
    return null // not Linux
  }
}

it('takes less than 200 MB before it is asked anything', () => {
  expect(residentBytes() ?? 0).toBeLessThan(200 * 2 ** 20)
})

it('answers other calls while it reads a photo', async () => {
  const form = new FormData()
  form.set('eventId', crypto.randomUUID())
  form.set('uid', '')
  form.set('image', new Blob([readFileSync(`${root}test/photos/columns_hard.jpg`)]), 'photo.jpg')
  const uploadedMs = performance.now()
  const { taskId } = await (await fetch(`${url}/api/upload`, { method: 'POST', body: form })).json()
  const waits: number[] = []
  const statuses = new Set<string>()
  while (!statuses.has('done') && !statuses.has('unrecognized') && !statuses.has('failed')) {
    const askedMs = performance.now()
    const task = await (await fetch(exampleRequest('getTask', { taskId }, url))).json()
    waits.push(performance.now() - askedMs)
    statuses.add(task.status)
  }
  const readingMs = performance.now() - uploadedMs
  expect([...statuses].at(-1)).toBe('done')
  // In the thread of the server the longest wait was most of the reading.
  expect(Math.max(...waits)).toBeLessThan(readingMs / 4)
})
