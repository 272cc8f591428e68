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
