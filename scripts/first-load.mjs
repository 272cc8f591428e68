// What a browser loads before the home page works: the entry, its static imports, and the chunks home asks for at once.
// Prints the gzip size; fails above the budget of 1.10 x the floor of the required libraries (90.0 kB).
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const dist = new URL('../dist/', import.meta.url)
const budgetBytes = 99_000
/** Gzip bytes of each file and of all; reads the manifest of the server build in dist/. */
export const firstLoadBytes = () => {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'))
  const files = new Map()
  const add = chunk => {
    if (files.has(chunk.file)) return
    files.set(chunk.file, gzipSync(readFileSync(new URL(chunk.file, dist)), { level: 9 }).length)
    for (const name of chunk.imports ?? []) add(manifest[name])
  }
  add(Object.values(manifest).find(({ isEntry }) => isEntry))
  // Not statically imported, but asked for at once: the texts of shell and home, in the larger language.
  for (const name of ['app', 'home']) {
    const [larger] = Object.entries(manifest)
      .filter(([source]) => source.endsWith(`/${name}.json`))
      .map(([, chunk]) => chunk)
      .sort((a, b) => readFileSync(new URL(b.file, dist)).length - readFileSync(new URL(a.file, dist)).length)
    add(larger)
  }
  return { files, total: [...files.values()].reduce((sum, bytes) => sum + bytes, 0) }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { files, total } = firstLoadBytes()
  for (const [file, bytes] of files) console.log(`${String(bytes).padStart(8)}  ${file}`)
  console.log(`${String(total).padStart(8)}  first-load JavaScript, gzip, of ${budgetBytes} allowed`)
  if (total > budgetBytes) process.exitCode = 1
}
