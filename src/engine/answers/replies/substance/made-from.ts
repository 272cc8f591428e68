import type { Bilingual } from '../../../result.ts'
import type { Subject } from '../../entities/subjects.ts'
import { type AnswerContext, subjectsAt } from '../answer-context.ts'

/** What an additive is made from: where it comes from, first, and how it is made. */
export interface MadeFrom {
  from: Bilingual
  how: Bilingual
}

const seaweed: Bilingual = { zh: '来自海藻', en: 'From seaweed' }
const plant: Bilingual = { zh: '来自植物', en: 'From plants' }
const microbes: Bilingual = { zh: '由微生物发酵制得', en: 'Made by microbes' }
const insects: Bilingual = { zh: '来自昆虫', en: 'From insects' }
const sugars: Bilingual = { zh: '由糖类加热制得', en: 'Made from sugars' }
const egg: Bilingual = { zh: '来自鸡蛋', en: 'From eggs' }
const made = (from: Bilingual, zh: string, en: string): MadeFrom => ({ from, how: { zh, en } })

/** Additives of one source by the definitions of their JECFA specifications (FAO/WHO), by their name in GB 2760. */
export const madeFrom: Readonly<Record<string, MadeFrom>> = {
  卡拉胶: made(seaweed, '从红藻里提取', 'extracted from red seaweed'),
  琼脂: made(seaweed, '从红藻里提取', 'extracted from red seaweed'),
  海藻酸钠: made(seaweed, '从褐藻里提取', 'extracted from brown seaweed'),
  海藻酸钾: made(seaweed, '从褐藻里提取', 'extracted from brown seaweed'),
  海藻酸钙: made(seaweed, '从褐藻里提取', 'extracted from brown seaweed'),
  果胶: made(plant, '从柑橘皮、苹果渣等提取', 'extracted from citrus peel, apples and the like'),
  瓜尔胶: made(plant, '由瓜尔豆种子磨成', 'ground from guar seeds'),
  槐豆胶: made(plant, '由刺槐豆（角豆）种子磨成', 'ground from carob seeds'),
  阿拉伯胶: made(plant, '是金合欢树的树胶', 'the dried sap of acacia trees'),
  甜菊糖苷: made(plant, '从甜叶菊的叶子提取', 'extracted from stevia leaves'),
  罗汉果甜苷: made(plant, '从罗汉果提取', 'extracted from monk fruit'),
  辣椒红: made(plant, '从红辣椒提取', 'extracted from red peppers'),
  叶绿素铜: made(plant, '由植物的叶绿素加铜制得', 'made from the chlorophyll of plants with copper'),
  姜黄素: made(plant, '从姜黄提取', 'extracted from turmeric'),
  黄原胶: made(microbes, '用细菌发酵糖类', 'bacteria ferment sugars'),
  结冷胶: made(microbes, '用细菌发酵糖类', 'bacteria ferment sugars'),
  乳酸链球菌素: made(microbes, '由乳酸菌产生', 'produced by lactic acid bacteria'),
  纳他霉素: made(microbes, '由链霉菌产生', 'produced by Streptomyces'),
  '红曲米,红曲红': made(microbes, '由红曲菌在大米上发酵', 'Monascus moulds grow on rice'),
  蜂蜡: made(insects, '由蜜蜂分泌', 'secreted by bees'),
  紫胶: made(insects, '由紫胶虫分泌', 'secreted by lac insects'),
  巴西棕榈蜡: made(plant, '取自巴西棕榈的叶子', 'from the leaves of the carnauba palm'),
  小烛树蜡: made(plant, '从小烛树取得', 'taken from the candelilla plant'),
  甲基纤维素: made(plant, '由植物纤维里的纤维素改性制得', 'modified cellulose of plant fibres'),
  羟丙基甲基纤维素: made(plant, '由植物纤维里的纤维素改性制得', 'modified cellulose of plant fibres'),
  羧甲基纤维素钠: made(plant, '由植物纤维里的纤维素改性制得', 'modified cellulose of plant fibres'),
  微晶纤维素: made(plant, '由植物纤维里的纤维素制得', 'made from the cellulose of plant fibres'),
  胭脂树橙: made(
    plant,
    '从胭脂树（红木）的种子外皮提取',
    'extracted from the coat of the seeds of Bixa orellana',
  ),
  甜菜红: made(plant, '从红甜菜根提取', 'extracted from beetroot'),
  辣椒油树脂: made(plant, '从辣椒提取', 'extracted from chillies'),
  刺云实胶: made(plant, '由刺云实种子磨成', 'ground from tara seeds'),
  罗望子多糖胶: made(plant, '从罗望子种子取得', 'taken from tamarind seeds'),
  可得然胶: made(microbes, '用细菌发酵糖类', 'bacteria ferment sugars'),
  普鲁兰多糖: made(microbes, '用真菌发酵淀粉糖', 'a fungus ferments starch sugars'),
  赤藓糖醇: made(microbes, '用酵母发酵淀粉糖', 'yeasts ferment starch sugars'),
  '焦糖色(普通法)': made(sugars, '把食用糖类加热', 'carbohydrates are heated'),
  '焦糖色(加氨生产)': made(
    sugars,
    '把食用糖类同铵类一起加热',
    'carbohydrates are heated with ammonia compounds',
  ),
  '焦糖色(亚硫酸铵法)': made(
    sugars,
    '把食用糖类同亚硫酸盐和铵类一起加热',
    'carbohydrates are heated with sulphite and ammonia compounds',
  ),
  '焦糖色(苛性硫酸盐法)': made(
    sugars,
    '把食用糖类同亚硫酸盐一起加热',
    'carbohydrates are heated with sulphite compounds',
  ),
  溶菌酶: made(egg, '从蛋清提取', 'extracted from egg white'),
}

/** Made of plants, seaweed, microbes or sugars, by the definition of its specification. */
export const isOfNoAnimal = ({ entry }: Subject): boolean =>
  [seaweed, plant, microbes, sugars].some(from => entry !== undefined && madeFrom[entry.zh]?.from === from)

/** What may be of either origin, which labels do not state: by the usual ways to make it. */
interface EitherFrom {
  names: RegExp
  /** INS numbers without what follows the digits. */
  ins: readonly string[]
  says: Bilingual
  /** By the usual ways to make it no animal is needed. */
  isSeldomAnimal?: true
}

const eitherFrom: readonly EitherFrom[] = [
  {
    names: /牛磺酸|taurine/i,
    ins: [],
    says: {
      zh: '牛磺酸一般是化学合成的，也存在于肉和鱼里，和公牛无关（名字来自牛胆汁，最早从那里发现）；标签不写来源，要问厂家',
      en: 'taurine is as a rule made by synthesis and also occurs in meat and fish; its name comes from ox bile, where it was first found. The label does not state its source, so ask the maker',
    },
    isSeldomAnimal: true,
  },
  {
    names: /维生素 ?D2|維生素 ?D2|麦角钙化醇|^d2$|vitamin d2|ergocalciferol/i,
    ins: [],
    says: {
      zh: '维生素 D2 一般由酵母等真菌经紫外线照射制得，不来自动物；载体的来源标签不写',
      en: 'vitamin D2 is as a rule made from yeast or other fungi by ultraviolet light, not from animals; the label does not state the source of its carrier',
    },
  },
  {
    names: /维生素 ?D3|維生素 ?D3|胆钙化[醇固]|vitamin d3|cholecalciferol/i,
    ins: [],
    says: {
      zh: '维生素 D3 多从羊毛脂（羊毛上的油脂）制得，也有地衣来源的；标签不写来源，要问厂家',
      en: 'vitamin D3 is mostly made from lanolin, the grease of sheep wool, and also from lichen; the label does not state its source, so ask the maker',
    },
  },
  {
    names: /维生素 ?B12|維生素 ?B12|氰[钴鈷][胺铵]|^b12$|vitamin b12|cobalamin/i,
    ins: [],
    says: {
      zh: '维生素 B12 一般由微生物发酵制得，不来自动物；载体的来源标签不写',
      en: 'vitamin B12 is as a rule made by microbes, not from animals; the label does not state the source of its carrier',
    },
    isSeldomAnimal: true,
  },
  {
    names: /核苷酸|肌苷酸|鸟苷酸|ribonucleotide|inosinate|guanylate/i,
    ins: ['627', '630', '631', '635'],
    says: {
      zh: '呈味核苷酸现在多用微生物发酵或酵母制得，也可以从鱼、肉提取；标签不写来源，要问厂家',
      en: 'these nucleotides are now mostly made by fermentation or from yeast, and may be taken from fish or meat; the label does not state the source, so ask the maker',
    },
  },
  {
    names: /半胱氨酸|cysteine/i,
    ins: ['920', '921'],
    says: {
      zh: '半胱氨酸可以从羽毛、毛发水解制得，也可以发酵制得；标签不写来源，要问厂家',
      en: 'cysteine is made from feathers or hair, or by fermentation; the label does not state its source, so ask the maker',
    },
  },
  {
    names: /甘油酯|甘油|硬脂酸|聚山梨酯|吐温|司盘|脂肪酸|glycerides?|glycerol|glycerine?|stear|polysorbate/i,
    ins: [
      '422',
      '431',
      '432',
      '433',
      '434',
      '435',
      '436',
      '470',
      '471',
      '472',
      '473',
      '475',
      '476',
      '477',
      '481',
      '482',
      '491',
      '492',
      '493',
      '494',
      '495',
      '570',
    ],
    says: {
      zh: '它由油脂制成，可能来自植物（棕榈油、大豆油），也可能来自动物（牛油、猪油）；标签没有写是哪种',
      en: 'it is made from fats, which may be of plants (palm, soya) or of animals (tallow, lard); the label does not state which',
    },
  },
  {
    names: /磷脂|lecithin/i,
    ins: ['322'],
    says: {
      zh: '磷脂多来自大豆或葵花籽，也可能来自蛋黄；标签没有写是哪种',
      en: 'lecithin is mostly from soya or sunflower and may be from egg yolk; the label does not state which',
    },
  },
  {
    names: /谷氨酸钠|味精|味素|glutamate|\bmsg\b/i,
    ins: ['621'],
    says: {
      zh: '谷氨酸钠（味精）现在一般用微生物发酵糖类或淀粉制得；标签不写原料',
      en: 'monosodium glutamate is as a rule made by fermenting sugars or starch; the label does not state of what',
    },
    isSeldomAnimal: true,
  },
  {
    names: /(?<!硬脂酰)乳酸(?!菌|链球菌)|lactic acid|\blactates?\b/i,
    ins: ['270', '325', '326', '327'],
    says: {
      zh: '乳酸一般由微生物发酵糖类制得，也可以合成，名字里有“乳”不等于来自牛奶；标签不写来源',
      en: 'lactic acid is as a rule made by fermenting sugars, and may be synthetic; in spite of its name it need not come from milk. The label does not state its source',
    },
    isSeldomAnimal: true,
  },
  {
    names: /β-?胡萝卜素|胡萝卜素|beta[- ]?carotene|carotenes?\b/i,
    ins: [],
    says: {
      zh: 'β-胡萝卜素可以合成，也可以从植物、藻类或真菌制得；标签没有写是哪种',
      en: 'beta-carotene may be synthetic or made from plants, algae or fungi; the label does not state which',
    },
  },
]

/** What may be of animals or of plants, by its name or number. */
export const sourceOf = ({ name, ingredient, entry, form }: Subject): EitherFrom | undefined =>
  eitherFrom.find(
    ({ names, ins }) =>
      names.test(`${name} ${ingredient?.otherName ?? ''} ${entry?.zh ?? ''}`) ||
      ins.includes(/\d{3,4}/.exec(form?.ins ?? entry?.ins[0] ?? '')?.[0] ?? ''),
  )
/** What the list has of the same source under another name, as TAURINE for 牛磺酸; undefined where it has none. */
export const listedAs = (subject: Subject, context: AnswerContext): Subject | undefined => {
  const names = sourceOf(subject)?.names
  const index = context.flat.findIndex(
    ({ name, role }) => names !== undefined && role === undefined && names.test(name),
  )
  return subjectsAt(index < 0 ? [] : [index], context)[0]
}
/** What is made of fats, which may be of animals. */
export const isMadeOfFat = (subject: Subject): boolean => sourceOf(subject)?.ins.includes('471') ?? false
export const isOfEither = (subject: Subject): boolean => sourceOf(subject) !== undefined

const across: readonly RegExp[] = [
  ...eitherFrom.map(({ names }) => names),
  /胶原|膠原|collagen/i,
  /明胶|明膠|gelatine?/i,
  /乳清|whey/i,
]

/** Ingredients of the label that a question names in part or in the other language: 胶原蛋白 of Hydrolysed Bovine Collagen. */
export const namedAcross = (context: AnswerContext): Subject[] =>
  across
    .filter(words => words.test(context.text))
    .flatMap(words =>
      subjectsAt(
        context.flat.flatMap(({ name, role }, index) =>
          role === undefined && words.test(name) ? [index] : [],
        ),
        context,
      ).slice(0, 1),
    )
