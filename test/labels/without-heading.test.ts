import { describe, expect, it } from 'vitest'
import { engine, named } from './corpus.ts'
import { figures, judge, type MarkedLabel, printed } from './marked.ts'
import texts from './no-list.json' with { type: 'json' }

// Where no heading is left, or a heading is damaged, known names show where the list is.
const rounds = import.meta.glob<MarkedLabel[]>('./held-out-*.json', { eager: true, import: 'default' })
const HEADING =
  /(?:[·■●★▲◆※☆【[［「（(《<]\s*)?(?:[\u4e00-\u9fff]{0,4}(?:配\s*料|原\s*料|原材料|成\s*[分份]|食材|材料|内容物|內容物)[\u4e00-\u9fff\s]{0,6}|(?:other |active |list of )?ingr[ée]d\w*[\w &/-]*)(?:\s*[/(（]?\s*[A-Za-z ()]{4,40}[)）]?)?\s*[】\]］」）)》>]?\s*[:：;；|/\-—]?\s*$/i

/** A label that more than its list is printed on, with the heading of the list taken out. */
function withoutHeading(one: MarkedLabel): MarkedLabel[] {
  const at = one.label.indexOf('«')
  const heading = HEADING.exec(one.label.slice(0, at))
  if (!heading || heading.index < 4) return []
  const label = one.label.slice(0, heading.index) + one.label.slice(at)
  return /配料|ingredients/i.test(label) ? [] : [{ ...one, label }]
}

describe('labels whose heading was taken out', () => {
  const labels = Object.values(rounds).flat().flatMap(withoutHeading)
  const outcomes = labels.map(one =>
    judge(one, engine.analyse({ text: printed(one.label), product: { name: one.product } })),
  )

  it('are read nearly as with it', () => {
    expect(labels.length).toBeGreaterThan(180)
    expect(figures(outcomes.map(one => one.names)).f1).toBeGreaterThan(0.98)
    expect(figures(outcomes.map(one => one.additives)).recall).toBeGreaterThan(0.985)
    expect(figures(outcomes.map(one => one.additives)).precision).toBeGreaterThan(0.985)
  })
})

const read = (text: string) => named(engine.analyse({ text }).ingredients).map(one => one.name)

describe('a damaged heading', () => {
  const list = '小麦粉、白砂糖、植物油、食品添加剂（柠檬酸、山梨酸钾）、食用香精'
  const names = ['小麦粉', '白砂糖', '植物油', '柠檬酸', '山梨酸钾', '食用香精']
  it.each(['酉己料', '配枓', '配斗', '配方', '主辅料', '所用原料', '配料衰', '使用材料', '配料 Ingredients'])(
    '%s is none of the list',
    heading => {
      for (const text of [
        `${heading}：${list}`,
        `${heading} ${list}`,
        `${heading}、${list}`,
        `【${heading}】${list}`,
        `■${heading}\n${list}`,
        `${heading}/${list}`,
        `${heading}—${list}`,
      ])
        for (const pack of [text, `海苔饼干\n净含量：500g\n${text}\n保质期：12个月`])
          expect(read(pack), pack).toEqual(names)
    },
  )

  it.each([
    'Ingrodients',
    'lngr edients',
    'INCREDIENTS',
    'I N G R E D I E N T S',
    'Ingredients and allergens',
  ])('%s is none of the list', heading => {
    const printed = 'Wheat Flour, Sugar, Palm Oil, Raising Agent (E500), Flavouring'
    for (const text of [
      `BUTTER COOKIES\nNet Wt 5 oz\n${heading} ${printed}\nBest before: see base`,
      `BUTTER COOKIES Net Wt 5 oz ${heading} ${printed}\nBest before: see base`,
    ])
      expect(read(text), text).toEqual(['Wheat Flour', 'Sugar', 'Palm Oil', 'E500', 'Flavouring'])
  })
})

describe('a list without a heading', () => {
  it.each([
    [
      '烤肉干\n净含量：50g\n面饼：小麦粉、水、棕榈油；汤包：食用盐、味精、香辛料、柠檬酸\n保质期：9个月',
      ['小麦粉', '水', '棕榈油', '食用盐', '味精', '香辛料', '柠檬酸'],
    ],
    [
      '牛轧饼\n某某蘑（12%）、小麦粉、白砂糖、黄油、食用盐、柠檬酸\n保质期：9个月',
      ['某某蘑', '小麦粉', '白砂糖', '黄油', '食用盐', '柠檬酸'],
    ],
    [
      '净含量：500g 白砂\n糖、麦芽糖、明\n胶、柠檬酸、食用香精\n保质期：9个月',
      ['白砂\n糖', '麦芽糖', '明\n胶', '柠檬酸', '食用香精'],
    ],
  ])('%s', (label, expected) => expect(read(label)).toEqual(expected))
})

describe('a text that contains no list', () => {
  it.each(texts)('%s', text => expect(read(text)).toEqual([]))
})

it('a list that no heading tells of is read with less confidence', () => {
  const text = (heading: string) =>
    `海苔饼干\n净含量：500g\n${heading}小麦粉、白砂糖、食品添加剂（柠檬酸、山梨酸钾）\n保质期：12个月`
  const [guessed, told] = [text(''), text('配料：')].map(one => engine.analyse({ text: one }).confidence)
  expect(guessed).toBeLessThan(told ?? 0)
  expect(guessed).toBeGreaterThan(0.8)
})
