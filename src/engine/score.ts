import { flatten, type ProductContext, rankedFoods } from './context.ts'
import type { FoodClass } from './dictionary.ts'
import { type Item, printedNames } from './items.ts'
import {
  ADDITIVE_LIMIT,
  BONUSES,
  BURDENS,
  CAPS,
  COMPONENT_POINTS,
  type Component,
  type ComponentPoints,
  LOAD,
  LOW_END,
  MARKER_STEPS,
  PART_REST,
  PART_WEIGHT,
  RANK_REST,
  RANK_WEIGHT,
  SALT_REST,
  SALT_WEIGHT,
  SAUCE_SALT,
  TIER_POINTS,
} from './method.ts'
import type { Bilingual, ScoreReason } from './result.ts'

/** A line of the score before it is written down: points in tenths, so that sums are exact. */
interface Line {
  rule: string
  tenths: number
  items: readonly Item[]
  evidence: readonly string[]
  confidence: ScoreReason['confidence']
  text: Bilingual
}

interface ComponentRule extends ComponentPoints {
  rule: string
  evidence: readonly string[]
  confidence: ScoreReason['confidence']
  zh: string
  en: string
}

const COMPONENTS: Record<Component, ComponentRule> = {
  sugar: {
    ...COMPONENT_POINTS.sugar,
    rule: 'sugar',
    evidence: ['E6', 'E7'],
    confidence: 'high',
    zh: '添加糖或游离糖',
    en: 'Added or free sugars',
  },
  salt: {
    ...COMPONENT_POINTS.salt,
    rule: 'salt',
    evidence: ['E7'],
    confidence: 'high',
    zh: '盐或高盐配料',
    en: 'Salt or salty ingredients',
  },
  satfat: {
    ...COMPONENT_POINTS.satfat,
    rule: 'saturated_fat',
    evidence: ['E8'],
    confidence: 'moderate',
    zh: '饱和脂肪来源',
    en: 'Sources of saturated fat',
  },
  oil: {
    ...COMPONENT_POINTS.oil,
    rule: 'oil',
    evidence: ['E7'],
    confidence: 'moderate',
    zh: '精炼植物油',
    en: 'Refined oil',
  },
  hydro: {
    ...COMPONENT_POINTS.hydro,
    rule: 'hydrogenated_oil',
    evidence: ['E8'],
    confidence: 'high',
    zh: '氢化油（可能含反式脂肪）',
    en: 'Hydrogenated oil (may hold trans fat)',
  },
  refined: {
    ...COMPONENT_POINTS.refined,
    rule: 'refined_grain',
    evidence: ['E7'],
    confidence: 'moderate',
    zh: '精制谷物或淀粉',
    en: 'Refined grain or starch',
  },
}

// WHO's guideline on non-sugar sweeteners does not cover sugar alcohols and isomaltulose.
const POLYOLS = new Set([
  '赤藓糖醇',
  '木糖醇',
  '麦芽糖醇',
  '麦芽糖醇液',
  '麦芽糖醇,麦芽糖醇液',
  '山梨糖醇',
  '山梨糖醇液',
  '山梨糖醇,山梨糖醇液',
  '乳糖醇',
  'D-甘露糖醇',
  '异麦芽酮糖',
  '异麦芽酮糖醇',
])

export interface Scoring {
  score: number
  reasons: ScoreReason[]
}

/** Scores a list: 100 plus the points of the reasons, exactly; see docs/decisions/004. */
export function scoreOf(roots: readonly Item[], context: ProductContext): Scoring {
  const all = flatten(roots)
  const foods = distinct(rankedFoods(roots))
  const additives = distinctAdditives(all)
  const lines: Line[] = []
  const components = composition(foods, slightFrom(roots), lines)
  additiveLines(all, additives, lines)
  const burdens = contextLines(all, additives, components, context, lines)
  bonuses(foods, additives, components, burdens, all, lines)

  let tenths = 1000 + lines.reduce((sum, line) => sum + line.tenths, 0)
  if (tenths > 1000) {
    lines.push(line('ceiling', 1000 - tenths, [], [], 'high', '满分为 100。', 'The scale ends at 100.'))
    tenths = 1000
  }
  // A product far below 40 is eased so that rankings never tie at 0; the caps come after it and only ever lower.
  const eased = tenths < LOW_END * 10 ? LOW_END * 10 * exponential(tenths / (LOW_END * 10) - 1) : tenths
  const step = Math.round(eased) - tenths
  if (step !== 0)
    lines.push(
      line(
        'low_end',
        step,
        [],
        [],
        'high',
        '40 分以下按曲线缓降，低分产品之间仍可比较。',
        'Below 40 the scale flattens, so that low scores can still be told apart.',
      ),
    )
  const cap = lowestCap(foods, additives, components, context)
  const limit = cap && cap.points * 10 < tenths + step ? cap.points * 10 : undefined
  if (cap && limit !== undefined)
    lines.push(line(cap.rule, limit - tenths - step, cap.items, cap.evidence, cap.confidence, cap.zh, cap.en))
  const score = limit === undefined ? Math.floor(eased / 10 + 0.5) : limit / 10
  const rounding = score * 10 - (limit ?? tenths + step)
  return { score, reasons: written(lines, rounding, score) }
}

/** e^x of its series, by additions and products alone: what `Math.exp` gives is left to each browser. */
function exponential(x: number): number {
  const small = x / 1024
  let term = 1
  let sum = 1
  for (let n = 1; n <= 10; n++) {
    term *= small / n
    sum += term
  }
  for (let doubling = 0; doubling < 10; doubling++) sum *= sum
  return sum
}

function line(
  rule: string,
  tenths: number,
  items: readonly Item[],
  evidence: readonly string[],
  confidence: ScoreReason['confidence'],
  zh: string,
  en: string,
): Line {
  return { rule, tenths, items, evidence, confidence, text: { zh, en } }
}

/** Each food once, where it stands first: a second packet with salt is not a second rank. */
function distinct(foods: readonly Item[]): Item[] {
  const seen = new Set<string>()
  return foods.filter(item => {
    if (seen.has(item.canonical)) return false
    seen.add(item.canonical)
    return true
  })
}

/** Every additive and flavouring once, and a class word that names none of its members. */
function distinctAdditives(all: readonly Item[]): Item[] {
  const seen = new Set<string>()
  return all.filter(item => {
    const bareClass = item.role === 'class' && item.children.length === 0
    const counted =
      bareClass ||
      (item.role === undefined &&
        (item.kind === 'additive' ||
          item.kind === 'flavouring' ||
          (item.kind === 'food' && item.substance !== undefined)))
    if (!counted || seen.has(item.canonical)) return false
    seen.add(item.canonical)
    return true
  })
}

interface Totals {
  of: Record<Component, number>
  items: Record<Component, Item[]>
}

// Classes whose members a product never holds more than 2 % of. Thickeners, glutamate, gelatin and polyols may be more.
const SLIGHT_CLASSES = new Set([
  '着色剂',
  '防腐剂',
  '抗氧化剂',
  '护色剂',
  '漂白剂',
  '抗结剂',
  '消泡剂',
  '酸度调节剂',
  '膨松剂',
  '面粉处理剂',
  '甜味剂',
])

/**
 * The foods that stand after the first thing of which no product holds more than 2 %: yeast, a flavouring, a dye, salt
 * in a sweet. From there on the law lets ingredients stand in any order, so their rank says no more than "little".
 */
function slightFrom(roots: readonly Item[]): ReadonlySet<Item> {
  const slight = new Set<Item>()
  const read = (items: readonly Item[]) => {
    let isSlight = false
    for (const item of items) {
      if (item.role === 'section') read(item.children)
      else if (isSlight) slight.add(item)
      else isSlight = isObviouslySlight(item, items[0])
    }
  }
  read(roots)
  return slight
}

function isObviouslySlight(item: Item, first: Item | undefined): boolean {
  if (item.role !== undefined) return false
  if (item.kind === 'flavouring' || item.kind === 'culture' || item.food === 'culture') return true
  if (item.food === 'salt') return first?.food === 'sugar'
  if (item.kind !== 'additive' || POLYOLS.has(item.canonical)) return false
  return SLIGHT_CLASSES.has(item.substance?.functions[0] ?? '')
}

function composition(foods: readonly Item[], slight: ReadonlySet<Item>, lines: Line[]): Totals {
  const totals: Totals = {
    of: { sugar: 0, salt: 0, satfat: 0, oil: 0, hydro: 0, refined: 0 },
    items: { sugar: [], salt: [], satfat: [], oil: [], hydro: [], refined: [] },
  }
  foods.forEach((item, i) => {
    for (const part of partsOf(item)) addPart(totals, part, item, i, slight.has(item))
  })
  for (const component of componentNames) {
    const { cap, rule, evidence, confidence, zh, en } = COMPONENTS[component]
    const points = Math.min(totals.of[component], cap)
    const tenths = Math.round(points * 10 + 1e-6)
    const items = totals.items[component]
    if (tenths === 0) continue
    const zhNames = namesOf(items, '、')
    const enNames = namesOf(items, ', ')
    lines.push(line(rule, -tenths, items, evidence, confidence, `${zh}：${zhNames}。`, `${en}: ${enNames}.`))
  }
  return totals
}

const componentNames: readonly Component[] = ['sugar', 'salt', 'satfat', 'oil', 'hydro', 'refined']

interface Part {
  item: Item
  food: FoodClass
  share: number
  /** Place in the bracket, 0-based; salt weighs by it. */
  place: number
  whole: boolean
}

/** A compound counts by its parts when the label opens it, as itself when it does not. */
function partsOf(item: Item): Part[] {
  const inner = flatten(item.children).filter(
    child => child.role === undefined && !child.underAdditives && isFood(child),
  )
  const scored = inner.filter(child => child.food !== undefined && componentOf(child.food) !== undefined)
  // What hydrogenation made of an oil does not show in the oil's name.
  if (scored.length === 0 || item.food === 'hydro')
    return item.food ? [{ item, food: item.food, share: 1, place: 0, whole: true }] : []
  const places = item.children.filter(child => isFood(child) && child.food !== 'water')
  const fats = places.length > 1 && isFatClass(item.food) && places.every(child => isFatClass(child.food))
  const total = fats ? places.reduce((sum, _, i) => sum + partWeight(i), 0) : 1
  const seasoning = item.food === 'sauce'
  const parts: Part[] = []
  places.forEach((child, place) => {
    const share = places.length === 1 ? 1 : partWeight(place) / total
    const deep = child.children.length > 0 ? flatten(child.children).filter(isFood) : []
    for (const one of deep.length > 0 && deep.some(c => c.food && componentOf(c.food)) ? deep : [child]) {
      // The starch that carries a seasoning is no staple.
      if (one.food && !(seasoning && one.food === 'refined'))
        parts.push({
          item: one,
          food: one.food,
          share: one === child ? share : share * 0.5,
          place,
          whole: false,
        })
    }
  })
  return parts
}

function partWeight(place: number): number {
  return PART_WEIGHT[place] ?? PART_REST
}

function isFood(item: Item): boolean {
  return item.role === undefined && (item.kind === 'food' || item.kind === 'unknown') && !item.substance
}

function isFatClass(food: FoodClass | undefined): boolean {
  return food === 'oil' || food === 'satfat' || food === 'hydro'
}

function componentOf(food: FoodClass): Component | undefined {
  if (food === 'sauce') return 'salt'
  return componentNames.find(component => component === food)
}

function addPart(totals: Totals, part: Part, owner: Item, rank: number, isSlight: boolean): void {
  const component = componentOf(part.food)
  if (!component) return
  const { base, reference } = COMPONENTS[component]
  const salty = component === 'salt'
  const percent = percentOf(part.whole ? part.item : owner)
  const table = salty ? (SALT_WEIGHT[rank] ?? SALT_REST) : (RANK_WEIGHT[rank] ?? RANK_REST)
  const floor = salty ? SALT_REST : RANK_REST
  // Salt is dense: a little of it late in the list is what its own table is for.
  const place = owner.ingredient.atMost2Percent || (isSlight && !salty) ? floor : table
  let weight =
    percent !== undefined && reference !== undefined && part.whole ? Math.min(1, percent / reference) : place
  if (!part.whole) weight *= salty ? (SALT_WEIGHT[part.place] ?? SALT_REST) : part.share
  if (part.food === 'sauce') weight *= SAUCE_SALT
  totals.of[component] += base * weight
  totals.items[component].push(part.item)
}

function percentOf(item: Item): number | undefined {
  const amount = item.ingredient.amount
  if (!amount || (amount.unit !== '%' && amount.unit !== 'g/100g')) return undefined
  return amount.max === undefined ? amount.value : (amount.value + amount.max) / 2
}

function additiveLines(all: readonly Item[], additives: readonly Item[], lines: Line[]): void {
  const start = lines.length
  for (const item of additives) {
    const tier = item.role === 'class' ? 1 : (item.substance?.tier ?? (item.kind === 'additive' ? 1 : 0))
    const points = TIER_POINTS[tier] ?? 0
    if (points === 0) continue
    const note = additiveNote(item, tier)
    lines.push(
      line('additive', -points * 10, [item], evidenceOf(item, tier), note.confidence, note.zh, note.en),
    )
  }
  const extra = Math.min(LOAD.most, Math.max(0, additives.length - LOAD.free))
  if (extra > 0)
    lines.push(
      line(
        'additive_load',
        -extra * 10,
        additives,
        ['E21', 'E20'],
        'low',
        `共标示 ${additives.length} 种食品添加剂，第 4 种起每种减 1 分（最多 8 分）。`,
        `${additives.length} additives declared; 1 point for each after the third (8 at most).`,
      ),
    )
  const markers = markersOf(all, additives)
  const load = MARKER_STEPS.find(step => markers.length <= step.upTo)?.points ?? 0
  if (load > 0)
    lines.push(
      line(
        'ultra_processed',
        -load * 10,
        markers,
        ['E2', 'E3', 'E4'],
        'moderate',
        `${markers.length} 个超加工（NOVA 4）标志：${namesOf(markers, '、')}。`,
        `${markers.length} markers of ultra-processing (NOVA 4): ${namesOf(markers, ', ')}.`,
      ),
    )
  const block = lines.slice(start).reduce((sum, one) => sum + one.tenths, 0)
  if (block < -ADDITIVE_LIMIT * 10)
    lines.push(
      line(
        'additive_limit',
        -ADDITIVE_LIMIT * 10 - block,
        [],
        [],
        'high',
        '添加剂与加工程度合计最多减 45 分。',
        'Additives and processing together take at most 45 points.',
      ),
    )
}

function markersOf(all: readonly Item[], additives: readonly Item[]): Item[] {
  const counted = new Set(additives)
  const seen = new Set<string>()
  return all.filter(item => {
    const isMarker =
      item.role === undefined &&
      item.marker &&
      (counted.has(item) || (item.kind === 'food' && !item.substance && !item.underAdditives))
    if (!isMarker || seen.has(item.canonical)) return false
    seen.add(item.canonical)
    return true
  })
}

function additiveNote(
  item: Item,
  tier: number,
): { zh: string; en: string; confidence: ScoreReason['confidence'] } {
  const name = item.ingredient.name
  if (item.role === 'class')
    return {
      zh: `“${name}”只写了类别，没有写具体名称。`,
      en: `"${name}" names a class only, not the substance.`,
      confidence: 'low',
    }
  if (isBanned(item))
    return {
      zh: `${name}不在我国允许使用的食品添加剂之列。`,
      en: `${name} is not among the additives permitted in China.`,
      confidence: 'high',
    }
  const levels = ['', '轻度', '中等', '较高', '高度']
  const concern = ['', 'slight', 'moderate', 'high', 'strong']
  const legal = legalStatus(item)
  return {
    zh: `${name}：${levels[tier]}关注（${legal.zh}标签不写用量）。`,
    en: `${name}: ${concern[tier]} concern (${legal.en}the label states no dose).`,
    confidence: item.canonical === '二氧化钛' ? 'contested' : tier >= 3 ? 'moderate' : 'low',
  }
}

/** What the law says, to stand beside every concern. */
function legalStatus(item: Item): Bilingual {
  // Dehydroacetates lost most of their uses in 2025; which of the rest applies, the list alone does not tell.
  if (item.substance?.id === '17.009')
    return { zh: 'GB 2760-2024 已缩小使用范围，', en: 'fewer uses permitted since GB 2760-2024; ' }
  if (item.substance?.id) return { zh: 'GB 2760 限量内允许使用，', en: 'permitted within GB 2760 limits; ' }
  if (item.kind === 'additive' && item.substance && !item.substance.generic)
    return { zh: '不在 GB 2760-2024 表 A.1 中，', en: 'not listed in GB 2760-2024 table A.1; ' }
  return { zh: '', en: '' }
}

function isBanned(item: Item): boolean {
  return item.substance !== undefined && !item.substance.id && item.substance.tier === 4
}

/** The evidence behind the tier of a substance. */
function evidenceOf(item: Item, tier: number): string[] {
  if (isBanned(item)) return ['E14', 'E1']
  const ins = Number.parseInt(item.substance?.ins ?? '', 10)
  const is = (...numbers: number[]) => numbers.includes(ins)
  const evidence: string[] = []
  if (is(249, 250, 251, 252)) evidence.push('E10', 'E20')
  if (is(951, 962)) evidence.push('E11')
  if (is(171)) evidence.push('E12')
  if (is(127)) evidence.push('E13')
  if (is(102, 104, 110, 122, 124, 129)) evidence.push('E15')
  if (ins >= 220 && ins <= 228) evidence.push('E16')
  if ((ins >= 338 && ins <= 343) || (ins >= 450 && ins <= 452)) evidence.push('E17')
  if (is(471, 407, 466, 433, 415, 412, 414)) evidence.push('E18')
  if (is(466)) evidence.push('E22')
  if (is(150) || /150[cd]/.test(item.substance?.ins ?? '')) evidence.push('E25')
  if (is(950, 955)) evidence.push('E19')
  if (is(200, 202, 210, 211, 224, 281, 282)) evidence.push('E20')
  if (is(520, 521, 522, 523, 541, 554, 556)) evidence.push('E26')
  if (evidence.length === 0 || tier <= 1) evidence.push('E1')
  return [...new Set(evidence)]
}

function contextLines(
  all: readonly Item[],
  additives: readonly Item[],
  components: Totals,
  context: ProductContext,
  lines: Line[],
): boolean {
  const sweeteners = additives.filter(
    item =>
      item.role === undefined &&
      (item.substance?.functions.includes('甜味剂') ?? false) &&
      !POLYOLS.has(item.canonical),
  )
  if (sweeteners.length > 0)
    lines.push(
      line(
        'sweeteners',
        -BURDENS.sweeteners * 10,
        sweeteners,
        ['E9', 'E19'],
        'low',
        `使用非糖甜味剂：${namesOf(sweeteners, '、')}。WHO 不建议靠它控制体重（不针对糖尿病患者）。`,
        `Non-sugar sweeteners: ${namesOf(sweeteners, ', ')}. WHO advises against them for weight control (people with diabetes excepted).`,
      ),
    )
  if (context.sugarDrink)
    lines.push(
      line(
        'sugar_drink',
        -BURDENS.sugar_drink * 10,
        components.items.sugar,
        ['E6'],
        'high',
        '含糖饮料：糖溶在水里，喝得快、不易察觉。',
        'A sugar-sweetened drink: dissolved sugar is taken in fast and unnoticed.',
      ),
    )
  const meats = all
    .filter(item => /肉|\bham\b|pork|beef|chicken|turkey|bacon/.test(item.words) && item.kind === 'food')
    .slice(0, 1)
  if (context.processedMeat)
    lines.push(
      line(
        'processed_meat',
        -BURDENS.processed_meat * 10,
        meats,
        ['E10', 'E20'],
        'high',
        '加工肉制品：IARC 列为 1 类致癌物（证据确凿，不代表危害程度）。',
        'Processed meat: IARC group 1 (strength of evidence, not size of risk).',
      ),
    )
  if (context.deepFried)
    lines.push(
      line(
        'deep_fried',
        -BURDENS.deep_fried * 10,
        [],
        ['E23'],
        'moderate',
        '油炸的淀粉类食品，可能含丙烯酰胺。',
        'A deep-fried starchy food, which may hold acrylamide.',
      ),
    )
  const infant = context.infant ? infantBurden(all, components, sweeteners) : []
  if (infant.length > 0)
    lines.push(
      line(
        'infant',
        -BURDENS.infant * 10,
        infant,
        ['E24'],
        'high',
        `婴幼儿食品不宜添加：${namesOf(infant, '、')}。`,
        `Food for infants should not hold added: ${namesOf(infant, ', ')}.`,
      ),
    )
  if (context.saltyCondiment)
    lines.push(
      line(
        'salty_condiment',
        -BURDENS.salty_condiment * 10,
        components.items.salt,
        ['E7'],
        'high',
        '高盐调味品，少量使用。',
        'A salt-dense condiment; use little.',
      ),
    )
  return (
    sweeteners.length > 0 ||
    context.sugarDrink ||
    context.processedMeat ||
    context.deepFried ||
    infant.length > 0 ||
    context.saltyCondiment
  )
}

const LACTOSE = /乳糖|lactose/

/** What WHO Europe's profile keeps out of food for 6-36 months. Lactose belongs in formula. */
function infantBurden(all: readonly Item[], components: Totals, sweeteners: readonly Item[]): Item[] {
  const sugars = components.items.sugar.filter(item => !LACTOSE.test(item.words))
  const dyes = all.filter(
    item => item.role === undefined && item.substance?.functions[0] === '着色剂' && item.substance.tier >= 2,
  )
  const burden = [...sugars, ...components.items.salt, ...sweeteners, ...dyes]
  return all.filter(item => burden.includes(item))
}

function bonuses(
  foods: readonly Item[],
  additives: readonly Item[],
  components: Totals,
  hot: boolean,
  all: readonly Item[],
  lines: Line[],
): void {
  if (hot) return
  let left = BONUSES.most * 10
  const give = (
    rule: string,
    points: number,
    items: readonly Item[],
    evidence: readonly string[],
    zh: string,
    en: string,
  ) => {
    const tenths = Math.min(left, points * 10)
    left -= tenths
    if (tenths > 0) lines.push(line(rule, tenths, items, evidence, 'moderate', zh, en))
  }
  const whole = foods.filter(item => item.food === 'whole' || item.food === 'wholegrain')
  const first = foods[0]
  if (first && whole.includes(first)) {
    const most = (percentOf(first) ?? 0) >= 50 || foods.length === 1
    give(
      'whole_food_first',
      most ? BONUSES.whole_food_most : BONUSES.whole_food_first,
      [first],
      ['E3'],
      `第一位配料是天然食材：${first.ingredient.name}。`,
      `The first ingredient is a whole food: ${first.ingredient.name}.`,
    )
  }
  const plain = componentNames.every(
    component => component === 'oil' || component === 'refined' || components.of[component] === 0,
  )
  if (foods.length > 0 && foods.length <= 3 && additives.length === 0 && plain)
    give(
      'short_and_plain',
      BONUSES.short_and_plain,
      foods,
      ['E2', 'E3'],
      '配料不超过 3 种，没有添加剂和添加糖、盐。',
      'Three ingredients at most, no additives, no added sugar or salt.',
    )
  const cultures = all.filter(item => item.food === 'culture' || item.kind === 'culture')
  if (cultures.length > 0)
    give('cultures', BONUSES.cultures, cultures, ['E3'], '含发酵菌种。', 'Holds cultures.')
  if (whole.length >= 2)
    give(
      'whole_foods',
      BONUSES.whole_foods,
      whole,
      ['E3'],
      `含多种天然食材：${namesOf(whole, '、')}。`,
      `Several whole foods: ${namesOf(whole, ', ')}.`,
    )
}

interface Cap {
  points: number
  rule: string
  items: readonly Item[]
  evidence: readonly string[]
  confidence: ScoreReason['confidence']
  zh: string
  en: string
}

function lowestCap(
  foods: readonly Item[],
  additives: readonly Item[],
  components: Totals,
  context: ProductContext,
): Cap | undefined {
  const caps: Cap[] = []
  const add = (
    points: number,
    rule: string,
    items: readonly Item[],
    evidence: readonly string[],
    confidence: ScoreReason['confidence'],
    zh: string,
    en: string,
  ) => caps.push({ points, rule, items, evidence, confidence, zh, en })
  const banned = additives.filter(isBanned)
  const nitrite = additives.filter(item => item.substance?.id === '09.002' || item.substance?.id === '09.001')
  const strong = additives.filter(item => item.substance?.tier === 4)
  if (banned.length > 0)
    add(
      CAPS.cap_not_permitted,
      'cap_not_permitted',
      banned,
      ['E14'],
      'high',
      '含我国不允许使用的物质，最高 19 分。',
      'Holds a substance not permitted in China: 19 at most.',
    )
  if (context.processedMeat && nitrite.length > 0)
    add(
      CAPS.cap_cured_meat,
      'cap_cured_meat',
      nitrite,
      ['E10', 'E20'],
      'high',
      '加工肉制品含亚硝酸盐或硝酸盐，最高 35 分。',
      'Processed meat with nitrite or nitrate: 35 at most.',
    )
  if (components.of.hydro > 0)
    add(
      CAPS.cap_hydrogenated_oil,
      'cap_hydrogenated_oil',
      components.items.hydro,
      ['E8'],
      'high',
      '含氢化油，最高 39 分。',
      'Holds hydrogenated oil: 39 at most.',
    )
  if (context.sugarDrink)
    add(
      CAPS.cap_sugar_drink,
      'cap_sugar_drink',
      components.items.sugar,
      ['E6'],
      'high',
      '含糖饮料最高 45 分。',
      'A sugar-sweetened drink: 45 at most.',
    )
  if (strong.length > 0)
    add(
      CAPS.cap_strong_additive,
      'cap_strong_additive',
      strong,
      ['E5', 'E10', 'E12'],
      strong.some(item => item.canonical === '二氧化钛') ? 'contested' : 'moderate',
      `含高度关注的添加剂（${namesOf(strong, '、')}），最高 49 分。`,
      `Holds an additive of strong concern (${namesOf(strong, ', ')}): 49 at most.`,
    )
  const first = foods[0]
  if (first?.food === 'sugar' && components.of.sugar >= COMPONENTS.sugar.base)
    add(
      CAPS.cap_sugar_first,
      'cap_sugar_first',
      [first],
      ['E6'],
      'high',
      '糖排在第一位，最高 59 分。',
      'Sugar is the first ingredient: 59 at most.',
    )
  return caps.sort((a, b) => a.points - b.points)[0]
}

function namesOf(items: readonly Item[], separator: string): string {
  const names = printedNames(items)
  return names.slice(0, 6).join(separator) + (names.length > 6 ? '…' : '')
}

/**
 * Writes the lines down and adds the rounding. The points are tenths, which binary numbers cannot hold, so the order is
 * chosen in which a plain sum comes out as the score to the last bit; when none does, the rounding carries the dust, or
 * all points do.
 */
function written(lines: readonly Line[], rounding: number, score: number): ScoreReason[] {
  const reasons = lines.map(one => ({
    rule: one.rule,
    points: one.tenths / 10,
    ingredients: one.items.map(item => item.index),
    evidence: [...one.evidence],
    confidence: one.confidence,
    text: one.text,
  }))
  const last = (points: number): ScoreReason => ({
    rule: 'rounding',
    points,
    ingredients: [],
    evidence: [],
    confidence: 'high',
    text: { zh: '四舍五入为整数。', en: 'Rounded to a whole number.' },
  })
  const tail = rounding === 0 ? [] : [last(rounding / 10)]
  for (const order of ordersOf(reasons)) {
    if (isExact([...order, ...tail], score)) return [...order, ...tail]
    for (let step = -4; step <= 4; step++) {
      const corrected = [...order, last(score - sumFrom(100, order) + step * 2 ** -48)]
      if (Math.abs((corrected.at(-1)?.points ?? 0) - rounding / 10) < 1e-9 && isExact(corrected, score))
        return corrected
    }
  }
  // Where no such order is exact, the rounding need not stand last.
  for (const order of ordersOf([...reasons, ...tail])) if (isExact(order, score)) return order
  return onGrid([...reasons, ...tail], score)
}

// Multiples of 2^-42 up to 2^11 add up without any rounding; they are within 1.2e-13 of the tenths they stand for.
const GRID = 2 ** 42

/** Where the tenths of a list add up exactly in no order, as with few broken ones that cross a power of two. */
function onGrid(reasons: readonly ScoreReason[], score: number): ScoreReason[] {
  const moved = reasons.map(one => ({ ...one, points: Math.round(one.points * GRID) / GRID }))
  const last = moved.at(-1)
  if (last) last.points += score - sumFrom(100, moved)
  return moved
}

const MOST_SHUFFLES = 200

/** Orders to try for an exact sum, the natural ones first; the shuffles are the same on every machine. */
function* ordersOf(reasons: readonly ScoreReason[]): Generator<ScoreReason[]> {
  for (let turn = 0; turn < Math.max(1, reasons.length); turn++) {
    const turned = [...reasons.slice(turn), ...reasons.slice(0, turn)]
    yield turned
    yield [...turned].reverse()
  }
  const shuffled = [...reasons]
  let state = 1
  for (let n = 0; n < MOST_SHUFFLES; n++) {
    for (let i = shuffled.length - 1; i > 0; i--) {
      state = (state * 48271) % 2147483647
      const j = state % (i + 1)
      const [a, b] = [shuffled[i], shuffled[j]]
      if (a && b) [shuffled[i], shuffled[j]] = [b, a]
    }
    yield [...shuffled]
  }
}

function sumFrom(start: number, reasons: readonly ScoreReason[]): number {
  return reasons.reduce((sum, reason) => sum + reason.points, start)
}

function isExact(reasons: readonly ScoreReason[], score: number): boolean {
  return sumFrom(100, reasons) === score && 100 + sumFrom(0, reasons) === score
}
