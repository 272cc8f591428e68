// JavaScript before the first page works, against the required libraries alone, built in the same run.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { firstLoadBytes, firstPaintBytes } from '../../build/first-load.mjs'
import { root, run } from '../../prepare.mjs'
import { figure } from '../measure.mjs'

const folder = await mkdtemp(`${root}node_modules/.floor-`)
await writeFile(
  join(folder, 'main.jsx'),
  `import { createRoot } from 'react-dom/client'
import { Link, Route, Router } from 'wouter'
import { proxy, useSnapshot } from 'valtio'
import i18next from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
i18next.use(initReactI18next).init({ lng: 'en', resources: {} })
const state = proxy({ n: 0 })
const App = () => (
  <Router>
    <Link href="/a">{useTranslation().t('a')}{useSnapshot(state).n}</Link>
    <Route path="/a">x</Route>
  </Router>
)
createRoot(document.body).render(<App />)
`,
)
await writeFile(join(folder, 'index.html'), '<script type="module" src="./main.jsx"></script>')
const built = await build({
  root: folder,
  configFile: false,
  logLevel: 'error',
  plugins: [react()],
  build: { write: false },
})
if (!('output' in built)) throw new Error('Vite gave no build')
const floor = built.output.reduce(
  (sum, file) => sum + (file.type === 'chunk' ? gzipSync(file.code, { level: 9 }).length : 0),
  0,
)
await rm(folder, { recursive: true })

run('npx', ['vite', 'build', '--logLevel', 'error'])
figure({
  name: 'first-load JavaScript, gzip',
  value: firstLoadBytes(),
  unit: 'bytes',
  reference: floor,
  referenceName: 'the required libraries, with the least use of each',
})
figure({
  name: 'bytes before the first paint, gzip',
  value: firstPaintBytes(),
  unit: 'bytes',
  reference: firstLoadBytes(),
  referenceName: 'the scripts that a page without prerendering waits for',
})
