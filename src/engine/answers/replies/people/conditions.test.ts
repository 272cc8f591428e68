import { expect, it } from 'vitest'
import { analysed, ask as askOf } from '../../../../../test/labels/asking.ts'

const table =
  '\n营养资料 每100毫升\n能量 218千焦\n蛋白质 0.9克\n脂肪 1.6克\n碳水化合物 8.5克\n——糖 7.2克\n钠 38毫克'
const tea = `港式奶茶\n成分：水、糖、全脂奶粉、紅茶茶葉、乳化劑（E471）\n淨含量：480毫升${table}`
const cola = `无糖可乐\n配料：水、二氧化碳、阿斯巴甜（含苯丙氨酸）、安赛蜜、三氯蔗糖、咖啡因\n0糖 0脂 0能量\n净含量：330毫升\n营养成分表 每100毫升 NRV%\n能量 0千焦 0%\n蛋白质 0克 0%\n脂肪 0克 0%\n碳水化合物 0克 0%\n——糖 0克\n钠 15毫克 1%`
const strips =
  '手撕面筋（调味面制品）\n配料：小麦粉、大豆油、饮用水、食用盐、白砂糖、辣椒、谷氨酸钠\n净含量：106克\n营养成分表 每100克 NRV%\n能量 1632千焦 19%\n蛋白质 8.6克 14%\n脂肪 19.8克 33%\n碳水化合物 44.5克 15%\n钠 2480毫克 124%'
const balls =
  '咖喱魚蛋\n成分：魚肉漿（紅衫魚、門鱔、水）、水、小麥澱粉、鮮蝦、酵母抽取物、增味劑（E621、E635）、胭脂蟲紅\n淨重：250克'
const bar =
  'Protein Bar\nIngredients: Milk Protein Blend 32% (Whey Protein Isolate, Calcium Caseinate), Glycerol, Maltitol, Peanuts 6%, Salt.\nExcessive consumption may produce laxative effects.\nNet weight: 60 g\nNutrition per 100 g / per bar (60 g)\nEnergy 1530 kJ 365 kcal / 918 kJ 219 kcal\nFat 13 g / 7.8 g\nCarbohydrate 31 g / 18.6 g\n of which sugars 3.5 g / 2.1 g\n of which polyols 24 g / 14.4 g\nProtein 33.5 g / 20.1 g\nSalt 0.75 g / 0.45 g'
const oats = 'Oat Drink\nIngredients: Water, Oats 10%, Rapeseed Oil, Salt.'
const soup = 'Bouillon\nIngredients: Salt, Modified Starch, Hydrolysed Vegetable Protein, Onion.'
const noodles =
  '油炸方便面\n配料：面饼：小麦粉、棕榈油、食用盐\n粉料包：食用盐、味精、白砂糖\n净含量：108克\n营养成分表 每份（108克）\n能量 2080千焦\n蛋白质 9.8克\n脂肪 22.6克\n碳水化合物 63.5克\n钠 2310毫克'
const toast = '牛奶吐司\n配料：小麦粉、水、白砂糖、全脂乳粉（2%）、酵母'

const ask = (text: string, question: string) => askOf(question, analysed(text)).answer.replace(/\[\d+\]/g, '')

it.each([
  // Caffeine without a figure: EFSA's day; daily: what a bottle has beside it.
  [
    cola,
    '怀孕5个月可以喝这个无糖可乐吗',
    /没有写咖啡因有多少；[\s\S]*最多约 50 mg[\s\S]*孕妇和哺乳的一天合计 200 mg/,
    /读得不确定/,
  ],
  [tea, '懷孕三個月，日日飲一支得唔得', /孕妇和哺乳的一天合计 200 mg[\s\S]*480 ml含糖 34\.6 g[\s\S]*69%/],
  [cola, '孩子8岁每天喝一瓶可以吗', /每千克体重 3 mg/],
  ['Cocoa\nIngredients: Cocoa Powder.', 'can I drink this pregnant', /./, /mg of caffeine/],
  // Diabetes, blood pressure: what is eaten at once.
  [tea, '糖尿病可以飲嗎', /碳水化合物 40\.8 g、糖 34\.6 g/, /整份配料表/],
  [strips, '高血压能吃一包吗', /^不建议（高血压）：整包.*2629 mg.*131%/],
  [strips, '孕妇忍不住想吃，吃一包钠会不会超了', /131%[\s\S]*一次就超过一天的量。/, /盐、糖/],
  [strips, '一天最多吃几包', /按盐算：约 0\.8 包（81 g）就到成人一天的量/, /糖偏多/],
  [noodles, '我高血压，能吃吗，汤喝了要紧不', /粉料包里都列了盐/],
  [noodles, 'high blood pressure, may I eat it, and drink the soup?', /goes into the soup/],
  // Gout: by their place in the list.
  [balls, '我有痛風，食唔食得', /魚肉漿.*酵母抽取物.*E635/],
  // Animals in Traditional characters; insects and seafood for Muslims.
  [balls, '純素可以吃嗎', /^不能.*紅衫魚.*鮮蝦/],
  [balls, '穆斯林食得嗎', /^看情况：.*鮮蝦[\s\S]*胭脂蟲紅来自昆虫/, /不适合素食|可能来自植物/],
  // A name is no ingredient.
  [tea.replace('港式', '絲襪'), '絲襪奶茶入面係咪真係有絲襪？', /^没有列出：“絲襪/],
  // Oats alone; starch and protein of no named plant.
  [oats, 'can I drink this with celiac disease', /^No[\s\S]*Oats are the only source/],
  [soup, 'is there gluten in it?', /Modified Starch, Hydrolysed Vegetable Protein/, /^No /],
  // Bars, sweeteners, percentages.
  [
    bar,
    'Type 1 here. What are the polyols in this bar and do i count them as carbs',
    /Glycerol, Maltitol[\s\S]*18\.6 g of carbohydrate \(of which 14\.4 g of polyols\)/,
  ],
  [bar, '一日食三條會唔會肚屙？', /(?=[\s\S]*糖醇 43)[\s\S]*Excessive consumption/],
  [cola, '这三个甜味剂会升血糖吗', /几乎不会/, /3 份|990/],
  [bar, '蛋白质主要来自什么', /在Milk Protein Blend 32%里[\s\S]*（6%）/, /各自多少/],
  [toast, '叫牛奶吐司，真的有牛奶吗', /^有[\s\S]*不是液态奶[\s\S]*全脂乳粉 2%/],
] as const)('%j\n%s', (text, question, said, not?: RegExp) => {
  const answer = ask(text, question)
  expect(answer).toMatch(said)
  if (not) expect(answer).not.toMatch(not)
})
