import { describe, expect, it } from 'vitest'
import { createAsking } from './judge.ts'

const ask = await createAsking()
const say = (label: string, ...said: string[]): string => {
  const question = said.at(-1) ?? ''
  const language = /[\u4e00-\u9fff]/.test(question) ? 'zh-Hans' : 'en'
  return ask({ label, language, history: said.slice(0, -1), question }).said.answer
}

describe('whether an amount is much or enough', () => {
  it.each([
    // A table of food for infants, with a column of 100 kJ.
    [
      'l64-mifen',
      ['米粉里铁有多少', '那一包下来够一天的量伐'],
      /不够孩子[\s\S]*25 g）含铁 1\.88 mg.*7～11 个月/,
    ],
    ['l43babyrice', ['吃25克米粉 铁够宝宝一天吗'], /不够孩子.*1\.88 mg/],
    ['l54-suannai', ['一杯钙多少', '三岁宝宝一天两杯够不'], /不够孩子.*210 mg.*450 mg）的 47%/],
    ['l62-naifen', ['两条下去钙多少 够老头子一天的量伐'], /^不够一天的参考值：两条（50 g）含钙 600 mg/],
    // The verdict belongs to the amount that is named before it.
    ['l65-beef-chili', ['一勺15克 纳多少 高不高'], /^中等.*钠 353 mg(?![\s\S]*脂肪)/],
    ['l65-huaxi-rice-noodle', ['纳好多 一碗吃完超标没得'], /^一次就超过一天的量.*2480 mg(?![\s\S]*脂肪)/],
    ['l62-boba', ['一杯糖几多 算唔算多'], /^偏高.*含糖 19 g.*50 g）的 38%/],
    ['l61-yunsausage', ['一條腸有幾多鈉 食兩條係咪好多'], /825 mg[\s\S]*偏高.*1650 mg/],
    ['l47electro', ['how much sodum if i use 3 sticks on a long run, too much?'], /^High.*1800 mg/],
    // Too much of a vitamin is held against what is too much, and not against a day's reference.
    ['l65-cili-juice', ['维c有好多哦 喝一瓶超标不得'], /^没有超标.*360 mg/],
    ['l55-fizz', ['is the zinc in one tablet too much'], /25 mg.*10 mg of zinc/],
    ['l65-cili-juice', ['写的0蔗糖 那我糖尿病可以喝吧', '那一瓶下去总共有好多塘'], /300 ml含糖 8\.7 g/],
    ['l63-energy', ['一罐下去好多塘'], /250 ml）含糖 29\.5 g/],
    ['l62-lengmian', ['一个人把两人份都吃了 钠多少'], /430 g含盐.*4945 mg/],
    ['l64-junyin', ['一天喝两瓶糖多少 还说0蔗糖'], /两瓶（200 ml）含糖 11\.6 g/],
    ['l63-gums', ['sugar in the whole bag?', 'whats that in teaspoons'], /^71\.5 g of sugars(?![\s\S]*salt)/],
    ['l64-xiaolong', ['吃一半 蛋白质有多少'], /180 g含蛋白质 16 g/],
    ['l59-oatdrink', ['一天喝一升糖有多少子'], /1000 ml含糖 36 g/],
    [
      'l63-zerotub',
      ['whats the sugar alcohol if i eat the whole pint'],
      /15 g of polyols(?![\s\S]*does not say)/,
    ],
    ['l59-cheese', ['到底几成是奶酪'], /至少 51%/],
    ['l64-xiaolong', ['到底有几两蟹'], /3%[\s\S]*不会超过 11 g/],
  ] as const)('%s: %s', (label, said, answer) => expect(say(label, ...said)).toMatch(answer))
})

describe('caffeine is measured like a row of the table', () => {
  it.each([
    ['l59-preworkout', ['caffeine in half a scoop?'], /half a scoop \(6 g\).*150 mg/],
    [
      'l59-preworkout',
      ['how much caffeine if i double scoop, thats not gonna kill me right'],
      /^No: the label says "Do not exceed 1 scoop[\s\S]*600 mg/,
    ],
    ['l64-energy', ['whats the caffeine', 'and if i only drink half'], /^By the label.*150 mg/],
    [
      'l64-energy',
      ['how much caffeine is in it', 'im 16 is it ok', 'what if its only like a third'],
      /^No: the label says ".*under 18[\s\S]*100 mg of caffeine/,
    ],
    [
      'l64-baikafei',
      ['一包多少糖啊', '那咖啡因呢 下午跑10公里前来一包'],
      /^按标签的数值，一包（35 g）含咖啡因 105 mg/,
    ],
    ['l62-boba', ['咖啡因几多', '十岁小朋友饮得晒吗 饮半杯'], /^不建议儿童/],
    ['l64-baikafei', ['一天三包咖啡因多不多'], /^没到成人一天的上限，但超过一次的量.*315 mg/],
    ['l65-hk-milktea', ['一包有幾多咖啡因 飲兩包多唔多'], /55 mg[\s\S]*110 mg/],
  ] as const)('%s: %s', (label, said, answer) => expect(say(label, ...said)).toMatch(answer))

  it('is not made light of where the pack forbids it in pregnancy', () => {
    expect(say('l44energy', 'im pregnant, is the caffeine in one can too much')).not.toMatch(/Under the day/)
  })
})

describe('what has a figure of its own on the pack', () => {
  it.each([
    ['l57-whey', ['how much creatine do i get in a scoop'], /^3 g of creatine in one scoop/],
    ['l57-whey', ['how much creatine in 2 scoops'], /^Better not: [\s\S]*6 g of creatine in 2 scoops/],
    ['l59-preworkout', ['how much citrulline in half a scoop'], /^2000 mg of .*citrulline/],
    ['l58-gaba', ['两瓶γ-氨基丁酸有多少'], /氨基丁酸 400 mg，按标签/],
    ['l63-energy', ['一罐牛磺酸多少'], /牛磺酸 125 mg，按标签/],
  ] as const)('%s: %s', (label, said, answer) => expect(say(label, ...said)).toMatch(answer))
})

it('a baby of eight months is none under six', () =>
  expect(say('l64-mifen', '一袋里头有多少钙啊 宝宝8个月 够一天的量不')).not.toMatch(/^不能|6月龄以下/))
