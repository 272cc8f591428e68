// Memory and processor time of a process, as Linux tells them.
import { readFileSync } from 'node:fs'

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

/**
 * The renderer of the page, by its process id: Chromium keeps an empty one beside it.
 * @param {import('@playwright/test').CDPSession} session of the browser
 * @param {number} [earlier] one that is about to end with the page that it was for
 */
export async function rendererOf(session, earlier) {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const renderers = processInfo.filter(({ type, id }) => type === 'renderer' && id !== earlier)
  const pid = renderers.map(({ id }) => id).toSorted((a, b) => ownMemory(b) - ownMemory(a))[0]
  if (pid === undefined) throw new Error('Chromium tells of no renderer')
  return pid
}
