import type { FoodKey } from './foods.ts'

/** A kind of product by its words, and what can be had in its place, the nearest first. */
export interface Occasion {
  words: RegExp
  foods: readonly FoodKey[]
  /** A meal or a use that the question names; the name of a product says nothing of it. */
  isOnlyAsked?: true
}

/** Of whatever is made for babies. */
export const ofBabies: Occasion = {
  words: /肉泥|鱼肠|宝宝肠|辅食|泡芙条|磨牙|米饼|puffs?\b|\bpouch\b|\bmelts?\b/,
  foods: ['fishPaste', 'custard', 'meatPaste', 'tofu', 'softVeg', 'cutFruit'],
}

/** Of any other drink. */
export const ofDrinks: Occasion = {
  words: /饮料|饮品|果汁|\bdrinks?\b|\bjuice\b/,
  foods: ['water', 'fizzyWater', 'tea', 'barleyTea', 'milk', 'soyDrink'],
}

/** What the question itself asks for goes before what the product is; the narrower row before the wider one. */
export const occasions: readonly Occasion[] = [
  {
    words: /补钙|\bcalcium\b/,
    foods: ['milk', 'yoghurt', 'freeMilk', 'freeYoghurt', 'fortified', 'setTofu', 'greens', 'smallFish'],
  },
  { words: /补铁|\biron\b/, foods: ['redMeat', 'lentils', 'greens', 'egg'] },
  { words: /维生素 ?d|\bvitamin d3?\b|\bvit d\b/, foods: ['lichenD3', 'oilyFish', 'sun', 'drops'] },
  {
    words: /补(?:充)?纤维|膳食纤维|\bfib(?:re|er)\b/,
    foods: ['vegetables', 'wholeGrains', 'fruit', 'lentils'],
  },
  { words: /dha|鱼油|\bomega/, foods: ['oilyFish', 'walnuts'] },
  { words: /送礼|礼盒|伴手礼|\bgifts?\b/, foods: ['gift', 'nuts', 'freeCake'] },
  {
    words: /电解质|电解质水|运动饮料|\belectrolytes?\b|\bhydrat\w+/,
    foods: ['water', 'electrolytes', 'banana'],
  },
  {
    words: /提神|能量饮|功能饮|熬夜|\benergy\b(?! bar)|\bpre-?workout\b|before (?:training|the gym)/,
    foods: ['sleep', 'nap', 'banana', 'oats'],
  },
  { words: /助眠|睡眠|褪黑素|\bmelatonin\b|\bsleep\b/, foods: ['bedtime', 'rooibos'] },
  { words: /喉糖|润喉|嗓子|喉咙|\blozenges?\b|\bthroat\b/, foods: ['warmWater', 'water'] },
  { words: /奶茶|咖啡|\bmilk tea\b|\blatte\b|\bcoffee\b/, foods: ['milkTea', 'tea', 'soyDrink', 'rooibos'] },
  {
    words:
      /(?<!料|黄|绍兴)酒(?!精|曲|心|酿)|微醺|\b(?:(?<!cooking )wine|beer|cider|vodka|spirits|alcohol|cocktail)\b/,
    foods: ['fizzyWater', 'zeroBeer', 'juiceSpritz'],
  },
  {
    words: /蛋白粉|蛋白饮|蛋白棒|增肌|\bprotein\b|\bwhey\b/,
    foods: ['isolate', 'plantProtein', 'egg', 'yoghurt', 'milk', 'soyDrink'],
  },
  {
    words: /乳酸菌|益生菌|酸奶|酸乳|发酵乳|\bprobiotics?\b|\byog(?:h)?urts?\b/,
    foods: ['freeYoghurt', 'liveYoghurt', 'soyYoghurt'],
  },
  {
    words:
      /汽水|可乐|气泡|有气|苏打(?!饼)|碳酸|\bsoda\b(?! (?:bread|crackers?|biscuits?))|\bcola\b|\bpop\b|\bfizzy\b/,
    foods: ['fizzyWater', 'tea', 'barleyTea', 'water'],
  },
  {
    words: /雪糕|冰淇淋|冰激凌|冰棒|冰棍|\bice ?creams?\b|\bice lol/,
    foods: ['frozenFruit', 'yoghurt', 'fruit'],
  },
  {
    words: /维生素|软糖补|多维|复合维|\bmulti(?:vitamin)?s?\b|\bvitamins?\b/,
    foods: ['lichenD3', 'drops'],
  },
  {
    words: /饺|馄饨|云吞|抄手|包子|烧麦|锅贴|\bdumplings?\b/,
    foods: ['freeDumplings', 'ricePaper', 'riceNoodles', 'riceBowl'],
  },
  {
    words:
      /泡面|方便面|速食|食咩麵|食咩面|拉面|米粉|米线|螺蛳粉|面饼|自热|粉丝|[擔担]仔|\bnoodles?\b|\bramen\b|\binstant\b/,
    foods: ['riceBowl', 'ownNoodles', 'riceNoodles', 'plainRice', 'plainHalalNoodles', 'wholegrain'],
  },
  {
    words:
      /葱油饼|手抓饼|[烙烧煎大卷馅]饼(?!干)|馒头|花卷|\b(?:scallion pancakes?|flatbreads?|wraps?|naans?)\b/,
    foods: ['ricePaper', 'riceNoodles', 'plainRice', 'riceBowl', 'sweetPotato', 'wholegrain'],
  },
  { words: /沙茶|咖喱酱|咖喱膏|绿咖喱|\bcurry paste\b/, foods: ['plantPaste', 'spicePaste'] },
  { words: /\bgravy\b|\bthicken/, foods: ['cornflour'] },
  {
    words: /\bdips?\b|\bqueso\b|\bsalsa\b/,
    foods: ['hummus', 'guacamole', 'salsa', 'beanSpread'],
    isOnlyAsked: true,
  },
  {
    words: /抹酱|果酱|咖椰|夹面包|抹面包|\bspreads?\b|\bjam\b|\bkaya\b|\btoast\b|\bp[aâ]t[eé]s?\b/,
    foods: ['guacamole', 'nutButter', 'hummus', 'beanSpread', 'egg', 'seedButter'],
  },
  ofBabies,
  {
    words: /早餐|早饭|\bbreakfast\b/,
    foods: ['oats', 'egg', 'wholegrain', 'yoghurt', 'cutFruit'],
    isOnlyAsked: true,
  },
  {
    words: /烧烤(?!酱)|\bbbq\b(?! sauce)|\bbarbecue\b/,
    foods: ['grilledVeg', 'freeSausage', 'chicken', 'mushrooms'],
    isOnlyAsked: true,
  },
  {
    words:
      /肠|火腿|腊肉|培根|午餐肉|酱鸭|板鸭|肉菜|卤味|\bsausages?\b|\bham\b|\bbacon\b|\brashers?\b|\bluncheon\b|\bsalami\b/,
    foods: ['halalBeef', 'chicken', 'beef', 'egg', 'tofu', 'fish', 'mushrooms'],
  },
  {
    words: /肉干|肉脯|牛肉干|冷吃|肉零食|鸭脖|凤爪|\bjerky\b|\bbiltong\b/,
    foods: ['chicken', 'beef', 'egg', 'edamame', 'tofu'],
  },
  {
    words: /酸菜|泡菜|咸菜|榨菜|想吃酸|腌菜|\bpickles?\b|\bkimchi\b/,
    foods: ['citrus', 'freshPickle', 'yoghurt'],
  },
  {
    words: /话梅|蜜饯|果脯|生津|山楂|\bdried fruit\b/,
    foods: ['citrus', 'appleOrBerries', 'water'],
  },
  {
    words:
      /糕|桃酥|酥|(?<![卷煎烙面油抓烧馅大])饼(?!底)|沙琪玛|驴打滚|布丁|面包|甜点|点心|茶点|甜糯|蛋挞|麻薯|\bcakes?\b|\bbiscuits?\b|\bcookies?\b|\bpuddings?\b|\bparkin\b|\bbrownies?\b|\bslices?\b|\bbake\b|\bdesserts?\b|\bmuffins?\b|\bbars?\b/,
    foods: [
      'fruit',
      'yoghurt',
      'freeCake',
      'plantCake',
      'shortbread',
      'nuts',
      'sweetPotato',
      'soyYoghurt',
      'egg',
    ],
  },
  {
    words:
      /糖果|软糖|硬糖|奶糖|棒棒糖|甜食|\bsweets?\b|\bcand(?:y|ies)\b|\bgumm(?:y|ies)\b|\bgums?\b|\blollies\b|\bsnakes\b|\bliquorice\b|\bchocolates?\b|巧克力/,
    foods: ['fruit', 'halalSweets', 'pectinSweets', 'gum', 'appleOrBerries', 'cheese'],
  },
  {
    words:
      /零食|薯片|虾条|锅巴|瓜子|坚果|花生|\bsnacks?\b|\bnibbles?\b|\bcrisps\b|\bchips\b|\bchevda\b|\bcrackers?\b/,
    foods: ['fruit', 'seeds', 'chickpeas', 'popcorn', 'vegSticks', 'edamame', 'riceCakes', 'yoghurt'],
  },
  ofDrinks,
]
