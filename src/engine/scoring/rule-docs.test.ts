import { describe, expect, it } from 'vitest'
import { engine, knowledge } from '../../../test/labels/corpus.ts'
import fresh from '../../../test/labels/fresh-labels.json' with { type: 'json' }
import heldOut from '../../../test/labels/held-out-1.json' with { type: 'json' }
import forms from '../../../test/labels/label-forms.json' with { type: 'json' }
import { printed } from '../../../test/labels/marked.ts'
import photos from '../../../test/labels/photo-labels.json' with { type: 'json' }
import examples from '../../../test/labels/scoring-examples.json' with { type: 'json' }
import { scoringLimits, scoringMethod } from '../index.ts'

const labels = [
  ...fresh.map(label => ({ text: label.text, name: label.product })),
  ...heldOut.map(label => ({ text: printed(label.label), name: label.product })),
  ...forms.map(label => ({ text: label.text, name: label.title })),
  ...photos.map(label => ({ text: label.text, name: label.product })),
  ...examples.map(label => ({ text: label.text, name: label.name })),
  { text: '配料：小麦粉、溴酸钾', name: '' },
  { text: '配料：小麦粉、氢化植物油', name: '' },
  { text: '配料：燕麦、二氧化钛', name: '' },
  { text: '配料：猪肉、亚硝酸钠', name: '腊肉' },
  { text: '配料：水、白砂糖、浓缩苹果汁', name: '' },
  { text: '配料：白砂糖', name: '' },
  { text: '配料：食用盐、白胡椒', name: '' },
  { text: '配料：猪油', name: '' },
  { text: '配料：猪肉、白砂糖、食用盐', name: '' },
  { text: '配料：芒果、白砂糖、焦亚硫酸钠', name: '' },
  { text: '配料：生牛乳、食用盐、凝乳酶', name: '' },
  { text: '配料：苹果、香蕉、梨、蜂蜜', name: '婴儿果泥' },
  { text: '配料：生牛乳、白砂糖', name: '炼乳' },
  { text: '配料：鳀鱼、食用盐', name: '鱼露' },
  {
    text: '配料：猪肉、白菜、食用盐\n每100g：能量800kJ 蛋白质9.0g 脂肪16.0g 碳水化合物3.0g 钠2200mg',
    name: '',
  },
]
const reasons = labels.flatMap(({ text, name }) => engine.analyse({ text, product: { name } }).reasons)
const rules = new Map(scoringMethod.map(rule => [rule.rule, rule]))

describe('the method as a reader sees it', () => {
  it('explains every rule that a score uses, and no other', () => {
    expect([...new Set(reasons.map(reason => reason.rule))].sort()).toEqual([...rules.keys()].sort())
    expect(rules.size).toBe(scoringMethod.length)
  })

  it('names all the evidence that a reason cites, and only evidence there is', () => {
    for (const reason of reasons)
      expect(rules.get(reason.rule)?.evidence).toEqual(expect.arrayContaining(reason.evidence))
    const known = new Set(knowledge.evidence.map(one => one.id))
    for (const rule of scoringMethod) for (const id of rule.evidence) expect(known).toContain(id)
  })

  it.each([
    ['亚硝酸钠', 'E10 E20'],
    ['阿斯巴甜', 'E11'],
    ['二氧化钛', 'E12'],
    ['赤藓红', 'E13'],
    ['溴酸钾', 'E14 E1'],
    ['日落黄', 'E15'],
    ['焦亚硫酸钠', 'E16'],
    ['六偏磷酸钠', 'E17'],
    ['单,双甘油脂肪酸酯', 'E18'],
    ['羧甲基纤维素钠', 'E18 E22'],
    ['安赛蜜', 'E19'],
    ['苯甲酸钠', 'E20'],
    ['焦糖色(亚硫酸铵法)', 'E25'],
    ['硫酸铝钾', 'E26'],
  ])('cites for %s what is known of it, and nothing else: %s', (additive, evidence) => {
    const cited = engine
      .analyse({ text: `配料：水、${additive}` })
      .reasons.filter(({ rule }) => rule === 'additive')
    expect(cited.map(reason => reason.evidence.join(' '))).toEqual([evidence])
  })

  it('says everything in both languages', () => {
    const sentences = [
      ...scoringMethod.flatMap(rule => [rule.title, rule.says, rule.limits]),
      ...scoringLimits,
    ]
    for (const { zh, en } of sentences) {
      expect(zh).toMatch(/[\u4e00-\u9fff]/)
      expect(en).toMatch(/^[^\u4e00-\u9fff]{3,}$/)
      expect(`${zh}${en}`).not.toContain('undefined')
    }
  })
})

describe('what the worked examples leave open', () => {
  const scored = (text: string) => engine.analyse({ text })
  const points = (text: string, rule: string) =>
    scored(text).reasons.find(reason => reason.rule === rule)?.points

  it('lets ingredients after yeast, a dye or a flavouring weigh little, whatever their rank', () => {
    expect(points('配料：小麦粉、全脂乳粉、白砂糖', 'sugar')).toBe(-15.4)
    expect(points('配料：小麦粉、酵母、白砂糖', 'sugar')).toBe(-2.8)
    expect(points('配料：小麦粉、柠檬黄、白砂糖', 'sugar')).toBe(-2.8)
  })

  it('lets only the place count where a bracket of all additives stands between', () => {
    expect(points('配料：小麦粉、食品添加剂（柠檬黄）、白砂糖', 'sugar')).toBe(-21)
  })

  it('caps a product with a substance that is not permitted, and says so', () => {
    const { score, reasons: given } = scored('配料：小麦粉、水、溴酸钾')
    expect(score).toBe(19)
    expect(given.find(reason => reason.rule === 'cap_not_permitted')?.ingredients).toHaveLength(1)
  })

  it('counts an unnamed drink of water, sugar and juice as a sugar drink', () => {
    expect(scored('配料：水、白砂糖、浓缩苹果汁、柠檬酸').score).toBeLessThanOrEqual(45)
  })

  it('counts bouillon without a name as salt-dense when salt opens its list', () => {
    expect(points('配料：食用盐、味精、鸡粉、白砂糖', 'salty_condiment')).toBe(-14)
  })

  it('gives no points for an unknown word, and less confidence', () => {
    const known = scored('配料：小麦粉、白砂糖、食用盐、鸡蛋')
    const unknown = scored('配料：小麦粉、白砂糖、食用盐、鸡蛋、囧囧囧囧')
    expect(unknown.score).toBe(known.score)
    expect(unknown.confidence).toBeLessThan(known.confidence)
  })
})

it.each([
  ['花生', ['whole_food_first 6', 'short_and_plain 4']],
  ['花生、植物油', ['whole_food_first 4', 'short_and_plain 4']],
  ['小麦粉、水', ['short_and_plain 4']],
  ['小麦粉、植物油', ['short_and_plain 4']],
  ['花生、核桃、杏仁', ['whole_food_first 4', 'short_and_plain 4', 'whole_foods 2']],
  ['花生、核桃、杏仁、腰果', ['whole_food_first 4', 'whole_foods 2']],
  ['花生、柠檬酸', ['whole_food_first 6']],
  ['花生、白砂糖', ['whole_food_first 4']],
  ['花生、食用盐', ['whole_food_first 4']],
  ['花生、黄油', ['whole_food_first 4']],
  ['花生、氢化植物油', ['whole_food_first 4']],
])('gives for %s what it is to be given', (list, bonuses) => {
  const { reasons: given } = engine.analyse({ text: `配料：${list}` })
  expect(given.filter(({ points }) => points > 1).map(({ rule, points }) => `${rule} ${points}`)).toEqual(
    bonuses,
  )
})
