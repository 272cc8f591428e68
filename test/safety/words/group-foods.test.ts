import { describe, expect, it } from 'vitest'
import type { Group } from '../../../src/engine/index.ts'
import { engine } from '../../labels/corpus.ts'
import { failing, listWith } from './words.ts'

/** Foods that concern a group by their local names; written before the engine read them. */
const TABLES: readonly { group: Group; least: keyof typeof RANKS; names: string }[] = [
  {
    group: 'vegetarian_halal',
    least: 'avoid',
    names: `
      char siu, lap cheong, chicharron, chicharrón, nduja, speck, jamón, jamon serrano, tocino, bak kwa, lechon, sisig, pancetta, guanciale, lardo, coppa
      capicola, pork rinds, pork scratchings, chorizo, salami, pepperoni, mortadella, soppressata, ham hock, gammon, chitterlings, salo, lard, manteca de cerdo, saindoux, schweinefleisch
      babi, bacon bits, samgyeopsal, tonkatsu, tonkotsu broth, bah kut teh, 肉骨茶, 火腿肠, 里脊肉, 排骨, 肥膘, 肥肠, 五花, 腊肉, 培根, 叉烧
      烤乳猪, 金华火腿, 云腿, 宣威火腿, 猪皮, 猪血, 东坡肉, 软炸里脊, 豚骨汤, 豚肉, 广式腊肠`,
  },
  {
    group: 'vegetarian_halal',
    least: 'info',
    names: `
      duck confit, venison, veal, mutton, goat meat, rabbit, goose fat, schmaltz, chicken fat, beef dripping, dripping, suet, bone broth, chicken stock, beef extract, oxtail
      tripe, liver, kidney, foie gras, pâté, pastrami, corned beef, bresaola, biltong, jerky, beef jerky, turkey, quail, pheasant, kangaroo, crocodile
      horse meat, bison, boar, gelatine, isinglass, carmine, shellac, rennet, anchovies, bonito flakes, dashi, fish sauce, oyster sauce, squid ink, caviar, snails
      frog legs, collagen, bone char, bovine plasma, beef tallow, meat extract, minced lamb, 羊肉, 羊油, 羊杂, 牛杂, 牛百叶, 毛肚, 鸭血, 鸡胗, 鸡爪
      凤爪, 鸭脖, 鸭掌, 鸡汤, 骨汤, 牛骨汤, 鸡油, 鸭油, 鹅肝, 鸽子, 鹌鹑, 兔肉, 驴肉, 马肉, 狗肉, 鹿肉
      蛇肉, 甲鱼, 牛蛙, 田鸡, 燕窝, 鱼胶, 花胶, 海参, 海蜇, 雪蛤, 阿胶, 鹿角胶, 骨胶原, 虾皮, 干贝, 蚝油
      鱼露, 鱼籽, 牛脂, 羊脂, 鸡架, 鸡骨架, 鸡肉松, 牛筋, 羊蝎子, 鸡皮, 鸭肠, 鸭胗`,
  },
  {
    group: 'caffeine',
    least: 'info',
    names: `
      yerba mate, guayusa, green coffee extract, kola nut, cola nut extract, cacao nibs, cocoa mass, chocolate liquor, matcha, sencha, oolong, pu-erh, black tea, green tea extract, chai, Assam
      Darjeeling, Ceylon tea, guarana, espresso, coffee, instant coffee, yaupon, Milo, mocha, cappuccino powder, earl grey, hojicha, genmaicha, kombucha, lapsang souchong, jasmine tea
      caffeine, energy blend (caffeine), cocoa powder, dark chocolate, tiramisu flavour base (coffee), 咖啡, 速溶咖啡粉, 拿铁粉, 摩卡粉, 抹茶, 红茶, 绿茶, 普洱, 乌龙, 铁观音, 大红袍
      茉莉花茶, 龙井, 碧螺春, 毛尖, 白毫银针, 正山小种, 金骏眉, 单丛, 六堡茶, 黄茶, 黑茶, 砖茶, 玄米茶, 焙茶, 锡兰红茶, 阿萨姆红茶
      伯爵茶, 奶茶粉, 茶汤, 冷萃液, 咖啡浓缩液, 玛黛茶, 马黛茶, 瓜拉纳, 可可粉, 可可液块, 黑巧克力, 茶浓缩液, 冻顶乌龙, 东方美人, 滇红, 祁门红茶
      柑普`,
  },
  {
    group: 'gout',
    least: 'caution',
    names: `
      yeast extract, anchovies, sardines, liver, beer, meat extract, bone broth, high fructose corn syrup, fructose, agave syrup, disodium inosinate, disodium guanylate, E635, kidney, sweetbreads, mussels
      herring, mackerel, roe, pâté, stock cube, 鸡精, 酵母抽提物, 骨汤, 浓汤宝, 动物内脏, 鸡肝, 鹅肝, 猪肝, 沙丁鱼, 凤尾鱼, 果葡糖浆
      果糖, 呈味核苷酸二钠, 肉汁, 高汤, 老火汤, 鱼籽, 鸭胗, 肥肠`,
  },
  {
    group: 'diabetes',
    least: 'caution',
    names: `
      dextrose, glucose syrup, maltodextrin, honey, agave nectar, coconut sugar, palm sugar, jaggery, gur, panela, piloncillo, muscovado, demerara, molasses, treacle, golden syrup
      maple syrup, date syrup, rice syrup, brown rice syrup, malt syrup, fruit juice concentrate, grape juice concentrate, invert sugar, cane juice, evaporated cane juice, gula melaka, gula jawa, khand, mishri, rock sugar, kurozato
      condensed milk, caramel, sucrose, fructose, icing sugar, fondant, candy floss, barley malt extract, tapioca syrup, sorghum syrup, carob syrup, grape must, pekmez, 白砂糖, 红糖, 黑糖
      冰糖, 麦芽糖, 饴糖, 糖稀, 葡萄糖, 果葡糖浆, 蜂蜜, 枫糖浆, 椰子糖, 棕榈糖, 炼乳, 糖粉, 方糖, 绵白糖, 片糖, 赤砂糖
      原糖, 黄糖, 转化糖浆, 玉米糖浆, 麦芽糊精, 浓缩苹果汁, 浓缩葡萄汁, 糖蜜, 龙舌兰糖浆, 大枣糖浆, 罗汉果糖浆, 老冰糖, 古方红糖, 冰片糖, 黑糖浆, 焦糖酱`,
  },
  {
    group: 'infant_0_36m',
    least: 'avoid',
    names: `
      honey, manuka honey, raw honey, honey powder, popcorn, whole peanuts, almonds, konjac jelly, aspartame, sucralose, stevia, E951, caffeine, alcohol, 蜂蜜, 巢蜜
      枣花蜜, 蜂蜜粉, 果冻, 蒟蒻, 整粒花生, 坚果, 爆米花, 三氯蔗糖, 阿斯巴甜, 甜菊糖苷, 麦卢卡蜂蜜`,
  },
  {
    group: 'pregnant',
    least: 'caution',
    names: `
      liver, pâté, foie gras, brie, camembert, blue cheese, gorgonzola, raw milk cheese, smoked salmon, swordfish, shark, marlin, tuna, bigeye tuna, king mackerel, liquorice
      coffee, green tea, matcha, guarana, rum, wine, aloe vera, quinine, caffeine, saccharin, sodium nitrite, ginseng, cod liver oil, vitamin A palmitate-rich liver, unpasteurised cider, 猪肝
      鹅肝, 薏米, 益母草, 红花, 马齿苋, 芦荟, 甘草, 咖啡, 料酒, 醪糟, 金枪鱼, 旗鱼, 鲨鱼, 糖精钠, 亚硝酸钠, 人参
      藏红花, 鱼肝油`,
  },
  {
    group: 'laxative',
    least: 'caution',
    names: `
      sorbitol, maltitol, xylitol, erythritol, isomalt, mannitol, lactitol, polydextrose, inulin, chicory root fibre, oligofructose, FOS, GOS, galacto-oligosaccharides, allulose, maltitol syrup
      soluble corn fibre, senna, prune juice concentrate, psyllium husk, resistant dextrin, E420, E965, tagatose, 山梨糖醇, 麦芽糖醇, 木糖醇, 赤藓糖醇, 异麦芽酮糖醇, 甘露糖醇, 乳糖醇, 聚葡萄糖
      菊粉, 低聚果糖, 低聚半乳糖, 阿洛酮糖, 抗性糊精, 番泻叶, 决明子, 车前子壳, 棉子糖, 麦芽糖醇液, 低聚木糖, 水苏糖, D-阿洛酮糖`,
  },
  {
    group: 'vegetarian_halal',
    least: 'caution',
    names: `
      香肠, 腊味, 午餐肉, 肉燥, 肉臊, 油渣, 贡丸, 小酥肉, 咸肉, 熏肉, 狮子头, 腌笃鲜, 红烧肉, 回锅肉, 卤肉, 大肠
      前腿肉, 肉末, 瘦肉, 肥肉, longganisa, bratwurst, frankfurter, spam, luncheon meat, crackling, black pudding, blood sausage, saucisson, kielbasa, andouille
      trotters, sausage meat, hot dog`,
  },
]
const RANKS = { info: 1, caution: 2, avoid: 3 }

const levelOf = (text: string, group: Group) =>
  Math.max(
    0,
    ...engine
      .analyse({ text })
      .groups.filter(one => one.group === group)
      .map(({ level }) => RANKS[level]),
  )

describe('the local names of foods', () => {
  it.each(TABLES)('concern $group at least at $least', ({ group, least, names }) =>
    expect(failing(names, name => levelOf(listWith(name), group) >= RANKS[least])).toEqual([]),
  )

  it.each<[Group, string]>([
    [
      'vegetarian_halal',
      'goose-foot, mushroom jerky, coconut jerky, vegan sausage, vegetarian sausages, mushroom pâté, pâté de fruit, kidney beans, vegan hot dog, 素香肠、大肠杆菌噬菌体、红烧肉味香料、卤肉料、鸽子花、海参果',
    ],
    ['caffeine', 'cacao butter, chai spice, mocha flavour, kombucha culture, 大红袍花椒、乌龙面、摩卡味香精'],
    ['pregnant', '人参果, pâte à choux, mushroom soup, 大红袍花椒、乌龙面'],
    ['gout', 'kidney beans, pea protein, 鱼籽香精'],
  ])('nothing of %s', (group, names) =>
    expect(failing(names, name => levelOf(listWith(name), group) === 0)).toEqual([]),
  )

  it.each([
    ['Ingredients: sausages (beef, water, salt), rice.', 1],
    ['Ingredients: beef sausages, rice.', 1],
    ['Ingredients: sausages, rice. Halal.', 0],
    ['Ingredients: sausages, rice.', 2],
    ['配料：牛肉香肠、大米', 1],
    ['配料：鸡肉里脊、大米', 1],
  ])('of another animal: %s', (text, level) => expect(levelOf(text, 'vegetarian_halal')).toBe(level))
})
