import { isNotPermitted, isOfClass } from '../matching/substance-classes.ts'
import type { Insight } from '../result.ts'
import { eachOnce } from '../scoring/each-once.ts'
import { additiveFacts } from './additive-facts.ts'
import {
  hasWater,
  type InsightInput,
  type InsightRule,
  itemsIf,
  remarksOf,
  unopenedCompounds,
} from './insight.ts'

const MOST = 8

/** What is worth knowing about what is on this label: eight remarks at most. */
export function relatedFactsOf(label: InsightInput): Insight[] {
  const ofSubstances = [...remarksOf(label, CHANGED_OR_CONTESTED), ...additiveFacts(label)]
  return remarksOf(label, ABOUT_THE_LIST, ofSubstances).slice(0, MOST)
}

const CHANGED_OR_CONTESTED: readonly InsightRule[] = [
  {
    id: 'changed_use_dehydroacetate',
    tone: 'caution',
    items: ({ all }) => eachOnce(all.filter(isOfClass('dehydroacetate'))),
    text: {
      zh: '{names}：GB 2760-2024 自 2025-02-08 起不再允许用于面包、糕点、焙烤馅料、淀粉制品等。',
      en: '{names}: since 2025-02-08 GB 2760-2024 no longer permits it in bread, cakes, fillings and starch products.',
    },
    evidence: ['17.009', 'E1'],
  },
  {
    id: 'not_permitted',
    tone: 'bad',
    items: ({ all }) => eachOnce(all.filter(isNotPermitted)),
    text: {
      zh: '{names}不在 GB 2760 名单内；请先核对包装，进口产品法规可能不同。',
      en: '{names} is not on the list of GB 2760 (China). Check the pack first; rules differ abroad.',
    },
    evidence: ['E14', 'E1'],
  },
  {
    id: 'titanium_dioxide',
    tone: 'caution',
    items: ({ all }) => eachOnce(all.filter(isOfClass('titaniumDioxide'))),
    text: {
      zh: '{names}：欧盟认为不能排除遗传毒性，2022 年起禁用；JECFA 2023 年维持“不作规定”，我国允许使用。各国结论不一。',
      en: '{names}: the EU could not rule out genotoxicity and banned it in 2022; JECFA kept "not specified" in 2023 and China permits it. Regulators disagree.',
    },
    evidence: ['E12', '08.011'],
  },
]

const ABOUT_THE_LIST: readonly InsightRule[] = [
  {
    id: 'caramel_process',
    tone: 'neutral',
    items: ({ all }) =>
      eachOnce(all.filter(item => item.substance?.generic === true && isOfClass('ammoniaCaramel')(item))),
    text: {
      zh: '{names}没有写明工艺；四种工艺里，加氨生产和亚硫酸铵法可能含 4-甲基咪唑。',
      en: '{names} without its process: of the four, the two made with ammonia may contain 4-methylimidazole.',
    },
    evidence: ['E25'],
  },
  {
    id: 'oil_not_named',
    tone: 'neutral',
    items: ({ foods }) =>
      eachOnce(foods.filter(({ words, children }) => children.length === 0 && SOME_OIL.test(words))),
    text: {
      zh: '“{names}”没有写明是哪种油，可能是棕榈油，也可能是大豆油。',
      en: '"{names}" does not say which oil: it may be palm as well as soybean.',
    },
    evidence: ['E8'],
  },
  {
    id: 'compound_not_opened',
    tone: 'neutral',
    items: ({ foods }) => unopenedCompounds(foods),
    text: {
      zh: '{names}含多种原料但未展开列出，可能另有添加剂。',
      en: '{names}: made of several ingredients not listed here; may include additives.',
    },
    evidence: ['E1'],
  },
  {
    id: 'class_only',
    tone: 'neutral',
    items: ({ all }) => all.filter(({ role, children }) => role === 'class' && children.length === 0),
    text: {
      zh: '“{names}”只写了类别，没有写具体用了什么。',
      en: '"{names}" names a class, not the substance.',
    },
    evidence: ['E1'],
  },
  {
    id: 'ins_numbers',
    tone: 'neutral',
    items: ({ additives }) => additives.filter(({ words }) => INS_NUMBER.test(words)).slice(0, 6),
    text: {
      zh: '{names}是食品添加剂的国际编码（INS），点开可看名称。',
      en: '{names} are international additive numbers (INS/E).',
    },
    evidence: ['E1'],
  },
  {
    id: 'fortified',
    tone: 'good',
    items: ({ all }) => all.filter(({ kind }) => kind === 'nutrient').slice(0, 6),
    text: {
      zh: '{names}是添加的营养素（GB 14880），不扣分。',
      en: '{names}: added nutrients, which cost no points.',
    },
    evidence: [],
  },
  {
    id: 'order_of_list',
    tone: 'neutral',
    // The packets of one product are not weighed against each other.
    items: ({ foods, order }, made) =>
      itemsIf(
        made < 3 &&
          foods.length >= 3 &&
          order.length >= 3 &&
          order.slice(0, 3).every(({ ingredient }) => ingredient.atMost2Percent !== true),
        order.slice(0, 3),
      ),
    text: label =>
      hasWater(label)
        ? {
            zh: '配料按加入量从多到少排：最多的三样是{names}（不计水）。',
            en: 'The list runs from most to least: the top three are {names}, water aside.',
          }
        : {
            zh: '配料按加入量从多到少排：最多的三样是{names}。',
            en: 'The list runs from most to least: the top three are {names}.',
          },
    evidence: [],
  },
]

const SOME_OIL = /^(?:食用|精炼)?植物油$|^vegetable oils?$|^(?:食用)?植物油脂$/
const INS_NUMBER = /^(?:e|ins)?[\s-]?\d{3,4}/
