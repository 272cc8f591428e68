import { describe, expect, it } from 'vitest'
import { read } from '../nutrition/judge.ts'
import { type StyledLabel, styledLabels } from './table-styles.ts'

/** What a table does not read as it was printed. */
const misread = ({ text, stated, columns }: StyledLabel): string[] => {
  const table = read(text)
  const sizes = table?.columns.map(({ per, portion }) => (/^100/.test(per) ? 100 : portion?.value))
  const cells = stated.flatMap(({ nutrient, column, value, unit }) => {
    const row = table?.rows.find(one =>
      nutrient === 'caffeine' ? /caffeine|咖啡因/i.test(one.name) : one.nutrient === nutrient,
    )
    const cell = row?.cells.find(one => one.column === column && one.unit === unit)
    if (cell?.value === value && cell.isSure) return []
    return [`${nutrient} ${value} ${unit}: ${cell ? `${cell.value} ${cell.doubt ?? ''}` : 'none'}`]
  })
  return [...(String(sizes) === String(columns) ? [] : [`columns ${String(sizes)}`]), ...cells]
}

const labels = styledLabels(12)

describe('a table is read as it is printed', () => {
  it.each([...new Set(labels.map(({ style }) => style))])('%s', style => {
    const own = labels.filter(one => one.style === style)
    expect(own.flatMap(misread)).toEqual([])
  })
})
