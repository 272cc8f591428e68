import { isOfClass } from '../matching/substance-classes.ts'
import type { Bilingual, Group, GroupFlag } from '../result.ts'
import * as is from './group-tests.ts'

/** Where an ingredient must stand for a rule: `first` within so many foods (water aside), or in a product of a kind. */
export interface Place {
  first: number
  /** Counts a place further where so many ingredients of the rule stand that high. */
  together?: { count: number; first: number }
  /** Wherever they stand, if more than half of the list's foods are of the rule. */
  orMost?: true
  /** Names all of them, wherever they stand, once one stands that high. */
  thenAll?: true
  orIn?: readonly ('saltyCondiment' | 'processedMeat' | 'instant' | 'sugaredFruit' | 'sugarDrink')[]
}

/**
 * One rule about one group: what raises it, how much it weighs and what it says: `{names}` are the ingredients, `{sodium}` what the table
 * says of it, `{said}` the words of the pack.
 */
export interface GroupRule {
  id: string
  group: Group
  level: GroupFlag['level']
  test: is.Test
  place?: Place
  /** Another ingredient that the list has to contain, or must not. */
  beside?: { test: is.Test; is: boolean }
  /** What the nutrition table has to call high. */
  high?: 'sugars' | 'salt'
  /** What the nutrition table must not call low. */
  unlessLow?: 'salt'
  /** Words that the pack has to say somewhere, or must not. */
  said?: { words: RegExp; is: boolean }
  /** What its text tells apart for `{kinds}`, each with its `{names}`. */
  kinds?: readonly { test: is.Test; name: Bilingual }[]
  /** Says nothing where a rule before it has warned the same group. */
  isSecond?: true
  text: Bilingual
}

const isPlainFlesh: is.Test = item =>
  is.meatOrFish(item) && !is.hiddenAnimal(item) && !is.pork(item) && !is.usuallyPork(item)

/** Every rule that ingredients can raise, the graver of a group first. */
export const groupRules: readonly GroupRule[] = [
  {
    id: 'pku_source',
    group: 'pku',
    level: 'avoid',
    test: is.any(isOfClass('aspartame'), is.namedAspartame, is.phenylalanineNoted),
    text: {
      zh: '含苯丙氨酸来源（{names}），苯丙酮尿症患者禁食。',
      en: 'Contains a source of phenylalanine ({names}): avoid with PKU.',
    },
  },
  {
    id: 'pku_trace',
    group: 'pku',
    level: 'caution',
    test: isOfClass('neotameRelative'),
    text: {
      zh: '{names}含微量苯丙氨酸，苯丙酮尿症患者请注意。',
      en: '{names} contains a trace of phenylalanine.',
    },
  },
  {
    id: 'g6pd_broad_bean',
    group: 'g6pd',
    level: 'avoid',
    test: is.broadBeans,
    text: {
      zh: '含蚕豆（{names}），蚕豆病（G6PD 缺乏）患者避免食用。',
      en: 'Contains broad beans ({names}): avoid with G6PD deficiency.',
    },
  },
  {
    id: 'g6pd_quinine',
    group: 'g6pd',
    level: 'caution',
    test: is.quinine,
    text: {
      zh: '含奎宁（{names}），蚕豆病（G6PD 缺乏）患者先问医生。',
      en: 'Contains quinine ({names}): ask a doctor first with G6PD deficiency.',
    },
  },
  {
    id: 'infant_honey',
    group: 'infant_0_36m',
    level: 'avoid',
    test: is.honey,
    text: {
      zh: '含{names}，1 岁以下婴儿不能吃（肉毒杆菌风险）。',
      en: 'Contains {names}: never for infants under 12 months (botulism).',
    },
  },
  {
    id: 'infant_substances',
    group: 'infant_0_36m',
    level: 'avoid',
    test: is.any(is.sweeteners, is.southampton, is.nitrite, isOfClass('caffeine')),
    text: { zh: '含{names}，不建议 3 岁以下食用。', en: 'Contains {names}: not for children under 3.' },
  },
  {
    id: 'infant_alcohol',
    group: 'infant_0_36m',
    level: 'avoid',
    test: is.alcohol,
    text: { zh: '含酒精（{names}）：婴幼儿不能吃。', en: 'Contains alcohol ({names}): not for infants.' },
  },
  {
    id: 'infant_choking',
    group: 'infant_0_36m',
    level: 'avoid',
    test: is.any(is.konjacJelly, is.wholeNuts),
    text: { zh: '{names}：3 岁以下有噎食风险。', en: '{names}: choking hazard under 3.' },
  },
  {
    id: 'children_mercury',
    group: 'children',
    level: 'avoid',
    test: is.predatoryFish,
    text: {
      zh: '含{names}：这类大型鱼汞含量高，儿童不要吃（英国 NHS 或美国 FDA 的建议）。',
      en: 'Contains {names}: large fish of this kind are high in mercury; not for children (advice of the NHS or the FDA).',
    },
  },
  {
    id: 'children_alcohol',
    group: 'children',
    level: 'avoid',
    test: is.alcohol,
    text: { zh: '含酒精（{names}）：儿童不要食用。', en: 'Contains alcohol ({names}): not for children.' },
  },
  {
    id: 'children_limit',
    group: 'children',
    level: 'caution',
    test: is.any(is.southampton, is.sweeteners, is.strongCaffeine, is.konjacJelly),
    text: { zh: '含{names}，儿童尽量少吃。', en: 'Contains {names}: best limited for children.' },
  },
  {
    id: 'pregnant_alcohol',
    group: 'pregnant',
    level: 'avoid',
    test: is.alcohol,
    text: {
      zh: '含酒精（{names}）：孕期、备孕期和哺乳期不要食用。',
      en: 'Contains alcohol ({names}): avoid when pregnant, trying or breastfeeding.',
    },
  },
  {
    id: 'pregnant_unpasteurised',
    group: 'pregnant',
    level: 'avoid',
    test: is.unpasteurised,
    text: {
      zh: '含未经杀菌的乳（{names}）：孕期不要生吃（李斯特菌风险）。',
      en: 'Contains unpasteurised milk ({names}): avoid in pregnancy unless cooked through (listeria).',
    },
  },
  {
    id: 'pregnant_mercury',
    group: 'pregnant',
    level: 'avoid',
    test: is.predatoryFish,
    text: {
      zh: '含{names}：这类大型鱼汞含量高，孕期和备孕期不要吃（英国 NHS 或美国 FDA 的建议）。',
      en: 'Contains {names}: large fish of this kind are high in mercury; avoid when pregnant or trying (advice of the NHS or the FDA).',
    },
  },
  {
    id: 'senna_laxative',
    group: 'laxative',
    level: 'caution',
    test: is.senna,
    text: {
      zh: '含番泻叶（{names}）：有泻下作用，不要长期饮用，孕妇、儿童不宜，先问医生。',
      en: 'Contains senna ({names}), a strong laxative: not for long use, not in pregnancy or for children; ask a doctor.',
    },
  },
  {
    id: 'pregnant_liver',
    group: 'pregnant',
    level: 'avoid',
    test: is.liver,
    text: {
      zh: '含{names}：肝的维生素A高，孕期不要吃（英国 NHS 的建议）。',
      en: 'Contains {names}: liver is high in vitamin A; not in pregnancy (advice of the NHS).',
    },
  },
  {
    id: 'pregnant_pate',
    group: 'pregnant',
    level: 'avoid',
    test: is.meatOrFish,
    said: { words: is.SAYS_PATE, is: true },
    text: {
      zh: '肉酱、肝酱（{names}）：可能有李斯特菌，孕期不要吃（英国 NHS 的建议）。',
      en: 'Pâté ({names}): it may carry listeria; not in pregnancy (advice of the NHS).',
    },
  },
  {
    id: 'pregnant_mould_cheese',
    group: 'pregnant',
    level: 'caution',
    test: is.mouldRipened,
    text: {
      zh: '含霉菌成熟的软质奶酪（{names}）：可能有李斯特菌，孕期要加热到滚烫再吃（英国 NHS 的建议）。',
      en: 'Contains mould-ripened soft cheese ({names}): it may carry listeria; in pregnancy only cooked until steaming hot (advice of the NHS).',
    },
  },
  {
    id: 'pregnant_called_mould_cheese',
    group: 'pregnant',
    level: 'caution',
    test: is.milk,
    beside: { test: is.mouldRipened, is: false },
    said: { words: is.SAYS_MOULD_CHEESE, is: true },
    isSecond: true,
    text: {
      zh: '霉菌成熟的软质奶酪（{names}）：可能有李斯特菌，孕期要加热到滚烫再吃（英国 NHS 的建议）。',
      en: 'Mould-ripened soft cheese ({names}): it may carry listeria; in pregnancy only cooked until steaming hot (advice of the NHS).',
    },
  },
  {
    id: 'pregnant_cured_meat',
    group: 'pregnant',
    level: 'caution',
    test: is.meat,
    said: { words: is.SAYS_CURED_MEAT, is: true },
    text: {
      zh: '腌制或风干、没有煮过的肉（{names}）：可能有弓形虫、李斯特菌，孕期要熟透再吃（英国 NHS 的建议）。',
      en: 'Meat that is cured or dried and not cooked ({names}): it may carry toxoplasma or listeria; in pregnancy only cooked through (advice of the NHS).',
    },
  },
  {
    id: 'pregnant_raw_fish',
    group: 'pregnant',
    level: 'caution',
    test: is.anyFish,
    said: { words: is.SAYS_RAW_FISH, is: true },
    text: {
      zh: '冷熏或生的鱼（{names}）：可能有李斯特菌，孕期要加热到滚烫再吃（英国 NHS 的建议）。',
      en: 'Cold-smoked or raw fish ({names}): it may carry listeria; in pregnancy only cooked until steaming hot (advice of the NHS).',
    },
  },
  {
    id: 'pregnant_tuna',
    group: 'pregnant',
    level: 'caution',
    test: is.tuna,
    text: {
      zh: '含{names}：金枪鱼含汞，孕期每周不超过 4 罐（每罐沥干约 140 克，英国 NHS 的建议）。',
      en: 'Contains {names}: tuna contains mercury; in pregnancy no more than 4 cans a week, of about 140 g drained (advice of the NHS).',
    },
  },
  {
    id: 'pregnant_caffeine',
    group: 'pregnant',
    level: 'caution',
    test: is.strongCaffeine,
    text: {
      zh: '含咖啡因来源（{names}）：孕期注意咖啡因总量。',
      en: 'Contains caffeine ({names}): watch total caffeine in pregnancy.',
    },
  },
  {
    id: 'pregnant_other',
    group: 'pregnant',
    level: 'caution',
    test: is.any(is.nitrite, isOfClass('saccharin'), is.licorice, is.quinine, is.senna, is.herbs),
    text: {
      zh: '含{names}，孕期少吃，或问医生。',
      en: 'Contains {names}: limit in pregnancy, or ask a doctor.',
    },
  },
  {
    id: 'dyes_and_benzoates',
    group: 'aspirin_dye_sensitive',
    level: 'caution',
    test: is.azoDyes,
    text: {
      zh: '含{names}，对阿司匹林或偶氮色素敏感者注意。',
      en: 'Contains {names}: take care if sensitive to aspirin or azo dyes.',
    },
  },
  {
    id: 'sodium',
    group: 'hypertension',
    level: 'caution',
    test: is.saltsAndGlutamate,
    place: { first: 2, orIn: ['saltyCondiment', 'processedMeat', 'instant'] },
    unlessLow: 'salt',
    text: {
      zh: '含钠较多的配料：{names}{sodium}。',
      en: 'Contains sodium ({names}){sodium}.',
    },
  },
  {
    id: 'sodium_measured',
    group: 'hypertension',
    level: 'caution',
    test: is.saltsAndGlutamate,
    high: 'salt',
    isSecond: true,
    text: {
      zh: '营养成分表的盐（钠）高，来自{names}等。',
      en: 'High in salt by the nutrition table, from {names} among others.',
    },
  },
  {
    id: 'licorice',
    group: 'hypertension',
    level: 'caution',
    test: is.licorice,
    text: { zh: '含{names}，可能升高血压。', en: 'Contains {names}, which can raise blood pressure.' },
  },
  {
    id: 'kidney_carambola',
    group: 'ckd',
    level: 'avoid',
    test: is.carambola,
    text: {
      zh: '含{names}：它的神经毒素肾病患者排不出去，不要吃。',
      en: 'Contains {names}: weak kidneys cannot clear its nerve poison, do not eat it with kidney disease.',
    },
  },
  {
    id: 'kidney',
    group: 'ckd',
    level: 'caution',
    test: is.kidneyBurden,
    kinds: [
      { test: isOfClass('phosphate'), name: { zh: '磷（{names}）', en: 'phosphorus ({names})' } },
      { test: is.potassium, name: { zh: '钾（{names}）', en: 'potassium ({names})' } },
      { test: isOfClass('aluminium'), name: { zh: '铝（{names}）', en: 'aluminium ({names})' } },
    ],
    text: { zh: '含{kinds}，肾病患者注意。', en: 'Contains {kinds}: take care with kidney disease.' },
  },
  {
    id: 'kidney_salt',
    group: 'ckd',
    level: 'caution',
    test: is.salts,
    place: { first: 0, orIn: ['saltyCondiment', 'processedMeat', 'instant'] },
    text: {
      zh: '含盐多（{names}）：肾病患者要控制盐。',
      en: 'A salty food ({names}): limit salt with kidney disease.',
    },
  },
  {
    id: 'carbohydrates',
    group: 'diabetes',
    level: 'caution',
    test: is.sugarsAndDextrins,
    place: { first: 1, together: { count: 3, first: 4 }, orMost: true, orIn: ['sugaredFruit', 'sugarDrink'] },
    text: {
      zh: '糖或糊精排得靠前（{names}），请计入碳水。',
      en: 'Sugars or dextrins near the top ({names}): count the carbs.',
    },
  },
  {
    id: 'sugars_measured',
    group: 'diabetes',
    level: 'caution',
    test: is.sugarsAndDextrins,
    high: 'sugars',
    isSecond: true,
    text: {
      zh: '营养成分表的糖高，配料有{names}：请计入碳水。',
      en: 'High in sugars by the nutrition table, with {names}: count the carbs.',
    },
  },
  {
    id: 'sugars_behind_a_claim',
    group: 'diabetes',
    level: 'caution',
    test: is.sugarsAndDextrins,
    place: { first: 4 },
    said: { words: is.SAYS_LITTLE_SUGAR, is: true },
    isSecond: true,
    text: {
      zh: '包装上说“{said}”，配料里仍有{names}，一样升血糖：请计入碳水。',
      en: 'The pack says “{said}”, yet {names} raises blood sugar all the same: count the carbs.',
    },
  },
  {
    id: 'purines_and_fructose',
    group: 'gout',
    level: 'caution',
    test: is.any(is.purines, is.fructose),
    kinds: [
      { test: is.purines, name: { zh: '嘌呤来源（{names}）', en: 'purines ({names})' } },
      { test: is.fructose, name: { zh: '果糖或果糖糖浆（{names}）', en: 'fructose or its syrup ({names})' } },
    ],
    text: { zh: '含{kinds}，痛风和高尿酸人群少吃。', en: 'Contains {kinds}: limit with gout.' },
  },
  {
    id: 'caffeine_source',
    group: 'caffeine',
    level: 'caution',
    test: is.caffeineSource,
    text: { zh: '含咖啡因来源：{names}。', en: 'Contains sources of caffeine: {names}.' },
  },
  {
    id: 'fermentable',
    group: 'laxative',
    level: 'caution',
    test: is.fermentable,
    text: {
      zh: '{names}吃多了可能腹胀、腹泻。',
      en: 'Large amounts of {names} may cause bloating or diarrhoea.',
    },
  },
  {
    id: 'lactose',
    group: 'lactose',
    level: 'caution',
    test: is.lactoseSource,
    place: { first: 5, thenAll: true },
    beside: { test: is.lactase, is: false },
    text: {
      zh: '含乳糖来源：{names}，乳糖不耐者注意。',
      en: 'Contains sources of lactose: {names}.',
    },
  },
  {
    id: 'lactose_dried',
    group: 'lactose',
    level: 'caution',
    test: is.driedMilk,
    place: { first: 8 },
    beside: { test: is.lactase, is: false },
    isSecond: true,
    text: {
      zh: '含乳糖来源：{names}，乳糖不耐者注意。',
      en: 'Contains sources of lactose: {names}.',
    },
  },
  {
    id: 'lactose_split',
    group: 'lactose',
    level: 'info',
    test: is.lactoseSource,
    place: { first: 5 },
    beside: { test: is.lactase, is: true },
    said: { words: is.SAYS_NO_LACTOSE, is: false },
    text: {
      zh: '含{names}，其中的乳糖用加入的乳糖酶分解；还剩多少看营养成分表或标签。',
      en: 'Contains {names}, whose lactose is split by added lactase; how much is left, the nutrition table or the label tells.',
    },
  },
  {
    id: 'pork',
    group: 'vegetarian_halal',
    level: 'avoid',
    test: is.pork,
    text: {
      zh: '含猪肉来源（{names}）：不适合素食、清真。',
      en: 'Contains pork ({names}): not vegetarian, not halal.',
    },
  },
  {
    id: 'blood',
    group: 'vegetarian_halal',
    level: 'avoid',
    test: is.blood,
    text: {
      zh: '含血（{names}）：不适合素食、清真。',
      en: 'Contains blood ({names}): not vegetarian, not halal.',
    },
  },
  {
    id: 'halal_alcohol',
    group: 'vegetarian_halal',
    level: 'avoid',
    test: is.alcohol,
    text: { zh: '含酒精（{names}）：不适合清真。', en: 'Contains alcohol ({names}): not halal.' },
  },
  {
    id: 'usually_pork',
    group: 'vegetarian_halal',
    level: 'caution',
    test: is.usuallyPork,
    said: { words: /halal|清真/, is: false },
    text: {
      zh: '{names}通常用猪肉做，标签没写是什么肉：不适合素食，清真请看包装。',
      en: '{names}: usually made of pork; not vegetarian, for halal diets check the package.',
    },
  },
  {
    id: 'gelatine',
    group: 'vegetarian_halal',
    level: 'caution',
    test: is.gelatineOfSomeAnimal,
    text: {
      zh: '{names}来自动物，哪种动物来源不明：不适合素食，清真请看包装。',
      en: '{names}: of an animal, source not stated; not vegetarian, for halal diets check the package.',
    },
  },
  {
    id: 'hidden_animal',
    group: 'vegetarian_halal',
    level: 'caution',
    test: is.hiddenAnimal,
    text: {
      zh: '{names}来自动物：不适合素食；清真请看包装。',
      en: '{names}: of animal origin, not vegetarian; for halal diets check the package.',
    },
  },
  {
    id: 'meat',
    group: 'vegetarian_halal',
    level: 'info',
    test: item => isPlainFlesh(item) && !is.ofWater(item),
    text: {
      zh: '含{names}：不适合素食；清真请看包装。',
      en: 'Contains {names}: not vegetarian; for halal diets check the package.',
    },
  },
  {
    id: 'fish',
    group: 'vegetarian_halal',
    level: 'info',
    test: item => isPlainFlesh(item) && is.ofWater(item),
    text: { zh: '含{names}：不适合素食。', en: 'Contains {names}: not vegetarian.' },
  },
  {
    id: 'unknown_source',
    group: 'vegetarian_halal',
    level: 'info',
    test: is.unknownSource,
    text: {
      zh: '{names}：来源不明，素食、清真请看包装。',
      en: '{names}: source not stated; for vegetarian or halal diets check the package.',
    },
  },
]
