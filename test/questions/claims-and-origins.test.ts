import { describe, expect, it } from 'vitest'
import { createAsking } from './judge.ts'
import labels from './labels.json' with { type: 'json' }

const ask = await createAsking({
  ...labels,
  lichen:
    'Daily D3\nIngredients: Sunflower oil, Vitamin D3 (cholecalciferol from lichen), Tocopherols.\nSuitable for vegans.',
  d3only: 'Oat drink\nIngredients: Water, oats (10%), salt, calcium carbonate, vitamin D3.',
  tripe: '素毛肚\n配料：水、魔芋粉（8%）、大豆油、食用盐',
  crabless: '蟹味棒\n配料：鱼糜（鳕鱼、食用盐）、水、蟹粉、淀粉',
})
const say = (label: string, question: string) =>
  ask({ label, language: /[\u4e00-\u9fff]/.test(question) ? 'zh-Hans' : 'en', history: [], question }).said
    .answer

describe('vitamin D3 and vegans', () => {
  it.each([
    ['l64-vitd', 'is this vegan', /^No, not for vegan diets: .*Not suitable for vegans/],
    ['l64-vitd', 'is the d3 from sheep', /^Yes: by the label .* lanolin/],
    ['l64-vitd', 'is the d3 halal', /^(?!Yes)/],
    ['l64-vitd', 'can vegetarians have it', /^By the label, yes/],
    ['lichen', 'is the vitamin d3 from sheep?', /^No: by the label .* lichen/],
    ['d3only', 'is it vegan', /^It depends: .*lanolin/],
    ['l33gummies', 'ok for vegetarians?', /^No, .*Not suitable for vegetarians/],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })
})

describe('the sum of what is less', () => {
  it.each([
    ['l61-soda', '减糖50%是真的假的', /^数字对得上：.*10 克减到 5 克，少了 50%/],
    ['l63-douban', '减盐30%是真的吗', /^数字对得上：[\s\S]*“减”不等于低/],
    // No figure to compare with: no sum.
    ['l45yogurt', '减糖25%是真的吗', /^(?!数字)/],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })
})

describe('where the colour comes from', () => {
  it.each([
    ['l46gummies', 'no artificial colors so where does the purple come from', /^PURPLE CARROT/],
    ['l44haw', '不含色素那这个红色哪来的', /^没有列着色剂，红色看配料应来自山楂/],
    ['l55-lorne', "what's making it pink", /^Carmine: .*cochineal insects/],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })
})

describe('a food that the product is named after', () => {
  it.each([
    ['tripe', '素毛肚里有没有毛肚', /^没有：.*魔芋粉（8%）/],
    ['l61-suyang', '有没有羊肉', /^没有：.*大豆蛋白/],
    // Crab is in it: never a no.
    ['crabless', '有没有蟹', /^(?!没有：)/],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })
})

describe('a claim and what is named beside it', () => {
  it.each([
    ['l44haw', '写着不添加色素咋还有山梨酸钾 骗人的吧', /^真的，不矛盾[^\n]*$/],
    ['l60-shaoji', '不添加防腐剂 那亚硝酸钠是啥', /^不符：.*乳酸链球菌素/],
    ['l64-mifen', '不添加蔗糖 那乳糖算不算糖', /^算：/],
    ['l43babyrice', '它写不添加庶糖 是不是就等于没有糖', /^没有发现矛盾，但不等于没有糖/],
    ['l50_nuggets', "says 0g trans fat what's the trick", /^No lie.*0\.5 g a serving/],
    ['l65-cili-juice', '富含维生素c合规不', /^合规.*120%/],
    ['l47puff', '100%是真的吗', /^(?!真的)/],
    // Coconut milk brings no lactose.
    ['l59-babypouch', 'no added sugar but 8.6g sugar, how', /^(?![\s\S]*lactose)/],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })
})
