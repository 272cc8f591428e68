import type { Bilingual } from '../../../result.ts'

const use = (names: RegExp, zh: string, en: string): { names: RegExp; text: Bilingual } => ({
  names,
  text: { zh, en },
})

/** What makers add ingredients for that are no additives, by words of their names. */
const purposesOfFoods = [
  use(
    /酵母(?:抽提|抽出|提取|浸)|yeast extract/i,
    '提鲜，本身带谷氨酸和核苷酸',
    'savoury taste: it contains glutamate and nucleotides by nature',
  ),
  use(
    /水解.{0,4}蛋白|hydroly[sz]ed .{0,12}protein/i,
    '提鲜，水解出的谷氨酸有鲜味',
    'savoury taste: the glutamate that hydrolysis sets free',
  ),
  use(
    /(?<!抗性|环状)糊精|maltodextrin/i,
    '填充、增稠、作载体，几乎不甜',
    'bulk, body and a carrier for powders; it is hardly sweet',
  ),
  use(
    /抗性糊精|菊粉|低聚果糖|低聚半乳糖|聚葡萄糖|inulin|oligosaccharide|polydextrose/i,
    '增加膳食纤维，也能代替部分糖或脂肪的口感',
    'fibre, and body in the place of some sugar or fat',
  ),
  use(/植脂末|植脂粉|奶精|creamer/i, '带来奶味和顺滑的口感', 'a milky taste and smooth body'),
  use(
    /(?:大豆|豌豆)(?:分离|浓缩)?蛋白|soya? protein|pea protein/i,
    '增加蛋白质，吸水吸油，让质地更紧',
    'protein, and a firmer bite: it holds water and fat',
  ),
  use(
    /谷朊粉|小麦蛋白|(?:wheat )?gluten/i,
    '增加筋性，让质地有弹性',
    'elasticity: it makes dough and meat substitutes springy',
  ),
  use(/蛋清|蛋白粉|蛋白液|egg white/i, '加热后凝固，让质地有弹性', 'a springy texture: it sets when heated'),
  use(/胶原蛋白|collagen/i, '增加蛋白质', 'protein'),
  use(/乳清|whey|酪蛋白|casein/i, '增加乳蛋白，让质地更稠', 'milk protein, and body'),
  use(
    /变性淀粉|修饰淀粉|modified .{0,8}starch/i,
    '增稠，耐加热和冷冻',
    'thickness that withstands heat and frost',
  ),
  use(/淀粉|\bstarch/i, '增稠、定形', 'thickness and shape'),
  use(/葡萄糖浆|果葡糖浆|玉米糖浆|糖浆|syrup/i, '增甜、保持湿润', 'sweetness, and it keeps food moist'),
  use(
    /蜂蜜|honey|白砂糖|蔗糖|红糖|\bsugar\b/i,
    '增甜，也帮助上色和保存',
    'sweetness, and also colour and keeping',
  ),
  use(/食(?:用)?盐|海盐|\bsalt\b/i, '调味，也抑制微生物、改善质地', 'taste, and also keeping and texture'),
  use(
    /酒曲|菌种|乳杆菌|双歧|嗜热链球菌|lactobacill|bifidobacter|streptococcus|cultures?/i,
    '用来发酵',
    'they ferment the food',
  ),
  use(/酵母(?!抽|提|浸)|\byeast\b(?! extract)/i, '发酵产气，让面团蓬松', 'it makes gas, so that dough rises'),
  use(/黄原胶|果胶|卡拉胶|魔芋|蒟蒻|konjac/i, '形成凝胶、增稠', 'gel and thickness'),
  use(
    /棕榈油|起酥油|人造奶油|氢化|palm oil|shortening|margarine/i,
    '带来酥、润的口感，室温下是半固体，不易变质',
    'a short or creamy texture: it is half solid at room temperature and keeps well',
  ),
  use(/植物油|大豆油|菜籽油|葵花|\boil\b/i, '煎炸、润滑、带来香味', 'frying, moisture and flavour'),
  use(/酱油|鱼露|蚝油|soy sauce|fish sauce/i, '提鲜、增咸、上色', 'savoury and salty taste, and colour'),
  use(/醋|vinegar/i, '增酸，也有助保存', 'sour taste, and it helps food keep'),
  use(/可可|cocoa/i, '带来巧克力味和颜色', 'the taste and colour of chocolate'),
  use(/香精|香料|flavou?ring/i, '赋予香气和风味', 'smell and taste'),
  use(
    /葡萄糖|右旋糖|dextrose|glucose/i,
    '增甜，也帮助发酵或上色',
    'sweetness, and it helps fermentation or browning',
  ),
] as const

/** What an ingredient is for that is no additive; undefined where that is not known. */
export const purposeOfFood = (name: string): Bilingual | undefined =>
  purposesOfFoods.find(({ names }) => names.test(name))?.text
