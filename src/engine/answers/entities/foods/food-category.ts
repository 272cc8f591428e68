import type { Knowledge, UseEntry } from '../../../../knowledge/index.ts'
import { createMayMatch } from '../../../text/may-match.ts'
import { fold } from '../../../text/normalize.ts'
import { perText } from '../../../text/per-text.ts'
import type { Question } from '../../question.ts'
import { categoryOfStandard, oilWords, productWords } from './product-kinds.ts'

/** Everyday English for foods, by a word of their category in GB 2760-2024 Annex E. */
const foodsInEnglish: Readonly<Record<string, string>> = {
  bread: '面包',
  biscuit: '饼干',
  cookie: '饼干',
  cracker: '饼干',
  cake: '糕点',
  pastry: '糕点',
  'instant noodle': '方便米面制品',
  noodle: '面条',
  drink: '饮料',
  beverage: '饮料',
  soda: '碳酸饮料',
  'energy drink': '特殊用途饮料',
  'sports drink': '特殊用途饮料',
  carbonated: '碳酸饮料',
  'fizzy drink': '碳酸饮料',
  'soft drink': '碳酸饮料',
  cola: '碳酸饮料',
  juice: '果蔬汁',
  'flavoured fermented milk': '风味发酵乳',
  'flavored fermented milk': '风味发酵乳',
  'fermented milk': '发酵乳',
  'flavoured yoghurt': '风味发酵乳',
  'flavored yoghurt': '风味发酵乳',
  'flavoured yogurt': '风味发酵乳',
  'flavored yogurt': '风味发酵乳',
  'fruit yoghurt': '风味发酵乳',
  'fruit yogurt': '风味发酵乳',
  yoghurt: '发酵乳',
  yogurt: '发酵乳',
  milk: '乳',
  cheese: '干酪',
  'ice cream': '冷冻饮品',
  candy: '糖果',
  sweets: '糖果',
  chocolate: '巧克力',
  jam: '果酱',
  'soy sauce': '酱油',
  vinegar: '食醋',
  sausage: '肉灌肠',
  ham: '火腿',
  jelly: '果冻',
  wine: '葡萄酒',
  beer: '啤酒',
  pickle: '腌渍的蔬菜',
  meat: '熟肉制品',
  margarine: '人造黄油',
  nut: '坚果',
  tofu: '豆制品',
  crisps: '膨化食品',
  puffed: '膨化食品',
  chips: '膨化食品',
  gummies: '糖果',
  gummy: '糖果',
  'dried fruit': '蜜饯',
  'dried mango': '蜜饯',
  'hot dog': '肉灌肠',
  frankfurter: '肉灌肠',
  confectionery: '糖果',
  mayonnaise: '蛋黄酱',
  mayo: '蛋黄酱',
  loaf: '面包',
  toast: '面包',
  cereal: '即食谷物',
  granola: '即食谷物',
  muesli: '即食谷物',
  hoops: '即食谷物',
  'oat milk': '植物蛋白饮料',
  'oat drink': '植物蛋白饮料',
  'soy milk': '植物蛋白饮料',
  'soya milk': '植物蛋白饮料',
  'soya drink': '植物蛋白饮料',
  'almond milk': '植物蛋白饮料',
  'coconut milk drink': '植物蛋白饮料',
  'iced coffee': '咖啡饮料',
  lager: '啤酒',
  cider: '果酒',
  squash: '果蔬汁类饮料',
  cordial: '果蔬汁类饮料',
  fudge: '糖果',
  'liquorice(?! (?:plum|root|extract|tea))': '糖果',
  lozenge: '糖果',
  lollies: '糖果',
  'fruit gum': '糖果',
  'chewing gum': '胶基糖果',
  'seafood stick': '冷冻水产糜',
  'crab stick': '冷冻水产糜',
  'fish finger': '冷冻挂浆',
  'fish stick': '冷冻挂浆',
  'tuna chunk': '水产品罐头',
  'tinned fish': '水产品罐头',
  jerky: '肉干',
  biltong: '肉干',
  ketchup: '半固体复合调味料',
  'barbecue sauce': '半固体复合调味料',
  'bbq sauce': '半固体复合调味料',
  'curry paste': '半固体复合调味料',
  'simmer sauce': '半固体复合调味料',
  'xo sauce': '半固体复合调味料',
  ranch: '沙拉酱',
  'salad dressing': '沙拉酱',
  'stock cube': '固体汤料',
  bouillon: '固体汤料',
  'gravy mix': '固体复合调味料',
  digestive: '饼干',
  bakewell: '糕点',
  parkin: '糕点',
  brownie: '糕点',
  muffin: '糕点',
  'sponge pudding': '糕点',
  kulfi: '冷冻饮品',
  'frozen dessert': '冷冻饮品',
  'frozen dairy dessert': '冷冻饮品',
  seaweed: '加工食用菌',
  kelp: '加工食用菌',
}

/** What shoppers call a food that the standard calls otherwise. */
const foodsInSpeech: Readonly<Record<string, string>> = {
  香肠: '肉灌肠',
  红肠: '肉灌肠',
  火腿肠: '肉灌肠',
  薯片: '膨化食品',
  方便面: '方便米面制品',
  酸奶: '风味发酵乳',
  奶酪: '干酪',
  芝士: '干酪',
  汽水: '碳酸饮料',
  可乐: '碳酸饮料',
  果脯: '蜜饯',
  芒果干: '蜜饯',
  软糖: '糖果',
  运动饮料: '特殊用途饮料',
  功能饮料: '特殊用途饮料',
  热狗: '肉灌肠',
  吐司: '面包',
  泡面: '方便米面制品',
  榨菜: '腌渍的蔬菜',
  咸菜: '腌渍的蔬菜',
  腌渍蔬菜: '腌渍的蔬菜',
  腌菜: '腌渍的蔬菜',
  腌渍菜: '腌渍的蔬菜',
  酱腌菜: '腌渍的蔬菜',
  酱菜: '腌渍的蔬菜',
  午餐肉: '肉罐头',
  肉类罐头: '肉罐头',
  洋芋片: '膨化食品',
  泡菜: '腌渍的蔬菜',
  牛肉干: '肉干',
  橙汁: '果蔬汁',
  果汁: '果蔬汁',
  奶粉: '调制乳粉',
  生湿面: '生湿面制品',
  沙拉酱: '沙拉酱',
  奶茶: '固体饮料',
  鱼丸: '冷冻水产糜',
  鱼蛋: '冷冻水产糜',
  '腊[肠肉]': '腌腊肉制品',
  '(?:烤|热狗|玉米|台式|地道|脆皮)肠': '肉灌肠',
  '(?:即食|公仔|油炸)面(?!筋)': '方便米面制品',
  '凤梨酥|蛋黄酥|绿豆糕': '糕点',
  '柠檬茶|(?:红|绿|乌龙|花|冰)茶饮': '茶饮料',
  '话梅|陈皮梅': '话化',
  '藻类|海藻|海带|裙带菜|紫菜': '加工食用菌',
  '杏脯|dried (?:apricots?|plums?|apples?|cranberr(?:y|ies))|soft dried': '蜜饯',
}

const categoryWords = (zh: string): string[] =>
  zh
    .replace(/[（(][^）)]*[）)]/g, '')
    .split(/[、和及]/)
    .map(word => word.trim().replace(/(?:及其)?(?:制品|类)$/, ''))
    .filter(word => word.length > 1)

/** A food as the standard sorts it: the word that was found, and the number and the English name of its category of Annex E. */
export interface Food {
  word: string
  no: string
  en: string
  /** The text that named it; some rows are for a part of a category alone. */
  named?: string
  /** How a row of the standard that is for this kind alone calls it. */
  inLaw?: string
  /** The food of the label, and the additive stands in an ingredient or a sachet of it. */
  isBroughtIn?: true
}

/** A whole word in any number: nutritious has no nut in it, and a hamster no ham. */
const inEnglish = (name: string): RegExp => new RegExp(`\\b${name.replace(/y$/, '(?:y|ie)')}(?:e?s)?\\b`)

const synonym = (pattern: RegExp, zh: string) => ({
  pattern,
  zh,
  everywhere: new RegExp(pattern.source, 'g'),
})
const englishPatterns = Object.entries(foodsInEnglish).map(([en, zh]) => synonym(inEnglish(en), zh))
const synonymPatterns = [
  ...englishPatterns,
  ...Object.entries(foodsInSpeech).map(([word, zh]) => synonym(new RegExp(word), zh)),
]

const synonymsNear = createMayMatch(synonymPatterns, ({ pattern }) => pattern)

const synonymsIn = perText((lower): readonly string[] =>
  synonymsNear(lower)
    .filter(({ pattern }) => pattern.test(lower))
    .map(({ zh }) => zh),
)

const foodsByKnowledge = new WeakMap<Knowledge, readonly Food[]>()

/** Every food that the standard names, the longest word first; of equals the first of the standard. */
const foodsOf = (knowledge: Knowledge): readonly Food[] => {
  const known = foodsByKnowledge.get(knowledge)
  if (known) return known
  const named = knowledge.categories.flatMap(({ no, zh, en }) => {
    const words = categoryWords(zh)
    return words.map(word => ({ word, no, en, shared: words.length }))
  })
  const inLaw = kindsOf(knowledge).flatMap(kind => (kind.inLaw ? { ...kind, shared: 1 } : []))
  const foods = [...named, ...inLaw]
    // Of equals the category that has the word for itself: 糖果 is 05.02, not 05.0 with cocoa and chocolate.
    .sort((a, b) => b.word.length - a.word.length || a.shared - b.shared)
  foodsByKnowledge.set(knowledge, foods)
  return foods
}

const productsByKnowledge = new WeakMap<Knowledge, readonly Food[]>()

const oilsOf = (knowledge: Knowledge): Food[] =>
  oilWords.map(({ word, no }) => ({ word, no, en: knowledge.category(no)?.en ?? '' }))

const kindsOf = (knowledge: Knowledge): Food[] =>
  productWords.map(({ word, no, inLaw }) => ({
    ...{ word, no, en: knowledge.category(no)?.en ?? '' },
    ...(inLaw ? { inLaw } : {}),
  }))

/** Every food that the standard names and what products are called, the longest word first; of equals what products are called. */
const productsOf = (knowledge: Knowledge): readonly Food[] => {
  const known = productsByKnowledge.get(knowledge)
  if (known) return known
  const foods = [...kindsOf(knowledge), ...foodsOf(knowledge)].sort((a, b) => b.word.length - a.word.length)
  productsByKnowledge.set(knowledge, foods)
  return foods
}

/** The food that a question names. */
export const foodIn = (named: string, knowledge: Knowledge): Food | null =>
  foodAmong(foodsOf(knowledge), named.replace(anyFruit, '水果干'))
/** 果干 of any fruit, and not 芒果干. */
const anyFruit = /(?<![水芒苹山无奇百青])果干/g

const joins = /[和或与及跟、/]|(?:以及|还有)|\b(?:and|or)\b/
/** Every food that a question names, each once: in dried fruit or preserves. */
export const foodsIn = (named: string, knowledge: Knowledge): Food[] => {
  const found = named.split(joins).flatMap(part => foodIn(part, knowledge) ?? [])
  return found.filter(({ no }, at) => found.findIndex(one => one.no === no) === at)
}

/** The food that a text names; the longest name of a category wins. */
const foodAmong = (foods: readonly Food[], named: string): Food | null => {
  // 酿造酱油 is no 酿造酱, and 咖啡因 no 咖啡.
  const text = named.replace(/(?:酿造|配制|生抽|老抽)酱油/g, '酱油').replace(/咖啡因/g, '')
  const lower = text.toLowerCase()
  const all = [text, ...synonymsIn(lower)].join(' ')
  const found = foods.find(({ word }) => all.includes(word))
  return found ? { ...found, named: text } : null
}

/** Categories of single raw materials: as a word of a question 白砂糖 is an ingredient. */
const rawMaterials = /^(?:01\.0[13]|01\.05|02|06\.0[125]|06\.03\.01|10\.01|11|12\.01|12\.09|16\.0[45])/

/** Where a folded text names foods, the longest names first; a raw material is no food of its own. */
export const foodSpans = (
  text: string,
  knowledge: Knowledge,
): { start: number; end: number; isFood: boolean }[] => {
  const spans = synonymsNear(text).flatMap(({ everywhere }) =>
    [...text.matchAll(everywhere)].map(match => ({
      start: match.index,
      end: match.index + match[0].length,
      isFood: true,
    })),
  )
  for (const { word, no } of foodsOf(knowledge)) {
    const start = text.indexOf(word)
    if (start >= 0) spans.push({ start, end: start + word.length, isFood: !rawMaterials.test(no) })
  }
  return spans.sort((a, b) => b.end - b.start - (a.end - a.start))
}

const ofFlavour =
  /\bprotein (?:bars?|powder|shakes?)\b|\bwhey\b|\bpre-?workout\b|\bsupplements?\b|\bcereal bars?\b|蛋白(?:棒|粉)|能量棒/i

/** Made without the animal that its name speaks of, or a bar that has nuts in it: not the food of its last word. */
const isOtherwise = (name: string, { no }: Food): boolean =>
  (/^(?:08|01\.06|09)/.test(no) &&
    /\bvegan\b|\bvegetarian\b|plant[- ]based|meat[- ]free|素(?:食|肉|鸡|火腿)/i.test(name)) ||
  (no.startsWith('04.05') && /\bbars?\b|棒$/i.test(name)) ||
  // Of bars and powders the last word is a flavour.
  (/^(?:04|05|07)/.test(no) && ofFlavour.test(name))

/** Of an English name the last food, the longest of those that end there: energy drink, not drink. */
const lastInEnglish = (name: string): string | undefined => {
  const lower = name.toLowerCase().replace(/\bwith\b.*|\([^)]*\)/g, ' ')
  if (/\p{Script=Han}/u.test(lower)) return undefined
  const found = englishPatterns.flatMap(({ everywhere, zh }) =>
    [...lower.matchAll(everywhere)].map(match => ({
      zh,
      end: match.index + match[0].length,
      length: match[0].length,
    })),
  )
  return found.sort((a, b) => b.end - a.end || b.length - a.length)[0]?.zh
}

/** 裙带菜梗 is kelp. */
const mostBehind = 1
/** What the last words of a text stand for, in speech or in English. */
const foodsAtEnd = (line: string): string[] =>
  synonymPatterns.flatMap(({ everywhere, zh }) =>
    [...line.matchAll(everywhere)].some(match => match.index + match[0].length >= line.length - mostBehind)
      ? [zh]
      : [],
  )

/** What a product's name is at its end: 草莓味酸奶饼干（含乳）is a biscuit, neither a yoghurt nor milk. */
const foodNamed = (name: string, knowledge: Knowledge): Food | null => {
  const foods = productsOf(knowledge)
  const english = lastInEnglish(name)
  if (english) return foodAmong(foods, english)
  const words = name.replace(/[（(][^）)]*[）)]|\p{Script=Han}{1,4}(?<!风)味|\bwith\b.*/giu, ' ').trim()
  for (let start = words.length - 2; start >= 0; start -= 1) {
    const food = foodAmong(foods, words.slice(start))
    if (!food) continue
    // The whole of a word that begins further on the left: 豆奶饮料, not 饮料.
    const whole = foodAmong(foods, words.slice(Math.max(0, start - 4)))
    return whole?.word.endsWith(food.word) ? whole : food
  }
  return foodAmong(foods, name)
}

/** The one category that a product standard is of. */
const foodOfStandard = (stated: string, knowledge: Knowledge): Food | null => {
  const category = knowledge.category(categoryOfStandard[knowledge.standardKey(stated)] ?? '')
  if (!category) return null
  const title = knowledge.standard(stated)?.title.replace(/(?:质量)?(?:通则|要求)$/, '')
  const inLaw = productWords.find(({ word }) => word === title)?.inLaw
  const word = title ?? category.zh
  return { word, no: category.no, en: category.en, ...(inLaw ? { inLaw } : {}) }
}

/** What an ingredient with ingredients of its own is by the standard: 豆瓣酱, lard. */
export const foodOfName = (name: string, knowledge: Knowledge): Food | null =>
  foodAmong(oilsOf(knowledge), name) ?? foodNamed(fold(name).text, knowledge)

const headLines = 4
const ofList = /配料|成[分份]|原料|ingredients?\b|supplement facts/i
/** No line that says what it is: a claim, an alternative to it, something that it goes with. */
const isOfOthers = /made with|\breal\b|alternative|contains?\b|free\b|[不无零0]|含|送|适合|代替/i
/** What stands above the list says at its end what it is, where the name is a brand alone. */
const headFood = (text: string, knowledge: Knowledge): Food | null => {
  const lines = text.split('\n', headLines).map(line =>
    fold(line)
      .text.replace(/\s*[（(【[][^）)】\]]*[）)】\]]\s*/g, ' ')
      .trim(),
  )
  const end = lines.findIndex(line => ofList.test(line))
  const head = end < 0 ? lines : lines.slice(0, end)
  const found = head.flatMap(line => {
    const food = isOfOthers.test(line) || ofFlavour.test(line) ? null : foodNamed(line, knowledge)
    const isAtEnd =
      food !== null &&
      (line.slice(-food.word.length - mostBehind).includes(food.word.toLowerCase()) ||
        foodsAtEnd(line).includes(food.word))
    return food && isAtEnd && !rawMaterials.test(food.no) && !isOtherwise(line, food) ? [food] : []
  })
  return found[0] ?? null
}

/** The food of the label: by its standard, or by the name of the product where that is of the same kind and tells more. */
export const labelFood = ({ label }: Question, knowledge: Knowledge): Food | null => {
  const byStandard = foodOfStandard(label?.product.standard ?? '', knowledge)
  // Wine seldom has its kind in its name.
  const isWine = label?.result?.noScore === 'alcohol' && /葡萄酒|\bwines?\b/i.test(label.text ?? '')
  const name = fold(label?.product.name ?? '').text
  // 黄桃燕麦酸奶 of GB 19302 says elsewhere that it is a flavoured one.
  const isFlavoured =
    /^GB ?19302/.test(label?.product.standard ?? '') && /风味(?:发酵乳|酸)/.test(label?.text ?? '')
  const named =
    (isFlavoured ? foodNamed('风味发酵乳', knowledge) : foodNamed(name, knowledge)) ??
    headFood(label?.text ?? '', knowledge) ??
    (isWine ? foodNamed('葡萄酒', knowledge) : null)
  const byName = named && isOtherwise(name, named) ? null : named
  if (!byStandard || !byName) return byStandard ?? byName
  if (isFlavoured) return byName
  const isWithin = byName.no.startsWith(byStandard.no.replace(/\.0$/, ''))
  return { ...(isWithin ? byName : byStandard), named: `${byName.named} ${byStandard.word}` }
}

/** Where in a food an additive is asked for: a filling, a coating and jam have limits of their own. */
const partsInSpeech: readonly (readonly [RegExp, string])[] = [
  [/夹心(?=[里中部内的])|馅料|馅[里中]|\bfillings?\b/, '07.04'],
  [/涂层|外层|包衣|脆皮(?=[里中部内的上])|\bcoatings?\b/, '05.03'],
  [/果酱(?=[里中部内])|\bin the jam\b/, '04.01.02.05'],
]
export const partIn = (text: string, knowledge: Knowledge): Food | null => {
  const no = partsInSpeech.find(([pattern]) => pattern.test(text))?.[1]
  const category = no === undefined ? undefined : knowledge.category(no)
  return category ? { word: category.zh, no: category.no, en: category.en } : null
}

/** The uses that cover a food category: its own, those of the categories above and below it, and all foods. */
export const coveringUses = (rows: readonly UseEntry[], no: string, knowledge: Knowledge): UseEntry[] => {
  const above = new Set<string>()
  for (
    let category = knowledge.category(no);
    category;
    category = category.parent ? knowledge.category(category.parent) : undefined
  )
    above.add(category.no)
  const below = no.replace(/\.0$/, '')
  // Table A.2 takes foods out of all foods, but for the rows that name some of its numbers as permitted after all.
  const exempt = knowledge.exceptions.filter(row => above.has(row.no)).map(({ n }) => n)
  return rows.filter(({ no: own, also = [] }) =>
    own === '' ? exempt.every(n => also.includes(n)) : above.has(own) || own.startsWith(`${below}.`),
  )
}
