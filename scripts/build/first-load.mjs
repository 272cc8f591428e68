// What a browser loads before the home page works: the entry, its static imports, and the chunks home requests immediately.
// .size-limit.mjs contains the limit; the bench compares the size with that of the required libraries alone.
import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { root } from '../prepare.mjs'

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
  // Not statically imported, but requested immediately: the texts of shell and home, in the larger language.
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

/** Gzip bytes that must arrive before the prerendered home page is painted: the page, its style sheet and the blocking script. */
export const firstPaintBytes = () => {
  const page = readFileSync(`${dist}index.html`, 'utf8')
  const needed = [
    ...page.matchAll(
      /<(?:script[^>]*blocking="render"[^>]* src|link rel="stylesheet"[^>]* href)="[^"]*\/(assets\/[^"]+)"/g,
    ),
  ]
  if (needed.length < 2)
    throw new Error('dist/index.html names no style sheet or no script that blocks the first paint')
  return ['index.html', ...needed.map(([, file]) => file)].reduce(
    (sum, file) => sum + gzipSync(readFileSync(`${dist}${file}`), { level: 9 }).length,
    0,
  )
}
