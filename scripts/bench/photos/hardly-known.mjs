// Which characters of the names of additives the networks hardly know: names with a rare character are drawn as rows of print and read.
// Prints what came out of a character, where that was something else in a third of the rows; src/engine/matching/lookalike-pairs.ts
// has what follows from it (docs/decisions/105-characters-hardly-known.md).
//
//   npm run bench hardly-known
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { runnerImport } from 'vite'
import { root } from '../../prepare.mjs'
import { prepareRecognition } from '../../setup/prepare-recognition.mjs'

/** A character in more names than this was seen often enough, and a few names tell of a rare one. */
const RARE = { names: 6, drawn: 3 }
const STYLES = [
  { font: 'Noto Sans CJK SC', weight: 400, blur: 0 },
  { font: 'Noto Serif CJK SC', weight: 400, blur: 0 },
  { font: 'WenQuanYi Micro Hei', weight: 400, blur: 0 },
  { font: 'Noto Sans CJK SC', weight: 700, blur: 0 },
  { font: 'Noto Sans CJK SC', weight: 300, blur: 0.8 },
  { font: 'Noto Serif CJK SC', weight: 600, blur: 0.8 },
]
const SIZES_PX = [34, 26]
const LEAST_SHARE = 1 / 3

/** @template Module @param {string} file @returns {Promise<Module>} */
const load = async file => {
  /** @type {{ module: Module }} */
  const { module } = await runnerImport(`${root}src/recognition/${file}`, {
    root,
    configFile: false,
    logLevel: 'error',
  })
  return module
}

/** Names that have a rare character. */
async function rareNames() {
  /** @type {{ rows: { zh: string, also: string[] }[] }} */
  const { rows } = JSON.parse(await readFile(`${root}src/knowledge/tables/additives.json`, 'utf8'))
  const names = rows
    .flatMap(({ zh, also }) => [zh, ...also])
    .filter(name => /\p{Script=Han}/u.test(name) && name.length <= 16 && !/[（(，,及{]/.test(name))
  /** @type {Map<string, Set<string>>} */
  const having = new Map()
  for (const name of names)
    for (const character of name) having.set(character, (having.get(character) ?? new Set()).add(name))
  const rare = [...having.values()].filter(({ size }) => size <= RARE.names)
  return [...new Set(rare.flatMap(some => [...some].slice(0, RARE.drawn)))]
}

/** A row of print between two marks, as grey levels. @param {string} name @param {typeof STYLES[number]} style @param {number} size */
async function draw(name, { font, weight, blur }, size) {
  const text = `、${name}、`
  const [width, height] = [Math.ceil((text.length + 1) * size), Math.ceil(size * 1.25)]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#eee"/><text x="${size * 0.3}" y="${size * 0.98}" font-size="${size}" font-family="${font}" font-weight="${weight}" fill="#222">${text}</text></svg>`
  const print = sharp(Buffer.from(svg)).removeAlpha().greyscale()
  const data = await (blur > 0 ? print.blur(blur) : print).extractChannel(0).raw().toBuffer()
  return { width, height, data: new Uint8Array(data) }
}

/** What stands in the place of each character of a name, where the row has as many characters as the name. @param {string} name @param {string} row */
const pairs = (name, row) => {
  const [printed, read] = [name, row].map(text => [...text.replace(/[-\s]/g, '')])
  if (!printed || !read || printed.length !== read.length) return []
  return printed.map((character, i) => /** @type {const} */ ([character, read[i] ?? '']))
}

await prepareRecognition()
const folder = `${root}public/recognition/`
/** @type {typeof import('../../../src/recognition/ppocr/open-networks.ts')} */
const { openNetworks } = await load('ppocr/open-networks.ts')
/** @type {typeof import('../../../src/recognition/ppocr/rows/recognise-row.ts')} */
const { recogniseRow } = await load('ppocr/rows/recognise-row.ts')
/** @type {typeof import('../../../src/recognition/assets/unpack.ts')} */
const { unpack } = await load('assets/unpack.ts')
/** @param {string} name */
const file = async name => unpack(new Uint8Array(await readFile(folder + name)))
/** @type {import('../../../src/recognition/assets/assets.ts').AssetManifest} */
const { ocr } = JSON.parse(await readFile(`${folder}manifest.json`, 'utf8'))
const { recogniser, keys } = await openNetworks({
  models: ocr,
  keys: JSON.parse(new TextDecoder().decode(await file(ocr.recogniser.keysFile))),
  detector: await file(ocr.detector.file),
  recogniser: await file(ocr.recogniser.file),
  runtime: {
    wasm: (await file(ocr.runtime.wasm)).buffer,
    scriptUrl: pathToFileURL(folder + ocr.runtime.script).href,
  },
})

/** How often each character was drawn, and what was read in its place. @type {Map<string, Map<string, number>>} */
const seen = new Map()
for (const [i, name] of (await rareNames()).entries()) {
  for (const [j, style] of STYLES.entries()) {
    const row = await draw(name, style, SIZES_PX[(i + j) % SIZES_PX.length] ?? 30)
    const box = {
      x: row.width / 2,
      y: row.height / 2,
      width: row.width,
      height: row.height,
      angle: 0,
      score: 1,
    }
    const read = await recogniseRow({ network: recogniser, settings: ocr.recogniser, keys }, row, box, 1)
    const text = read.map(character => character.text).join('')
    for (const [printed, as] of pairs(name, text.replace(/^[、,，.·]+|[、,，.·]+$/g, ''))) {
      const others = seen.get(printed) ?? new Map()
      seen.set(printed, others.set(as, (others.get(as) ?? 0) + 1))
    }
  }
}
for (const [printed, as] of seen) {
  const total = [...as.values()].reduce((sum, count) => sum + count, 0)
  const others = [...as].filter(([read]) => read !== printed)
  if (others.reduce((sum, [, count]) => sum + count, 0) < total * LEAST_SHARE) continue
  console.log(`${printed} of ${total}: ${others.map(([read, count]) => `${read} ${count}`).join(', ')}`)
}
await recogniser.release()
