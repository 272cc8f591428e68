import type { Bilingual } from '../../../result.ts'
import type { Peril } from '../../entities/foods/added-foods.ts'
import type { Audience } from '../../entities/people.ts'
import type { Citation } from '../../question.ts'
import { sourceCitation } from '../../text/reply.ts'

/** Whom an added food is for, as far as the message tells. */
export interface Eater {
  who: Audience | null
  /** In years. */
  age: number | undefined
  /** The message and those before it, folded. */
  said: string
}

/** A danger of an added food for somebody, told before all else. */
interface PerilRow {
  peril: Peril
  isFor: (eater: Eater) => boolean
  says: Bilingual
  source: Citation
}

const infantUntil = 1
const smallUntil = 5

const isInfant = ({ who, age }: Eater): boolean =>
  (who?.groups.includes('infant_0_36m') ?? false) && (age === undefined || age < infantUntil)
const isChild = ({ who }: Eater): boolean =>
  who?.groups.some(group => group === 'children' || group === 'infant_0_36m') ?? false
const isSmall = (eater: Eater): boolean =>
  isChild(eater) && (eater.age === undefined || eater.age < smallUntil)
const isWithChild = ({ who }: Eater): boolean => who?.groups.includes('pregnant') ?? false

const raw = /(?<!花)生(?:鸡|的)?蛋|生的|溏心|流心|半熟|温泉蛋|\braw\b|\brunny\b|\bsoft[- ]boiled\b/
const weak = /化疗|免疫|移植|老人|奶奶|爷爷|\b(?:chemo\w*|immun\w*|transplant|elderly|old)\b/
const isAtRisk = (eater: Eater): boolean => isWithChild(eater) || isSmall(eater) || weak.test(eater.said)

const ofBabies = sourceCitation('NHS, Foods to avoid giving babies and young children')
const ofPregnancy = sourceCitation('NHS, Foods to avoid in pregnancy')
const ofEggs = sourceCitation('FDA, Egg safety')

/** The dangers of added foods, the gravest first. */
export const perils: readonly PerilRow[] = [
  {
    peril: 'honey',
    isFor: isInfant,
    says: {
      zh: '不能加蜂蜜：12 个月以下不能吃蜂蜜，一点也不行，煮过也不行，可能引起婴儿肉毒中毒，很严重',
      en: 'No honey: not before 12 months, not even a little and not cooked, for it can cause infant botulism, which is very serious',
    },
    source: ofBabies,
  },
  {
    peril: 'alcohol',
    isFor: eater => isChild(eater) || isWithChild(eater),
    says: {
      zh: '不能加酒：孕期、备孕、哺乳期和未成年人都不要碰酒精，煮过也会留下一部分',
      en: 'No alcohol: not in pregnancy, while breast-feeding or for children, and cooking does not take all of it away',
    },
    source: ofPregnancy,
  },
  {
    peril: 'egg',
    isFor: eater => raw.test(eater.said) && isAtRisk(eater),
    says: {
      zh: '不能加生蛋或没全熟的蛋：可能有沙门氏菌，孕妇、小孩、老人和免疫力低的人容易得重病；蛋黄蛋白都煮到凝固',
      en: 'No raw or runny egg: it may carry salmonella, which makes pregnant women, small children, old people and people with weak defences gravely ill; cook it until white and yolk are firm',
    },
    source: ofEggs,
  },
  {
    peril: 'egg',
    isFor: isAtRisk,
    says: {
      zh: '蛋要全熟：蛋黄蛋白都煮到凝固，用热水冲不熟的不行（沙门氏菌）',
      en: 'The egg only cooked through, white and yolk firm; hot water alone does not cook it (salmonella)',
    },
    source: ofEggs,
  },
  {
    peril: 'egg',
    isFor: ({ said }) => raw.test(said),
    says: {
      zh: '最好把蛋煮熟：生蛋和没全熟的蛋可能有沙门氏菌；孕妇、小孩、老人和免疫力低的人不能吃',
      en: 'Better cook the egg: raw and runny egg may carry salmonella, and is not for pregnant women, small children, old people or people with weak defences',
    },
    source: ofEggs,
  },
  {
    peril: 'nuts',
    isFor: isSmall,
    says: {
      zh: '整颗的花生、坚果不能给 5 岁以下，会呛住、堵住气道；磨碎或做成酱才行，第一次少量给并留意过敏',
      en: 'No whole nuts under 5, a choking risk: only ground, crushed or as a smooth butter, and the first time a little, watching for an allergy',
    },
    source: ofBabies,
  },
  {
    peril: 'popcorn',
    isFor: isSmall,
    says: {
      zh: '爆米花不能给 5 岁以下，会呛住、堵住气道',
      en: 'No popcorn under 5: it is a choking risk',
    },
    source: ofBabies,
  },
  {
    peril: 'salt',
    isFor: isInfant,
    says: {
      zh: '不要给 1 岁以下加盐或酱油：他们的肾还处理不了',
      en: 'No salt and no salty sauce under 12 months: their kidneys cannot cope with it',
    },
    source: ofBabies,
  },
  {
    peril: 'salt',
    isFor: isSmall,
    says: {
      zh: '最好不给小孩另外加盐或酱油：1～3 岁一天的盐最多 2 g，4～6 岁 3 g',
      en: 'Better no salt or salty sauce on top for a small child: at most 2 g of salt a day from 1 to 3 years, 3 g from 4 to 6',
    },
    source: sourceCitation('NHS, Salt in your diet'),
  },
  {
    peril: 'sugar',
    isFor: isInfant,
    says: {
      zh: '不要给 1 岁以下加糖：不需要，伤牙',
      en: 'No sugar under 12 months: babies need none, and it harms their teeth',
    },
    source: ofBabies,
  },
  {
    peril: 'milk',
    isFor: isInfant,
    says: {
      zh: '1 岁以下不能把牛奶或植物奶当奶喝，奶以母乳或配方奶为主；6 个月以后少量拌在辅食里可以（对它过敏的不行）',
      en: 'Under 12 months neither cows’ milk nor a plant drink as a drink, which is breast milk or formula; from 6 months a little mixed with food is fine, unless the baby is allergic to it',
    },
    source: ofBabies,
  },
  {
    peril: 'caffeine',
    isFor: isChild,
    says: {
      zh: '不要给孩子加含咖啡因的茶、咖啡或可乐',
      en: 'No coffee, tea or other caffeine for children',
    },
    source: ofBabies,
  },
  {
    peril: 'caffeine',
    isFor: isWithChild,
    says: {
      zh: '它的咖啡因要算进一天：孕期从所有来源合计不超过 200 mg',
      en: 'Its caffeine counts: in pregnancy no more than 200 mg a day from all sources',
    },
    source: ofPregnancy,
  },
]
