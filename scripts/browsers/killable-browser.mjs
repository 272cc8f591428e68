// A Chromium with a profile on the disk that can be killed at any moment, as a phone does that runs out of memory or power.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { ensureBrowser } from '../prepare.mjs'

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--remote-debugging-port=0',
  '--lang=en-US',
]

/** A new profile; `remove` deletes it. */
export const createProfile = () => {
  const folder = mkdtempSync(join(tmpdir(), 'analyze-h5-kill-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) }
}

/**
 * Starts Chromium on a profile, with one page; `kill` ends all its processes at once, without a word to any of them.
 * @param {string} folder
 */
export const startKillable = async folder => {
  const portFile = join(folder, 'DevToolsActivePort')
  rmSync(portFile, { force: true })
  const child = spawn(await ensureBrowser(), [...flags, `--user-data-dir=${folder}`], {
    stdio: 'ignore',
    detached: true,
  })
  const ended = new Promise(resolve => child.on('close', resolve))
  /** @type {string | undefined} */
  let port
  for (let tries = 0; tries < 300 && !port; tries += 1) {
    await wait(100)
    try {
      port = readFileSync(portFile, 'utf8').split('\n')[0]
    } catch {
      // not written yet
    }
  }
  if (!port) throw new Error('Chromium does not start')
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const [context] = browser.contexts()
  const page = context?.pages()[0] ?? (await context?.newPage())
  if (!page) throw new Error('Chromium has no page')
  return {
    page,
    async kill() {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      await ended
      await browser.close().catch(() => {}) // the connection is gone with it
    },
  }
}
