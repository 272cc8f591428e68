import { expect, it } from 'vitest'
import { engine } from '../../labels/corpus.ts'
import { keep } from '../promises.ts'

const flagOf = (text: string, group: string) =>
  engine.analyse({ text }).groups.find(one => one.group === group)

keep('harm: fish, crustaceans and molluscs, each by its own name', [
  {
    title: 'a trace of shrimp names no fish and no mollusc',
    label: '配料：小麦粉、水、食用盐。可能含有虾',
    says: [/可能含甲壳类/, /may contain crustaceans/],
    never: [/可能含[^。]*(?:鱼|贝)/, /may contain[^.]*(?:fish\b|mollusc)/],
  },
  {
    title: 'fish in it and crustaceans perhaps are both told',
    label: '配料：鱼糜、水、淀粉。可能含有甲殼類動物',
    says: [/含鱼：鱼糜。[^。]*可能含甲壳类/, /Contains fish: [^.]*\. [^.]*may contain crustaceans/],
    never: [/贝类/],
  },
  {
    title: 'shrimps are no fish',
    label: 'Ingredients: shrimp, water, salt.',
    says: [/Contains crustaceans: shrimp/, /含甲壳类：/],
    never: [/Contains fish/, /mollusc/],
  },
  {
    title: 'oysters are molluscs',
    label: '配料：蚝汁、水、食用盐',
    says: [/含贝类（软体动物）：蚝汁/, /Contains molluscs: /],
    never: [/含鱼|甲壳/],
  },
  {
    title: 'a declaration of two names both',
    label: 'Ingredients: rice, salt. Contains: fish, crustaceans',
    says: [/The label declares fish, crustaceans/, /标签声明含鱼、甲壳类/],
  },
])

keep('harm: allergens that no group of people stands for are said in words', [
  {
    title: 'sesame in the list',
    label: '配料：糙米、黑芝麻、糖',
    says: [/含芝麻（过敏原）：黑芝麻/, /Contains sesame, an allergen: /],
  },
  {
    title: 'mustard in the list',
    label: 'Ingredients: rapeseed oil, vinegar, mustard seeds.',
    says: [/Contains mustard, an allergen: mustard seeds/],
  },
  {
    title: 'celery in a compound',
    label: 'Ingredients: stock (carrot, celery), salt.',
    says: [/Contains celery, an allergen: celery/],
  },
  {
    title: 'lupin flour',
    label: 'Ingredients: lupin flour, water, salt.',
    says: [/Contains lupin, an allergen: lupin flour/],
  },
  {
    title: 'sesame that may be in it',
    label: '配料：小麦粉、食用盐。可能含有芝麻、芹菜',
    says: [/标签提示：可能含芝麻、芹菜/, /may contain sesame, celery/],
  },
  {
    title: 'sesame that the label declares',
    label: '配料：小麦粉、食用盐\n致敏物质：含有芝麻',
    says: [/标签声明含芝麻/, /The label declares sesame/],
  },
  {
    title: 'nothing is said of sesame that is free from it',
    label: '配料：小麦粉、食用盐。不含芝麻',
    never: [/含芝麻（|声明含芝麻|可能含芝麻/],
  },
  {
    title: 'they are also said of a product without a score',
    label: '鸡尾酒 酒精度 5%vol\n配料：水、白酒、芝麻',
    says: [/含芝麻（过敏原）：芝麻/],
  },
])

keep('harm: what a name only sounds like', [
  {
    title: 'taurine is no meat',
    label: '电解质饮料\n配料：水、食用盐、牛磺酸、维生素B6',
    noGroups: ['vegetarian_halal'],
  },
  {
    title: 'taurine in English',
    label: 'Ingredients: water, sugar, taurine, caffeine.',
    never: [/taurine: not vegetarian/],
  },
  {
    title: 'the oil of tuna is no tuna',
    label: 'Ingredients: skim milk, tuna oil (DHA), lactose.',
    noGroups: ['pregnant'],
  },
  { title: '金枪鱼油', label: '配料：脱脂奶粉、金枪鱼油、乳糖', noGroups: ['pregnant'] },
  { title: 'tuna in oil is tuna', label: '配料：油浸金枪鱼、盐', groups: ['pregnant'] },
  { title: 'tuna itself is tuna', label: 'Ingredients: tuna, sunflower oil, salt.', groups: ['pregnant'] },
])

keep('harm: the graver sentence alone, and the age that the label says', [
  {
    title: 'not for pregnant people is not joined by eat little',
    label: '配料：人参、白砂糖\n注意：孕妇、哺乳期妇女及14周岁以下儿童不宜食用',
    says: [/含人参。标签写明孕妇或哺乳期不宜/, /14 岁以下/, /under 14/],
    never: [/少吃，或问医生/, /看它写的年龄/, /limit in pregnancy/],
  },
  {
    title: 'under six',
    label: '配料：糖、胶\n6岁以下儿童不宜食用',
    says: [/标签写明 6 岁以下的儿童不宜/, /not for children under 6/],
  },
  {
    title: 'under four in English',
    label: 'Ingredients: sugar, nuts. Not suitable for children under 4 years.',
    says: [/not for children under 4/],
  },
  {
    title: 'under three in Chinese figures',
    label: '配料：水、白砂糖\n警示：三岁以下儿童不宜食用',
    says: [/标签写明 3 岁以下不宜/, /not for children under 3\./],
  },
  {
    title: 'under thirty-six months',
    label: 'Ingredients: sugar. Not suitable for children under 36 months.',
    says: [/not for infants or toddlers/],
  },
  {
    title: 'no children at all is not joined by now and then',
    label: '配料：水、日落黄、柠檬黄、白砂糖\n儿童不宜食用',
    says: [/含日落黄、柠檬黄。标签写明儿童不宜/],
    never: [/儿童尽量少吃|儿童不宜常吃/],
  },
])

keep('harm: the figure that was read is told, no table that is not there', [
  {
    title: 'sodium of a soy sauce',
    label:
      '酿造酱油\n配料：水、大豆、小麦、食用盐\n营养成分表\n项目 每100毫升 NRV%\n能量 300千焦 4%\n蛋白质 8.0克 13%\n脂肪 0克 0%\n碳水化合物 8.0克 3%\n钠 6900毫克 345%',
    says: [/每 100 毫升约含钠 6900 毫克/, /about 6900 mg of sodium in 100 ml/],
    never: [/钠含量看营养成分表/],
  },
  {
    title: 'without a table',
    label: '酱油\n配料：水、大豆、小麦、食用盐',
    groups: ['hypertension'],
    never: [/看营养成分表/, /nutrition table/],
  },
])

keep('harm: which mineral, which sugar, which product', [
  {
    title: 'potassium',
    label: '配料：水、氯化钾、食用盐',
    says: [/含钾（氯化钾）/, /Contains potassium \(/],
    never: [/磷、钾或铝/, /含磷/],
  },
  {
    title: 'phosphorus',
    label: 'Ingredients: water, phosphoric acid.',
    says: [/Contains phosphorus \(phosphoric acid\)/],
    never: [/Contains[^.]*potassium/],
  },
  { title: 'both', label: '配料：鱼肉、三聚磷酸钠、氯化钾', says: [/含磷（三聚磷酸钠）、钾（氯化钾）/] },
  { title: 'aluminium', label: '配料：小麦粉、硫酸铝钾', says: [/含铝（硫酸铝钾）/] },
  { title: 'fructose', label: '配料：水、果葡糖浆', says: [/含果糖或果糖糖浆（果葡糖浆）/], never: [/嘌呤/] },
  { title: 'purines', label: '配料：鸡精、食用盐', says: [/含嘌呤来源（鸡精）/], never: [/果糖/] },
  {
    title: 'alcohol names breast-feeding',
    label: '配料：酒酿、白砂糖',
    says: [/孕期、备孕期和哺乳期不要食用/, /pregnant, trying or breastfeeding/],
  },
  {
    title: 'a salty condiment and the kidneys',
    label: '酿造酱油\n配料：水、大豆、小麦、食用盐',
    says: [/含盐多（[^）]*食用盐）：肾病患者/],
    groups: ['ckd'],
  },
  {
    title: 'cured meat and the kidneys',
    label: '腊肠\n配料：猪肉、白砂糖、食用盐、亚硝酸钠',
    groups: ['ckd'],
  },
  { title: 'bread with salt and the kidneys', label: '配料：小麦粉、水、食用盐、酵母', noGroups: ['ckd'] },
  { title: 'beef tallow asks for a look at halal', label: '配料：小麦粉、牛脂、水', says: [/清真请看包装/] },
  {
    title: 'beef too',
    label: 'Ingredients: beef, water, salt.',
    says: [/not vegetarian; for halal diets check the package/],
  },
  {
    title: 'fish does not',
    label: '配料：鳕鱼、水、食用盐',
    says: [/含鳕鱼：不适合素食。/],
    never: [/清真请看/],
  },
])

keep('harm: warnings of the pack in its own words', [
  {
    title: 'jelly that may choke',
    label: '果冻\n配料：水、白砂糖\n警示：勿一口吞食；三岁以下儿童不宜食用，老人儿童须监护下食用。',
    says: [/勿一口吞食/, /老人儿童须监护下食用/],
    groups: ['children', 'infant_0_36m'],
  },
  {
    title: 'a choking hazard in English',
    label: 'Ingredients: peanuts, salt. Small children can choke on nuts.',
    says: [/small children can choke on nuts/i],
    groups: ['infant_0_36m', 'children'],
  },
  {
    title: 'stones that may be left',
    label: 'Ingredients: apricots, rice flour. May contain occasional stones.',
    says: [/may contain occasional stones/],
  },
  { title: 'rice balls', label: '配料：水、小圆子、酒酿', groups: ['infant_0_36m'] },
  {
    title: 'sausage to be cooked',
    label: '腊肠\n配料：猪肉、食用盐\n食用方法：本品需蒸熟或煮熟后食用',
    says: [/需蒸熟或煮熟/],
  },
  {
    title: 'fish balls to be cooked',
    label: 'Ingredients: fish, salt. Cook thoroughly before eating.',
    says: [/cook thoroughly/i],
    groups: ['pregnant'],
  },
  {
    title: 'dextrin behind a claim',
    label: '苏打饼干\n0添加蔗糖\n配料：小麦粉、棕榈油、麦芽糊精、食用盐',
    says: [/包装上说“0添加蔗糖”[^。]*麦芽糊精/],
    groups: ['diabetes'],
  },
])

it('dried milk is a source of lactose further down the list as well', () => {
  expect(flagOf('配料：小麦粉、鸡蛋、黄油、白砂糖、食用盐、水、奶粉', 'lactose')?.text.zh).toContain('奶粉')
  expect(flagOf('Ingredients: semolina, dahi powder, oil, salt.', 'lactose')?.text.en).toContain(
    'dahi powder',
  )
  expect(
    flagOf('Ingredients: whey protein isolate, nuts, sugar, oil, salt, cocoa, whole milk powder.', 'lactose')
      ?.text.en,
  ).toContain('whole milk powder')
})
