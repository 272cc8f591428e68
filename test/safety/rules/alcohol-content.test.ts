import { describe, expect, it } from 'vitest'
import { engine } from '../../labels/corpus.ts'

const reason = (words: string, name = '') =>
  engine.analyse({ text: `配料：水、高粱、小麦\n${words}`, product: { name } }).noScore

describe('the content of alcohol that a label states', () => {
  it.each([
    '酒精度52%vol',
    '酒精度:52.15%vol',
    '酒精度（20℃）：12.5%',
    '酒精度(%vol):3.6%',
    '酒精含量 ≥ 3.3 %',
    '酒精度数：约8度',
    '酒精浓度15°',
    '酒精成分 40 %',
    '乙醇含量：10 vol',
    '52 % vol',
    '12.75%(vol)',
    '5%ABV',
    '5 % ( alc by vol )',
    'ALC 13.5% VOL',
    'Alc. 4%',
    'alcohol content: 7.25 %',
    'Alcohol by volume 5%',
    'alc/vol 5%',
    'ALC / VOL. : 5.5 %',
    'alcohol ≥ 4 %',
    '80 proof',
    '86.45 Proof',
    'alc 0.51%',
  ])('%s is a drink with alcohol', words => expect(reason(words)).toBe('alcohol'))

  it.each([
    '酒精度：0.5%vol',
    '酒精度 0.05%',
    'ALC 0.5% VOL',
    '0.5 % vol',
    '1 proof',
    '酒精度<0.5%vol',
    '≤ 0.5% vol',
  ])('%s is none', words => expect(reason(words, '啤酒')).toBeNull())

  it.each(['GB 2757', 'GB/T 10781.1', 'GB/ T 10781.12', 'QB/T 4927', 'GB2758', 'gb 17204', 'QB 5476'])(
    'the standard %s tells a drink',
    words => expect(reason(`执行标准：${words}`)).toBe('alcohol'),
  )

  it.each(['GB 27571', 'GB/T 208225', 'GB 12757'])('the standard %s tells none', words =>
    expect(reason(`执行标准：${words}`)).toBeNull(),
  )

  it.each(['烹调酒', '烹饪黄酒', '烹饪用料酒', '醉蟹', '醉鸡 白酒', '酒酿 米酒'])('%s is food', name =>
    expect(reason('', name)).toBeNull(),
  )

  it.each(['大曲', '泸州大曲酒', '五粮特曲'])('%s is a drink', name =>
    expect(reason('', name)).toBe('alcohol'),
  )

  it('a dish with 大曲 in its name is none', () => expect(reason('', '大曲粉蒸肉')).toBeNull())

  it.each(['non-alcoholic', 'non alcoholic', 'alcohol-free', 'alcohol free', '无酒精', '非酒精'])(
    '%s is believed',
    claim => {
      expect(reason(claim, '白啤 葡萄酒')).toBeNull()
      expect(reason('', `wine ${claim}`)).toBeNull()
    },
  )
})
