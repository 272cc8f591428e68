// Memory and processor time of a process, as Linux tells them.
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** How often memory is looked at. */
const LOOK_MS = 50

/**
 * Memory of a process in MB that is its own: not what is mapped from files.
 * @param {number} pid
 */
export function ownMemory(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kilobytes = (/** @type {string} */ name) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0)
  return (kilobytes('RssAnon') + kilobytes('RssShmem')) / 1024
}

/**
 * Looks at the memory of a process until told to stop; gives the most it had, in MB.
 * @param {number} pid
 */
export function watchMemory(pid) {
  let most = ownMemory(pid)
  const timer = setInterval(() => {
    most = Math.max(most, ownMemory(pid))
  }, LOOK_MS)
  return () => {
    clearInterval(timer)
    return most
  }
}

/**
 * Seconds of processor time that a process has used, all its threads together.
 * @param {number} pid
 */
export function processorSeconds(pid) {
  // After the name in brackets: state is field 3, user time 14 and system time 15, in hundredths.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** The app's page takes more than this, in MB, before anything is done; the empty renderer that Chromium keeps beside it less. */
const PAGE_MB = 40
const LEAST_WAIT_MS = 100

/**
 * The renderer of the one page that is open, by its process id; waits until that of a closed one has ended.
 * @param {import('@playwright/test').CDPSession} session of the browser
 */
export async function rendererOf(session) {
  for (;;) {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    const renderers = processInfo.filter(({ type, id }) => type === 'renderer' && existsSync(`/proc/${id}`))
    const [pid, ...others] = renderers.map(({ id }) => id).filter(id => ownMemory(id) > PAGE_MB)
    if (pid !== undefined && others.length === 0) return pid
    await wait(LEAST_WAIT_MS)
  }
}
