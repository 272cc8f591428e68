import { expect, it } from 'vitest'
import { analysed, answer } from '../../../test/labels/asking.ts'

const cookies = '品名：牛油曲奇\n成份：小麥粉、牛油、糖、食鹽'
const hotPot = '产品名称：牛油火锅底料\n配料：牛油、辣椒、食用盐'
const of = (text: string) => analysed(text)?.result
const vegetarian = (text: string) =>
  of(text)?.groups.find(({ group }) => group === 'vegetarian_halal')?.text.zh ?? ''

it('says that 牛油 may contain milk where it may be butter, never that it is no milk', () => {
  expect(of(cookies)?.allergens.mayContain).toContain('milk')
  expect(of(cookies.replace('牛油、', '無鹽牛油、'))?.allergens.mayContain).toContain('milk')
  expect(of(`${cookies}\n致敏物資料：含有奶類`)?.allergens.contains).toContain('milk')
  expect(of(hotPot)?.allergens.mayContain).not.toContain('milk')
  expect(of('配料：小麦粉、牛油果')?.allergens.mayContain).not.toContain('milk')
})

it('says that the 牛油 of Hong Kong contains milk, and nothing of tallow', () => {
  for (const place of ['香港製造', '製造商：九龍觀塘', 'Made in Hong Kong', '港式手工曲奇']) {
    const result = of(`${cookies}\n${place}`)
    expect(result?.allergens.contains).toContain('milk')
    expect(result?.ingredients.find(({ name }) => name === '牛油')?.otherName).toBe('butter')
    expect(vegetarian(`${cookies}\n${place}`)).toBe('')
  }
  expect(of(`${hotPot}\n香港製造`)?.allergens).toEqual({ contains: [], mayContain: [] })
})

it('says of neither fat that it is the other', () => {
  expect(vegetarian(cookies)).toMatch(/来源不明/)
  expect(vegetarian(hotPot)).toMatch(/不适合素食/)
  expect(of(cookies)?.ingredients.find(({ name }) => name === '牛油')?.otherName).toBe(
    'butter or beef tallow',
  )
  const label = analysed(cookies)
  const ask = (question: string) => answer({ question, history: [], language: 'zh', label }).answer
  expect(ask('牛油是什么')).toMatch(/黄油（含乳）.*牛脂/)
  expect(ask('对牛奶过敏能吃吗')).toMatch(/^不建议/)
  expect(ask('素食能吃吗')).toMatch(/^看情况/)
})

it.each([
  ['配料：小麦粉、人造奶油、白砂糖', '对牛奶过敏能吃吗', /^不建议：人造奶油可能含乳，标签没有写明/],
  ['配料：水、水解植物蛋白、白砂糖', '对大豆过敏能吃吗', /^不建议：水解植物蛋白可能含大豆，标签没有写明/],
  [
    '配料：水、白砂糖\n本产品生产线也加工牛奶',
    '对牛奶过敏能吃吗',
    /^不建议：标签提示可能含乳（“本产品生产线也加工牛奶”）/,
  ],
])('does not say that the label warns where a name alone makes it possible: %s', (label, question, said) =>
  expect(answer({ question, history: [], language: 'zh', label: analysed(label) }).answer).toMatch(said),
)
