import { describe, expect, it } from 'vitest'
import { engine } from '../../labels/corpus.ts'
import { failing, listWith } from './words.ts'

interface Words {
  about: string
  /** The group and the level of its flag. */
  flag: string
  raise: string
  /** Names that only look like it. */
  spare?: string
}

const TABLES: readonly Words[] = [
  {
    about: 'alcohol',
    flag: 'children avoid',
    raise: `
      白酒、黄酒、料酒、米酒、清酒、啤酒、葡萄酒、朗姆酒、高粱酒、果酒、梅酒、利口酒、烹调酒、甜酒
      花雕酒、烧酒、红酒、烈酒、绍兴酒、加饭酒、药酒、酒精、酒酿、醪糟、威士忌、白兰地、伏特加、乙醇
      味淋、味醂、味琳、力娇酒、马德拉、兰姆酒葡萄干、冧酒提子、青稞酒、桑葚酒、雪莉、香槟、龙舌兰、醉螺、醉泥螺
      wine, beer, rum, brandy, whisky, whiskey, vodka, alcohol, liqueur, sake, mirin, sherry, bourbon
      port wine`,
    spare: `
      马德拉蛋糕、雪莉醋、香槟醋、香槟葡萄、龙舌兰糖浆、龙舌兰叶、无醇啤酒、脱醇葡萄酒、
      dealcoholised wine, de-alcoholised wine, de-alcoholized wine, alcohol-free beer, alcohol free beer, non-alcoholic beer
      nonalcoholic beer, non alcoholic beer
      白酒花、白酒酵、白酒曲、白酒石、白酒味、白酒风味、白酒醋、白酒糟鱼、白酒杯、黄酒花、黄酒酵
      黄酒曲、黄酒石、黄酒味、黄酒风味、黄酒醋、黄酒糟鱼、黄酒杯、料酒花、料酒酵、料酒曲、料酒石
      料酒味、料酒风味、料酒醋、料酒糟鱼、料酒杯、米酒花、米酒酵、米酒曲、米酒石、米酒味、米酒风味
      米酒醋、米酒糟鱼、米酒杯、清酒花、清酒酵、清酒曲、清酒石、清酒味、清酒风味、清酒醋、清酒糟鱼
      清酒杯、啤酒花、啤酒酵、啤酒曲、啤酒石、啤酒味、啤酒风味、啤酒醋、啤酒糟鱼、啤酒杯、葡萄酒花
      葡萄酒酵、葡萄酒曲、葡萄酒石、葡萄酒味、葡萄酒风味、葡萄酒醋、葡萄酒糟鱼、葡萄酒杯、朗姆酒花
      朗姆酒酵、朗姆酒曲、朗姆酒石、朗姆酒味、朗姆酒风味、朗姆酒醋、朗姆酒糟鱼、朗姆酒杯、高粱酒花
      高粱酒酵、高粱酒曲、高粱酒石、高粱酒味、高粱酒风味、高粱酒醋、高粱酒糟鱼`,
  },
  {
    about: 'sources of caffeine',
    flag: 'caffeine caution',
    raise: `
      咖啡、茶、可可、巧克力、瓜拉纳、马黛
      coffee, tea, cocoa, chocolate, guarana, mate, caffeine, kola nut, espresso, matcha`,
    spare: `
      可可壳色、绿茶风味油、红茶味粉、咖啡味粉、可可味粉、巧克力味涂层、白巧克力、茶籽、茶多酚、茶树、大麦茶、苦荞茶、荞麦茶、菊花茶、花草茶、洋甘菊茶、可可脂
      cocoa butter, white chocolate`,
  },
  {
    about: 'much caffeine',
    flag: 'children caution',
    raise: `
      咖啡、茶叶、茶粉、茶浓缩、红茶、绿茶、抹茶、茉莉茶、茉莉花茶、普洱、瓜拉纳、马黛
      coffee, tea, guarana, caffeine, matcha, espresso, cola nut, kola nuts`,
    spare: `
      绿茶风味油、抹茶味粉、红茶味粉、咖啡味粉、咖啡风味粉、普洱味粉、普洱风味粉
      tea tree`,
  },
  {
    about: 'liquorice',
    flag: 'hypertension caution',
    raise: `
      甘草
      licorice, liquorice`,
  },
  {
    about: 'aspartame',
    flag: 'pku avoid',
    raise: `
      阿斯巴甜、天门冬酰苯丙氨酸
      aspartame`,
  },
  {
    about: 'jelly',
    flag: 'infant_0_36m avoid',
    raise: `
      果冻、魔芋、蒟蒻
      konjac`,
  },
  {
    about: 'whole nuts',
    flag: 'infant_0_36m avoid',
    raise: `
      坚果、坚果仁、花生、花生仁、杏仁、杏仁仁、腰果、腰果仁、核桃、核桃仁、榛、榛仁、开心果、开心果仁
      夏威夷果、夏威夷果仁、巴旦木、巴旦木仁、碧根果、碧根果仁、爆米花
      popcorn, peanut, peanuts, almond, almonds, cashew, cashews, walnut, walnuts, hazelnut, hazelnuts
      pistachio, pistachios, nuts`,
    spare: `
      花生酱、花生粉、杏仁粉、核桃油、腰果酱、peanut butter, almond flour, walnut oil, nuts powder`,
  },
  {
    about: 'honey',
    flag: 'infant_0_36m avoid',
    raise: `
      蜂蜜、槐蜜、槐花蜜、洋槐蜜、油菜蜜、油菜花蜜、蜜糖
      honey`,
    spare: `
      蜜糖豆、蜜糖果、蜜糖豆沙`,
  },
  {
    about: 'broad beans',
    flag: 'g6pd avoid',
    raise: `
      蚕豆、胡豆、兰花豆、罗汉豆、佛豆、豆瓣
      broad bean, fava, favas, fave, faves, faba, doubanjiang, baghali, baghala, horse bean, field beans, toban djan, tobandjan, toban jiang, toban jang
      tobanjan, bissara, bisara, bessara, ful, fuul, mudammas, muddammas, haba, habas, feve, fève, feves, taamia, taamiya
      ta'amiya`,
    spare: `
      豆瓣绿、绿豆瓣、豌豆瓣、黄豆瓣`,
  },
  {
    about: 'purines',
    flag: 'gout caution',
    raise: `
      酵母抽提、酵母提取、酵母浸、酵母味、骨汤、肉汁、肉膏、鸡精、浓汤、动物肝、猪肝、鸡肝、鸭肝、鹅肝
      牛肝、羊肝、鱼肝、肝脏、内脏、沙丁鱼、凤尾鱼
      yeast extract, bone broth, meat extract, anchov, sardine, liver, beer`,
    spare: `
      猪肝素、鸡肝素、鸭肝素、鹅肝素、牛肝素、羊肝素、鱼肝素`,
  },
  {
    about: 'fructose',
    flag: 'gout caution',
    raise: `
      果葡糖浆、果糖浆、高果糖、果糖
      fructose, high fructose, agave`,
    spare: `
      果糖基、低聚果糖、聚果糖
      oligofructose, agave inulin`,
  },
  {
    about: 'fermentable fibres',
    flag: 'laxative caution',
    raise: `
      菊粉、低聚果糖、低聚半乳糖、低聚异麦芽糖、抗性糊精
      inulin, oligofructose, chicory root`,
  },
  {
    about: 'liver',
    flag: 'pregnant avoid',
    raise: '肝、鸭肝、liver',
    spare: '肝素',
  },
  {
    about: 'herbs',
    flag: 'pregnant caution',
    raise: `
      薏米、薏仁、薏苡、益母草、红花、马齿苋、芦荟
      aloe`,
    spare: `
      红花籽、红花油`,
  },
  {
    about: 'pork',
    flag: 'vegetarian_halal avoid',
    raise: `
      大油、荤油、板油、炼大油、精炼大油、纯炼板油、猪、豚、火腿、培根、腊肠、腊肉、叉烧、五花肉、肘子、蹄髈、东坡肉、扣肉
      pork, lard, ham, bacon, prosciutto, pancetta, pepperoni, salami, chorizo, mortadella, guanciale
      lardon, lardons, gammon`,
    spare: `
      植物大油、大油菜、洋葱培根风味调料、培根味粉、火腿味粉、猪味粉、猪风味粉、猪肉味粉、豚味粉、豚风味粉、豚骨风味粉、腊肉味粉、猪苓、素火腿、鸡肉火腿、牛肉火腿、鱼肉火腿、火鸡火腿、素培根、火鸡培根、牛腊肠、牛腊肉、鸡腊肠
      鸡腊肉、鸭腊肠、鸭腊肉、羊腊肠、羊腊肉、叉烧酱、叉烧味、叉烧鸡、叉烧鸭、叉烧汁
      turkey ham, chicken ham, beef ham, vegan ham, bacon flavor, bacon flavour, turkey bacon
      beef bacon, vegan bacon, veggie bacon, turkey pepperoni, turkey salami, turkey chorizo
      beef pepperoni, beef salami, beef chorizo, vegan pepperoni, vegan salami, vegan chorizo
      veggie pepperoni, veggie salami, veggie chorizo, chicken pepperoni, chicken salami
      chicken chorizo, bacon flavored crumbs`,
  },
  {
    about: 'gelatine of an animal that is not named',
    flag: 'vegetarian_halal caution',
    raise: `
      鸡味明胶、牛风味明胶、明胶、吉利丁、胶原、胶原蛋白肠衣
      gelatin, gelatine, collagen`,
    spare: `植物明胶、海藻、vegetable gelatine`,
  },
  {
    about: 'of unknown source',
    flag: 'vegetarian_halal info',
    raise: `
      肠衣、凝乳酶、蛋白酶、培根风味调料、猪肉味粉、牛肉味粉、豚味粉、豚骨味粉、腊肠味粉、腊肉味粉、腊肉风味粉
      棉花糖、皮冻
      rennet, protease, marshmallow, marshmallows, aspic, panna cotta`,
    spare: `
      菠萝蛋白酶、木瓜蛋白酶
      bromelain, papain`,
  },
  {
    about: 'of insects',
    flag: 'vegetarian_halal caution',
    raise: `
      胭脂虫、虫胶、紫胶
      carmine, cochineal, shellac`,
  },
  {
    about: 'meat and fish',
    flag: 'vegetarian_halal info',
    raise: `
      牛甲、牛、羊甲、羊、鸡甲、鸡、鸭甲、鸭、鹅甲、鹅、鱼甲、鱼、虾甲、虾、蟹甲、蟹、贝甲、贝、禽甲
      禽、驴甲、驴、兔甲、兔、蛤甲、蛤、蚝甲、蚝、鱿甲、鱿、牡蛎甲、牡蛎、鳕甲、鳕、鲑甲、鲑、金枪甲
      金枪、三文甲、三文、牛肉、鸡肉、鱼肉、虾肉、蟹肉、鱼糜、牛油、肉松、肉馅、蚝油、虾油、鱼露、虾酱
      鸡油、鸭油、鹅油、骨汤
      beef, chicken, turkey, meat, lamb, fish, tuna, salmon, anchov, shrimp, crab, tallow, suet, duck
      oyster, clam, clams, mussel, squid, calamari, octopus, scallop, lobster, prawn, crayfish, surimi
      worcestershire, nam pla, caviar`,
    spare: `
      鸡油菌、鸭油菌、鹅油菌、牛油果、牛味粉、牛风味粉、牛肉香精、果肉
      chicken flavored crumbs, chicken flavor, chicken flavour, crabapple, crab apple, oyster mushroom`,
  },
  {
    about: 'potassium in salt',
    flag: 'ckd caution',
    raise: `
      氯化钾、低钠盐、代盐
      potassium chloride, low-sodium salt, low sodium salt, reduced-sodium sea salt, salt substitute`,
    spare: `
      低盐酱瓜`,
  },
  {
    about: 'tuna',
    flag: 'pregnant caution',
    raise: `
      金枪鱼、吞拿、吞拿鱼、鲔鱼
      tuna`,
  },
  {
    about: 'cheese ripened by moulds',
    flag: 'pregnant caution',
    raise: `
      白霉奶酪、白霉干酪、白霉芝士、布里奶酪、布里、卡芒贝尔
      brie, camembert`,
    spare: `
      白霉、布里亚特茶饼`,
  },
  {
    about: 'unpasteurised milk',
    flag: 'pregnant avoid',
    raise: `
      未杀菌、未灭菌、未巴氏杀菌、未巴氏灭菌、未经杀菌、未经灭菌、未经巴氏杀菌、未经巴氏灭菌、未巴氏
      未经巴氏
      unpasteurised, unpasteurized, raw milk, raw cow milk, raw cows milk, raw cow's milk
      raw goat milk, raw goats milk, raw goat's milk, raw sheep milk, raw sheeps milk
      raw sheep's milk, raw ewe milk, raw ewes milk, raw ewe's milk`,
  },
  {
    about: 'quinine',
    flag: 'g6pd caution',
    raise: `
      奎宁
      quinine`,
  },
  {
    about: 'lactose',
    flag: 'lactose caution',
    raise: `
      牛乳、羊乳、牛奶、羊奶、生乳、乳粉、奶粉、乳清、乳糖、炼乳、鲜奶、酸奶、发酵乳、稀奶油、干酪
      奶酪
      milk, whey, lactose, cream, yogurt, cheese`,
    spare: `
      乳糖醇、乳糖酶
      coconut milk, almond milk, soy milk, soya milk, oat milk, rice milk, coconut cream, cream of tartar, lactose-free milk
      lactose free milk, milk without lactose`,
  },
]

const flagsOf = (name: string) =>
  engine.analyse({ text: listWith(name) }).groups.map(({ group, level }) => `${group} ${level}`)

describe('each word of the groups', () => {
  it.each(TABLES)('$about: $flag', ({ flag, raise, spare = '' }) => {
    expect(failing(raise, word => flagsOf(word).includes(flag))).toEqual([])
    expect(failing(spare, word => !flagsOf(word).includes(flag))).toEqual([])
  })

  it.each([
    // What sets a sweet is known where the label opens it.
    ['Ingredients: water, marshmallows (sugar, pectin), salt.', 'vegetarian_halal', undefined],
    ['Ingredients: water, sausages (mushrooms, oats), salt.', 'vegetarian_halal', undefined],
    ['Ingredients: water, tabletop sweetener (a Phenylalanine source), salt.', 'pku', 'avoid'],
    // Concentrated lemon is sour, its syrup is not.
    ['配料：柠檬糖浆、小麦粉', 'diabetes', 'caution'],
    ['配料：浓缩柠檬汁、小麦粉', 'diabetes', undefined],
    ['配料：糊精、小麦粉', 'diabetes', 'caution'],
    ['配料：麦芽糊精、小麦粉', 'diabetes', 'caution'],
    ['配料：抗性糊精、小麦粉', 'diabetes', undefined],
    ['配料：抗性麦芽糊精、小麦粉', 'diabetes', undefined],
    ['Ingredients: dextrin, rice.', 'diabetes', 'caution'],
    ['Ingredients: maltodextrin, rice.', 'diabetes', 'caution'],
    ['Ingredients: resistant dextrin, rice.', 'diabetes', undefined],
    ['Ingredients: oats, rice, sugar, nuts.\nNo sugar', 'diabetes', 'caution'],
    ['Ingredients: oats, rice, sugar, nuts.\nNo refined sugars', 'diabetes', 'caution'],
    ['配料：燕麦、大米、白砂糖、核桃\n无糖', 'diabetes', 'caution'],
    ['配料：燕麦、大米、白砂糖、核桃\n无 蔗糖', 'diabetes', 'caution'],
    ['配料：燕麦、大米、白砂糖、核桃\n无糖精', 'diabetes', undefined],
    ['配料：燕麦、大米、白砂糖、核桃', 'diabetes', undefined],
  ] as const)('%s: %s %s', (text, group, level) =>
    expect(engine.analyse({ text }).groups.find(one => one.group === group)?.level).toBe(level),
  )
})
