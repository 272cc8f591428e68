// `npm start`: everything from a fresh clone to the demo at http://localhost:4173/analyze-h5/ (PORT overrides).
import { ensureDependencies, ensureRecognition, messageOf, run } from './prepare.mjs'

try {
  ensureDependencies()
  ensureRecognition()
  run('npx', ['vite', 'build', '--mode', 'demo', '--logLevel', 'warn'])
  const port = process.env['PORT'] ?? '4173'
  console.log(`\n  analyze-h5 demo: http://localhost:${port}/analyze-h5/\n`)
  run('npx', ['vite', 'preview', '--mode', 'demo', '--host', 'localhost'])
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 1
}
