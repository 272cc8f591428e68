import { isOfClass } from '../matching/substance-classes.ts'
import { withNames } from '../parsing/name-template.ts'
import type { Item } from '../parsing/to-ingredients.ts'
import type { Allergen, Bilingual, Group, GroupFlag } from '../result.ts'
import { flattenItems, type ProductContext } from '../scoring/product-context.ts'
import type { AllergenFindings } from './allergens.ts'

type Test = (item: Item) => boolean

interface GroupRule {
  group: Group
  level: GroupFlag['level']
  test: Test
  /** `{names}` stands for the ingredients that the flag rests on. */
  text: Bilingual
}

const named =
  (pattern: RegExp): Test =>
  item =>
    item.role === undefined && pattern.test(item.words)
const foodNamed =
  (pattern: RegExp): Test =>
  item =>
    item.role === undefined &&
    item.kind !== 'additive' &&
    item.kind !== 'flavouring' &&
    pattern.test(item.words)
const any =
  (...tests: Test[]): Test =>
  item =>
    tests.some(test => test(item))

const caffeine = any(
  isOfClass('caffeine'),
  foodNamed(
    /咖啡|(?<!大麦|苦荞|荞麦|菊花|花草|洋甘菊)茶(?!籽|多酚|树)|可可(?!脂)|巧克力|瓜拉纳|马黛|\bcoffee|\btea\b|\bcocoa(?! butter)|chocolate|guarana|\bmate\b|caffeine|kola nut|espresso|matcha/,
  ),
)
const strongCaffeine = any(
  isOfClass('caffeine'),
  foodNamed(
    /咖啡|茶叶|茶粉|茶浓缩|红茶|绿茶|抹茶|瓜拉纳|马黛|\bcoffee|\btea\b|guarana|caffeine|matcha|espresso/,
  ),
)
const alcohol = foodNamed(
  /(?:白|黄|料|米|清|啤|葡萄|朗姆|高粱|果|梅|利口|烹调|甜|花雕|烧)酒|酒精|酒酿|醪糟|威士忌|白兰地|伏特加|乙醇|味淋|\bwine\b|\bbeer\b|\brum\b|brandy|whisk(?:e)?y|\bvodka\b|alcohol|liqueur|\bsake\b|mirin|sherry/,
)
const konjacJelly = foodNamed(/果冻|魔芋|蒟蒻|konjac/)
const wholeNuts = foodNamed(
  /(?:坚果|花生|杏仁|腰果|核桃|榛|开心果|夏威夷果|巴旦木|碧根果)(?:仁)?$|\b(?:peanuts?|almonds?|cashews?|walnuts?|hazelnuts?|pistachios?|nuts)$/,
)
const honey = foodNamed(/蜂蜜|honey/)
const sugars: Test = item => item.food === 'sugar' && !item.underAdditives
const salts: Test = item => (item.food === 'salt' || item.food === 'sauce') && !item.underAdditives

const RULES: readonly GroupRule[] = [
  {
    group: 'pku',
    level: 'avoid',
    test: any(isOfClass('aspartame'), item =>
      (item.ingredient.notes ?? []).some(note => /苯丙氨酸|phenylalanine/i.test(note)),
    ),
    text: {
      zh: '含苯丙氨酸（{names}），苯丙酮尿症患者禁食。',
      en: 'Holds phenylalanine ({names}): not for people with phenylketonuria.',
    },
  },
  {
    group: 'pku',
    level: 'caution',
    test: isOfClass('neotameRelative'),
    text: {
      zh: '{names}含微量苯丙氨酸，苯丙酮尿症患者请注意。',
      en: '{names} brings a trace of phenylalanine.',
    },
  },
  {
    group: 'g6pd',
    level: 'avoid',
    test: foodNamed(/蚕豆|broad bean|fava bean/),
    text: {
      zh: '含蚕豆（{names}），蚕豆病（G6PD 缺乏）患者避免食用。',
      en: 'Holds broad beans ({names}): avoid with G6PD deficiency.',
    },
  },
  {
    group: 'infant_0_36m',
    level: 'avoid',
    test: honey,
    text: {
      zh: '含{names}，1 岁以下婴儿不能吃（肉毒杆菌风险）。',
      en: 'Holds {names}: never for infants under 12 months (botulism).',
    },
  },
  {
    group: 'infant_0_36m',
    level: 'avoid',
    test: any(isOfClass('sweetener', 'southamptonDye', 'nitrite', 'caffeine'), alcohol),
    text: { zh: '含{names}，不适合 3 岁以下婴幼儿。', en: 'Holds {names}: not for children under 3.' },
  },
  {
    group: 'infant_0_36m',
    level: 'avoid',
    test: any(konjacJelly, wholeNuts),
    text: { zh: '{names}有噎食风险，3 岁以下勿食。', en: '{names} can choke a child under 3.' },
  },
  {
    group: 'children',
    level: 'caution',
    test: any(isOfClass('southamptonDye', 'sweetener'), strongCaffeine, alcohol, konjacJelly),
    text: { zh: '含{names}，儿童少吃或避免。', en: 'Holds {names}: little or none for children.' },
  },
  {
    group: 'pregnant',
    level: 'caution',
    test: any(
      strongCaffeine,
      alcohol,
      isOfClass('nitrite', 'saccharin', 'glycyrrhizinate'),
      foodNamed(/肝(?!素)|薏米|薏仁|薏苡|益母草|红花|马齿苋|芦荟|\bliver\b|aloe/),
    ),
    text: {
      zh: '含{names}，孕期限量或咨询医生。',
      en: 'Holds {names}: limit in pregnancy, or ask a doctor.',
    },
  },
  {
    group: 'aspirin_dye_sensitive',
    level: 'caution',
    test: isOfClass('azoDye', 'southamptonDye', 'benzoate'),
    text: {
      zh: '含{names}，对阿司匹林或偶氮色素敏感者注意。',
      en: 'Holds {names}: take care if sensitive to aspirin or azo dyes.',
    },
  },
  {
    group: 'hypertension',
    level: 'caution',
    test: any(
      salts,
      isOfClass('glutamate', 'sodiumBicarbonate', 'glycyrrhizinate'),
      named(/甘草(?!酸)|licorice|liquorice/),
    ),
    text: {
      zh: '钠或影响血压的来源：{names}，高血压人群注意。',
      en: 'Sources of sodium, or that raise blood pressure: {names}.',
    },
  },
  {
    group: 'ckd',
    level: 'caution',
    test: isOfClass('phosphate', 'potassiumChloride', 'aluminium'),
    text: {
      zh: '含磷、钾或铝（{names}），肾病患者注意。',
      en: 'Phosphorus, potassium or aluminium ({names}): take care with kidney disease.',
    },
  },
  {
    group: 'diabetes',
    level: 'caution',
    test: any(sugars, foodNamed(/糊精|maltodextrin|dextrin/)),
    text: {
      zh: '含升糖较快的糖或糊精：{names}，糖尿病人群注意分量。',
      en: 'Sugars or dextrins that raise blood glucose fast: {names}.',
    },
  },
  {
    group: 'gout',
    level: 'caution',
    test: any(
      isOfClass('purine'),
      foodNamed(
        /酵母(?:抽提|提取|浸|味)|骨汤|肉汁|肉膏|鸡精|浓汤|果葡糖浆|高果糖|果糖|动物肝|沙丁鱼|凤尾鱼|yeast extract|bone broth|fructose|anchov|sardine|\bbeer\b/,
      ),
    ),
    text: {
      zh: '含嘌呤来源或果糖（{names}），痛风和高尿酸人群少吃。',
      en: 'Purine sources or fructose ({names}): little with gout.',
    },
  },
  {
    group: 'caffeine',
    level: 'caution',
    test: caffeine,
    text: { zh: '含咖啡因来源：{names}。', en: 'Sources of caffeine: {names}.' },
  },
  {
    group: 'laxative',
    level: 'caution',
    test: any(
      isOfClass('polyol', 'polydextrose'),
      foodNamed(/菊粉|低聚(?:果糖|半乳糖|异麦芽糖)|抗性糊精|inulin|oligofructose|chicory root/),
    ),
    text: { zh: '{names}吃多了可能腹胀、腹泻。', en: 'Much {names} can cause bloating or loose stools.' },
  },
  {
    group: 'lactose',
    level: 'caution',
    test: foodNamed(
      /牛乳|羊乳|牛奶|羊奶|生乳|乳粉|奶粉|乳清|乳糖(?!醇|酶)|炼乳|鲜奶|酸奶|发酵乳|稀奶油|干酪|奶酪|(?<!coconut |almond |soy |soya |oat |rice )\bmilk\b|\bwhey\b|lactose|\bcream\b|yogurt|\bcheese/,
    ),
    text: { zh: '含乳糖来源：{names}，乳糖不耐者注意。', en: 'Sources of lactose: {names}.' },
  },
  {
    group: 'vegetarian_halal',
    level: 'info',
    test: any(
      isOfClass('animalOrigin'),
      alcohol,
      foodNamed(
        /猪|火腿|培根|胶原|肠衣|凝乳酶|牛油|\bpork\b|\blard\b|\bham\b|bacon|collagen|rennet|gelatin|tallow|carmine/,
      ),
    ),
    text: {
      zh: '含{names}，素食、清真饮食者请留意来源。',
      en: 'Holds {names}: of interest to vegetarians and for halal diets.',
    },
  },
]

const ALLERGEN_GROUPS: readonly { group: Group; allergens: readonly Allergen[]; zh: string; en: string }[] = [
  { group: 'gluten', allergens: ['gluten'], zh: '麸质', en: 'gluten' },
  { group: 'milk_allergy', allergens: ['milk'], zh: '乳', en: 'milk' },
  { group: 'nuts', allergens: ['nuts'], zh: '坚果', en: 'tree nuts' },
  { group: 'peanut', allergens: ['peanut'], zh: '花生', en: 'peanut' },
  { group: 'egg', allergens: ['egg'], zh: '蛋', en: 'egg' },
  { group: 'soy', allergens: ['soy'], zh: '大豆', en: 'soy' },
  {
    group: 'fish_crustacean',
    allergens: ['fish', 'crustacean', 'shellfish'],
    zh: '鱼、甲壳或贝类',
    en: 'fish, crustaceans or molluscs',
  },
  { group: 'sulfite_asthma', allergens: ['sulphites'], zh: '亚硫酸盐', en: 'sulphites' },
]

/** Who should take care, and why: from the ingredients and the allergens, independent of the score. */
export function riskGroupsOf(
  roots: readonly Item[],
  allergens: AllergenFindings,
  context: ProductContext,
): GroupFlag[] {
  const all = flattenItems(roots).filter(item => item.role !== 'section')
  const flags: GroupFlag[] = []
  const touched = touchedBy(all)
  for (const [n, rule] of RULES.entries()) {
    const items = touched[n] ?? []
    if (items.length > 0) flags.push(flag(rule.group, rule.level, 'contains', items, rule.text))
  }
  if (context.infant) {
    const items = all.filter(any(sugars, salts))
    if (items.length > 0)
      flags.push(
        flag('infant_0_36m', 'caution', 'contains', items, {
          zh: '婴幼儿食品里有添加的糖或盐：{names}。',
          en: 'Food for infants with added sugar or salt: {names}.',
        }),
      )
  }
  for (const { group, allergens: wanted, zh, en } of ALLERGEN_GROUPS) {
    const items = [...new Set(wanted.flatMap(allergen => allergens.sources.get(allergen) ?? []))].sort(
      (a, b) => a.index - b.index,
    )
    if (wanted.some(allergen => allergens.contains.includes(allergen)))
      flags.push(
        flag(
          group,
          'avoid',
          'contains',
          items,
          items.length > 0
            ? { zh: `含${zh}：{names}。`, en: `Holds ${en}: {names}.` }
            : { zh: `标签声明含${zh}。`, en: `The label declares ${en}.` },
        ),
      )
    else if (wanted.some(allergen => allergens.mayContain.includes(allergen)))
      flags.push(
        flag(group, 'caution', 'mayContain', [], {
          zh: `标签提示可能含${zh}。`,
          en: `The label warns of possible ${en}.`,
        }),
      )
  }
  return merged(flags)
}

/** Per rule the items it touches; items that read and mean the same are tested once. */
function touchedBy(all: readonly Item[]): Item[][] {
  const known = new Map<string, number[]>()
  const touched: Item[][] = RULES.map(() => [])
  for (const item of all) {
    const { words, kind, role, food, underAdditives, substance, ingredient } = item
    const key = `${words}|${kind}|${role}|${food}|${underAdditives}|${substance?.ins}|${ingredient.notes?.join()}`
    let rules = known.get(key)
    if (!rules) {
      rules = RULES.flatMap((rule, n) => (rule.test(item) ? [n] : []))
      known.set(key, rules)
    }
    for (const n of rules) touched[n]?.push(item)
  }
  return touched
}

function flag(
  group: Group,
  level: GroupFlag['level'],
  certainty: GroupFlag['certainty'],
  items: readonly Item[],
  text: Bilingual,
): GroupFlag {
  return {
    group,
    level,
    certainty,
    ingredients: items.map(item => item.index),
    text: withNames(text, items, 5),
  }
}

const LEVELS: Record<GroupFlag['level'], number> = { avoid: 0, caution: 1, info: 2 }

/** One flag per group: the strictest level, all its ingredients and sentences. */
function merged(flags: readonly GroupFlag[]): GroupFlag[] {
  const byGroup = new Map<Group, GroupFlag>()
  for (const one of flags) {
    const known = byGroup.get(one.group)
    if (!known) {
      byGroup.set(one.group, one)
      continue
    }
    byGroup.set(one.group, {
      ...known,
      level: LEVELS[one.level] < LEVELS[known.level] ? one.level : known.level,
      ingredients: [...new Set([...known.ingredients, ...one.ingredients])].sort((a, b) => a - b),
      text: { zh: known.text.zh + one.text.zh, en: `${known.text.en} ${one.text.en}` },
    })
  }
  return [...byGroup.values()].sort((a, b) => LEVELS[a.level] - LEVELS[b.level])
}
