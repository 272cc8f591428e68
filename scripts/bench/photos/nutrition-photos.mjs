// `npm run bench nutrition-photos [-- COUNT] [--seed=N] [--from=N] [--both] [--text] [--only=N]`: tables drawn as photos, mild and hard
// in turn or each at both levels, read by the recogniser of the app: cells right, and wrong cells without a mark. With a seed they are
// tables that nobody worked on. Takes about 5 s a photo.
import { writeFile } from 'node:fs/promises'
import { root } from '../../prepare.mjs'
import { openSource } from '../../source.mjs'
import { figure } from '../measure.mjs'
import { drawTable } from './draw-label.mjs'

const count = Number(process.argv.slice(2).find(argument => /^\d+$/.test(argument)) ?? 100)
const flags = process.argv.slice(2).filter(argument => argument.startsWith('--'))
const only = flags.find(flag => flag.startsWith('--only='))?.slice('--only='.length)
const fresh = flags.find(flag => flag.startsWith('--seed='))?.slice('--seed='.length)
const from = Number(flags.find(flag => flag.startsWith('--from='))?.slice('--from='.length) ?? 0)
const source = await openSource()
const { figuresOf, freshTables, photoTables } = await source.load('/test/nutrition/reading.ts')
const { randomFrom } = await source.load('/test/seeded-random.ts')
const { judge, read } = await source.load('/test/nutrition/judge.ts')
const { createNodeRecogniser } = await source.load('/src/recognition/node.ts')
const recogniser = createNodeRecogniser({ assetsFolder: `${root}public/recognition` })
/** @type {Record<'mild' | 'hard', ReturnType<typeof judge>[]>} */
const judged = { mild: [], hard: [] }
const tables =
  fresh === undefined
    ? photoTables(from + count).map((table, seed) => ({
        ...table,
        level: seed % 2 === 0 ? /** @type {const} */ ('mild') : /** @type {const} */ ('hard'),
        print: seed,
      }))
    : freshTables(from + count, Number(fresh))
for (const [seed, table] of tables.entries()) {
  if (seed < from || (only !== undefined && seed !== Number(only))) continue
  for (const level of flags.includes('--both') ? /** @type {const} */ (['mild', 'hard']) : [table.level]) {
    const random = randomFrom(seed * 7 + 1 + Number(fresh ?? 0))
    const photo = await drawTable(table, { level, seed: table.print, random })
    if (only !== undefined) await writeFile(`/tmp/table-${seed}-${level}.jpg`, photo)
    const reading = await recogniser.read(new Blob([photo]), { hint: table.isEnglish ? 'en' : 'zh' })
    const words = reading.ok ? reading.lines.flatMap(line => line.words) : []
    const result = judge(table, reading.ok ? read(reading.text, words) : undefined)
    judged[level].push(result)
    const { label, cells, right, asked, unmarked, missing } = result
    console.error(JSON.stringify({ seed, level, label, cells, right, asked, unmarked, missing }))
    if (flags.includes('--text')) console.error(reading.ok ? reading.text : reading.code)
  }
}
await recogniser.release()
for (const level of /** @type {const} */ (['mild', 'hard'])) {
  if (judged[level].length === 0) continue
  const { tables, cells, units, columns, asked, unmarked } = figuresOf(judged[level])
  const unit = `of ${tables} photos`
  const name = `nutrition tables photographed, ${level}`
  figure({ name: `${name}, cells right`, value: cells, unit, reference: 0.97, referenceName: 'our aim' })
  figure({ name: `${name}, units right`, value: units, unit, reference: 1, referenceName: 'our aim' })
  figure({ name: `${name}, columns right`, value: columns, unit, reference: 1, referenceName: 'our aim' })
  figure({
    name: `${name}, right values asked about`,
    value: asked,
    unit,
    reference: 0,
    referenceName: 'none',
  })
  figure({
    name: `${name}, wrong values without a mark`,
    value: unmarked.length,
    unit,
    reference: 0,
    referenceName: 'our aim',
  })
}
await source.close()
