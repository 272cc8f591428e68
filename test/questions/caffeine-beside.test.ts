import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

const tea =
  '鐵觀音奶茶\n成分：奶精、鐵觀音茶粉12%、脫脂奶粉\n咖啡因含量：68毫克/份\n營養標示\n每一份量18公克 本包裝含12份\n 每份 每100公克\n熱量 76大卡 422大卡\n淨重：216公克（18公克×12包）'
const energy =
  'Volt Energy Drink\nIngredients: Water, Sugar, Citric Acid, Caffeine (0.032%), Flavouring.\nCaffeine 32 mg/100 ml\n250 ml'

describe('caffeine beside what people know', () => {
  it.each([
    [tea, '同一罐可樂比，邊個咖啡因多啲', /^这个多：.*68 mg.*可乐.*40 mg/],
    [energy, 'more caffeine than a coffee?', /^Less here: .*80 mg.*coffee.*90 mg/],
    [energy, 'caffeine vs a red bull', /^About the same: .*80 mg/],
  ])('%#', (label, question, said) => expect(say(label, question)).toMatch(said))

  it('takes the caffeine of the question before', () =>
    expect(say(tea, '咁同一罐可樂比邊個多啲', '呢個有冇咖啡因')).toMatch(/^这个多/))

  it('counts what the pack states of a portion', () =>
    expect(say(tea, '懷孕，一日飲兩包得唔得')).toMatch(/咖啡因 136 mg/))

  it('says nothing of it where the pack states none', () =>
    expect(
      say(
        energy.replace('Caffeine 32 mg/100 ml\n', '').replace(' (0.032%)', ''),
        'more caffeine than a coffee?',
      ),
    ).not.toMatch(/^More here|^Less here/))
})
