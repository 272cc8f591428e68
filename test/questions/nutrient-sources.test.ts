import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

describe('where a nutrient of the table comes from is told by the list, not by where the product was made', () => {
  it.each([
    [
      'l45mango',
      'where does the sugar come from',
      /20\.4 g of sugars.*sugars come from mango .*white sugar/s,
    ],
    ['l13oat', '糖是从哪来的', /糖 3\.4 g.*由淀粉分解出来/s],
    [
      'l38oat',
      'no added sugar but 3.4g, where does it come from then',
      /sugars that processing makes from starch/,
    ],
    ['l22cookie', 'what brings all the sodium', /comes from sodium bicarbonate, salt/],
    ['l18fish', '钠从哪来的', /来自豆豉、食用盐、酱油、味精/],
    ['l31noodle', 'why is the fat so high', /fat comes from palm oil .*beef tallow/],
    ['l61-kulfi', '蛋白质从哪来的', /蛋白质来自全脂牛奶/],
    ['l37cola', 'where does the protein come from', /No plain source of protein/],
    ['l78-cereal', 'where do the carbs come from', /carbohydrate comes from CORN FLOUR, SUGAR/],
    ['l51-eggroll', 'where does the fibre come from', /fibre comes from black sesame/],
    ['l17latiao', 'where does the fat come from', /fat comes from soybean oil [^;]*; /],
    [
      'l80-pancake',
      'where is all the sodium from',
      /comes from Baking powder, sodium acid pyrophosphate, sodium bicarbonate, Salt/,
    ],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it.each([
    ['l21beef', 'what country is it from'],
    ['l24gummies', 'where is it made'],
  ] as const)('the place stays the place: %s: %s', (label, question) =>
    expect(say(label, question)).toMatch(/origin|maker/),
  )
})
