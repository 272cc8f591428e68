import names from './tables/category-names.json' with { type: 'json' }
import exceptions from './tables/exceptions.json' with { type: 'json' }

// GB 2760 prints the foods of its tables, and what restricts a use, in Chinese. These are our translations.

const categories = new Map(names.rows.map(({ no, en }) => [no, en]))

/** A food category by its number in Annex E, in English; undefined for a number that is not in the annex or not in use. */
export const categoryInEnglish = (no: string): string | undefined => categories.get(no)

/** The parts of a category that uses are limited to, without 仅限 before and 类 behind. */
const parts: Readonly<Record<string, string>> = {
  虾类: 'shrimp',
  拉面: 'hand-pulled noodles',
  植脂末: 'non-dairy creamer',
  压片糖果: 'pressed candy',
  乳基甜品罐头: 'canned milk-based desserts',
  黑芝麻糊: 'black sesame paste',
  谷类甜品罐头: 'canned cereal desserts',
  食品工业用: 'use in the food industry',
  油炸坚果与籽类: 'fried nuts and seeds',
  含油脂馅料: 'fillings that contain fat',
  果味饮料: 'fruit-flavoured drinks',
  豆馅: 'bean fillings',
  饼干夹心: 'biscuit fillings',
  鸡肉粉: 'chicken powder',
  糕点馅: 'pastry fillings',
  脱水马铃薯制品: 'dehydrated potato products',
  麦芽汁发酵的非酒精饮料: 'non-alcoholic drinks of fermented wort',
  奶片: 'milk tablets',
  '豆腐花粉、大豆蛋白粉和调配大豆蛋白粉':
    'tofu pudding powder, soy protein powder and blended soy protein powder',
  糖粉: 'icing sugar',
  '1~10岁特殊医学用途配方食品': 'formula for special medical purposes for ages 1 to 10',
  银条菜: 'Chinese artichoke (yintiao)',
  蘑菇罐头: 'canned mushrooms',
  风味派: 'flavoured pies',
  海水虾蟹类: 'marine shrimp and crab',
  海水虾蟹类及其制品: 'marine shrimp, crab and products of them',
  魔芋凝胶制品: 'konjac gel products',
  '13月龄~10岁特殊医学用途配方食品中氨基酸代谢障碍配方产品':
    'formula for disorders of amino acid metabolism, among formula for special medical purposes for ages 13 months to 10 years',
  龙舌兰酒: 'tequila',
  风味派馅料: 'fillings of flavoured pies',
  巧克力涂层: 'chocolate coatings',
  煎炸用油: 'frying oil',
  用于膨化食品的调味料: 'seasonings for puffed food',
  '人造海鲜产品,如人造鲍鱼、人造海参、人造海鲜贝类等':
    'imitation seafood, such as imitation abalone, sea cucumber and shellfish',
  糖果包衣: 'coatings of confectionery',
  柑橘类: 'citrus fruit',
  可可玉米片: 'cocoa corn flakes',
  冷冻薯类制品: 'frozen potato products',
  方便湿面调味料包: 'seasoning sachets of instant fresh noodles',
  八角: 'star anise',
  魔芋粉: 'konjac flour',
  腊肠: 'Chinese sausage',
  海蜇: 'jellyfish',
  臭豆腐: 'stinky tofu',
  畜禽血制品: 'blood products of livestock and poultry',
  '布丁、糕点用馅料及表面用挂浆': 'fillings and coatings for puddings and pastries',
  橄榄: 'olives',
  膜片: 'film strips',
  西瓜酱罐头: 'canned watermelon paste',
  酸黄瓜产品: 'pickled cucumber products',
  油炸薯类调味料: 'seasonings for fried potatoes',
  杂粮灌肠制品: 'coarse grain sausages',
  方便湿面制品: 'instant fresh noodles',
  米面灌肠制品: 'rice and wheat sausages',
  微波爆米花: 'microwave popcorn',
  挂面: 'dried stick noodles',
  方便面: 'instant noodles',
  即食海蜇: 'ready-to-eat jellyfish',
  青稞干酒: 'dry highland barley wine',
  植脂奶油: 'non-dairy cream',
  焙烤食品馅料: 'fillings of bakery products',
  发酵大米制品: 'fermented rice products',
  '芒果干、无花果干': 'dried mango and dried figs',
  调味面制品: 'seasoned flour snacks (latiao)',
  鱼类加工: 'processing of fish',
  '饼干夹心、糕点用馅料及表面用挂浆': 'biscuit fillings, and fillings and coatings for pastries',
  配制果酒: 'mixed fruit wine',
  地瓜果脯: 'candied sweet potato',
  粉末油脂: 'powdered fat',
  苹果干: 'dried apple',
  即食菜肴: 'ready-to-eat dishes',
  禽肉熟制品: 'cooked poultry products',
  苹果: 'apples',
  羊奶: 'goat milk',
}

/** What maximum uses are expressed as. */
const substances: Readonly<Record<string, string>> = {
  抗坏血酸: 'ascorbic acid',
  酒石酸: 'tartaric acid',
  "β-阿朴-8'-胡萝卜素醛": "beta-apo-8'-carotenal",
  残留量: 'residue',
  苯甲酸: 'benzoic acid',
  丙酸: 'propionic acid',
  油脂中儿茶素: 'catechins in the fat',
  儿茶素: 'catechins',
  赤藓红: 'erythrosine',
  靛蓝: 'indigotine',
  油脂中的含量: 'content in the fat',
  对羟基苯甲酸: 'p-hydroxybenzoic acid',
  番茄红素: 'lycopene',
  纯番茄红素: 'pure lycopene',
  甘草酸: 'glycyrrhizic acid',
  姜黄素: 'curcumin',
  聚二甲基硅氧烷: 'polydimethylsiloxane',
  抗坏血酸钙残留量: 'residue of calcium ascorbate',
  油脂中抗坏血酸: 'ascorbic acid in the fat',
  喹啉黄: 'quinoline yellow',
  亮蓝: 'brilliant blue',
  柠檬黄: 'tartrazine',
  铁: 'iron',
  日落黄: 'sunset yellow',
  山梨酸: 'sorbic acid',
  糖精: 'saccharin',
  甜菊醇当量: 'steviol equivalents',
  环己基氨基磺酸: 'cyclamic acid',
  脱氢乙酸: 'dehydroacetic acid',
  苋菜红: 'amaranth',
  '亚硝酸钠(钾)': 'sodium (potassium) nitrite',
  新红: 'new red',
  亚铁氰根: 'ferrocyanide',
  亚硝酸钠: 'sodium nitrite',
  胭脂红酸: 'carminic acid',
  胭脂红: 'ponceau 4R',
  诱惑红: 'allura red',
  皂素: 'saponin',
  植酸: 'phytic acid',
  即饮状态: 'the drink as consumed',
  即食状态: 'the food as eaten',
  胭脂虫红: 'cochineal',
  叶绿素铜钠盐: 'sodium copper chlorophyllin',
  磷酸氢钙和磷酸二氢钠: 'calcium hydrogen phosphate and sodium dihydrogen phosphate',
  '磷酸氢钙、磷酸二氢钠、磷酸': 'calcium hydrogen phosphate, sodium dihydrogen phosphate and phosphoric acid',
}

const remarks: Readonly<Record<string, string>> = {
  相应的固体饮料按稀释倍数增加使用量: 'more in the powdered drink, by its dilution',
  相应的固体饮料按照稀释倍数增加使用量: 'more in the powdered drink, by its dilution',
  相应的固体按饮料稀释倍数增加使用量: 'more in the powdered drink, by its dilution',
  如用于果冻粉: 'in jelly powder',
  如用于布丁粉: 'in pudding powder',
  按冲调倍数增加使用量: 'more, by its dilution',
  最大使用量以二氧化硫残留量计: 'as residue of sulfur dioxide',
  '浓缩果蔬汁(浆)按浓缩倍数折算': 'for concentrated juice by its concentration',
  '甜型葡萄酒最大使用量为0.4g/L': 'sweet wine at most 0.4 g/L',
  '甜型果酒最大使用量为0.4g/L': 'sweet fruit wine at most 0.4 g/L',
  '来源同表C.3': 'source as in Table C.3',
  '来源、供体同表C.3': 'source and donor as in Table C.3',
  '适用于13月龄~36月龄幼儿的产品': 'products for ages 13 to 36 months',
  '适用于37月龄~10岁人群的产品': 'products for ages 37 months to 10 years',
  相应的固体饮料也可使用: 'also in the powdered drink',
  也可用于果冻粉: 'also in jelly powder',
  按稀释10倍计算: 'as diluted ten times',
  使用量仅限粉状产品: 'the amount is for powders only',
  液态产品按照稀释倍数折算: 'for liquids by their dilution',
  最大使用量以酒石酸铁含量计: 'as content of iron tartrate',
  '作为花生四烯酸(ARA)和二十二碳六烯酸(DHA)载体': 'as carrier of ARA and DHA',
  可单独或混合使用: 'alone or combined',
  '最大使用量以磷酸根(PO43-)计': 'as phosphate (PO₄³⁻)',
  可按涂裹率增加使用量: 'more, by the share of the coating',
  只限用于熏蒸: 'for fumigation only',
  '铝的残留量≤100mg/kg(干样品': 'residue of aluminium at most 100 mg/kg (dry sample',
  '铝的残留量≤200mg/kg(干样品': 'residue of aluminium at most 200 mg/kg (dry sample',
  '铝的残留量≤500mg/kg(以即食海蜇中Al计)':
    'residue of aluminium at most 500 mg/kg (as Al in the ready-to-eat jellyfish)',
  '以Al计)': 'as Al)',
  '以Zn计2.4mg/L': 'as zinc 2.4 mg/L',
  以FeSO4计: 'as FeSO₄',
  '以Ca计36mg/L': 'as calcium 36 mg/L',
  自然来源类饮用水不能使用: 'not in drinking water from natural sources',
  表面使用: 'on the surface',
  混悬液喷雾或浸泡: 'sprayed or soaked as a suspension',
  以每千克豆类的使用量计: 'per kg of beans',
  最大使用量为按稀释倍数稀释后液体中的量: 'the amount in the liquid when diluted',
  用于燕麦片调色调香载体: 'in carriers of colour and flavour for oat flakes',
  用于鸡蛋保鲜: 'for keeping eggs fresh',
  罐头除外: 'except canned food',
  自然来源饮用水除外: 'except drinking water from natural sources',
  速溶咖啡除外: 'except instant coffee',
}

/** One clause of a remark; undefined where we have no English for it. */
const clauseInEnglish = (clause: string): string | undefined => {
  const known = remarks[clause]
  if (known !== undefined) return known
  const measured = substances[/^以(.+)计$/.exec(clause)?.[1] ?? '']
  if (measured !== undefined) return `as ${measured}`
  const [, used] = /^仅限(?:使用)?(.+)$/.exec(clause) ?? []
  const only = used && (substances[used] ?? parts[used])
  return only && `only ${only}`
}

/** Food categories of which a use has exceptions: "03.04食用冰除外". */
const exceptInEnglish = (remark: string): string | undefined => {
  if (!remark.endsWith('除外') || remarks[remark] !== undefined) return undefined
  const found = [...remark.matchAll(/\d\d(?:\.\d+)+/g)].map(([no]) =>
    `${no} ${categories.get(no) ?? ''}`.trim(),
  )
  return found.length === 0 ? undefined : `except ${found.join(', ')}`
}

/** A maximum residue, which a use has as a number besides. */
const residue = /^残留量[≤<][\d.]+mg\/kg$/

/**
 * A remark of a use, `；` between the exceptions and the rest, in English, without the maximum residue; what we have no English
 * for stays in Chinese.
 */
export const remarkOfUseInEnglish = (remark: string): string =>
  remark
    .split('；')
    .map(
      part =>
        exceptInEnglish(part) ??
        part
          .split(/[,，]/)
          .map(clause => clause.trim())
          .filter(clause => !residue.test(clause))
          .map(clause => clauseInEnglish(clause) ?? clause)
          .join(', '),
    )
    .filter(Boolean)
    .join('; ')

/** The part of a category that a use is limited to, `仅限…`, in Chinese without the word "only" that some entries begin with. */
export const partOfUse = (only: string): string => only.replace(/^仅限于?/, '')

/** The part of a category that a use is limited to, `仅限…`, in English without "only"; Chinese where we have no English for it. */
export const partOfUseInEnglish = (only: string): string => parts[partOfUse(only)] ?? partOfUse(only)

/** Food categories of Table A.2 in a list of their Chinese names, in English; names that contain 、 are kept whole. */
const exceptionsIn = (list: string): string[] => {
  if (list === '') return []
  const [longest] = exceptions.rows
    .filter(({ zh }) => list.startsWith(zh))
    .toSorted((one, other) => other.zh.length - one.zh.length)
  const length = longest?.zh.length ?? `${list}、`.indexOf('、')
  const name = (longest && categories.get(longest.no)) ?? list.slice(0, length)
  return [name, ...exceptionsIn(list.slice(length + 1))]
}

/**
 * A food category of a use, by number, in English; without a number all foods but some, whose Chinese name says which of these
 * are permitted all the same. Chinese where we have no English for it.
 */
export const foodOfUseInEnglish = (no: string, zh: string): string => {
  if (no !== '') return categories.get(no) ?? zh
  const named = exceptionsIn(zh.split('仍可用于：')[1] ?? '')
  const all = 'All foods, except those listed in Table A.2'
  return named.length === 0 ? all : `${all}; of these it may be used in: ${named.join(', ')}`
}
