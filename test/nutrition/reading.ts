import { randomFrom } from '../seeded-random.ts'
import { generatedPacks } from './generated.ts'
import { type Judgement, judge, read } from './judge.ts'
import { type Misprint, misprinted } from './misprint.ts'
import packs from './real-packs.json' with { type: 'json' }
import { type Pack, type PrintedTable, printTable, type Setting } from './tables.ts'

/** Facts typed from real packs; each names its source. */
export const realPacks = packs as Pack[]
/** Tables of no product, in the layouts of China, Taiwan, the US, the UK and Australia. */
export const madePacks = generatedPacks(120)

const FORMS: readonly Setting['form'][] = ['rows', 'cells', 'line', 'tight', 'sentence']

/** Every pack in every spelling and form, or in some of them, as it was read. */
export function readAll(
  all: readonly Pack[],
  forms: readonly Setting['form'][] = FORMS,
  spellings: readonly number[] = [0, 1, 2, 3],
): Judgement[] {
  return all.flatMap(pack =>
    forms.flatMap(form =>
      spellings.map(spelling => {
        const table = printTable(pack, { form, spelling })
        return judge(table, read(table.text))
      }),
    ),
  )
}

/** Shares over all: cells, units and shares of the day right, columns right, and what is wrong without a mark. */
export function figuresOf(all: readonly Judgement[]) {
  const sum = (of: (one: Judgement) => number) => all.reduce((total, one) => total + of(one), 0)
  return {
    tables: all.length,
    cells: sum(one => one.right) / sum(one => one.cells),
    units: sum(one => one.unitsRight) / sum(one => one.found),
    shares:
      sum(one => one.sharesRight) /
      Math.max(
        1,
        sum(one => one.shares),
      ),
    columns: sum(one => Number(one.columnsRight)) / all.length,
    asked: sum(one => one.asked) / sum(one => one.cells),
    unmarked: all.flatMap(one => one.unmarked.map(wrong => `${one.label}: ${wrong}`)),
  }
}

/** Of values that were read wrong in one way: how many are marked, and for how many the right value is offered. */
export function misprintsNoticed(
  misprint: Misprint,
  packs: readonly Pack[] = [...realPacks, ...madePacks],
): { values: number; marked: number; repaired: number } {
  const counts = { values: 0, marked: 0, repaired: 0 }
  for (const pack of packs) {
    const table = printTable(pack, { form: 'rows', spelling: 1 })
    table.cells.forEach((_, at) => {
      const wrong = misprinted(table, at, misprint)
      if (!wrong) return
      const cells = read(wrong.text)
        ?.rows.filter(row => row.nutrient === wrong.cell.nutrient)
        .flatMap(row => row.cells)
      const cell = cells?.find(
        ({ column, unit }) =>
          column === wrong.cell.column &&
          (wrong.cell.nutrient !== 'energy' || misprint === 'wrong unit' || unit === wrong.cell.unit),
      )
      counts.values += 1
      // A value that is not there is not wrong either.
      if (!cell?.isSure) counts.marked += 1
      if (cell?.likely?.value === wrong.cell.value && cell.likely.unit === wrong.cell.unit)
        counts.repaired += 1
    })
  }
  return counts
}

/** Tables to photograph: real packs and tables of no product in turn, in every spelling. */
export function photoTables(count: number): (PrintedTable & { isEnglish: boolean })[] {
  return Array.from({ length: count }, (_, i) => {
    const packs = i % 2 === 0 ? realPacks : madePacks
    // Steps that share no factor with the lengths, so that every layout comes early.
    const pack = packs[(i * 13) % packs.length] ?? realPacks[0]
    if (!pack) throw new Error('no packs')
    const isEnglish = pack.layout !== 'cn' && pack.layout !== 'tw'
    return { ...printTable(pack, { form: 'rows', spelling: i % 4 }), isEnglish }
  })
}

/**
 * Tables that nobody worked on, of a seed of their own, to photograph for a first reading: six layouts in turn, each six at the other
 * level, in prints and spellings by chance.
 */
export function freshTables(count: number, seed: number) {
  const random = randomFrom(seed * 31 + 7)
  return generatedPacks(count, seed).map((pack, i) => {
    const spelling = Math.floor(random() * 4)
    const table = printTable(pack, { form: 'rows', spelling })
    const isEnglish = pack.layout !== 'cn' && pack.layout !== 'tw'
    const level = Math.floor(i / 6) % 2 === 0 ? ('mild' as const) : ('hard' as const)
    return { ...table, isEnglish, level, print: Math.floor(random() * 4) }
  })
}
