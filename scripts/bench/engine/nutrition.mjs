// How well nutrition tables are read: facts of real packs and tables of no product, set as typed text in every layout; and how many
// misread values the sums of a table notice.
import { openSource } from '../../source.mjs'
import { figure } from '../measure.mjs'

const source = await openSource()
const { figuresOf, madePacks, misprintsNoticed, readAll, realPacks } = await source.load(
  '/test/nutrition/reading.ts',
)

for (const [name, packs, first] of /** @type {const} */ ([
  ['tables of real packs', realPacks, { cells: 1, columns: 0.961 }],
  ['tables of no product', madePacks, { cells: 0.996, columns: 0.993 }],
])) {
  const { tables, cells, units, shares, columns, asked, unmarked } = figuresOf(readAll(packs))
  const referenceName = 'their first reading'
  const unit = `of ${tables} typed tables`
  figure({ name: `${name}, cells right`, value: cells, unit, reference: first.cells, referenceName })
  figure({ name: `${name}, columns right`, value: columns, unit, reference: first.columns, referenceName })
  figure({ name: `${name}, units right`, value: units, unit, reference: 1, referenceName })
  figure({ name: `${name}, shares of the day right`, value: shares, unit, reference: 1, referenceName })
  figure({ name: `${name}, right values asked about`, value: asked, unit, reference: 0, referenceName })
  figure({
    name: `${name}, wrong values without a mark`,
    value: unmarked.length,
    unit,
    reference: 0,
    referenceName: 'our aim',
  })
}
for (const misprint of /** @type {const} */ (['lost point', 'moved point', 'wrong unit'])) {
  const { values, marked, repaired } = misprintsNoticed(misprint)
  figure({
    name: `values with a ${misprint}, marked`,
    value: marked / values,
    unit: `of ${values} values`,
    reference: repaired / values,
    referenceName: 'with the right value offered',
  })
}
await source.close()
