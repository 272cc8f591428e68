// What a browser loads before the home page works: the entry, its static imports, and the chunks home asks for at once.
// .size-limit.mjs holds the limit; the bench sets it beside the required libraries alone.
import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { root } from './prepare.mjs'

/** @typedef {{ file: string, isEntry?: boolean, imports?: string[] }} Chunk An entry of Vite's manifest. */

const dist = `${root}dist/`

/** Files of the first load, by the manifest of the server build in dist/. */
export const firstLoadFiles = () => {
  if (!existsSync(`${dist}.vite/manifest.json`))
    throw new Error('There is no build in dist/: run `npm run build` first.')
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8'))
  const files = new Set()
  /** @param {Chunk | undefined} chunk */
  const add = chunk => {
    if (chunk === undefined) throw new Error('The manifest of dist/ lacks a chunk of the first load')
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const name of chunk.imports ?? []) add(manifest[name])
  }
  add(Object.values(manifest).find(({ isEntry }) => isEntry))
  // Not statically imported, but asked for at once: the texts of shell and home, in the larger language.
  /** @param {Chunk} chunk */
  const bytesOf = chunk => readFileSync(`${dist}${chunk.file}`).length
  for (const name of ['app', 'home']) {
    const chunks = Object.entries(manifest).filter(([source]) => source.endsWith(`/${name}.json`))
    add(chunks.map(([, chunk]) => chunk).sort((a, b) => bytesOf(b) - bytesOf(a))[0])
  }
  return [...files]
}

/** Gzip bytes of the first load. */
export const firstLoadBytes = () =>
  firstLoadFiles().reduce(
    (sum, file) => sum + gzipSync(readFileSync(`${dist}${file}`), { level: 9 }).length,
    0,
  )
