import { expect, it } from 'vitest'
import { analysed, ask as askOf } from '../../../../../test/labels/asking.ts'
import questionLabels from '../../../../../test/questions/labels.json' with { type: 'json' }

const say = (label: keyof typeof questionLabels, question: string, ...before: string[]) =>
  askOf(question, analysed(questionLabels[label]), ...before).answer.replace(/\[\d+\]/g, '')

it.each([
  // What a condition turns on comes first, of what is eaten at once.
  [
    'l31milkpowder',
    '我爸腎病要戒磷，呢個奶粉沖得未',
    /^少吃为好（肾病）：每份25 g含磷 200 mg（29%）[\s\S]*焦磷酸铁/,
  ],
  [
    'l31soup',
    'my mum is on dialysis, is a mug of this soup ok',
    /^Better only a little[^:]*: one mug \(250 ml\) has 620 mg of sodium[\s\S]*fluid/,
  ],
  ['l31soup', '透析病人能喝一杯吗？盐多不多', /^少吃为好（肾病）：每份250 ml含钠 620 mg/],
  [
    'l31soup',
    'Grandad has heart failure, how much salt in a mug',
    /^Better only a little[^:]*: 1\.55 g of salt/,
  ],
  [
    'l31noodle',
    '我爸心衰，医生让低盐，这个一包多少盐',
    /^不建议（心脏不好的人、要控盐的人）：整包112 g含盐 5\.7 g/,
  ],
  ['l30lingcha', '老人家腎不好，可以喝嗎', /^看情况（肾病、老年人）：整包250 ml含钠 30 mg/],
  [
    'l31plum',
    '孕吐就想含颗话梅,一天吃十颗行吗',
    /^不建议（孕妇）：每10 g（一颗有多重标签没有写）含盐 1\.63 g/,
  ],
  [
    'l31yogurt',
    'she is expecting and got gestational diabetis, is it ok',
    /pregnancy, diabetes\)[\s\S]*24 g of sugars/,
  ],
  // Pieces, mugs, meals and the weight that was named.
  ['l30danjuan', '一條幾多卡', /^一条（12\.5 g）含能量 268 kJ（64 千卡）/],
  ['l31soup', 'how much salt if he has two mugs', /^3\.1 g of salt/],
  ['l31soup', 'how much salt in the whole box', /^6\.2 g of salt .*4 portions of 250 ml/],
  ['l30apricot', 'how many carbs in 40g of these?', /^21\.2 g/],
  ['l30niuroumian', '老婆出差，我顿顿吃这个会不会变木乃伊', /3 份共324 g含盐 16\.8 g.*336%/],
  ['l30kaochang', '三岁半的儿子天天要吃，能给他吃吗', /一根（50 g）含盐 1\.14 g.*57%/],
  // The child's own age, named in a question before as well.
  [
    'l31gummies',
    'my boy is 6, how much of his sugar for the day is a 25 g portion',
    /68 % of what a child of 4 to 6/,
  ],
  ['l31gummies', 'so how many can he have in a day', /child of 4 to 6/, 'my boy is 6, are these ok'],
] as const)('%s: %s', (label, question, said, ...before: string[]) =>
  expect(say(label, question, ...before)).toMatch(said),
)

it.each([
  ['l30kaochang', '三岁半的儿子天天要吃，能给他吃吗', /100 g|只这一份/],
  ['l31soup', '透析病人能喝一杯吗？盐多不多', /读得不确定|算不出/],
  ['l31soup', 'my dad is 78 with heart failure, how much salt in one mug', /LDL|for certain/],
] as const)('%s: %s says none of it', (label, question, not) => expect(say(label, question)).not.toMatch(not))
