import { describe, expect, it } from 'vitest'
import type { Question } from '../../src/engine/answers/index.ts'
import { analysed, answer, ask as askOf } from '../labels/asking.ts'
import { faultsBesidePeople, faultsOf, figureQuestions, peopleQuestions } from './figure-questions.ts'
import { styledLabels } from './table-styles.ts'

const known = new Map<string, Question['label']>()
const labelOf = (text: string): Question['label'] => {
  const label = known.get(text) ?? analysed(text)
  known.set(text, label)
  return label
}

/** Questions of which an answer lacks a figure, or says it twice. */
const failed = (kind: string): string[] =>
  figureQuestions(330, 7)
    .filter(one => one.kind === kind)
    .flatMap(one => {
      const said = answer({
        question: one.question,
        history: [],
        language: one.language === 'en' ? 'en' : 'zh',
        label: labelOf(one.label),
      })
      const faults = faultsOf(one, said.answer)
      return faults.length > 0 ? [`${one.style}: ${one.question}: ${faults.join('; ')}`] : []
    })

describe('a figure that is asked for is told, of as much as was asked about', () => {
  it.each(['one figure', 'two nutrients', 'two servings'])('%s', kind => {
    const wrong = failed(kind)
    expect(wrong.length, wrong.join('\n')).toBeLessThan(2)
  })
})

const styled = (start: string): string =>
  styledLabels(1).find(({ style }) => style.startsWith(start))?.text ?? ''
const say = (text: string, question: string): string => askOf(question, labelOf(text)).answer

describe('how much of it the question means', () => {
  it.each([
    [
      'half a bar is half of a pack that is one bar',
      'Australian columns',
      'how much fat in half a bar',
      /half a bar \(19\.5 g\)/,
    ],
    [
      'what the pack is said to have is not asked',
      'British columns',
      '每100克多少糖，標籤只寫每包',
      /^(?!.*\n.*含糖)/,
    ],
    ['a bag is a stick of powder', 'US Supplement', '飲一包有幾多鈉', /一包（39 g）/],
  ])('%s', (_, style, question, said) => expect(say(styled(style), question)).toMatch(said))

  it('tells the caffeine that is printed, and none that is worked out from a rounded size', () => {
    const text = styled('Australian tablets')
      .replace(/\(\d+g\)/, '(4.5g)')
      .replace(/Caffeine \d+mg/, 'Caffeine 40mg')
    expect(say(text, 'how much caffeine per tablet')).toMatch(/\(4\.5 g\) contains 40 mg of caffeine/)
    expect(say(text, '兩片有幾多咖啡因')).toMatch(/咖啡因 80 mg/)
  })

  it('tells no figure of a table for what works in it of another size', () => {
    const text =
      '能量饮料\n配料：水、白砂糖、牛磺酸、咖啡因\n营养成分表 每100ml\n能量 190kJ 2%\n蛋白质 0g 0%\n碳水化合物 11.2g 4%\n钠 50mg 3%\n功效成分及含量（每250ml）：牛磺酸 125mg、咖啡因 50mg\n净含量：250ml'
    expect(say(text, '一罐咖啡因多少')).toMatch(/(?<!\d)50 mg/)
  })
})

describe('a figure that somebody with a condition asks for is told first, and once', () => {
  it('of 240 questions all but a few', () => {
    // With weak kidneys potassium that takes the place of salt is warned of first.
    const asked = peopleQuestions(240, 5).filter(({ kind }) => !/肾|kidney/.test(kind))
    const wrong = asked.flatMap(one => {
      const said = answer({
        question: one.question,
        history: [],
        language: one.language === 'en' ? 'en' : 'zh',
        label: labelOf(one.label),
      })
      const faults = faultsBesidePeople(one, said.answer)
      return faults.length > 0 ? [`${one.style}: ${one.question}: ${faults.join('; ')}`] : []
    })
    expect(wrong.length, wrong.join('\n')).toBeLessThan(8)
  })
})

it('takes caffeine at the end of a list before a claim for no row of a table', () => {
  const text =
    '无糖可乐\n配料：水、二氧化碳、阿斯巴甜（含苯丙氨酸）、咖啡因\n0糖 0脂 0能量\n净含量：330毫升\n营养成分表 每100毫升 NRV%\n能量 0千焦 0%\n蛋白质 0克 0%\n碳水化合物 0克 0%\n钠 12毫克 1%'
  expect(say(text, '一罐有多少咖啡因')).not.toMatch(/咖啡因 0 mg/)
})
