import type { Bilingual } from '../../../../result.ts'

/** What two additives do beside each other, by their names in GB 2760. */
export interface Pair {
  one: RegExp
  other: RegExp
  /** {one} and {other} stand for their names on the label. */
  text: Bilingual
  /** Only in a food whose label has this. */
  only?: RegExp
  evidence: string
}

const nitrite = /^亚硝酸/
const ascorbate = /抗坏血酸(?!棕榈)/
const sorbate = /^山梨酸/
const sulphite = /^(?:焦|低)?亚硫酸|^二氧化硫/
const phosphate = /^(?!.*(?:淀粉|核苷)).*磷酸(?:盐|.*[钠钾])/
const starch = /淀粉(?!酶)/
const acid = /^(?:柠檬酸|dl-苹果酸|l-苹果酸|苹果酸|乳酸|冰乙酸.*|乙酸|l\(\+\)-酒石酸.*|富马酸|磷酸)$/
const sweetener =
  /^(?:阿斯巴甜|安赛蜜|三氯蔗糖|甜菊糖苷|糖精钠|甜蜜素|环己基氨基磺酸|纽甜|罗汉果甜苷|赤藓糖醇|木糖醇)/

/** Preservatives and antioxidants. */
const keeping: readonly Pair[] = [
  {
    one: nitrite,
    other: ascorbate,
    evidence: 'E60',
    text: {
      zh: '亚硝酸盐在肉里还原成一氧化氮才发色，也抑制肉毒杆菌；{other}加快这一还原：发色快、残留的亚硝酸盐少，还抑制亚硝胺生成',
      en: 'nitrite colours the meat once it is reduced to nitric oxide (NO), and holds back the bacteria of botulism; {other} speeds that up: faster colour, less residual nitrite, and fewer nitrosamines are formed',
    },
  },
  {
    one: /^(?:山梨酸|脱氢乙酸|苯甲酸)/,
    other: sulphite,
    evidence: 'E62',
    text: {
      zh: '分工不同，{one}主要管霉菌和酵母菌（比如防止再发酵），{other}主要管细菌，还防止氧化褐变',
      en: 'each does its own, {one} holds back moulds and yeasts (so that nothing ferments again), {other} bacteria, and it keeps the food from oxidising and browning',
    },
  },
  {
    one: sorbate,
    other: /^苯甲酸/,
    evidence: 'E62',
    text: {
      zh: '两种都主要管霉菌和酵母菌，苯甲酸盐要在更酸的食品里才有效，也管一部分细菌；一起用抑制的种类更全，每一种可以少加',
      en: 'both hold back moulds and yeasts; benzoate needs more acid and acts on some bacteria too; together they cover more microbes, with less of each',
    },
  },
  {
    one: /^(?:山梨酸|脱氢乙酸|双乙酸)/,
    other: /^乳酸链球菌素/,
    evidence: 'E62',
    text: {
      zh: '不重复，乳酸链球菌素只管革兰氏阳性细菌和芽孢，管不了霉菌、酵母菌，那些靠{one}',
      en: 'they do not double up: {other} acts on Gram-positive bacteria and spores only, {one} mainly on moulds and yeasts',
    },
  },
  {
    one: /^脱氢乙酸/,
    other: sorbate,
    evidence: 'E62',
    text: {
      zh: '两种都主要管霉菌和酵母菌；脱氢乙酸盐在不太酸时也有效，山梨酸盐越酸越有效，一起用范围更宽，每一种可以少加',
      en: 'both hold back moulds and yeasts; dehydroacetate acts in less sour food too, sorbate the better the more sour it is; together they cover more, with less of each',
    },
  },
  {
    one: /^(?:山梨酸|苯甲酸|丙酸)/,
    other: acid,
    evidence: 'E62',
    text: {
      zh: '酸降低 pH，防腐剂就有更多处在未解离的状态，更容易进入微生物细胞，防腐效果更好',
      en: 'the acid lowers the pH, more of the preservative stays undissociated, in which form it enters microbes, so it preserves better',
    },
  },
  {
    one: nitrite,
    other: /^(?:山梨酸|脱氢乙酸|双乙酸|乳酸链球菌素)/,
    evidence: 'E62',
    text: {
      zh: '亚硝酸盐管肉毒杆菌，也管肉的颜色；{other}管它管不了的霉菌、酵母菌或其他细菌',
      en: 'nitrite is for the bacteria of botulism and the colour of the meat; {other} holds back what it does not, such as moulds, yeasts or other bacteria',
    },
  },
  {
    one: sulphite,
    other: ascorbate,
    evidence: 'E61',
    text: {
      zh: '两种都防止氧化变色；亚硫酸盐还抑制细菌，抗坏血酸类不抑菌，一起用可以少加亚硫酸盐',
      en: 'both keep the colour from oxidising; the sulphite holds back bacteria too, which ascorbate does not, and with both less sulphite is needed',
    },
  },
  {
    one: /^(?:特丁基对苯二酚|丁基羟基茴香醚|二丁基羟基甲苯|没食子酸丙酯|维生素e|混合三烯生育酚|迷迭香)/,
    other: /^柠檬酸$|抗坏血酸棕榈酸酯|乙二胺四乙酸/,
    evidence: 'E61',
    text: {
      zh: '{one}截断油脂的氧化，{other}抓住催化氧化的铁、铜离子，或让{one}再生，一起用更有效',
      en: '{one} stops the chain by which fat oxidises, {other} binds iron and copper that drive it or restores {one}; together they work better',
    },
  },
]

/** Thickeners, gelling agents, starches and phosphates. */
const bodying: readonly Pair[] = [
  {
    one: /^(?:卡拉胶)/,
    other: /^(?:槐豆胶|刺槐豆胶)|魔芋/,
    evidence: 'E63',
    text: {
      zh: '协同，单用{one}的凝胶脆、会析水，加了{other}，凝胶更有弹性、少析水，胶也用得少',
      en: 'synergy, {one} alone gives a brittle gel that weeps; with {other} it is elastic and weeps less, and less gum is needed',
    },
  },
  {
    one: /^卡拉胶/,
    other: /^瓜尔胶/,
    evidence: 'E63',
    text: {
      zh: '瓜尔胶吸水增稠，自己不成冻；卡拉胶成凝胶，在乳品里还和乳蛋白结合，不让乳清析出',
      en: 'guar gum binds water and thickens but does not set; carrageenan gels, and in milk products it keeps whey from separating',
    },
  },
  {
    one: /^黄原胶/,
    other: /^(?:瓜尔胶|槐豆胶|刺槐豆胶|魔芋)/,
    evidence: 'E63',
    text: {
      zh: '两种胶协同：一起用比各自单用更稠（和槐豆胶、魔芋胶还能成有弹性的凝胶），可以少加',
      en: 'the two work in synergy: thicker together than either alone (with locust bean gum or konjac even an elastic gel), so that less is needed',
    },
  },
  {
    one: /^卡拉胶/,
    other: starch,
    evidence: 'E63',
    text: {
      zh: '卡拉胶成凝胶、锁住水，让它成形；淀粉增稠，改性的还耐冻融、少析水',
      en: 'carrageenan gels and binds water, which gives shape; the starch thickens, and a modified one stands freezing and thawing',
    },
  },
  {
    one: /^黄原胶/,
    other: starch,
    evidence: 'E63',
    text: {
      zh: '淀粉煮熟了给浓稠的口感，{one}让它在搅拌、受热、存放时不变稀，也不沉淀、少析水，所以淀粉可以少加',
      en: 'cooked starch gives body, and {one} keeps it from thinning with stirring, heat and time, from settling and from weeping, so that less starch is needed',
    },
  },
  {
    one: /^(?:明胶|果胶|琼脂)/,
    other: starch,
    evidence: 'E63',
    text: {
      zh: '胶管成形、不析水，淀粉管浓稠的口感，比只用一种更稳定',
      en: 'the gelling agent gives shape and keeps water in, the starch body; that is more stable than either alone',
    },
  },
  {
    one: /^明胶/,
    other: /^果胶/,
    evidence: 'E63',
    text: {
      zh: '明胶给弹性、入口即化，果胶让口感清爽，在酸奶类里还护住乳蛋白不沉淀、不析水',
      en: 'gelatine gives elasticity and melts in the mouth, pectin a short texture, and in sour milk it keeps the protein from settling',
    },
  },
  {
    one: /^羧甲基纤维素/,
    other: /^(?:可溶性大豆多糖|果胶)/,
    evidence: 'E63',
    text: {
      zh: '两种都包住酸性奶饮料里的乳蛋白、不让它沉淀；羧甲基纤维素钠还增稠，另一种口感清爽，一起用稳定又不太稠',
      en: 'both shield the protein of sour milk drinks, so that it does not settle; carboxymethyl cellulose thickens too and the other hardly does, so the drink is stable and not too thick',
    },
  },
  {
    one: phosphate,
    other: /^卡拉胶/,
    only: /肉|鸡|鸭|鱼|虾|肠|meat|pork|beef|chicken|ham|fish|turkey/i,
    evidence: 'E64',
    text: {
      zh: '磷酸盐让肉里的蛋白质自己多保水，卡拉胶把剩下的水凝成胶，两样都为了少出水、切片不散',
      en: 'phosphate lets the meat protein keep its own water, carrageenan sets what is left to a gel: less water lost, and slices that hold together',
    },
  },
  {
    one: phosphate,
    other: phosphate,
    only: /肉|鸡|鸭|鱼|虾|肠|丸|meat|pork|beef|chicken|ham|fish|turkey/i,
    evidence: 'E64',
    text: {
      zh: '几种磷酸盐分工：焦磷酸盐直接、很快地让肉（鱼）蛋白保水，三聚磷酸盐易溶，在肉里再分解成焦磷酸盐接着起作用，多聚（六偏）磷酸盐抓住钙、铁等离子；复配比单用效果好',
      en: 'the phosphates share the work: diphosphate makes the meat or fish protein hold water at once, triphosphate dissolves well and breaks down to diphosphate in the meat, polyphosphate binds calcium and iron; a blend works better than one',
    },
  },
  {
    one: /^柠檬酸钠/,
    other: phosphate,
    only: /干酪|奶酪|芝士|起司|cheese/i,
    evidence: 'E64',
    text: {
      zh: '两种都是乳化盐，抓住酪蛋白上的钙，让干酪融化时油水不分；柠檬酸钠融得柔滑，磷酸盐乳化更强、更有弹性，混着调质地',
      en: 'both are melting salts: they take calcium from the casein, so that fat and water stay together; citrate melts smoothly, phosphate emulsifies more strongly, and the mix sets the texture',
    },
  },
]

/** What gives taste, gas or a coat. */
const tasting: readonly Pair[] = [
  {
    one: /^(?:柠檬酸|dl-苹果酸|l-苹果酸|苹果酸)$/,
    other: /^柠檬酸(?:一|三)?[钠钾]/,
    evidence: 'E61',
    text: {
      zh: '酸给酸味，柠檬酸盐和它组成缓冲体系：稳住 pH，让酸味柔和、不刺激',
      en: 'the acid tastes sour, and with it the citrate forms a buffer: the pH stays steady and the sourness mild',
    },
  },
  {
    one: /^(?:柠檬酸)$/,
    other: /苹果酸$|^乳酸$|酒石酸/,
    evidence: 'E61',
    text: {
      zh: '几种酸的酸味不同：柠檬酸来得快、去得快，苹果酸更持久，乳酸柔和，配着用酸味更饱满',
      en: 'the acids differ in taste: citric acid is quick and short, malic acid lasts longer, lactic acid is mild; mixed they taste rounder',
    },
  },
  {
    one: sweetener,
    other: sweetener,
    evidence: 'E65',
    text: {
      zh: '混着用，甜味来得快慢不同，互相盖住苦味和后味，口感更接近糖；有的组合还互相增甜，所以每一种都可以少加',
      en: 'mixed, they cover each other’s bitterness and aftertaste and taste more like sugar; some blends are sweeter than the sum (synergy), so less of each is needed',
    },
  },
  {
    one: /^(?:谷氨酸钠|味精)/,
    other: /呈味核苷酸|肌苷酸|鸟苷酸/,
    evidence: 'E66',
    text: {
      zh: '协同增鲜，两种一起比各自的鲜味相加强好几倍，所以少量就够',
      en: 'synergy, together they taste several times as savoury as the two added up, so little is enough',
    },
  },
  {
    one: /^碳酸(?:氢)?钠/,
    other: /^碳酸(?:氢)?铵/,
    evidence: 'E61',
    text: {
      zh: '{other}一受热就全部变成气体，发得快、酥，只适合烤得干的薄食品；{one}放气慢些，留下碱性、帮助上色和摊开，两种配着用',
      en: '{other} turns wholly to gas on heating: quick and crisp, for thin dry bakes only; {one} gives its carbon dioxide more slowly and leaves alkali, which browns and spreads the dough',
    },
  },
  {
    one: /^碳酸氢钠/,
    other: /^(?:柠檬酸|dl-苹果酸|酒石酸氢钾|葡萄糖酸-δ-内酯|酸性焦磷酸钠|焦磷酸二氢二钠|磷酸二氢钙)/,
    evidence: 'E61',
    text: {
      zh: '酸和碳酸氢钠反应放出二氧化碳气体，同时把碱性中和掉，味道不涩',
      en: 'the acid reacts with the bicarbonate to carbon dioxide gas and takes away its alkaline taste',
    },
  },
]

export const pairs: readonly Pair[] = [
  ...keeping,
  ...bodying,
  ...tasting,
  {
    one: /^蜂蜡/,
    other: /^巴西棕榈蜡/,
    evidence: 'E61',
    text: {
      zh: '蜂蜡软，铺成柔韧的膜；巴西棕榈蜡硬、熔点高，管光亮和不粘；配着用又亮又不易裂',
      en: 'beeswax is soft and gives a supple film, carnauba wax is hard and melts late and gives gloss; mixed the coat shines and does not crack',
    },
  },
]
