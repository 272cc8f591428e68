import { describe, expect, it } from 'vitest'
import { engine } from '../../labels/corpus.ts'

/** Tables of allergens with a yes, a no or a may in each cell, as caterers and bakeries print them. */
const NAMES: readonly (readonly [allergen: string, en: string, zh: string])[] = [
  ['celery', 'Celery', '芹菜'],
  ['gluten', 'Gluten', '麸质'],
  ['crustacean', 'Crustaceans', '甲壳类'],
  ['egg', 'Egg', '鸡蛋'],
  ['fish', 'Fish', '鱼类'],
  ['lupin', 'Lupin', '羽扇豆'],
  ['milk', 'Milk', '牛奶'],
  ['shellfish', 'Molluscs', '贝类'],
  ['mustard', 'Mustard', '芥末'],
  ['nuts', 'Nuts', '坚果'],
  ['peanut', 'Peanuts', '花生'],
  ['sesame', 'Sesame', '芝麻'],
  ['soy', 'Soya', '大豆'],
  ['sulphites', 'Sulphites', '亚硫酸盐'],
]
const ENGLISH = [
  ['Yes', 'No', 'May contain'],
  ['YES', 'NO', 'TRACES'],
  ['Contains', 'None', 'May'],
  ['✓', '✗', 'may contain'],
  ['Y', 'N', 'Possible'],
] as const
const CHINESE = [
  ['有', '无', '可能含有'],
  ['含', '不含', '可能'],
  ['是', '否', '微量'],
  ['√', '×', '可能有'],
] as const
const LAYOUTS: Readonly<Record<string, (cells: readonly (readonly [string, string])[]) => string>> = {
  'cells parted by bars': cells => cells.map(([name, value]) => `${name}: ${value}`).join(' | '),
  'a cell on each line': cells => cells.map(([name, value]) => `${name}: ${value}`).join('\n'),
  'bars around each': cells => cells.map(([name, value]) => `| ${name} | ${value} |`).join('\n'),
  commas: cells => cells.map(([name, value]) => `${name}: ${value}`).join(', '),
  'three on each line': cells =>
    cells.map(([name, value], n) => `${name} - ${value}${n % 3 === 2 ? '\n' : '; '}`).join(''),
  'two rows': cells =>
    `${cells.map(([name]) => name).join(' | ')}\n${cells.map(([, value]) => value).join(' | ')}`,
}
const HEADINGS = { en: ['ALLERGEN CHECK', 'Allergens:', ''], zh: ['过敏原信息', '致敏物质：', ''] }

/** The allergen at `n` is contained, possible or absent in turn; `shift` moves the turn. */
const expectedOf = (n: number, shift: number) => (n * 2 + shift) % 3

describe.each(Object.entries(LAYOUTS))('a table of allergens, %s', (_, draw) => {
  const check = (values: readonly [string, string, string], zh: boolean, heading: string, shift: number) => {
    const cells = NAMES.map(
      ([, en, han], n) => [zh ? han : en, values[[0, 2, 1][expectedOf(n, shift)] ?? 1] ?? ''] as const,
    )
    const list = zh ? '配料：大米、水' : 'Ingredients: rice, water.'
    const { contains, mayContain } = engine.analyse({ text: `${list}\n${heading}\n${draw(cells)}` }).allergens
    const wanted = (state: number) =>
      NAMES.filter((__, n) => expectedOf(n, shift) === state)
        .map(([allergen]) => allergen)
        .toSorted()
    expect([contains.toSorted(), mayContain.toSorted()]).toEqual([wanted(0), wanted(1)])
  }
  const cases = [0, 1, 2].flatMap(shift => [
    ...ENGLISH.flatMap(values => HEADINGS.en.map(heading => ({ values, zh: false, heading, shift }))),
    ...CHINESE.flatMap(values => HEADINGS.zh.map(heading => ({ values, zh: true, heading, shift }))),
  ])
  it.each(cases)('$values behind "$heading", turned by $shift', ({ values, zh, heading, shift }) => {
    check(values, zh, heading, shift)
  })
})

it('is no table where fewer than three cells stand', () => {
  const { allergens } = engine.analyse({ text: 'Ingredients: rice, milk - no added sugar, water.' })
  expect(allergens.contains).toEqual(['milk'])
})
