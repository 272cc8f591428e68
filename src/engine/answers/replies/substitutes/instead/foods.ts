import type { Allergen } from '../../../../result.ts'
import type { Swap } from '../swap.ts'

/** What makes a food wrong for somebody, beside its allergens. */
export type Trait =
  | 'alcohol'
  | 'beef'
  | 'caffeine'
  | 'choking'
  | 'meat'
  | 'phosphorus'
  | 'polyols'
  | 'potassium'
  | 'pork'
  | 'purines'
  | 'saturated'
  | 'spicy'
  | 'starch'
  | 'sticky'

/** For whom a food is made that others would not look for. */
export type MadeFor = Allergen | 'halal' | 'lactose' | 'vegan'

/** A food or drink that can be had in the place of a packet. */
export interface Food extends Swap {
  traits?: readonly Trait[]
  /** Offered to them only. */
  madeFor?: readonly MadeFor[]
}

/** Everyday foods and drinks by a short key; by what any kitchen knows of them, no brand among them. */
export const foods = {
  water: { zh: '白开水', en: 'water' },
  fizzyWater: { zh: '不加糖的气泡水，加片柠檬', en: 'unsweetened sparkling water with a slice of lemon' },
  tea: { zh: '不加糖的茶', en: 'unsweetened tea', traits: ['caffeine'] },
  barleyTea: { zh: '大麦茶（不含咖啡因）', en: 'barley tea (no caffeine)', contains: ['gluten'] },
  rooibos: { zh: '不含咖啡因的花草茶', en: 'a caffeine-free herbal tea' },
  milk: {
    zh: '牛奶',
    en: 'milk',
    contains: ['milk'],
    hasLactose: true,
    traits: ['phosphorus', 'potassium'],
  },
  freeMilk: {
    madeFor: ['lactose'],
    zh: '无乳糖牛奶',
    en: 'lactose-free milk',
    contains: ['milk'],
    traits: ['phosphorus', 'potassium'],
  },
  soyDrink: { zh: '无糖豆奶', en: 'unsweetened soya drink', contains: ['soy'], traits: ['potassium'] },
  milkTea: {
    zh: '自己用茶加牛奶，不加糖',
    en: 'tea with milk made at home, without sugar',
    contains: ['milk'],
    hasLactose: true,
    traits: ['caffeine'],
  },
  zeroBeer: {
    zh: '写明 0.0% 的无酒精饮料（只写“无醇”的可能还有 0.5% 以下）',
    en: 'a drink that says 0.0 % alcohol ("alcohol-free" alone can mean up to 0.5 %)',
    may: ['gluten'],
  },
  juiceSpritz: { zh: '果汁兑气泡水', en: 'fruit juice with sparkling water', isSugar: true },
  electrolytes: {
    zh: '写明不含咖啡因的电解质饮料（一般运动喝水就够）',
    en: 'an electrolyte drink that says caffeine-free (for ordinary exercise water is enough)',
    isSalty: true,
  },
  nap: { zh: '停下来小睡 15–20 分钟', en: 'stop and nap for 15 to 20 minutes' },
  sleep: { zh: '睡够、多喝水、起来走动', en: 'enough sleep, water and moving about' },
  banana: { zh: '一根香蕉', en: 'a banana', traits: ['potassium'] },
  fruit: { zh: '新鲜水果', en: 'fresh fruit' },
  appleOrBerries: { zh: '苹果、莓果', en: 'an apple or berries' },
  cutFruit: { zh: '切小块的软水果', en: 'soft fruit in small pieces' },
  frozenFruit: { zh: '水果打成泥冻起来', en: 'puréed fruit, frozen' },
  citrus: {
    zh: '柑橘、番茄或柠檬水',
    en: 'citrus fruit, tomatoes or water with lemon',
    traits: ['potassium'],
  },
  yoghurt: {
    zh: '不加糖的原味酸奶',
    en: 'plain unsweetened yoghurt',
    contains: ['milk'],
    hasLactose: true,
    traits: ['phosphorus'],
  },
  liveYoghurt: {
    zh: '写明活菌、不加糖的酸奶',
    en: 'unsweetened yoghurt that says it has live cultures',
    contains: ['milk'],
    hasLactose: true,
    traits: ['phosphorus'],
  },
  freeYoghurt: { madeFor: ['lactose'], zh: '无乳糖酸奶', en: 'lactose-free yoghurt', contains: ['milk'] },
  soyYoghurt: {
    madeFor: ['vegan', 'milk', 'lactose'],
    zh: '无糖豆乳酸奶',
    en: 'unsweetened soya yoghurt',
    contains: ['soy'],
  },
  nuts: {
    zh: '一小把原味坚果',
    en: 'a small handful of unsalted nuts',
    contains: ['nuts'],
    traits: ['choking', 'phosphorus', 'potassium'],
  },
  seeds: {
    zh: '烤葵花籽、南瓜籽',
    en: 'roasted sunflower or pumpkin seeds',
    traits: ['choking', 'phosphorus', 'potassium'],
  },
  egg: { zh: '水煮蛋', en: 'a boiled egg', contains: ['egg'] },
  custard: { zh: '蒸蛋羹', en: 'steamed egg custard', contains: ['egg'] },
  oats: { zh: '燕麦粥', en: 'porridge', may: ['gluten'], traits: ['starch'] },
  sweetPotato: {
    zh: '蒸红薯、南瓜（顶掉部分主食）',
    en: 'steamed sweet potato or pumpkin (in place of some of the starch of a meal)',
    traits: ['starch', 'potassium'],
  },
  riceCakes: { zh: '原味米饼', en: 'plain rice cakes', traits: ['starch'] },
  wholegrain: {
    zh: '全麦面包夹蛋或蔬菜',
    en: 'wholemeal bread with egg or vegetables',
    contains: ['gluten', 'egg'],
    traits: ['starch'],
  },
  freeCake: {
    madeFor: ['gluten'],
    zh: '写明无麸质的蛋糕或饼干',
    en: 'a cake or biscuits labelled gluten-free',
    may: ['egg', 'milk', 'nuts'],
    isSugar: true,
    traits: ['starch'],
  },
  plantCake: {
    madeFor: ['vegan', 'egg', 'milk'],
    zh: '用植物油、燕麦奶烤的蛋糕（蛋用亚麻籽粉加水代替）',
    en: 'a cake baked with oil and oat drink (ground flaxseed with water for the egg)',
    contains: ['gluten'],
    isSugar: true,
    traits: ['starch'],
  },
  shortbread: {
    madeFor: ['egg'],
    zh: '不放蛋的黄油酥饼',
    en: 'shortbread, which is made without egg',
    contains: ['gluten', 'milk'],
    isSugar: true,
    traits: ['starch', 'saturated'],
  },
  flapjack: {
    zh: '自己用燕麦、水果泥烤的燕麦饼',
    en: 'oat bars baked at home with mashed fruit',
    may: ['gluten'],
    traits: ['starch'],
  },
  gift: { zh: '茶叶或水果礼盒', en: 'a box of tea or fruit' },
  pectinSweets: {
    zh: '用果胶做的软糖',
    en: 'gummies set with pectin',
    isSugar: true,
    traits: ['sticky'],
  },
  halalSweets: {
    madeFor: ['halal'],
    zh: '有清真标志、写明牛或鱼明胶的软糖',
    en: 'sweets with a halal mark, set with pectin or halal beef gelatine',
    isOfAnimal: true,
    isSugar: true,
    traits: ['beef', 'sticky'],
  },
  gum: {
    zh: '无糖口香糖（含木糖醇一类）',
    en: 'sugar-free chewing gum',
    isSweetener: true,
    traits: ['polyols', 'sticky'],
  },
  cheese: {
    zh: '一小块奶酪（不粘牙）',
    en: 'a small piece of cheese (does not stick to teeth)',
    contains: ['milk'],
    isSalty: true,
    traits: ['saturated', 'phosphorus'],
  },
  popcorn: { zh: '不加盐和糖的爆米花', en: 'popcorn without salt or sugar', traits: ['choking'] },
  chickpeas: { zh: '烤鹰嘴豆', en: 'roasted chickpeas', traits: ['choking', 'potassium'] },
  edamame: { zh: '煮毛豆', en: 'boiled edamame', contains: ['soy'], traits: ['potassium'] },
  vegSticks: { zh: '黄瓜、胡萝卜条', en: 'sticks of cucumber and carrot', traits: ['choking'] },
  softVeg: { zh: '蒸软的胡萝卜、西兰花', en: 'carrot or broccoli steamed until soft' },
  chicken: {
    zh: '自己煮的鸡胸肉',
    en: 'chicken breast cooked at home',
    isOfAnimal: true,
    traits: ['meat', 'purines'],
  },
  beef: {
    zh: '自己煮的瘦牛肉',
    en: 'lean beef cooked at home',
    isOfAnimal: true,
    traits: ['meat', 'beef', 'purines'],
  },
  halalBeef: {
    madeFor: ['halal'],
    zh: '有清真标志的牛肉肠、熏牛肉',
    en: 'beef sausage with a halal mark',
    isOfAnimal: true,
    isSalty: true,
    traits: ['beef', 'purines', 'saturated'],
  },
  fish: {
    zh: '清蒸鱼',
    en: 'steamed fish',
    contains: ['fish'],
    isOfAnimal: true,
    traits: ['purines'],
  },
  fishPaste: {
    zh: '去净刺的清蒸鱼泥',
    en: 'steamed fish, boned and mashed',
    contains: ['fish'],
    isOfAnimal: true,
  },
  meatPaste: {
    zh: '不加盐的肉泥、肝以外的红肉',
    en: 'plain minced meat without salt',
    isOfAnimal: true,
    traits: ['meat'],
  },
  tofu: { zh: '豆腐', en: 'tofu', contains: ['soy'] },
  mushrooms: { zh: '杏鲍菇等蘑菇', en: 'mushrooms' },
  grilledVeg: { zh: '烤玉米、彩椒和蘑菇串', en: 'grilled corn, peppers and mushrooms' },
  freeSausage: {
    madeFor: ['gluten'],
    zh: '写明无麸质的香肠',
    en: 'sausages labelled gluten-free',
    isOfAnimal: true,
    isSalty: true,
    traits: ['pork', 'saturated', 'purines'],
  },
  riceBowl: {
    zh: '米饭配蛋和青菜',
    en: 'rice with egg and vegetables',
    contains: ['egg'],
    traits: ['starch'],
  },
  plainRice: {
    zh: '米饭配豆腐和青菜',
    en: 'rice with tofu and vegetables',
    contains: ['soy'],
    traits: ['starch'],
  },
  ownNoodles: {
    zh: '自己煮的挂面，汤料少放',
    en: 'plain noodles cooked at home with little of a seasoning',
    contains: ['gluten'],
    traits: ['starch'],
  },
  riceNoodles: {
    madeFor: ['gluten', 'egg'],
    zh: '自己煮的米粉、粉丝（看配料没有小麦，调料另配）',
    en: 'rice or glass noodles (no wheat in the list), with a seasoning of your own',
    traits: ['starch'],
  },
  plainHalalNoodles: {
    madeFor: ['halal', 'vegan'],
    zh: '写明素食、或有清真标志的面',
    en: 'noodles that say vegetarian or have a halal mark',
    may: ['gluten'],
    isSalty: true,
    traits: ['starch'],
  },
  ricePaper: {
    madeFor: ['gluten'],
    zh: '用米纸包馅蒸（馅自己调）',
    en: 'a filling of your own in rice paper, steamed',
    traits: ['starch'],
  },
  freeDumplings: {
    madeFor: ['gluten'],
    zh: '写明无麸质的饺子',
    en: 'dumplings labelled gluten-free',
    isSalty: true,
    traits: ['starch'],
  },
  hummus: { zh: '鹰嘴豆泥', en: 'hummus', contains: ['sesame'] },
  guacamole: { zh: '牛油果泥', en: 'guacamole or mashed avocado', traits: ['potassium'] },
  salsa: { zh: '番茄莎莎', en: 'tomato salsa' },
  nutButter: {
    zh: '无糖无盐的坚果酱',
    en: 'nut butter without sugar or salt',
    contains: ['nuts'],
    traits: ['phosphorus', 'potassium'],
  },
  seedButter: { zh: '葵花籽酱', en: 'sunflower seed butter' },
  beanSpread: {
    zh: '白芸豆、烟熏豆腐打的抹酱',
    en: 'a spread of white beans or smoked tofu',
    may: ['soy'],
  },
  spicePaste: {
    zh: '自己用香茅、青辣椒、葱蒜、姜打的酱',
    en: 'a paste of lemongrass, green chilli, garlic and ginger made at home',
    traits: ['spicy'],
  },
  plantPaste: {
    madeFor: ['vegan', 'fish', 'crustacean', 'shellfish'],
    zh: '写明素食、不含虾酱鱼露的咖喱酱',
    en: 'a curry paste labelled vegan, without shrimp paste or fish sauce',
    isSalty: true,
    traits: ['spicy'],
  },
  cornflour: {
    madeFor: ['gluten'],
    zh: '玉米淀粉、土豆淀粉勾芡，配写明无麸质的高汤',
    en: 'cornflour or potato starch for thickening, with a stock labelled gluten-free',
  },
  freshPickle: {
    zh: '用醋和一点糖现拌的黄瓜、萝卜',
    en: 'cucumber or radish in vinegar, made fresh',
  },
  plantProtein: {
    zh: '豌豆、大米一类的蛋白粉',
    en: 'a powder of pea or rice protein',
  },
  isolate: {
    madeFor: ['lactose'],
    zh: '写明无乳糖的分离乳清蛋白',
    en: 'whey isolate that says lactose-free',
    contains: ['milk'],
  },
  warmWater: { zh: '温水、温盐水漱口', en: 'warm drinks, gargling with warm salt water' },
  drops: {
    zh: '医生或药师推荐的、不加糖的维生素滴剂',
    en: 'unsweetened vitamin drops that a doctor or pharmacist recommends',
  },
  bedtime: {
    zh: '固定作息、下午起不喝咖啡因、睡前不看屏幕',
    en: 'fixed hours, no caffeine from the afternoon on, no screens before bed',
  },
  greens: { zh: '深绿叶菜（小白菜、芥蓝）', en: 'dark green leaves (pak choi, kale)', traits: ['potassium'] },
  setTofu: { zh: '用石膏或卤水点的豆腐', en: 'tofu set with calcium', contains: ['soy'] },
  fortified: { zh: '加钙的豆奶', en: 'soya drink with added calcium', contains: ['soy'] },
  smallFish: {
    zh: '连骨吃的小鱼',
    en: 'small fish eaten with their bones',
    contains: ['fish'],
    isOfAnimal: true,
    isSalty: true,
    traits: ['purines', 'choking'],
  },
  redMeat: { zh: '瘦的红肉', en: 'lean red meat', isOfAnimal: true, traits: ['meat', 'beef', 'purines'] },
  lentils: {
    zh: '豆类，配富含维生素 C 的菜或水果',
    en: 'lentils and beans, with vegetables or fruit rich in vitamin C',
    traits: ['potassium'],
  },
  oilyFish: {
    zh: '三文鱼、鲭鱼一类油脂多的鱼',
    en: 'oily fish such as salmon or mackerel',
    contains: ['fish'],
    isOfAnimal: true,
    traits: ['purines'],
  },
  lichenD3: {
    madeFor: ['vegan'],
    zh: '写明来自地衣的维生素 D3，或维生素 D2',
    en: 'vitamin D3 that says it is from lichen, or vitamin D2',
  },
  sun: { zh: '晒太阳、吃蛋黄', en: 'sunlight and egg yolk', contains: ['egg'] },
  wholeGrains: { zh: '全谷物', en: 'whole grains', may: ['gluten'], traits: ['starch'] },
  vegetables: { zh: '蔬菜', en: 'vegetables' },
  walnuts: { zh: '核桃、亚麻籽', en: 'walnuts and ground flaxseed', contains: ['nuts'], traits: ['choking'] },
} as const satisfies Record<string, Food>

export type FoodKey = keyof typeof foods
