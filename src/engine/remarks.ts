import type { Knowledge } from '../knowledge/index.ts'
import { flatten, type ProductContext, rankedFoods } from './context.ts'
import { type Item, printedNames } from './items.ts'
import type { AnalysisResult, Bilingual, GroupFlag, Remark } from './result.ts'
import type { Scoring } from './score.ts'

/** Everything a rule may look at; what it says must name something of this very label. */
interface Label {
  knowledge: Knowledge
  all: readonly Item[]
  foods: readonly Item[]
  additives: readonly Item[]
  context: ProductContext
  scoring: Scoring | undefined
  groups: readonly GroupFlag[]
}

/** What stands out, what to do, and what to know: each remark rests on ingredients of this label. */
export function remarksOf(
  knowledge: Knowledge,
  roots: readonly Item[],
  context: ProductContext,
  scoring: Scoring | undefined,
  groups: readonly GroupFlag[],
): Pick<AnalysisResult, 'highlights' | 'suggestions' | 'knowledge'> {
  const all = flatten(roots)
  const additives = once(
    all.filter(item => item.role === undefined && (item.kind === 'additive' || item.kind === 'flavouring')),
  )
  const label: Label = { knowledge, all, foods: rankedFoods(roots), additives, context, scoring, groups }
  if (label.foods.length + additives.length === 0) return { highlights: [], suggestions: [], knowledge: [] }
  return { highlights: highlightsOf(label), suggestions: suggestionsOf(label), knowledge: knowledgeOf(label) }
}

function remark(
  id: string,
  tone: Remark['tone'],
  items: readonly Item[],
  evidence: readonly string[],
  text: Bilingual,
): Remark {
  const names = printedNames(items)
  const list = (separator: string) => names.slice(0, 6).join(separator) + (names.length > 6 ? '…' : '')
  const fill = (sentence: string, separator: string) =>
    sentence.replaceAll('{names}', list(separator)).replaceAll('{n}', String(items.length))
  return {
    id,
    tone,
    text: { zh: fill(text.zh, '、'), en: fill(text.en, ', ') },
    ingredients: items.map(item => item.index),
    evidence: [...evidence],
  }
}

function once(items: readonly Item[]): Item[] {
  const seen = new Set<string>()
  return items.filter(item => !seen.has(item.canonical) && seen.add(item.canonical))
}

function inDyes(item: Item): boolean {
  return ['102', '104', '110', '122', '123', '124', '127', '129'].includes(item.substance?.ins ?? '')
}

function isNitrite(item: Item): boolean {
  return item.substance?.id === '09.001' || item.substance?.id === '09.002'
}

function isSweetener(item: Item): boolean {
  return item.substance?.functions.includes('甜味剂') === true && !/糖醇|isomalt/.test(item.canonical)
}

function reason(label: Label, rule: string) {
  return label.scoring?.reasons.find(one => one.rule === rule)
}

function highlightsOf(label: Label): Remark[] {
  const { all, foods, additives, context } = label
  const found: Remark[] = []
  const add = (
    id: string,
    tone: Remark['tone'],
    items: readonly Item[],
    evidence: readonly string[],
    zh: string,
    en: string,
  ) => {
    if (items.length > 0) found.push(remark(id, tone, items, evidence, { zh, en }))
  }
  const [first] = foods
  const whole = foods.filter(item => item.food === 'whole' || item.food === 'wholegrain')
  if (first && whole.includes(first) && !context.processedMeat && !context.deepFried)
    add(
      'whole_food_first',
      'good',
      [first],
      ['E3'],
      '含量最多的配料是{names}，天然食材。',
      '{names} comes first: a whole food.',
    )
  if (additives.length === 0)
    add(
      'no_additives',
      'good',
      foods.slice(0, 3),
      ['E2'],
      '配料表里没有食品添加剂和香精。',
      'No additives and no flavourings on the list.',
    )
  add(
    'whole_grains',
    'good',
    foods.filter(item => item.food === 'wholegrain').slice(0, 4),
    ['E7'],
    '含全谷物：{names}。',
    'Whole grains: {names}.',
  )
  add(
    'cultures',
    'good',
    all.filter(item => item.kind === 'culture'),
    ['E3'],
    '含发酵菌种：{names}。',
    'Cultures: {names}.',
  )
  const sugars = once(all.filter(item => item.food === 'sugar' && !item.underAdditives))
  if (first?.food === 'sugar')
    add(
      'sugar_first',
      'bad',
      [first],
      ['E6'],
      '{names}排在第一位：按重量它是最多的配料。',
      '{names} comes first: by weight it is the main ingredient.',
    )
  if (sugars.length >= 3)
    add(
      'sugar_split',
      'bad',
      sugars,
      ['E6'],
      '糖分成 {n} 样来写：{names}；合起来可能排得更靠前。',
      'Sugar under {n} names: {names}; together they may rank higher.',
    )
  add(
    'hydrogenated_oil',
    'bad',
    all.filter(item => item.food === 'hydro'),
    ['E8'],
    '含{names}，可能带来反式脂肪。',
    'Holds {names}, a possible source of trans fat.',
  )
  add(
    'nitrite',
    'bad',
    all.filter(isNitrite),
    ['E10', 'E20'],
    '含{names}：加工肉里的护色剂，在体内可生成亚硝胺。',
    'Holds {names}, a curing agent that can form nitrosamines.',
  )
  add(
    'azo_dyes',
    'caution',
    once(all.filter(inDyes)),
    ['E15'],
    '含合成色素{names}，欧盟对其中一些要求警示儿童注意力。',
    'Synthetic dyes: {names}; for some the EU wants a warning on attention in children.',
  )
  add(
    'sweeteners',
    'caution',
    additives.filter(isSweetener),
    ['E9'],
    '甜味来自非糖甜味剂：{names}。',
    'Sweetened with: {names}.',
  )
  const sweet = reason(label, 'sugar')
  if (sweet && sweet.points <= -19 && first?.food !== 'sugar')
    add(
      'much_sugar',
      'bad',
      sugars.slice(0, 4),
      ['E6'],
      '糖排得靠前：{names}。',
      'Sugar ranks high: {names}.',
    )
  const salt = reason(label, 'salt')
  const salts = once(all.filter(item => item.food === 'salt' || item.food === 'sauce'))
  if (salt && salt.points <= -12)
    add(
      'much_salt',
      'caution',
      salts.slice(0, 4),
      ['E7'],
      '盐或高盐配料排得靠前：{names}。',
      'Salt or salty ingredients rank high: {names}.',
    )
  if (additives.length >= 8)
    add(
      'many_additives',
      'caution',
      additives,
      ['E21'],
      '标示了 {n} 种食品添加剂。',
      '{n} additives are declared.',
    )
  if (context.deepFried)
    add(
      'deep_fried',
      'caution',
      foods.slice(0, 2),
      ['E23'],
      '油炸类食品（{names}）。',
      'A deep-fried food ({names}).',
    )
  return found.slice(0, 8)
}

function suggestionsOf(label: Label): Remark[] {
  const { all, foods, additives, context } = label
  const found: Remark[] = []
  const add = (
    id: string,
    tone: Remark['tone'],
    items: readonly Item[],
    evidence: readonly string[],
    zh: string,
    en: string,
  ) => {
    if (items.length > 0) found.push(remark(id, tone, items, evidence, { zh, en }))
  }
  const sugars = once(all.filter(item => item.food === 'sugar' && !item.underAdditives))
  const salts = once(all.filter(item => item.food === 'salt' || item.food === 'sauce'))
  if (context.sugarDrink)
    add(
      'drink_instead',
      'caution',
      sugars.slice(0, 3),
      ['E6'],
      '解渴首选水或无糖茶；这款的甜味来自{names}，可以先喝小份。',
      'Water or unsweetened tea quenches better; the sweetness here is {names}.',
    )
  else if ((reason(label, 'sugar')?.points ?? 0) <= -14)
    add(
      'less_sugar',
      'caution',
      sugars.slice(0, 3),
      ['E6', 'E7'],
      '同类里挑{names}排在更后面、或前三位没有糖的；成人每天添加糖最好不超过 25 g。',
      'Among its kind, look for {names} further down the list; adults do best under 25 g of added sugar a day.',
    )
  if (context.saltyCondiment)
    add(
      'use_little',
      'caution',
      salts.slice(0, 3),
      ['E7'],
      '盐分来自{names}：做菜时用了它就少放盐，全天食盐不超过 5 g。',
      'Its salt comes from {names}: cook with less salt when you use it, 5 g a day in all.',
    )
  else if ((reason(label, 'salt')?.points ?? 0) <= -9)
    add(
      'less_salt',
      'caution',
      salts.slice(0, 3),
      ['E7'],
      '含{names}，当天其他菜清淡些；有调料包的可以只放一半。',
      'With {names} in it, keep the rest of the day low in salt; of a sachet, half will do.',
    )
  if (context.processedMeat)
    add(
      'meat_seldom',
      'caution',
      all.filter(item => isNitrite(item) || /肉|ham|bacon|pork|beef/.test(item.words)).slice(0, 2),
      ['E10'],
      '加工肉（{names}）偶尔吃，平时以鲜肉、鱼、豆制品为主，搭配新鲜蔬果。',
      'Keep processed meat ({names}) for now and then; fresh meat, fish or pulses with vegetables otherwise.',
    )
  add(
    'avoid_hydrogenated',
    'bad',
    all.filter(item => item.food === 'hydro').slice(0, 2),
    ['E8'],
    '尽量选不含{names}的同类产品。',
    'Prefer a similar product without {names}.',
  )
  if (context.deepFried)
    add(
      'baked_instead',
      'caution',
      foods.slice(0, 1),
      ['E23'],
      '可以换成非油炸或原样的{names}。',
      'Try {names} that is not deep-fried.',
    )
  const dyes = once(all.filter(inDyes))
  add(
    'children_dyes',
    'caution',
    dyes,
    ['E15'],
    '给孩子买时，选不含{names}的。',
    'For children, choose one without {names}.',
  )
  const sweeteners = additives.filter(isSweetener)
  if (sweeteners.length > 0)
    add(
      'sweet_habit',
      'neutral',
      sweeteners,
      ['E9'],
      '{names}不升血糖，糖尿病患者可用；想控制体重的人，慢慢减淡口味更稳妥。',
      '{names} do not raise blood glucose, which helps with diabetes; for weight, getting used to less sweetness works better.',
    )
  if (context.infant)
    add(
      'infant_check',
      'caution',
      all.filter(item => item.food === 'sugar' || item.food === 'salt').slice(0, 4),
      ['E24'],
      '给宝宝选没有{names}的。',
      'For an infant choose one without {names}.',
    )
  const score = label.scoring?.score
  if (found.length === 0 && score !== undefined && score > 79)
    add(
      'fine_daily',
      'good',
      foods.slice(0, 3),
      ['E3'],
      '配料简单（{names}），可以放心作为日常选择，注意分量即可。',
      'A simple list ({names}): fine as an everyday choice in sensible portions.',
    )
  if (found.length === 0 && foods.length > 0)
    add(
      'moderate',
      'neutral',
      foods.slice(0, 3),
      ['E7'],
      '以{names}为主，适量吃，搭配新鲜蔬果。',
      'Mainly {names}: eat in moderation, with fresh vegetables and fruit.',
    )
  return found.slice(0, 6)
}

function knowledgeOf(label: Label): Remark[] {
  const { all, foods, additives, knowledge } = label
  const found: Remark[] = []
  const add = (
    id: string,
    tone: Remark['tone'],
    items: readonly Item[],
    evidence: readonly string[],
    zh: string,
    en: string,
  ) => {
    if (items.length > 0) found.push(remark(id, tone, items, evidence, { zh, en }))
  }
  add(
    'changed_use_dehydroacetate',
    'caution',
    once(all.filter(item => item.substance?.id === '17.009')),
    ['17.009', 'E1'],
    '{names}：GB 2760-2024 自 2025-02-08 起不再允许用于面包、糕点、焙烤馅料、淀粉制品等。',
    '{names}: since 2025-02-08 GB 2760-2024 no longer permits it in bread, cakes, fillings and starch products.',
  )
  const banned = once(
    all.filter(item => item.substance !== undefined && !item.substance.id && item.substance.tier === 4),
  )
  add(
    'not_permitted',
    'bad',
    banned,
    ['E14', 'E1'],
    '{names}不在 GB 2760 允许名单内；如确有使用，可向监管部门反映。',
    '{names} is not on the GB 2760 list; if it was really used, the authorities should know.',
  )
  const contested = all.filter(item => item.canonical === '二氧化钛')
  add(
    'titanium_dioxide',
    'caution',
    once(contested),
    ['E12', '08.011'],
    '{names}：欧盟认为不能排除基因毒性，2022 年起禁用；JECFA 2023 年仍认为无需限量，我国允许使用。两种意见都在。',
    '{names}: the EU could not rule out genotoxicity and banned it in 2022; JECFA upheld "not specified" in 2023 and China permits it. Both views stand.',
  )
  for (const item of [...additives]
    .filter(
      one =>
        one.substance?.id &&
        one.substance.tier >= 2 &&
        one.canonical !== '二氧化钛' &&
        one.substance.id !== '17.009',
    )
    .sort((a, b) => (b.substance?.tier ?? 0) - (a.substance?.tier ?? 0))
    .slice(0, 3)) {
    const fact = additiveFact(knowledge, item)
    if (fact)
      found.push(
        remark(`additive_${item.substance?.id}`, 'neutral', [item], [item.substance?.id ?? ''], fact),
      )
  }
  add(
    'caramel_process',
    'neutral',
    once(all.filter(item => item.substance?.generic === true && item.substance.ins === '150')),
    ['E25'],
    '{names}没有写明工艺；四种工艺里，加氨生产和亚硫酸铵法可能含 4-甲基咪唑。',
    '{names} without its process: of the four, the two made with ammonia may hold 4-MEI.',
  )
  add(
    'oil_not_named',
    'neutral',
    once(
      foods.filter(
        item =>
          /^(?:食用|精炼)?植物油$|^vegetable oils?$|^(?:食用)?植物油脂$/.test(item.words) &&
          item.children.length === 0,
      ),
    ),
    ['E8'],
    '“{names}”没有写明是哪种油，可能是棕榈油，也可能是大豆油。',
    '"{names}" does not say which oil: it may be palm as well as soybean.',
  )
  const hidden = once(
    foods.filter(
      item =>
        item.children.length === 0 &&
        /酱油|豆瓣酱|番茄酱|调味料|巧克力|果酱|沙拉酱|火腿|鸡精|chocolate|sauce|seasoning|mayonnaise/.test(
          item.words,
        ),
    ),
  )
  add(
    'compound_not_opened',
    'neutral',
    hidden,
    ['E1'],
    '{names}是复合配料，含量低于 25% 且有标准的可以不展开，里面可能还有添加剂。',
    '{names}: a compound ingredient under 25 % may stay unopened, and may hold additives of its own.',
  )
  add(
    'class_only',
    'neutral',
    all.filter(item => item.role === 'class' && item.children.length === 0),
    ['E1'],
    '“{names}”只写了类别，没有写具体用了什么。',
    '"{names}" names a class, not the substance.',
  )
  const codes = additives.filter(item => /^(?:e|ins)?[\s-]?\d{3,4}/.test(item.words))
  add(
    'ins_numbers',
    'neutral',
    codes.slice(0, 6),
    ['E1'],
    '{names}是食品添加剂的国际编码（INS），点开可看名称。',
    '{names} are international additive numbers (INS/E).',
  )
  add(
    'fortified',
    'good',
    all.filter(item => item.kind === 'nutrient').slice(0, 6),
    [],
    '{names}是添加的营养素（GB 14880），不扣分。',
    '{names}: added nutrients, which cost no points.',
  )
  const [first, second, third] = foods
  if (first && second && third && found.length < 3)
    add(
      'order_of_list',
      'neutral',
      [first, second, third],
      [],
      '配料按加入量从多到少排：最多的三样是{names}（不计水）。',
      'The list runs from most to least: the top three are {names}, water aside.',
    )
  return found.slice(0, 8)
}

/** One sentence on an additive from its safety record: what JECFA and EFSA say, both where they differ. */
function additiveFact(knowledge: Knowledge, item: Item): Bilingual | undefined {
  const entry = knowledge.additive(item.substance?.id ?? '')
  const record = entry?.safety?.find(one => one.ins === item.substance?.ins) ?? entry?.safety?.[0]
  if (!entry || !record) return undefined
  const functions = entry.functions.join('、')
  const classes = entry.functions.map(zh => knowledge.classes.find(one => one.zh === zh)?.en ?? zh).join(', ')
  const parts = (zh: boolean) =>
    [
      record.jecfaAdi && record.jecfaAdi !== '-' ? `JECFA ADI ${record.jecfaAdi}` : '',
      record.efsa && record.efsa !== '-' ? `EFSA ${record.efsa}` : '',
      record.iarc ? `IARC ${record.iarc}` : '',
    ]
      .filter(Boolean)
      .join(zh ? '；' : '; ')
  return {
    zh: `{names}：${functions}，GB 2760 限量内允许使用。评估：${parts(true)}（ADI 单位 mg/kg 体重·天）。`,
    en: `{names}: ${classes}, permitted within GB 2760 limits. Evaluations: ${parts(false)} (ADI in mg per kg body weight and day).`,
  }
}
