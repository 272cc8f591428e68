// Builds the mock server into a folder, as plain modules for Node: `node scripts/build/bundle-mock.mjs FOLDER`. In a process of
// its own, so that the memory of the bundler is given back before the server starts.
import { build } from 'vite'
import { root } from '../prepare.mjs'

const [outDir] = process.argv.slice(2)
if (outDir === undefined) throw new Error('Which folder? node scripts/build/bundle-mock.mjs FOLDER')

await build({
  root,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  build: {
    ssr: true,
    outDir,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: {
        backend: `${root}mocks/backend.ts`,
        serve: `${root}mocks/serve.ts`,
        scenarios: `${root}mocks/scenarios.ts`,
        reading: `${root}mocks/serve/reading.ts`,
        'reading-thread': `${root}mocks/serve/reading-thread.ts`,
      },
    },
  },
})
