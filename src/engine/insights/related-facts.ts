import type { Knowledge } from '../../knowledge/index.ts'
import { published } from '../answers/text/wording.ts'
import { isNotPermitted, isOfClass } from '../matching/substance-classes.ts'
import type { Item } from '../parsing/to-ingredients.ts'
import type { Bilingual, Insight } from '../result.ts'
import { collectInsights, type InsightInput, uniqueItems, unopenedCompounds } from './insight.ts'

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
    '{names}不在 GB 2760 名单内；请先核对包装，进口产品法规可能不同。',
    '{names} is not on the list of GB 2760 (China). Check the pack first; rules differ abroad.',
  )
  const contested = all.filter(isOfClass('titaniumDioxide'))
  add(
    'titanium_dioxide',
    'caution',
    uniqueItems(contested),
    ['E12', '08.011'],
    '{names}：欧盟认为不能排除遗传毒性，2022 年起禁用；JECFA 2023 年维持“不作规定”，我国允许使用。各国结论不一。',
    '{names}: the EU could not rule out genotoxicity and banned it in 2022; JECFA kept "not specified" in 2023 and China permits it. Regulators disagree.',
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
    '{names} without its process: of the four, the two made with ammonia may contain 4-methylimidazole.',
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
  const hidden = unopenedCompounds(foods)
  add(
    'compound_not_opened',
    'neutral',
    hidden,
    ['E1'],
    '{names}含多种原料但未展开列出，可能另有添加剂。',
    '{names}: made of several ingredients not listed here; may include additives.',
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
  // The packets of one product are not weighed against each other.
  const isOneList = all.every(({ role }) => role !== 'section')
  if (first && second && third && isOneList && found.length < 3)
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

/** What a body says of a substance; '' where it says nothing, or nothing that can be said in the language. */
function evaluation(body: string, stated: string | undefined, language: keyof Bilingual): string {
  if (!stated || stated === '-') return ''
  const value = stated
    .split(/;\s*/)
    .filter(part => !/re-evaluation|check\b|not verified/.test(part))
    .join('; ')
  const text = published(value)[language]
  return text === '' || (language === 'zh' && /[a-z]{4,}/.test(text)) ? '' : `${body} ${text}`
}

/** One sentence on an additive from its safety record: what JECFA and EFSA say, both where they differ. */
function additiveFact(knowledge: Knowledge, item: Item): Bilingual | undefined {
  const entry = knowledge.additive(item.substance?.id ?? '')
  const record = entry?.safety?.find(one => one.ins === item.substance?.ins) ?? entry?.safety?.[0]
  if (!entry || !record) return undefined
  const functions = entry.functions.join('、')
  const classes = entry.functions.map(zh => knowledge.classes.find(one => one.zh === zh)?.en ?? zh).join(', ')
  const said = (language: keyof Bilingual) =>
    [
      evaluation(/m?tdi|twi/i.test(record.jecfaAdi ?? '') ? 'JECFA' : 'JECFA ADI', record.jecfaAdi, language),
      evaluation('EFSA', record.efsa, language),
      evaluation('IARC', record.iarc, language),
    ].filter(Boolean)
  const [zh, en] = [said('zh'), said('en')]
  return {
    zh:
      `{names}：${functions}，列入 GB 2760，能用在哪些食品见该标准。` +
      (zh.length > 0 ? `评估：${zh.join('；')}（ADI 单位 mg/kg 体重·天）。` : ''),
    en:
      `{names}: ${classes}; listed in GB 2760, which says for which foods.` +
      (en.length > 0 ? ` Evaluations: ${en.join('; ')} (ADI in mg per kg body weight and day).` : ''),
  }
}
