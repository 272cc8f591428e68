import type { Allergen, Bilingual } from '../../../result.ts'

/** What a food is to somebody who may not have it. */
export type Against = 'vegan' | 'vegetarian' | 'halal' | 'lactose'
/** Foods that are dangerous to some people. */
export type Peril = 'honey' | 'alcohol' | 'egg' | 'nuts' | 'popcorn' | 'milk' | 'salt' | 'sugar' | 'caffeine'

/** A food that people add to a product or have with it, by its names in folded questions. */
export interface AddedFood extends Bilingual {
  namesZh: string
  namesEn: string
  /** What it brings of its own. */
  brings: Bilingual
  allergen?: Allergen
  against?: readonly Against[]
  peril?: Peril
}

const milkSugar: Bilingual = { zh: '乳糖、蛋白质和奶过敏原', en: 'lactose, protein and the allergen milk' }
const starch: Bilingual = { zh: '淀粉（碳水）和热量', en: 'starch and energy' }
const wheat: Bilingual = { zh: '淀粉（碳水）、热量和麸质', en: 'starch, energy and mostly gluten' }
const freeSugar: Bilingual = { zh: '糖', en: 'free sugars' }
const caffeine: Bilingual = { zh: '咖啡因', en: 'caffeine' }
const alcohol: Bilingual = { zh: '酒精和热量', en: 'alcohol and energy' }
const fats: Bilingual = { zh: '脂肪和热量', en: 'fat and energy' }
const fruit: Bilingual = { zh: '糖和纤维', en: 'its sugars and fibre' }
const salty: Bilingual = { zh: '盐', en: 'salt' }
const meaty: Bilingual = {
  zh: '蛋白质、脂肪，加工肉还有盐',
  en: 'protein and fat, and salt where it is processed',
}
const ofMilk = { allergen: 'milk', against: ['vegan', 'lactose'] } as const
const ofMeat: readonly Against[] = ['vegan', 'vegetarian']

const food = (
  zh: string,
  en: string,
  namesZh: string,
  namesEn: string,
  brings: Bilingual,
  more: Pick<AddedFood, 'allergen' | 'against' | 'peril'> = {},
): AddedFood => ({ zh, en, namesZh, namesEn, brings, ...more })

/** The foods, what has another's name in its own before it. */
export const addedFoods: readonly AddedFood[] = [
  food(
    '母乳或配方奶',
    'breast milk or formula',
    '母乳|配方奶',
    '(?:breast ?milk|(?:infant |baby )?formula)',
    {
      zh: '乳糖和蛋白质',
      en: 'lactose and protein',
    },
  ),
  food(
    '苏打水或冰',
    'soda water or ice',
    '苏打水|气泡水|冰块',
    '(?:soda water|sparkling water|tonic(?: water)?|ice(?! (?:cream|lolly)))',
    {
      zh: '的营养很少',
      en: 'next to nothing',
    },
  ),
  food(
    '豆浆',
    'soya milk',
    '豆浆|豆奶',
    'soy(?:a|bean)? ?(?:milk|drink)',
    {
      zh: '大豆蛋白和大豆过敏原，加糖的还有糖',
      en: 'soya protein and the allergen soya, and sugar where it is sweetened',
    },
    { allergen: 'soy', peril: 'milk' },
  ),
  food(
    '燕麦奶',
    'oat milk',
    '燕麦奶',
    'oat ?(?:milk|drink|ly)',
    {
      zh: '糖和碳水，多数还有麸质',
      en: 'sugars and starch, and mostly gluten',
    },
    { allergen: 'gluten', peril: 'milk' },
  ),
  food(
    '杏仁奶',
    'almond milk',
    '杏仁奶|巴旦木奶|坚果奶',
    '(?:almond|cashew|hazelnut|nut) milk',
    {
      zh: '坚果过敏原，加糖的还有糖',
      en: 'the allergen nuts, and sugar where it is sweetened',
    },
    { allergen: 'nuts', peril: 'milk' },
  ),
  food('椰奶', 'coconut milk', '椰[奶浆汁]', 'coconut (?:milk|cream|water)', fats, { peril: 'milk' }),
  food('酸奶', 'yoghurt', '酸奶|优格|优酪乳', 'yog(?:h?urt|hourt)s?', milkSugar, ofMilk),
  food('炼乳', 'condensed milk', '炼[奶乳]', 'condensed milk', freeSugar, ofMilk),
  food(
    '奶油',
    'cream',
    '淡?奶油|忌廉',
    '(?:whipped |double |single |sour )?cream(?! (?:cheese|crackers?))',
    fats,
    ofMilk,
  ),
  food(
    '牛奶',
    'milk',
    '(?:牛|鲜|羊)?奶(?![粉油酪茶昔片制蛋盖糖皮黄泡瓶嘴])|牛乳|鲜乳',
    'milk(?! (?:chocolate|powder|protein|shakes?|tea|allerg|free))',
    milkSugar,
    {
      ...ofMilk,
      peril: 'milk',
    },
  ),
  food('黄油', 'butter', '黄油|牛油(?!果)', '(?<!peanut |nut |almond )butter(?!milk)', fats, ofMilk),
  food(
    '奶酪',
    'cheese',
    '奶酪|芝士|乳酪',
    '(?:cream )?cheese|cheddar|mozzarella|feta|parmesan',
    { zh: '脂肪、盐和奶过敏原', en: 'fat, salt and the allergen milk' },
    {
      allergen: 'milk',
      against: ['vegan'],
    },
  ),
  food(
    '冰淇淋',
    'ice cream',
    '冰淇淋|雪糕',
    'ice cream',
    { zh: '糖、脂肪和奶过敏原', en: 'sugar, fat and the allergen milk' },
    ofMilk,
  ),
  food('蜂蜜', 'honey', '蜂蜜|蜜糖', 'honey', freeSugar, { against: ['vegan'], peril: 'honey' }),
  food('糖浆', 'syrup', '枫糖浆?|糖浆', '(?:maple |golden |agave |date )?syrup', freeSugar, {
    peril: 'sugar',
  }),
  food(
    '糖',
    'sugar',
    '[白红黑冰砂]糖|糖(?![醇尿精浆果包友分份类度])',
    '(?:brown |white |cane )?sugars?(?! free)',
    freeSugar,
    { peril: 'sugar' },
  ),
  food('酱油', 'soy sauce', '酱油|生抽|老抽|豉油|蚝油', '(?:soy|soya|oyster|fish) sauce', salty, {
    peril: 'salt',
  }),
  food('盐', 'salt', '盐(?!酸)', 'salt', salty, { peril: 'salt' }),
  food(
    '蛋黄酱',
    'mayonnaise',
    '蛋黄酱|沙拉酱',
    'mayo(?:nnaise)?',
    { zh: '脂肪和蛋过敏原', en: 'fat and the allergen egg' },
    {
      allergen: 'egg',
      against: ['vegan'],
    },
  ),
  food(
    '鸡蛋',
    'egg',
    '(?:鸡|鸭|皮|咸|荷包)?蛋(?![白黄糕卷奶素炒挞清酥液粉])',
    '(?:egg yolks?|eggs?)(?! (?:allerg|free|noodles?|fried))',
    {
      zh: '蛋白质、脂肪和蛋过敏原',
      en: 'protein, fat and the allergen egg',
    },
    { allergen: 'egg', against: ['vegan'], peril: 'egg' },
  ),
  food(
    '酒',
    'alcohol',
    '(?:白|啤|红|黄|洋|米|料|烧)酒|葡萄酒|伏特加|威士忌|朗姆酒?|白兰地|金酒|清酒|酒(?![酿精曲心石糟店席驾量])',
    '(?:vodka|whisk(?:e)?y|rum|gin|booze|alcohol|beers?|(?:red |white |rice |cooking |shaoxing |shao hsing )?wine|mirin|spirits|j[aä]ger\\w*|tequila|brandy|baileys|prosecco|champagne|soju|sake)',
    alcohol,
    {
      against: ['halal'],
      peril: 'alcohol',
    },
  ),
  food('咖啡', 'coffee', '咖啡(?!因|粉)', '(?:coffee|espresso|latte)', caffeine, { peril: 'caffeine' }),
  food(
    '茶',
    'tea',
    '(?:红|绿|奶)?茶(?![叶点几树油])',
    '(?:green |black )?tea(?! ?(?:spoons?|bags?))',
    caffeine,
    { peril: 'caffeine' },
  ),
  food(
    '能量饮料',
    'energy drink',
    '能量饮料|功能饮料|红牛',
    '(?:energy drinks?|red bull|monster)',
    { zh: '咖啡因，多数还有糖', en: 'caffeine, and mostly sugar' },
    { peril: 'caffeine' },
  ),
  food(
    '可乐',
    'cola',
    '可乐',
    '(?:coke|cola|pepsi)',
    { zh: '咖啡因，普通的还有糖', en: 'caffeine, and sugar unless it is a diet one' },
    { peril: 'caffeine' },
  ),
  food('汽水', 'lemonade', '雪碧|汽水|芬达', '(?:sprite|lemonade|fanta)', {
    zh: '糖（无糖的没有）',
    en: 'sugar, unless it is a diet one',
  }),
  food('西柚', 'grapefruit', '西柚汁?|葡萄柚汁?|柚子汁?', 'grapefruit(?: juice)?', fruit),
  food(
    '果汁',
    'juice',
    '果汁|[橙苹果梨葡萄]{1,2}汁|柠檬汁?',
    '(?:(?:orange|apple|grape|fruit|lemon|lime|pineapple) )?juice',
    { zh: '糖', en: 'its sugars' },
  ),
  food(
    '花生酱',
    'peanut butter',
    '花生酱',
    'peanut butter',
    { zh: '脂肪、热量和花生过敏原', en: 'fat, energy and the allergen peanut' },
    { allergen: 'peanut' },
  ),
  food(
    '花生',
    'peanuts',
    '花生(?![酱油])',
    'peanuts',
    { zh: '脂肪、热量和花生过敏原', en: 'fat, energy and the allergen peanut' },
    { allergen: 'peanut', peril: 'nuts' },
  ),
  food(
    '坚果',
    'nuts',
    '坚果|核桃|杏仁(?!奶)|腰果|巴旦木|榛子|开心果|松子|碧根果|夏威夷果',
    '(?:(?:wal|hazel|pea|chest)?nuts|almonds|cashews|pecans|pistachios|macadamias)(?! (?:milk|allerg))',
    { zh: '脂肪、热量和坚果过敏原', en: 'fat, energy and the allergen nuts' },
    { allergen: 'nuts', peril: 'nuts' },
  ),
  food('爆米花', 'popcorn', '爆米花', 'popcorn', starch, { peril: 'popcorn' }),
  food('粥', 'porridge', '白?粥|稀饭', '(?:porridge|congee|oatmeal)', starch),
  food(
    '米饭',
    'rice',
    '(?:白|米)饭|饭(?![后前量店团盒])',
    '(?:brown |white |fried )?rice(?! (?:cakes?|crackers?|noodles?|milk|drink))',
    starch,
  ),
  food('燕麦', 'oats', '燕麦片?|麦片', '(?:rolled )?oats', wheat, { allergen: 'gluten' }),
  food(
    '面条',
    'noodles',
    '意面|挂面|面条|乌冬|(?<=[拌捞配煮])面(?![包粉里上对前团膜皮饼糊]|积)',
    '(?:pasta|noodles|spaghetti|macaroni)',
    wheat,
    { allergen: 'gluten' },
  ),
  food(
    '面包',
    'bread',
    '面包|吐司|多士|馒头|(?<=夹)馍|包子|烧饼|大饼|油条',
    '(?:(?:brown|white|sourdough|toasted|soda|rye) )?(?:bread|toast|bagels?|crumpets?|naan|tortillas?|pancakes|waffles)',
    wheat,
    { allergen: 'gluten' },
  ),
  food('饼干', 'crackers', '饼干|苏打饼', '(?:crackers|oatcakes|biscuits)', wheat, { allergen: 'gluten' }),
  food('香蕉', 'banana', '香蕉|大蕉', '(?:bananas?)', fruit),
  food(
    '水果',
    'fruit',
    '水果|草莓|蓝莓|芒果|苹果(?!汁|醋)|葡萄(?![糖籽酒柚])|桃子|橙子|猕猴桃',
    '(?:(?:some |fresh |frozen )?(?:fruit|berries|strawberr(?:y|ies)|blueberr(?:y|ies)|raspberries|mango|apples?|grapes)(?! (?:juice|drink)))',
    fruit,
  ),
  food(
    '猪肉',
    'pork',
    '猪肉|火腿肠?|香肠|培根|腊[肠肉]|叉烧|肉松|午餐肉|猪油',
    '(?:pork|ham|bacon|sausages?|salami|pepperoni|spam|lard)',
    meaty,
    { against: ['vegan', 'vegetarian', 'halal'] },
  ),
  food(
    '肉',
    'meat',
    '牛肉|羊肉|鸡(?:胸肉?|肉|腿)|肉片|肉末|瘦肉',
    '(?:beef|steak|mince|chicken|turkey|lamb|meat)',
    meaty,
    { against: ofMeat },
  ),
  food(
    '虾',
    'prawns',
    '虾仁?|海鲜|螃蟹',
    '(?:prawns?|shrimps?|seafood|crab)',
    { zh: '蛋白质和甲壳类过敏原', en: 'protein and the allergen crustaceans' },
    { allergen: 'crustacean', against: ofMeat },
  ),
  food(
    '鱼',
    'fish',
    '(?:三文|金枪|吞拿)?鱼(?![香露皮丸豆油肝])',
    '(?:fish|tuna|salmon)(?! (?:sauce|oil))',
    { zh: '蛋白质和鱼类过敏原', en: 'protein and the allergen fish' },
    { allergen: 'fish', against: ofMeat },
  ),
  food(
    '豆腐',
    'tofu',
    '豆腐',
    'tofu',
    { zh: '大豆蛋白和大豆过敏原', en: 'soya protein and the allergen soya' },
    { allergen: 'soy' },
  ),
  food(
    '巧克力',
    'chocolate',
    '巧克力|朱古力',
    '(?:dark |milk |white )?chocolate(?: (?:chips|sauce|spread))?',
    { zh: '糖、脂肪，多数还有奶', en: 'sugar, fat and mostly milk' },
  ),
  food(
    '蛋白粉',
    'protein powder',
    '蛋白粉',
    '(?:protein powder|whey)',
    { zh: '蛋白质，多数还有奶过敏原', en: 'protein, and mostly the allergen milk' },
    ofMilk,
  ),
  food(
    '青菜',
    'vegetables',
    '青菜|蔬菜|生菜|[小大]?白菜|菠菜|西兰花|番茄|黄瓜|豆芽',
    '(?:veg(?:gies|etables)?|salad|spinach|broccoli|carrots|tomato(?:es)?|avocado)',
    { zh: '纤维，热量不多', en: 'fibre, and little energy' },
  ),
]
