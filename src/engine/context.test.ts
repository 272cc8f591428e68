import { describe, expect, it } from 'vitest'
import { engine } from '../../test/labels/corpus.ts'

const rulesOf = (text: string, name = '') =>
  engine.analyse({ text, product: { name } }).reasons.map(({ rule }) => rule)

const chips = '配料：马铃薯、植物油、食用盐'
const noodles = '配料：面饼（小麦粉、棕榈油、食用盐）、调料包（食用盐、味精、白砂糖）'

describe('what a product is taken for', () => {
  it.each([
    [chips, '', true],
    [chips, '薯片', true],
    [chips, '非油炸薯片', false],
    [chips, '烤薯片', false],
    [noodles, '', true],
    [noodles, '非油炸方便面', false],
    ['配料：小麦粉、植物油、食用盐', '', false],
  ])('%s %s is deep-fried: %s', (text, name, isFried) =>
    expect(rulesOf(text, name).includes('deep_fried')).toBe(isFried),
  )

  it.each([
    ['配料：猪肉、水、食用盐、亚硝酸钠', true],
    ['配料：烟熏猪肉、水、食用盐', true],
    ['配料：猪肉、水、食用盐', false],
    ['配料：豆腐、水、食用盐、亚硝酸钠', false],
  ])('%s is processed meat: %s', (text, isProcessed) =>
    expect(rulesOf(text).includes('processed_meat')).toBe(isProcessed),
  )
})
