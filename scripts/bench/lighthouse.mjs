// Lighthouse, mobile, on the built demo: the median of three runs per screen, against its perfect score.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { ensureBrowser, ensureRecognition, root, run } from '../prepare.mjs'
import { figure, quantile } from './measure.mjs'

const port = 4275
const screens = {
  home: '',
  additives: 'pages/additives/additives',
  records: 'pages/localhistory/localhistory',
}
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

ensureRecognition()
run('npx', ['vite', 'build', '--mode', 'demo', '--logLevel', 'error'])
const server = spawn('npx', ['vite', 'preview', '--mode', 'demo', '--host', 'localhost'], {
  cwd: root,
  env: { ...process.env, PORT: String(port) },
  detached: true,
})
const userDataDir = mkdtempSync(join(tmpdir(), 'lighthouse-'))
try {
  await new Promise(resolve =>
    server.stdout.on('data', text => String(text).includes('localhost') && resolve()),
  )
  const chrome = await launch({
    chromePath: await ensureBrowser(),
    userDataDir,
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  for (const [screen, path] of Object.entries(screens)) {
    const scores = Object.fromEntries(categories.map(category => [category, []]))
    for (let i = 0; i < 3; i += 1) {
      const result = await lighthouse(`http://localhost:${port}/analyze-h5/${path}`, {
        port: chrome.port,
        logLevel: 'error',
        onlyCategories: categories,
      })
      for (const category of categories)
        scores[category].push(100 * (result?.lhr.categories[category]?.score ?? 0))
    }
    for (const category of categories)
      figure({
        name: `Lighthouse mobile, ${screen}, ${category}, median of 3`,
        value: quantile(scores[category], 0.5),
        unit: 'points',
        reference: 100,
        referenceName: 'a perfect score',
      })
  }
  chrome.kill()
} finally {
  process.kill(-server.pid)
  rmSync(userDataDir, { recursive: true, force: true })
}
