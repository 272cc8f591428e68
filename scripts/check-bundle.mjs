// The server build must hold nothing of the mock backend.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../dist/assets/', import.meta.url))
const marks = ['createMockTransport', 'The mock backend has no answer', 'onUnhandledRequest', 'faker']
const found = readdirSync(folder)
  .filter(file => file.endsWith('.js'))
  .flatMap(file => {
    const text = readFileSync(`${folder}${file}`, 'utf8')
    return marks.filter(mark => text.includes(mark)).map(mark => `${file} holds "${mark}"`)
  })
if (found.length > 0) {
  console.error(
    `The production build contains code of the mock backend:\n${found.join('\n')}\nIs the import of mocks/ behind import.meta.env.VITE_API?`,
  )
  process.exitCode = 1
}
