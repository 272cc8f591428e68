import type { Bilingual } from '../../../../result.ts'

/** Whether something grows or lives, is made by synthesis, or neither. */
export type Sort = 'natural' | 'synthetic' | 'mineral' | 'modified' | 'either'

/** What an additive is, in a few words that follow its name and "is": where it comes from, or how it is made. */
export interface Nature extends Bilingual {
  sort: Sort
}

const of = (sort: Sort, zh: string, en: string): Nature => ({ sort, zh, en })

const azo = of('synthetic', '人工合成的偶氮色素', 'a synthetic azo dye')
const phenol = of('synthetic', '人工合成的酚类抗氧化剂', 'a synthetic phenolic antioxidant')
const mineralSalt = of('mineral', '无机盐', 'an inorganic salt')
const starch = of(
  'modified',
  '用化学方法改性的淀粉，比普通淀粉耐热、耐冷冻',
  'chemically modified starch, which stands heat and freezing better',
)
const sweetener = (times: string): Nature =>
  of(
    'synthetic',
    `人工合成的甜味剂，甜度约为蔗糖的 ${times} 倍（FDA 2023）`,
    `a synthetic sweetener, about ${times} times as sweet as sugar (FDA 2023)`,
  )
const plant = (zh: string, en: string): Nature => of('natural', `从${zh}提取的`, `extracted from ${en}`)
const ofFats = of('either', '用油脂制得的乳化剂', 'an emulsifier made from fats')

const ofCopperedLeaves = of(
  'modified',
  '由植物的叶绿素加铜制得的',
  'made from the chlorophyll of plants with copper',
)

/** By the names of GB 2760: what the definitions and the methods of manufacture of the JECFA specifications say, unless another source is named. */
export const natures: Readonly<Record<string, Nature>> = {
  柠檬黄及其铝色淀: azo,
  日落黄及其铝色淀: azo,
  诱惑红及其铝色淀: azo,
  胭脂红及其铝色淀: azo,
  苋菜红及其铝色淀: azo,
  新红及其铝色淀: azo,
  酸性红: azo,
  亮蓝及其铝色淀: of('synthetic', '人工合成的三芳甲烷色素', 'a synthetic triarylmethane dye'),
  赤藓红及其铝色淀: of('synthetic', '含碘的人工合成色素', 'a synthetic dye that contains iodine'),
  靛蓝及其铝色淀: of('synthetic', '人工合成的靛类色素', 'a synthetic indigoid dye'),
  喹啉黄及其铝色淀: of('synthetic', '人工合成的喹啉类色素', 'a synthetic quinoline dye'),
  二氧化钛: of('mineral', '白色的矿物颜料', 'a white mineral pigment'),
  '氧化铁黑,氧化铁红': of('mineral', '铁的氧化物', 'oxides of iron'),
  胭脂虫红及其铝色淀: of('natural', '取自胭脂虫（昆虫）的色素', 'a colour taken from cochineal insects'),
  栀子黄: plant('栀子果实', 'gardenia fruit'),
  红花黄: plant('红花', 'safflower'),
  高粱红: plant('高粱壳', 'sorghum husks'),
  紫甘薯色素: plant('紫薯', 'purple sweet potatoes'),
  葡萄皮红: plant('葡萄皮', 'grape skins'),
  萝卜红: plant('红心萝卜', 'red radishes'),
  藻蓝: plant('螺旋藻', 'spirulina'),
  茶多酚: plant('茶叶', 'tea leaves'),
  迷迭香提取物: plant('迷迭香', 'rosemary'),
  玫瑰茄红: plant('玫瑰茄（洛神花）', 'roselle'),
  黑加仑红: plant('黑加仑', 'blackcurrants'),
  紫草红: plant('紫草', 'gromwell root'),
  '叶绿素铜钠盐,叶绿素铜钾盐': ofCopperedLeaves,
  叶绿素铜: ofCopperedLeaves,
  阿斯巴甜: of(
    'synthetic',
    '由天冬氨酸和苯丙氨酸合成的甜味剂，甜度约为蔗糖的 200 倍（FDA 2023），久煮会失去甜味',
    'a sweetener synthesised from aspartic acid and phenylalanine, about 200 times as sweet as sugar (FDA 2023); long heating takes its sweetness',
  ),
  安赛蜜: sweetener('200'),
  三氯蔗糖: of(
    'synthetic',
    '以蔗糖为原料合成的含氯甜味剂，甜度约为蔗糖的 600 倍（FDA 2023）',
    'a sweetener synthesised from sugar with chlorine, about 600 times as sweet as sugar (FDA 2023)',
  ),
  糖精钠: sweetener('200～700'),
  纽甜: sweetener('7000～13000'),
  爱德万甜: sweetener('20000'),
  '甜蜜素,环己基氨基磺酸钙': of('synthetic', '人工合成的甜味剂', 'a synthetic sweetener'),
  天门冬酰苯丙氨酸甲酯乙酰磺胺酸: of(
    'synthetic',
    '由阿斯巴甜和安赛蜜结合成的盐',
    'a salt of aspartame and acesulfame',
  ),
  '麦芽糖醇,麦芽糖醇液': of('modified', '由麦芽糖加氢制得的糖醇', 'a sugar alcohol, hydrogenated maltose'),
  '山梨糖醇,山梨糖醇液': of('modified', '由葡萄糖加氢制得的糖醇', 'a sugar alcohol, hydrogenated glucose'),
  木糖醇: of('modified', '由木糖加氢制得的糖醇', 'a sugar alcohol, hydrogenated xylose'),
  乳糖醇: of('modified', '由乳糖加氢制得的糖醇', 'a sugar alcohol, hydrogenated lactose'),
  异麦芽酮糖: of('modified', '用酶把蔗糖转化成的糖', 'a sugar that enzymes make from sucrose'),
  山梨酸及其钾盐: of('synthetic', '一般由合成制得的防腐剂', 'a preservative that is as a rule synthetic'),
  苯甲酸及其钠盐: of(
    'synthetic',
    '一般由合成制得的防腐剂，苯甲酸也天然存在于蔓越莓等浆果里',
    'a preservative that is as a rule synthetic; benzoic acid also occurs in cranberries',
  ),
  '丙酸及其钠盐、钙盐': of(
    'synthetic',
    '一般由合成制得的防腐剂，丙酸也天然存在于一些奶酪里',
    'a preservative that is as a rule synthetic; propionic acid also occurs in some cheeses',
  ),
  脱氢乙酸及其钠盐: of('synthetic', '人工合成的防腐剂', 'a synthetic preservative'),
  对羟基苯甲酸酯类及其钠盐: of('synthetic', '人工合成的防腐剂', 'a synthetic preservative'),
  '亚硝酸钠,亚硝酸钾': mineralSalt,
  '硝酸钠,硝酸钾': mineralSalt,
  二氧化硫及亚硫酸盐: of('mineral', '无机的硫化合物', 'an inorganic compound of sulphur'),
  特丁基对苯二酚: phenol,
  丁基羟基茴香醚: phenol,
  二丁基羟基甲苯: phenol,
  抗坏血酸: of('either', '维生素 C', 'vitamin C'),
  抗坏血酸钠: of('either', '维生素 C 的钠盐', 'the sodium salt of vitamin C'),
  抗坏血酸钙: of('either', '维生素 C 的钙盐', 'the calcium salt of vitamin C'),
  'D-异抗坏血酸及其钠盐': of(
    'modified',
    '维生素 C 的异构体，几乎没有维生素 C 的作用',
    'an isomer of vitamin C with hardly any effect as a vitamin',
  ),
  维生素E: of('either', '从植物油得到或合成的维生素 E', 'vitamin E, taken from vegetable oils or synthetic'),
  磷酸及磷酸盐: of('mineral', '磷的无机化合物', 'inorganic phosphorus'),
  柠檬酸: of('natural', '一般由黑曲霉发酵糖类制得的酸', 'an acid that moulds make from sugars as a rule'),
  柠檬酸钠: of('modified', '柠檬酸的钠盐', 'the sodium salt of citric acid'),
  柠檬酸钾: of('modified', '柠檬酸的钾盐', 'the potassium salt of citric acid'),
  碳酸氢钠: mineralSalt,
  碳酸钠: mineralSalt,
  碳酸钾: mineralSalt,
  碳酸氢铵: mineralSalt,
  碳酸钙: of('mineral', '石灰石那样的无机钙盐', 'a mineral, as in limestone'),
  二氧化硅: of('mineral', '沙子那样的无机物', 'a mineral, as in sand'),
  氯化钙: mineralSalt,
  氯化钾: mineralSalt,
  氯化镁: mineralSalt,
  '硫酸铝钾,硫酸铝铵': of(
    'mineral',
    '含铝的无机盐，就是明矾',
    'an inorganic salt of aluminium, known as alum',
  ),
  谷氨酸钠: of(
    'natural',
    '谷氨酸（一种氨基酸）的钠盐，一般用微生物发酵糖类或淀粉制得',
    'the sodium salt of glutamic acid, an amino acid, as a rule made by fermenting sugars or starch',
  ),
  "5'-呈味核苷酸二钠": of(
    'either',
    '肌苷酸和鸟苷酸的钠盐，多用发酵或酵母制得，和味精一起用鲜味更强',
    'salts of inosinic and guanylic acid, mostly made by fermentation or from yeast, which strengthen MSG',
  ),
  琥珀酸二钠: of(
    'either',
    '琥珀酸的钠盐，有贝类那样的鲜味',
    'the sodium salt of succinic acid, which tastes like shellfish',
  ),
  明胶: of('natural', '用动物的皮和骨熬制的蛋白质', 'protein boiled from the skin and bones of animals'),
  酪蛋白酸钠: of('modified', '由牛奶里的酪蛋白制得的', 'made from the casein of milk'),
  醋酸酯淀粉: starch,
  羟丙基淀粉: starch,
  羟丙基二淀粉磷酸酯: starch,
  磷酸化二淀粉磷酸酯: starch,
  磷酸酯双淀粉: starch,
  乙酰化二淀粉磷酸酯: starch,
  乙酰化双淀粉己二酸酯: starch,
  辛烯基琥珀酸淀粉钠: starch,
  '单,双甘油脂肪酸酯': ofFats,
  '硬脂酰乳酸钠,硬脂酰乳酸钙': of(
    'either',
    '用脂肪酸和乳酸制得的乳化剂',
    'an emulsifier made from fatty acids and lactic acid',
  ),
  双乙酰酒石酸单双甘油酯: ofFats,
  聚甘油脂肪酸酯: ofFats,
  磷脂: of('either', '多取自大豆或葵花籽的脂类', 'a fat-like substance, mostly from soya or sunflower'),
  聚葡萄糖: of('modified', '由葡萄糖聚合成的膳食纤维', 'a fibre made by joining glucose'),
  聚二甲基硅氧烷及其乳液: of(
    'synthetic',
    '人工合成的硅油，用来消泡',
    'a synthetic silicone oil against foam',
  ),
}
