import { describe, expect, it } from 'vitest'
import type { Ingredient } from '../../src/engine/index.ts'
import type { AdditiveName } from '../../src/knowledge/index.ts'
import { engine, knowledge, named, plain } from './corpus.ts'

type Form = (name: AdditiveName) => string

const classOf = ({ functions }: AdditiveName): string => functions[0] ?? ''
// As imported labels write the classes of annex D.
const CLASS_EN: Record<string, string> = {
  酸度调节剂: 'acidity regulator',
  抗结剂: 'anticaking agent',
  消泡剂: 'antifoaming agent',
  抗氧化剂: 'antioxidant',
  漂白剂: 'bleaching agent',
  膨松剂: 'raising agent',
  着色剂: 'colour',
  护色剂: 'colour retention agent',
  乳化剂: 'emulsifier',
  酶制剂: 'enzyme preparation',
  增味剂: 'flavour enhancer',
  面粉处理剂: 'flour treatment agent',
  被膜剂: 'glazing agent',
  水分保持剂: 'humectant',
  防腐剂: 'preservative',
  稳定剂和凝固剂: 'stabiliser',
  甜味剂: 'sweetener',
  增稠剂: 'thickener',
}
const wide = (text: string): string =>
  text.replace(/[!-~]/g, char => String.fromCharCode(char.charCodeAt(0) + 0xfee0))
const torn = (text: string): string => `${text.slice(0, 1)}\n${text.slice(1)}`

const CHINESE: Record<string, Form> = {
  'by itself': ({ text }) => text,
  'in full width': ({ text }) => wide(text),
  'over a line end': ({ text }) => torn(text),
  'with an amount': ({ text }) => `${text}（0.5%）`,
  'with an amount behind a sign': ({ text }) => `${text}≤0.5g/kg`,
  'with its number': ({ text, ins }) => (ins ? `${text}（INS ${ins}）` : text),
  'within a compound': ({ text }) => `豆瓣酱（蚕豆、${text}、辣椒）`,
  'brought by an oil': ({ text }) => `棕榈油（含${text}）`,
  'among additives': ({ text }) => `食品添加剂（柠檬黄、${text}、日落黄）`,
  'joined to another': ({ text }) => `食品添加剂（柠檬黄和${text}）`,
  'behind a slash': ({ text }) => `食品添加剂（柠檬黄/${text}）`,
  'under its class': name => `${classOf(name)}（${name.text}）`,
  'under its class in square brackets': name => `${classOf(name)}[${name.text}]`,
  'under its class among additives': name => `食品添加剂（${classOf(name)}：${name.text}，着色剂：柠檬黄）`,
  'behind its class and a colon': name => `${classOf(name)}：${name.text}；`,
  'behind its class': name => `${classOf(name)}${name.text}`,
  'behind 食品添加剂': ({ text }) => `食品添加剂${text}`,
  'in a blend': name => `复配${classOf(name)}（${name.text}、麦芽糊精）`,
  'without its water': ({ text }) => `食品添加剂（${/[酸钠钾钙镁铵]$/.test(text) ? '无水' : ''}${text}）`,
}

const ENGLISH: Record<string, Form> = {
  'by itself': ({ text }) => text,
  'in capitals': ({ text }) => text.toUpperCase(),
  'over a line end': ({ text }) => text.replace(' ', '\n'),
  'with its number': ({ text, ins }) => (ins ? `${text} (E${ins})` : text),
  'with its purpose': ({ text }) => `${text} (as a preservative)`,
  'added for freshness': ({ text }) => `${text} added to preserve freshness`,
  'within a compound': ({ text }) => `chocolate [cocoa butter, ${text}, cocoa mass]`,
  'with another': ({ text }) => `tartrazine and ${text}`,
  'under its class': name => `${CLASS_EN[classOf(name)]} (${name.text})`,
  'behind its class and a colon': name => `${CLASS_EN[classOf(name)]}: ${name.text};`,
  'behind its class': name => `${CLASS_EN[classOf(name)]} ${name.text}`,
}

const NUMBER: Record<string, (ins: string) => string> = {
  E123: ins => `E${ins}`,
  'E 123': ins => `E ${ins}`,
  'E-123': ins => `E-${ins}`,
  INS123: ins => `INS${ins}`,
  'INS 123': ins => `INS ${ins}`,
  'INS No. 123': ins => `INS No. ${ins}`,
  'emulsifier 123': ins => `emulsifier ${ins}`,
  'emulsifiers (123, 102)': ins => `emulsifiers (${ins}, 102)`,
  'emulsifiers (102 and 123)': ins => `emulsifiers (102 and ${ins})`,
  'emulsifier (E123iv)': ins => `emulsifier (E${ins.replace(/[()]/g, '')})`,
  'emulsifier: 123;': ins => `emulsifier: ${ins};`,
  '增稠剂（123）': ins => `增稠剂（${ins}）`,
  '增稠剂（１２３）': ins => `增稠剂（${wide(ins)}）`,
  '增稠剂：123；': ins => `增稠剂：${ins}；`,
  '食品添加剂（增稠剂（INS 123））': ins => `食品添加剂（增稠剂（INS ${ins}））`,
}

// A spice, which a class or a bracket of additives makes a colour.
const SPICES = ['姜黄', '姜黄粉']
const CLASSES = ['胶基', '胶基糖果中基础剂物质', '复合膨松剂', 'gum base']
// Names that hold a comma, a joining word, an amount or a purpose of their own.
const APART = [
  // A spice in English, and under a colour either of two entries.
  'turmeric',
  'turmeric powder',
  'ground turmeric',
  'd-山梨醇液70%',
  'chlorophyllin copper complex, sodium and potassium salts',
  'beet juice for color',
  "5'-次黄嘌呤核苷磷酸二钠及5'-鸟嘌呤核苷磷酸二钠",
]

const owners = new Map<string, Set<string | undefined>>()
for (const { text, id } of knowledge.names) {
  const key = plain(text)
  owners.set(key, (owners.get(key) ?? new Set()).add(id))
}

/** A fortificant counts where no class says that it is an additive. */
const isFound =
  (form: string) =>
  ({ text }: AdditiveName, found: readonly Ingredient[]): boolean => {
    const ids = owners.get(plain(text))
    return found.some(({ kind, additiveId, name }) => {
      if (kind === 'nutrient') return !isDeclared(form) && plain(name) === plain(text)
      return ids?.has(undefined) ? kind === 'additive' : ids?.has(additiveId)
    })
  }

const BATCH = 12

/** Those of the items that a label of them all does not give, parted by a food that has nothing to do with them. */
function lost<Item>(
  items: readonly Item[],
  write: (item: Item) => string,
  isRead: (item: Item, found: readonly Ingredient[]) => boolean,
  [heading, food, end]: readonly [string, string, string],
): Item[] {
  const missed: Item[] = []
  for (let from = 0; from < items.length; from += BATCH) {
    const batch = items.slice(from, from + BATCH)
    const text = `${heading}${batch.map(item => `${food}${write(item)}`).join(end)}${end}${food}`
    const found = named(engine.analyse({ text }).ingredients)
    missed.push(...batch.filter(item => !isRead(item, found)))
  }
  return missed
}

const isHan = (text: string): boolean => /[\u4e00-\u9fff]/.test(text)
const usual = knowledge.names.filter(({ text }) => !APART.includes(text) && !CLASSES.includes(text))
const chinese = usual.filter(({ text }) => isHan(text))
const english = usual.filter(({ text }) => /[a-z]/i.test(text) && !isHan(text))
const isDeclared = (form: string): boolean => /class|additives|食品添加剂|blend|joined|slash|water/.test(form)
const isApart = (form: string, name: AdditiveName): boolean =>
  (/class|blend/.test(form) && !(classOf(name) in CLASS_EN)) ||
  (SPICES.includes(name.text) && !isDeclared(form))

describe('every additive of the standard', () => {
  it.each(Object.entries(CHINESE))('is found by each of its Chinese names %s', (form, write) => {
    const names = chinese.filter(name => !isApart(form, name))
    expect(lost(names, write, isFound(form), ['配料：', '鸡蛋、', '、']).map(name => name.text)).toEqual([])
  })

  it.each(Object.entries(ENGLISH))('is found by each of its English names %s', (form, write) => {
    const names = english.filter(name => !isApart(form, name))
    expect(
      lost(names, write, isFound(form), ['Ingredients: ', 'eggs, ', ', ']).map(name => name.text),
    ).toEqual([])
  })

  it.each(Object.entries(NUMBER))('is found by its number written %s', (form, write) => {
    // E164 is saffron, INS 164 gardenia yellow.
    const numbers = knowledge.additives
      .flatMap(({ ins }) => ins)
      .filter(ins => !(ins === '164' && form.includes('E')))
    const isRead = (ins: string, found: readonly Ingredient[]) =>
      found.some(one => one.additiveId && knowledge.additive(one.additiveId)?.ins.includes(ins))
    const around = isHan(form)
      ? (['配料：', '鸡蛋、', '、'] as const)
      : (['Ingredients: ', 'eggs, ', ', '] as const)
    expect(lost(numbers, write, isRead, around)).toEqual([])
  })
})

describe('a food that only sounds like an additive', () => {
  const FOODS =
    '食用盐 白砂糖 麦芽糊精 淀粉 酵母 胡萝卜 辣椒 姜黄粉 蜂蜜 乳清蛋白 胶原蛋白 葡萄糖 果葡糖浆 麦芽糖浆 海藻糖 菊粉 低聚果糖 结晶果糖 一水葡萄糖 无水奶油 红糖 焦糖 焦糖糖浆 甜菜 紫薯 紫甘薯 甘草 罗汉果 迷迭香 茶叶 高粱 番茄 螺旋藻 大豆 大豆油 水解胶原蛋白 抗性糊精 水溶性膳食纤维 角豆粉 香草 薄荷 柠檬 柠檬汁 苹果醋 食醋 白酒 苏打饼干 木薯淀粉 预糊化淀粉 酵母抽提物 谷朊粉 小麦蛋白 低聚半乳糖 乳酸菌 酸奶 酸菜 盐渍辣椒 海藻 石花菜 桃胶 阿胶 花胶'
  it.each(FOODS.split(' '))('%s is a food', food => {
    const found = named(engine.analyse({ text: `配料：水、${food}、鸡蛋` }).ingredients)
    expect(found.map(one => one.name)).toEqual(['水', food, '鸡蛋'])
    expect(found.filter(({ kind }) => kind === 'additive' || kind === 'flavouring')).toEqual([])
  })
})
