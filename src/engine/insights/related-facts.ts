import type { Knowledge } from '../../knowledge/index.ts'
import { isNotPermitted, isOfClass } from '../matching/substance-classes.ts'
import type { Item } from '../parsing/to-ingredients.ts'
import type { Bilingual, Insight } from '../result.ts'
import { collectInsights, type InsightInput, uniqueItems } from './insight.ts'

/** What is worth knowing about what is on this label, eight remarks at most. */
export function relatedFactsOf(label: InsightInput): Insight[] {
  const { all, foods, additives, knowledge } = label
  const { found, add } = collectInsights()
  add(
    'changed_use_dehydroacetate',
    'caution',
    uniqueItems(all.filter(isOfClass('dehydroacetate'))),
    ['17.009', 'E1'],
    '{names}：GB 2760-2024 自 2025-02-08 起不再允许用于面包、糕点、焙烤馅料、淀粉制品等。',
    '{names}: since 2025-02-08 GB 2760-2024 no longer permits it in bread, cakes, fillings and starch products.',
  )
  const banned = uniqueItems(all.filter(isNotPermitted))
  add(
    'not_permitted',
    'bad',
    banned,
    ['E14', 'E1'],
    '{names}不在 GB 2760 允许名单内；如确有使用，可向监管部门反映。',
    '{names} is not on the GB 2760 list; if it was really used, the authorities should know.',
  )
  const contested = all.filter(isOfClass('titaniumDioxide'))
  add(
    'titanium_dioxide',
    'caution',
    uniqueItems(contested),
    ['E12', '08.011'],
    '{names}：欧盟认为不能排除基因毒性，2022 年起禁用；JECFA 2023 年仍认为无需限量，我国允许使用。两种意见都在。',
    '{names}: the EU could not rule out genotoxicity and banned it in 2022; JECFA upheld "not specified" in 2023 and China permits it. Both views stand.',
  )
  for (const item of [...additives]
    .filter(
      one =>
        one.substance?.id && one.substance.tier >= 2 && !isOfClass('titaniumDioxide', 'dehydroacetate')(one),
    )
    .sort((a, b) => (b.substance?.tier ?? 0) - (a.substance?.tier ?? 0))
    .slice(0, 3)) {
    const fact = additiveFact(knowledge, item)
    if (fact)
      add(`additive_${item.substance?.id}`, 'neutral', [item], [item.substance?.id ?? ''], fact.zh, fact.en)
  }
  add(
    'caramel_process',
    'neutral',
    uniqueItems(all.filter(item => item.substance?.generic === true && isOfClass('ammoniaCaramel')(item))),
    ['E25'],
    '{names}没有写明工艺；四种工艺里，加氨生产和亚硫酸铵法可能含 4-甲基咪唑。',
    '{names} without its process: of the four, the two made with ammonia may hold 4-MEI.',
  )
  add(
    'oil_not_named',
    'neutral',
    uniqueItems(
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
  const hidden = uniqueItems(
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
