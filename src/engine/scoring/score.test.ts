import { expect, it } from 'vitest'
import { engine } from '../../../test/labels/corpus.ts'
import { scoreRules } from './rules/index.ts'
import { CAPS } from './weights.ts'

const reasonsOf = (text: string, name = '') => engine.analyse({ text, product: { name } }).reasons

it('gives every rule its own id', () => {
  const ids = scoreRules.map(rule => rule.id)
  expect(new Set(ids).size).toBe(ids.length)
})

it('lists reasons by weight, rounding among them', () => {
  const reasons = reasonsOf('配料：小麦粉、白砂糖、棕榈油、食用盐、山梨酸钾')
  const weights = reasons.map(({ points }) => Math.abs(points))
  expect(weights.length).toBeGreaterThan(4)
  expect(weights).toEqual(weights.toSorted((a, b) => b - a))
})

it('applies the lowest cap only', () => {
  const caps = reasonsOf('配料：水、白砂糖、溴酸钾、二氧化钛', '可乐').filter(({ rule }) => rule in CAPS)
  expect(caps.map(({ rule }) => rule)).toEqual(['cap_not_permitted'])
})

it('gives all bonuses together ten points at most', () => {
  const bonuses = reasonsOf('配料：生牛乳、嗜热链球菌、花生').filter(
    ({ points, rule }) => points > 0 && rule !== 'rounding',
  )
  expect(bonuses.reduce((sum, { points }) => sum + points, 0)).toBeLessThanOrEqual(10)
})

it('rounds an eased sum of x.5 half up', () => {
  const { score, reasons } = engine.analyse({
    text: '配料：水、果葡糖浆、白砂糖、食品添加剂(二氧化碳、焦糖色(亚硫酸铵法)、咖啡因)、食用香精',
  })
  expect(reasons.find(({ rule }) => rule === 'rounding')?.points).toBe(0.5)
  expect(score).toBe(28)
})

it('does not take canned fish for the condiment it is named after', () => {
  const list = '配料：鲮鱼，植物油，豆豉，水，酱油，白砂糖，食用盐'
  expect(reasonsOf(list, '豆豉鲮鱼罐头').map(({ rule }) => rule)).not.toContain('salty_condiment')
  expect(reasonsOf('配料：黑豆，食用盐，水', '豆豉').map(({ rule }) => rule)).toContain('salty_condiment')
})

it('does not take a powder of additives with a little salt for a condiment', () => {
  const list =
    'Ingredients: Creatine, Taurine, Acids (330, 296), Caffeine, Sweeteners (955, 950), Sodium Chloride'
  expect(reasonsOf(list, 'PRE-WORKOUT').map(({ rule }) => rule)).not.toContain('salty_condiment')
  expect(reasonsOf('配料：味精、食用盐', '').map(({ rule }) => rule)).toContain('salty_condiment')
})

const perHundred = '\n营养成分表 每100克\n能量 1632千焦\n蛋白质 8.6克\n脂肪 19.8克\n碳水化合物 44.5克\n'

it.each([
  ['小麦粉、大豆油、饮用水、食用盐、白砂糖、辣椒', '钠 2480毫克', '最多约 6.2 g'],
  ['鸡肉、饮用水、猪肉、淀粉、食用盐、白砂糖、葡萄糖', '钠 980毫克', '最多约 4.9 g'],
  // What is no more than 2 % may stand in any order.
  ['小麦粉、植物油、食用盐、白砂糖', '钠 200毫克', '最多约 2 g'],
])('counts sugar behind the salt as no more than the salt of the table: %s', (list, sodium, most) => {
  const { reasons, groups } = engine.analyse({ text: `配料：${list}${perHundred}${sodium}` })
  const sugar = reasons.find(({ rule }) => rule === 'sugar')
  expect(sugar?.text.zh).toContain(most)
  expect(sugar?.confidence).toBe('low')
  expect(groups.map(({ text }) => text.zh).join()).not.toMatch(/[、盐]糖[、]?.{0,6}高/)
})

it.each([
  ['小麦粉、白砂糖、食用盐', '钠 2480毫克'],
  ['小麦粉、食用盐、白砂糖', '——糖 12克\n钠 2480毫克'],
  ['小麦粉、食用盐、白砂糖', ''],
  ['面饼：小麦粉、棕榈油、食用盐\n粉包：白砂糖、食用盐', '钠 2480毫克'],
])('does not where sugar stands before it, is in the table, or nothing is known: %s %s', (list, rows) => {
  const { reasons } = engine.analyse({ text: `配料：${list}${perHundred}${rows}` })
  const sugar = reasons.find(({ rule }) => rule === 'sugar')
  expect(sugar).toBeDefined()
  expect(sugar?.text.zh).not.toContain('最多')
})
