import { describe, expect, it } from 'vitest'
import { analysed, ask as askOf } from '../labels/asking.ts'
import labels from './labels.json' with { type: 'json' }

const byName: Readonly<Record<string, string>> = labels
const say = (label: string, question: string, ...before: string[]) =>
  askOf(question, analysed(byName[label] ?? label), ...before).answer.replace(/\[\d+\]/g, '')

describe('a claim that the pack does not make is held against the table, and no other claim is told', () => {
  it.each([
    ['icetea', '上面写低糖，真的假的', /^够不上，标签也没有写“低糖”[\s\S]*9\.3 g，要求/],
    ['crisps', '低脂是真的吗', /^够不上，标签也没有写“低脂”[\s\S]*34 g，要求/],
    ['crisps', '凭什么写低钠', /^够不上，标签也没有写“低钠”[\s\S]*钠 620 mg/],
    ['fishstick', 'it says source of fibre, can i trust that', /label (?:does not )?say "source of fibre"/],
    ['granola', 'is the "premium" true', /^Not stated[\s\S]*premium/],
    ['granola', 'is no msg just marketing', /^No msg|^No MSG/],
    ['cola0', '上面写进口原料，真的假的', /^没有写：[\s\S]*进口原料/],
    ['cola0', '0脂能信吗', /^标签写着“0脂”；没有读到营养成分表/],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })
})

describe('what is claimed to be in it and is not listed is not confirmed', () => {
  it.each([
    ['cola0', '益生菌是真的吗', /^没有看到/],
    ['juice', '富含维生素C是真的吗', /^没有看到/],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })
})

describe('whether a food is wheat, milk, a sugar or an additive', () => {
  it.each([
    ['gfcookies', 'is gram flour wheat', /not made of wheat[\s\S]*chickpeas/],
    ['gfcookies', 'is spelt wheat', /A cereal with gluten/],
    ['gfcookies', 'is ghee dairy', /^Yes: ghee counts as dairy/],
    ['gfcookies', 'is tapioca dairy', /^No: tapioca is no dairy[\s\S]*But the label has it: contains milk/],
    ['bread', '植脂末是添加剂吗', /^不是：植脂末是食品原料/],
    ['bread', '大豆分离蛋白里有奶吗', /^不是[\s\S]*但这份标签里有：含乳/],
    ['bread', '木薯淀粉算糖吗', /^不是：木薯淀粉不算糖/],
    ['bread', '糯米粉是小麦做的吗', /不是小麦做的/],
    ['cola', '琼脂是添加剂吗', /^是：琼脂属于食品添加剂/],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })
})

describe('a food that is not listed, in any frame', () => {
  it.each([
    ['bread', '无水奶油是什么', /^无水奶油：/],
    ['bread', '人造黄油是什么东西', /^人造黄油：/],
    ['bread', '为什么要放鸡精', /没有识别到鸡精/],
    ['bread', '奶精呢', /^没有列出奶精/],
    ['bread', '为什么要放水解植物蛋白', /没有识别到水解植物蛋白/],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })
})

describe('names with a slip, beside people and alone', () => {
  it.each([
    ['cola0', '山犁酸钾清真吗', /山梨酸钾/],
    ['cola0', '诱或红安全不安全', /诱惑红/],
    ['cola0', '炳酸钙是什么', /丙酸钙/],
    ['cola0', '双乙酰酒石酸单双甘油脂起什么作用', /双乙酰酒石酸单双甘油酯的作用/],
    ['cola0', '脱氢已酸纳限量多少', /脱氢乙酸/],
    ['gummies', 'is gaur gum safe', /guar gum/],
    ['gummies', 'is neotam safe', /neotame/],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })

  it('insures no duck', () => {
    expect(say('sausage', '鸭子有冇买保险架')).not.toMatch(/保险粉/)
  })
})

describe('natural or made by synthesis, of an additive that this label has not', () => {
  it.each([
    ['bread', '柠檬黄是天然的还是化学合成的', /^合成的：柠檬黄/],
    ['gummies', 'is aspartame natural or synthetic', /^Synthetic: aspartame/],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })
})

describe('the product, after a question for a figure', () => {
  it.each([
    ['energy', 'is it healthy', /\/100/],
    ['energy', 'and is it ultra processed then', /NOVA/],
    ['energy', 'is this junk', /\/100/],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question, 'how much caffeine is in one can')).toMatch(said)
  })

  it('knows a supplement with sweeteners and flavourings for ultra-processed', () => {
    expect(say('melatonin', '这是超加工吗')).toMatch(/NOVA/)
  })
})

describe('where a taste or a colour comes from', () => {
  it.each([
    ['yogurt', '凭啥吃着是甜的', /甜主要来自：[\s\S]*白砂糖/],
    ['yogurt', '哪来的甜味', /白砂糖/],
    ['wholebread', 'where does the sweetness come from', /sweet through Sugar/],
    ['yogurt', '靠什么增稠', /羟丙基二淀粉磷酸酯/],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })
})

describe('jokes with a food in them get no verdict on allergens', () => {
  it.each([
    ['fishstick', 'would a real fish bite on these', /won't guess|No label can tell/],
    ['fishstick', 'do fish have fingers', /won't guess|No label can tell/],
    ['crisps', '吃了能考上清华吗', /答不了|查不到/],
    ['sausage', '这猪生前快乐吗', /答不了|查不到/],
    ['yogurt', '草莓有没有对象', /答不了|查不到/],
  ])('%s: %s', (label, question, said) => {
    const answer = say(label, question)
    expect(answer).toMatch(said)
    expect(answer).not.toMatch(/contains|含有|过敏/)
  })

  it('still tells whether there is fish in it', () => {
    expect(say('fishstick', 'is there fish in it')).toMatch(/^Yes: contains fish/)
  })
})

describe('the law, as it was asked about', () => {
  it.each([
    ['yogurt', '山梨酸钾在日本是禁用的吗', /^没有查到山梨酸钾在日本被禁用的记录/],
    ['mayo', 'is xanthan gum banned in europe', /^No, not banned in the EU: E 415/],
    ['mayo', 'is ponceau 4r allowed in flavoured yogurt', /^Yes: ponceau 4R may be used/],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })

  it('tells of no other food where one is named', () => {
    expect(say('yogurt', '风味发酵乳里亚硝酸钠最多能加多少')).not.toMatch(/腌腊/)
  })
})
