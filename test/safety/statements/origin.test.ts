import { describe, expect, it } from 'vitest'
import { engine, flat } from '../../labels/corpus.ts'

// Taiwan has the origin of pork and beef told; the title of that field names the meat, which is no ingredient behind the list.
const FOODS = ['豬肉', '牛肉', '豬', '大豆', '大米', '主要', '豬肉(含豬可食部位)']
const TITLES = [
  '原料原產地',
  '原料原產地（國）',
  '原料之原產地(國)',
  '原產地',
  '原料原產國',
  '產地',
  '原料產地',
]
const SEPARATORS = ['\n', '。', '。\n', ' ', '、', '；']

describe('the title of an origin ends the list', () => {
  it.each(FOODS)('of %s, whatever its words and whatever stands before it', food => {
    const wrong = TITLES.flatMap(title =>
      SEPARATORS.map(mark => `成分：雞肉、砂糖、鹽${mark}${food}${title}：台灣`),
    ).filter(
      text =>
        flat(engine.analyse({ text }).ingredients)
          .map(({ name }) => name)
          .join('|') !== '雞肉|砂糖|鹽',
    )
    expect(wrong).toEqual([])
  })

  it('leaves a food that is named by its origin', () => {
    const { ingredients } = engine.analyse({ text: '配料：水、阿克苏产地苹果、大米（产地：黑龙江）' })
    expect(ingredients.map(({ name }) => name)).toEqual(['水', '阿克苏产地苹果', '大米'])
  })
})
