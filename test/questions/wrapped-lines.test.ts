import { describe, expect, it } from 'vitest'
import { printedLines } from '../../src/engine/answers/text/printed-lines.ts'
import { say } from '../labels/asking.ts'
import labels from './labels.json' with { type: 'json' }

const cola =
  'NIGHT OWL COLA\nCARBONATED WATER, SUGAR, COLOUR (E150d), PHOSPHORIC ACID, CAFFEINE, TAURINE,\nFLAVOURINGS\nHIGH CAFFEINE CONTENT. NOT RECOMMENDED FOR CHILDREN, PREGNANT OR\nBREAST-FEEDING WOMEN, PEOPLE SENSITIVE\nTO CAFFEINE (32 mg/100 ml)\nDo not exceed one bottle a day and do not mix it with\nspirits. Store in a cool, dry\nplace away from direct\nsunlight.\nNUTRITION per 100 ml\nEnergy 190 kJ\nFat 0 g\nof which saturates 0 g'
const jelly =
  '桃味可吸果冻\n配料:水、白砂糖、魔芋粉、卡拉胶、食用\n香精\n贮存条件:请置于阴凉干燥处,避免阳光\n直射,开封后请冷藏并尽快\n食用\n警示:三岁以下儿童\n不宜食用,老人儿童须在成人监护下食\n用,勿一口吞\n食\n净含量:90克\n保质期:12个月'
const linesOf = (label: string): string[] => printedLines(label).map(({ words }) => words)

describe('a sentence that a narrow pack breaks over several lines', () => {
  it('is read as one', () => {
    expect(linesOf(cola)).toEqual([
      'NIGHT OWL COLA',
      'CARBONATED WATER, SUGAR, COLOUR (E150d), PHOSPHORIC ACID, CAFFEINE, TAURINE, FLAVOURINGS',
      'HIGH CAFFEINE CONTENT. NOT RECOMMENDED FOR CHILDREN, PREGNANT OR BREAST-FEEDING WOMEN, PEOPLE SENSITIVE TO CAFFEINE (32 mg/100 ml)',
      'Do not exceed one bottle a day and do not mix it with spirits. Store in a cool, dry place away from direct sunlight.',
      'NUTRITION per 100 ml',
      'Energy 190 kJ',
      'Fat 0 g',
      'of which saturates 0 g',
    ])
    expect(linesOf(jelly)).toEqual([
      '桃味可吸果冻',
      '配料:水、白砂糖、魔芋粉、卡拉胶、食用香精',
      '贮存条件:请置于阴凉干燥处,避免阳光直射,开封后请冷藏并尽快食用',
      '警示:三岁以下儿童不宜食用,老人儿童须在成人监护下食用,勿一口吞食',
      '净含量:90克',
      '保质期:12个月',
    ])
  })

  it.each([
    [cola, 'can my pregnant sister have one', /^No: the label says "NOT RECOMMENDED.*BREAST-FEEDING WOMEN/],
    [cola, '孕妇能喝吗', /^不能：标签写着“NOT RECOMMENDED[^”]*BREAST-FEEDING WOMEN/],
    [cola, 'how do i store it', /Store in a cool, dry place away from direct sunlight/],
    [jelly, '两岁的孩子能吃吗', /三岁以下儿童不宜食用/],
    [jelly, '怎么保存', /避免阳光直射,开封后请冷藏并尽快食用/],
  ])('%#: %s %s', (label, question, said) => expect(say(label, question)).toMatch(said))
})

describe('lines that stand alone', () => {
  it('are not read as one sentence', () => {
    // Those of the last two rounds are wrapped where the print wraps.
    const texts = Object.entries(labels).flatMap(([name, text]) => (/^l8[23]-/.test(name) ? [] : [text]))
    // Of a list that ends a line with a comma nothing else is joined.
    const joined = texts
      .flatMap(text => printedLines(text).map(({ start, end }) => text.slice(start, end)))
      .filter(lines => lines.includes('\n') && !/[,，、]\s*\n/.test(lines))
    expect(joined).toEqual([])
  })
})
