// A build of the app behind vite's preview server, with the headers it is served with; for benches and pictures.
import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { ensureBrowser, ensureRecognition, root, run } from '../prepare.mjs'

/**
 * Builds the app, the demo unless told otherwise and unless it is in a folder already, and serves it at a port of this process's own;
 * resolves once it answers.
 * @param {{ build?: boolean, mode?: 'demo' | 'production', folder?: string }} [options]
 */
export const previewApp = async ({ build = true, mode = 'demo', folder } = {}) => {
  ensureRecognition()
  if (build) run('npx', ['vite', 'build', '--mode', mode, '--logLevel', 'error'])
  const port = 26_000 + (process.pid % 6_000)
  const base = `http://localhost:${port}/analyze-h5/`
  const server = spawn(
    'npx',
    [
      'vite',
      'preview',
      '--mode',
      mode,
      '--host',
      'localhost',
      '--outDir',
      folder ?? (mode === 'demo' ? 'dist-demo' : 'dist'),
    ],
    {
      cwd: root,
      env: { ...process.env, PORT: String(port) },
      stdio: 'ignore',
      detached: true,
    },
  )
  const close = () => {
    if (server.pid !== undefined) process.kill(-server.pid)
  }
  for (let tries = 0; tries < 100; tries += 1) {
    const answered = await fetch(base).catch(() => null)
    if (answered?.ok) return { base, close }
    await wait(200)
  }
  close()
  throw new Error(`The preview server at ${base} does not answer`)
}

/**
 * A Chromium that makes no network requests of its own.
 * @param {string[]} [args]
 */
export const launchChromium = async (args = []) =>
  chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', ...args],
  })
