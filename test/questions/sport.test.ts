import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'
import labels from './labels.json' with { type: 'json' }

describe('enough before, during or after sport: the verdict first, with what is advised and its source', () => {
  it.each([
    [
      'protein after training',
      labels.l14bar,
      '练完来一根 蛋白够吗',
      /^够一次：一根（60 g）含蛋白质 20 g；[^\n]*15～25 g/,
    ],
    ['too little of it', labels.l20soymilk, '跑完步飲 蛋白質夠唔夠', /^不够：整包250 ml含蛋白质 5\.8 g/],
    ['a little less than advised', labels.l36bar, '练完吃一根能补多少克蛋白', /^接近够：[^\n]*14\.9 g/],
    ['of no portion', labels.l18floss, '增肌期吃肉松行吗', /^看吃多少：每100 g含蛋白质 27 g/],
    [
      'sodium of an ordinary drink',
      labels['l57-peachtea'],
      '跑完步喝这个能补电解质吗',
      /^补不了多少：[^\n]*14 mg/,
    ],
    [
      'sodium of a drink for sport',
      labels.sportsdrink,
      'is 49mg sodium per 100 enough for a marathon',
      /^Some: 100 ml contain 49 mg[\s\S]*294 mg/,
    ],
    [
      'before a race, with fat',
      labels['l59-pineapplecake'],
      '明天全马 起跑前吃两块补碳够吗',
      /^碳水够：[^\n]*66 g[^\n]*脂肪也多（18 g）/,
    ],
  ])('%s', (_, text, question, said) => expect(say(text, question)).toMatch(said))

  it('is not told where caffeine or a high claim is asked about', () => {
    expect(say(labels['l65-hk-milktea'], '晨跑前冲一包提神，咖啡因够吗')).not.toMatch(/ACSM/)
    expect(say(labels.l32fishball, '想增肌,这个鱼蛋的蛋白质够不够高?')).not.toMatch(/ACSM/)
  })
})
