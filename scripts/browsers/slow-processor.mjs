// The processor of a phone, for benches: a process gets a part of the time only. Chromium's own slowing down reaches the page's
// thread, not its workers, which do most of the work here.
import { setTimeout as wait } from 'node:timers/promises'

/** One turn of running and standing still, in milliseconds. */
const TURN_MS = 40

/**
 * Lets a process run for one part in `factor` of the time, until told to stop.
 *
 * @param {number} pid a process that this one started
 * @param {number} factor
 */
export const slowProcessor = (pid, factor) => {
  let isOn = true
  const turns = async () => {
    while (isOn) {
      process.kill(pid, 'SIGSTOP')
      await wait(TURN_MS * (1 - 1 / factor))
      process.kill(pid, 'SIGCONT')
      await wait(TURN_MS / factor)
    }
  }
  const ended = turns()
  return async () => {
    isOn = false
    await ended
  }
}
