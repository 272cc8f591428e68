// A Chromium with a profile on the disk that can be killed at any moment, as a phone does that runs out of memory or power.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { ensureBrowser } from '../prepare.mjs'

/** A new profile; `remove` deletes it. */
export const createProfile = () => {
  const folder = mkdtempSync(join(tmpdir(), 'analyze-h5-kill-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) }
}

/**
 * The processes that run on a profile, found by its folder, whose name nobody else has.
 * @param {string} folder
 */
export const processesOn = folder =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(pid => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder)
      } catch {
        return false // it has ended
      }
    })
    .map(Number)

/**
 * Starts Chromium on a profile, with one page; `kill` ends all its processes at once, without a word to any of them. Needs
 * Linux's /proc.
 * @param {string} folder
 */
export const startKillable = async folder => {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    locale: 'en-US',
    viewport: { width: 375, height: 812 },
    timeout: 180_000,
  })
  const page = context.pages()[0] ?? (await context.newPage())
  return {
    page,
    async kill() {
      const closed = new Promise(resolve => context.once('close', resolve))
      for (const pid of processesOn(folder)) {
        try {
          process.kill(pid, 'SIGKILL')
        } catch {
          // it ended with the one before
        }
      }
      await closed
    },
  }
}
