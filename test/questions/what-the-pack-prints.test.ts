import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'
import labels from './labels.json' with { type: 'json' }

describe('what the pack prints is not said to be missing', () => {
  it.each([
    [
      'caffeine of a can in capitals',
      labels.l44energy,
      'how much caffeine is in one can, I am pregnant',
      /160 mg/,
    ],
    ['the weight of a scoop', labels.l44protein, '一勺多少蛋白', /^一勺/],
    ['the weight of a piece by the portion', labels.l44eggroll, '一次吃兩條蛋捲，多少糖', /9\.2 g/],
    [
      'the animal of gelatine in brackets',
      labels.l45lollies,
      'is the gelatine halal',
      /by the label Beef|Beef/,
    ],
    ['no added sugar', labels.l44puffs, 'is there any added sugar in these', /^None added/],
    [
      'the food that the question names',
      labels.l45yogurt,
      'acesulfame K limit in flavoured fermented milk',
      /^At most 0\.35 g\/kg/,
    ],
  ])('%s', (_, text, question, said) => expect(say(text, question)).toMatch(said))

  it('says of no gelatine whose animal is printed that it is not', () => {
    expect(say(labels.l45lollies, 'is the gelatine halal')).not.toMatch(/does not state|not stated/)
  })
})

describe('nothing is said that the label speaks against', () => {
  it('denies no sugar that stands on the list', () => {
    expect(say(labels.l44haw, '糖尿病能吃山楂条吗 山楂不是降糖的嘛')).not.toMatch(/没有识别到糖/)
  })

  it('sends somebody on tablets to the doctor or pharmacist', () => {
    expect(
      say(
        labels.l45fizz,
        'I take three heart tablets every morning, may I take this vitamin fizz with them?',
      ),
    ).toMatch(/doctor|pharmacist/)
  })
})
