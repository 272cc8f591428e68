import { describe, expect, it } from 'vitest'
import { analysed, ask, say } from '../labels/asking.ts'
import { engine } from '../labels/corpus.ts'
import labels from './labels.json' with { type: 'json' }

describe('what the question before leaves for the next', () => {
  it.each([
    ['l54-meijiu', '限量多少', '山梨酸钾在配制酒里允许用吗', /^最大 0\.4 g\/kg.*配制酒/],
    [
      'l55-meijiu',
      '那山梨酸钾呢，最多用好多',
      '配制酒里三氯蔗糖最大使用量是多少',
      /^最大 0\.4 g\/kg.*配制酒/,
    ],
  ])('%s: the food that the law was asked of: %s', (label, question, before, said) =>
    expect(say(label, question, before)).toMatch(said),
  )

  it('is no ingredient where the product is named again', () => {
    expect(say('l14yogurt', '一岁半宝宝能吃这个酸奶不', '明胶是猪的还是牛的')).toMatch(
      /^不建议（婴幼儿）：加了糖/,
    )
    expect(say('l22huamei', '柠檬黄日落黄是不是会让小孩多动啊，这个话梅里有吗')).toMatch(
      /有，标签上写着柠檬黄。\n有，标签上写着日落黄/,
    )
  })
})

describe('two questions in one message', () => {
  it.each([
    ['l14noodle', 'TBHQ 油炸麵製品 GB 2760 上限。另外有沒有豬油', /0\.2 g\/kg[\s\S]*有，标签上写着豬油/],
    ['l20ham', '有猪肉没？亚硝 限量+残留?', /猪肉[\s\S]*0\.15 g\/kg/],
    ['babypuffs', 'is this gluten free? from what age can she have these', /gluten[\s\S]*7 months/],
    ['twchips', '一包有多少卡路里，还有膨化食品里二丁基羟基甲苯限值', /495[\s\S]*0\.2/],
    [
      'l37plum',
      '话化类里甜蜜素限量多少?顺便问下，我血压高 这个话梅能不能吃一两个啊',
      /^不建议（高血压）[\s\S]*720 mg[\s\S]*8 g\/kg/,
    ],
    ['mango', '孩子哮喘，这个芒果干能吃吗？另外日落黄EFSA的ADI', /亚硫酸盐[\s\S]*EFSA 4 \(2014\)/],
  ])('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it('are one where only the person is told first', () => {
    expect(say('l35gummies', "Which things in here are from animals or insects? I'm vegan")).toMatch(
      /^No, not for vegan/,
    )
  })
})

describe('words with another meaning in a name', () => {
  it.each([
    ['l55-chaoshou', '红油料包里面有啥子', /红油料包里有：菜籽油、辣椒/],
    ['l55-lorne', "what's the dodgiest thing in there, be honest", /^Sodium Metabisulphite: high concern/],
    ['l55-lorne', 'is there weat in the square sausage', /^Yes: contains gluten/],
    ['l55-bingfen', '我們家有人不能吃膚質，這個冰粉三包都可以嗎', /^不建议：标签提示可能含麸质/],
  ])('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))
})

it('takes a portion that is stated above the head row of a table for no column', () => {
  const { nutrition } = engine.analyse({ text: labels['l55-yuchang'] })
  expect(nutrition?.columns).toEqual([{ per: '100g' }])
  expect(say('l55-yuchang', '给他吃两根，盐有多少')).toMatch(/^两根（30 g）含盐 0\.47 g（钠 186 mg）/)
})

it('says on which list there is no fifth place', () => {
  const short = analysed('配料：水、糖、盐')
  const { answer, citations } = ask('第五位是什么', short)
  expect(answer).toMatch(/没有|只有/)
  expect(citations.length).toBeGreaterThan(0)
})

describe('the intake of another additive, and what is listed by a longer name', () => {
  const soda = '橙味汽水\n产品类型:果味型碳酸饮料\n配料:饮用水、白砂糖、食品添加剂(甜蜜素、安赛蜜、苯甲酸钠)'
  const powder =
    'PRE-WORKOUT\nIngredients: Citrulline malate (33%), beta-alanine (27%), sweeteners (955, acesulfame potassium)'
  it.each([
    [
      soda,
      '那安赛蜜呢 我50公斤',
      '甜蜜素一天最多能吃多少',
      /^安赛蜜的每日允许摄入量[\s\S]*50 kg 的人相当于每天 750 mg/,
    ],
    [soda, '那苯甲酸钠呢 孩子20公斤', '安赛蜜每日允许摄入量', /^苯甲酸钠的每日允许摄入量[\s\S]*20 kg/],
    [
      powder,
      'and acesulfame, im 70kg',
      'how much sucralose a day is ok',
      /^Acceptable daily intake of acesulfame/,
    ],
    [powder, 'and the citrulline', 'what does the beta alanine do', /Citrulline malate/],
  ])('%#', (label, question, before, said) => expect(say(label, question, before)).toMatch(said))
})
