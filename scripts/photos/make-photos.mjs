// Makes a set of photos of packs that never were, with what they say in truth.json, for `node scripts/recognise-photos.mjs FOLDER`.
//
//   node scripts/photos/make-photos.mjs FOLDER [--seed=1] [--labels=30]
//
// Each label is drawn and taken four times (clean, mild, hard, small), as a box, a can or a pouch. A set is measured on once: the next one has
// another seed.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openSource } from '../source.mjs'
import { photograph } from './camera.mjs'
import { drawList, drawPack } from './packs.mjs'

const args = process.argv.slice(2)
const folder = args.find(arg => !arg.startsWith('--'))
if (folder === undefined)
  throw new Error('usage: node scripts/photos/make-photos.mjs FOLDER [--seed=1] [--labels=30]')
const option = (/** @type {string} */ name, /** @type {number} */ otherwise) =>
  Number(args.find(arg => arg.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise)
const [seed, labels] = [option('seed', 1), option('labels', 30)]

const source = await openSource()
/** @type {typeof import('../../test/seeded-random.ts')} */
const { randomFrom } = await source.load('/test/seeded-random.ts')
await source.close()
/** @type {{ rows: { zh: string }[] }} */
const table = JSON.parse(
  await readFile(
    fileURLToPath(new URL('../../src/knowledge/tables/additives.json', import.meta.url)),
    'utf8',
  ),
)
// Names as labels write them: without the remarks of the standard.
const additives = table.rows.map(({ zh }) => zh).filter(name => name.length <= 12 && !/[（(，,及]/.test(name))

const target = resolve(folder)
await mkdir(target, { recursive: true })
/** @type {Record<string, object>} */
const truths = {}
const shapes = /** @type {const} */ (['box', 'can', 'pouch'])
for (let i = 0; i < labels; i++) {
  const random = randomFrom(seed * 1000 + i)
  const id = `s${seed}n${String(i).padStart(3, '0')}`
  const printed = drawList(additives, random)
  const pack = drawPack(printed, random)
  truths[id] = { language: 'zh', ...printed }
  const shape = shapes[i % shapes.length] ?? 'box'
  for (const level of /** @type {const} */ (['clean', 'mild', 'hard', 'small']))
    await writeFile(join(target, `${id}_${level}.jpg`), await photograph(pack, level, shape, random))
}
await writeFile(join(target, 'truth.json'), JSON.stringify(truths, null, 1))
console.log(`${labels * 4} photos in ${target}`)
