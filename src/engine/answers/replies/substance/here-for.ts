import type { Bilingual } from '../../../result.ts'

interface Work {
  as: string
  text: Bilingual
}

/** What an additive does in one kind of food, and as which class; by its name in GB 2760 and by the folded name of the product. */
interface Role {
  of: RegExp
  food: RegExp
  /** Another food by a part of its name: beef noodles are no beef. */
  notFood?: RegExp
  as: string
  text: Bilingual
  /** What it does besides, as another class. */
  and?: Work
  /** Only in food without gluten, as its label says. */
  isWithoutGluten?: true
  /** Only where the label has this too. */
  beside?: RegExp
}

const drink =
  /饮料|饮品|茶|汽水|苏打水|可乐|果汁|果味水|\b(?:drinks?|beverages?|tea|juice|cola|energy|squash|soda|lemonade)\b/
const noodles =
  /面条|方便面|即食面|拉面|乌冬|挂面|面饼|泡面|公仔面|(?<![\u4e00-\u9fff])面(?!包|粉|筋)|\b(?:noodles?|ramen|udon|mee)\b/
const fishPaste = /鱼[丸蛋糕豆腐板肉肠]|蟹[肉]?[棒柳]|虾[丸滑]|鱼滑|\bfish ?(?:balls?|cakes?)\b|surimi/
const meat =
  /肉|肠|火腿|培根|鸡|鸭|腊|丸|饺|\b(?:sausages?|ham|bacon|meat|chicken|pork|beef|turkey|dumplings?|hot ?dogs?|spam|jerky)\b/
/** Of these the meat is a flavour or a packet. */
const noMeat = new RegExp(`${noodles.source}|[米肉蛳河酸]粉|米线|火锅|汤圆`)
const cheese = /干酪|奶酪|芝士|起司|\bcheese\b/
const whitened = /奶茶|咖啡|植脂|奶精|燕麦奶|\b(?:milk tea|coffee|creamer|whitener|barista)\b/
const crisp = /饼干|曲奇|苏打饼|威化|薄脆|梳打|\b(?:biscuits?|cookies?|crackers?|wafers?)\b/
const bread = /面包|吐司|餐包|馒头|包子|\b(?:bread|loaf|buns?|rolls?|toast|bagels?|wraps?)\b/
const cake = /糕|蛋卷|酥|派|\b(?:cakes?|muffins?|pastr\w+|pies?|scones?)\b/
const driedFruit =
  /果干|果脯|蜜饯|话梅|梅|杏|芒果|葡萄干|凉果|\b(?:dried|apricots?|raisins?|sultanas?|plums?|prunes?|mango(?:es)?)\b/
const jelly = /果冻|蒟蒻|啫喱|布丁|\b(?:jell(?:y|ies)|pudding)\b/
const gums = /软糖|橡皮糖|qq糖|\b(?:gumm(?:y|ies)|gums?|jell(?:y|ies)|sweets)\b/
const yoghurt = /酸奶|酸牛奶|酸乳|发酵乳|优格|\byog(?:h)?urts?\b/
const plants =
  /蔬菜|酸菜|泡菜|酸笋|笋|藕|萝卜|土豆|马铃薯|蘑菇|配菜|酸豆角|蒜|\b(?:vegetables?|potato(?:es)?|mushrooms?|onions?|fries)\b/
const brewed = /酒|\b(?:wine|cider|perry)\b/
const sauce = /蛋黄酱|沙拉|美乃滋|酱|\b(?:mayo(?:nnaise)?|sauce|dressing|spread)\b/

const gelling = /^(?:卡拉胶|琼脂|明胶|果胶|刺槐豆胶|槐豆胶|结冷胶|海藻酸钠|甲壳素|可得然胶|魔芋胶)/
/** Of these alone the gel sets when heated. */
const setsHot = /(?:^|羟丙基)甲基纤维素/
/** The salts of phosphoric acid, no starch that carries phosphate. */
const phosphate = /^(?!.*(?:淀粉|核苷)).*磷酸(?:盐|.*[钠钾])/
const meltingSalt = /^(?!.*(?:淀粉|核苷)).*磷酸(?!$)|柠檬酸钠/
/** No caramel of the sulphite process. */
const sulphite = /^(?:焦|低)?亚硫酸|^二氧化硫/
const ofGluten = /黄原胶|瓜尔胶|海藻酸|羧甲基纤维素/

const roles: readonly Role[] = [
  {
    of: /^碳酸(?:钠|钾)$/,
    food: noodles,
    as: '酸度调节剂',
    text: {
      zh: '呈碱性（就是碱水），让面条筋道、颜色偏黄',
      en: 'is alkaline (it is what lye water is made of) and makes noodles springy and yellowish',
    },
  },
  {
    of: /氢氧化钙|^碳酸(?:钠|钾)$/,
    food: /魔芋|蒟蒻|\bkonjac\b|\bshirataki\b/,
    as: '酸度调节剂',
    text: {
      zh: '呈碱性，让魔芋的葡甘聚糖凝成不怕热、有弹性的胶',
      en: 'is alkaline and sets the glucomannan of konjac to a springy gel that stands heat',
    },
  },
  {
    of: meltingSalt,
    food: cheese,
    as: '乳化剂',
    text: {
      zh: '作乳化盐，干酪融化时不让油和水分开',
      en: 'is a melting salt, which keeps fat and water of the melted cheese together',
    },
  },
  {
    of: phosphate,
    food: whitened,
    as: '酸度调节剂',
    text: {
      zh: '作缓冲盐，冲进又热又酸的茶或咖啡时，蛋白质不结絮、不沉底',
      en: 'is a buffer, so that the protein does not clot in the hot, sour drink',
    },
  },
  {
    of: phosphate,
    food: drink,
    as: '稳定剂和凝固剂',
    text: {
      zh: '抓住水里的金属离子，让饮料少变色、少沉淀',
      en: 'binds metal ions, so that the drink keeps its colour and stays clear',
    },
  },
  {
    of: phosphate,
    food: noodles,
    as: '水分保持剂',
    text: {
      zh: '让面饼吸水快、煮后有弹性、不易糊',
      en: 'lets the noodles take up water and stay springy when cooked',
    },
  },
  {
    of: phosphate,
    food: fishPaste,
    as: '水分保持剂',
    text: {
      zh: '帮鱼浆里的蛋白质保持水分，口感弹、冷冻和加热时少出水',
      en: 'lets the fish protein keep its water: springy, with less water lost in freezing and cooking',
    },
  },
  {
    of: phosphate,
    food: meat,
    notFood: noodles,
    as: '水分保持剂',
    text: {
      zh: '帮肉里的蛋白质保持水分，口感嫩、成形好，加热时少出水',
      en: 'lets the meat protein keep its water: tender, well bound, with less water lost in cooking',
    },
  },
  {
    of: phosphate,
    food: new RegExp(`${crisp.source}|${bread.source}|${cake.source}`),
    as: '膨松剂',
    text: {
      zh: '是膨松剂里的酸：和碳酸氢钠反应放出气体，让面团蓬松',
      en: 'is the acid of baking powder: with sodium bicarbonate it sets gas free, and the dough rises',
    },
  },
  {
    of: sulphite,
    food: crisp,
    as: '面粉处理剂',
    text: {
      zh: '在饼干面团里主要是软化面筋：让面团松软好压、烤时不缩',
      en: 'mainly softens the gluten of the dough, so that it rolls out easily and does not shrink in the oven',
    },
  },
  {
    of: sulphite,
    food: driedFruit,
    notFood: brewed,
    as: '漂白剂',
    text: {
      zh: '让果肉不发黑、颜色鲜亮，也抑制发霉',
      en: 'keeps the fruit from browning, so that it stays bright, and slows mould',
    },
  },
  {
    of: sulphite,
    food: meat,
    notFood: noMeat,
    as: '防腐剂',
    text: {
      zh: '抑制细菌生长，也让肉色鲜一些',
      en: 'keeps bacteria from growing and the meat looking fresh',
    },
  },
  {
    of: setsHot,
    food: new RegExp(`${bread.source}|${cake.source}|${crisp.source}`),
    isWithoutGluten: true,
    as: '增稠剂',
    text: {
      zh: '代替面筋：吸水、受热成胶，兜住气泡，没有小麦的面团才发得起来、不散',
      en: 'takes the place of gluten: it binds water, sets when heated and holds the gas, so that dough without wheat rises and does not crumble',
    },
  },
  {
    of: ofGluten,
    food: new RegExp(`${bread.source}|${cake.source}|${crisp.source}`),
    isWithoutGluten: true,
    as: '增稠剂',
    text: {
      zh: '代替面筋：吸水变稠，把没有小麦的面团粘在一起、兜住气泡，不散',
      en: 'takes the place of gluten: it binds water and holds together a dough without wheat, so that it does not crumble',
    },
  },
  {
    of: /硬脂酰乳酸|双乙酰酒石酸|单硬脂酸甘油酯|单,双甘油|单，双甘油/,
    food: bread,
    as: '乳化剂',
    text: {
      zh: '和面筋、淀粉结合：面团更有筋力，面包更松软，放着不容易变硬',
      en: 'binds to gluten and starch: stronger dough, a softer crumb, and bread that goes stale more slowly',
    },
  },
  {
    of: /丙酸|脱氢乙酸/,
    food: new RegExp(`${bread.source}|${cake.source}`),
    as: '防腐剂',
    text: { zh: '防止发霉', en: 'keeps it from going mouldy' },
  },
  {
    of: /特丁基对苯二酚|丁基羟基|二丁基羟基|没食子酸丙酯|迷迭香|生育酚|维生素e|抗坏血酸棕榈酸酯/,
    food: /(?:)/,
    notFood: drink,
    as: '抗氧化剂',
    text: {
      zh: '让油脂不容易氧化、变出哈喇味，油炸和含油的食品能放久一些',
      en: 'slows the fat from going rancid, so that fried and fatty food keeps longer',
    },
  },
  {
    of: /亚硝酸|^硝酸/,
    food: meat,
    as: '护色剂',
    text: {
      zh: '让肉保持粉红色，也抑制肉毒杆菌等细菌',
      en: 'keeps the meat pink and stops bacteria such as those of botulism',
    },
  },
  {
    of: /抗坏血酸/,
    food: meat,
    beside: /亚硝酸|亞硝酸|硝酸[钠钾鈉鉀]|nitrite|nitrate|E ?2(?:49|5[0-2])/i,
    as: '抗氧化剂',
    text: {
      zh: '帮亚硝酸盐发色、让肉色不褪',
      en: 'helps the nitrite to colour the meat and keeps the colour',
    },
  },
  {
    of: /抗坏血酸/,
    food: meat,
    notFood: noMeat,
    as: '抗氧化剂',
    text: {
      zh: '防止肉色氧化变褐、油脂变味',
      en: 'keeps the meat from browning and its fat from going rancid',
    },
  },
  {
    of: /抗坏血酸/,
    food: plants,
    as: '抗氧化剂',
    text: { zh: '防止蔬果氧化变褐', en: 'keeps the vegetables or fruit from browning' },
  },
  {
    of: /^(?:柠檬酸|乳酸|冰乙酸.*)$/,
    food: plants,
    as: '酸度调节剂',
    text: {
      zh: '带酸味，把 pH 降下来：微生物不容易长，也少变褐',
      en: 'tastes sour and lowers the pH, which slows microbes and browning',
    },
  },
  {
    of: sulphite,
    food: plants,
    as: '漂白剂',
    text: { zh: '不让蔬果变褐（漂白）', en: 'keeps the vegetables or fruit from browning' },
    and: {
      as: '防腐剂',
      text: { zh: '抑制细菌和酵母菌', en: 'holds back bacteria and yeasts' },
    },
  },
  {
    of: sulphite,
    food: brewed,
    as: '防腐剂',
    text: {
      zh: '抑制细菌和杂酵母，防止酒和果汁氧化变褐',
      en: 'holds back bacteria and wild yeasts and keeps the drink from oxidising and browning',
    },
  },
  {
    of: gelling,
    food: new RegExp(`${jelly.source}|${gums.source}`),
    as: '增稠剂',
    text: { zh: '让它凝固成冻', en: 'makes it set' },
  },
  {
    of: /^氯化钾|乳酸钙|氯化钙/,
    food: jelly,
    as: '稳定剂和凝固剂',
    text: {
      zh: '它的离子让胶凝得更牢',
      en: 'brings ions with which the gum sets more firmly',
    },
  },
  {
    of: gelling,
    food: yoghurt,
    as: '增稠剂',
    text: { zh: '让酸奶浓稠、成形，不析出水', en: 'thickens the yoghurt and keeps whey from separating' },
  },
  {
    of: gelling,
    food: meat,
    as: '增稠剂',
    text: { zh: '吸水成胶，让肉成形、切片不散', en: 'binds water into a gel, so that slices hold together' },
  },
  {
    of: /^(?:柠檬酸|dl-苹果酸|l-苹果酸|苹果酸|磷酸|乳酸|l\(\+\)-酒石酸|富马酸)$/,
    food: drink,
    as: '酸度调节剂',
    text: {
      zh: '让饮料带酸味，酸度高了微生物也不容易长',
      en: 'gives the drink its sour taste, and the acidity slows microbes',
    },
  },
  {
    of: /柠檬酸(?:一|三)?钠|柠檬酸钾|苹果酸钠/,
    food: drink,
    as: '酸度调节剂',
    text: { zh: '稳住酸度，让酸味柔和', en: 'keeps the acidity steady, and the taste less sharp' },
  },
  {
    of: /乙二胺四乙酸/,
    food: sauce,
    as: '抗氧化剂',
    text: {
      zh: '抓住铁、铜等金属离子，油脂就不容易氧化变味、变色',
      en: 'binds traces of iron and copper, so that the oil does not go rancid or discolour',
    },
  },
]

const saysWithoutGluten = /无麸质|不含麸质|gluten[- ]free|free from (?:[\w, ]+ and )?gluten/i

/** What an additive does in the food of this name, and as which class; undefined where nothing more is known than its classes. */
export const roleIn = (zh: string, food: string, label: string): Role | undefined =>
  food === ''
    ? undefined
    : roles.find(
        one =>
          one.of.test(zh.toLowerCase()) &&
          one.food.test(food) &&
          !one.notFood?.test(food) &&
          (one.beside?.test(label) ?? true) &&
          (!one.isWithoutGluten || saysWithoutGluten.test(label)),
      )

/** Whether this name says a food of which roles are known: 蔬菜包, and no 料包. */
export const isKnownFood = (food: string): boolean =>
  roles.some(one => one.food.source !== '(?:)' && one.food.test(food))
