// How much memory the processes of a browser take while something is done. Needs Linux's /proc.
import { readFileSync } from 'node:fs'
import { processesOn } from './killable-browser.mjs'

/**
 * The memory of a process without what it shares, in MB, and what it is; null for one that has ended.
 * @param {number} pid
 */
const memoryOf = pid => {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    const kind = /--type=([a-z-]+)/.exec(command)?.[1] ?? 'browser'
    const [, kilobytes = '0'] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
    return { kind, megabytes: Number(kilobytes) / 1024 }
  } catch {
    return null
  }
}

/**
 * The memory of the processes on a profile now, in MB: of the largest page, and of all together.
 * @param {string} folder
 */
const memoryNow = folder => {
  let [page, all] = [0, 0]
  for (const pid of processesOn(folder)) {
    const found = memoryOf(pid)
    if (!found) continue
    all += found.megabytes
    if (found.kind === 'renderer') page = Math.max(page, found.megabytes)
  }
  return { page, all }
}

/**
 * Does something, and gives how long it took and the most memory, in MB, that the browser on a profile had above what it had before.
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} run
 */
export const measured = async (folder, run) => {
  const before = memoryNow(folder)
  const most = { ...before }
  const timer = setInterval(() => {
    const now = memoryNow(folder)
    most.page = Math.max(most.page, now.page)
    most.all = Math.max(most.all, now.all)
  }, 500)
  const started = performance.now()
  try {
    const value = await run()
    const seconds = (performance.now() - started) / 1000
    return { value, seconds, pageMegabytes: most.page - before.page, allMegabytes: most.all - before.all }
  } finally {
    clearInterval(timer)
  }
}
