import { describe, expect, it } from 'vitest'
import type { Allergen, Group } from '../../../src/engine/index.ts'
import { engine } from '../../labels/corpus.ts'
import { failing, listWith } from './words.ts'

/** Names of plants, mushrooms and dishes that are made of the name of an allergen or an animal, and contain none of it. */
const NOT_OF: readonly { names: string; allergens?: readonly Allergen[]; groups?: readonly Group[] }[] = [
  {
    allergens: ['nuts'],
    groups: ['nuts'],
    names: `
      榛蘑、榛蘑（干）、东北榛蘑、栗蘑、栗子南瓜、板栗南瓜、板栗红薯、板栗薯、栗子薯、坚果南瓜、杏鲍菇、杏鲍菇片、核桃木熏料
      chestnut mushrooms, butternut squash, nutmeg, tiger nuts, water chestnuts, corn nuts, soy nuts, witch hazel, coconut, cola nut, lychee nut
      pecan wood smoke, hickory smoke, chestnut honey, kukui leaf`,
  },
  {
    allergens: ['milk'],
    groups: ['milk_allergy', 'lactose'],
    names: `
      milk thistle, milk thistle seed, milk vetch, milkweed, butterfly pea flower, buttermint leaf, butternut squash, butterhead lettuce, buttercup squash, butterbeans, cream of tartar
      cocoa butter, coconut cream, almond milk, damson cheese, creamed corn, cream soda flavour, tiger milk mushroom, milk cap mushrooms
      vegan cream cheese, soya cream, oat cream, cream sherry flavouring, headcheese flavouring, guava cheese, quince cheese, membrillo, butter lettuce, peanut butter, lactic acid
      牛奶果、奶油果、奶白菜、奶浆菌、奶油南瓜、奶油生菜、羊奶果、奶柿子、乳山生菜、乳香、乳瓜、乳化剂`,
  },
  {
    allergens: ['gluten'],
    names: `
      root beer, natural root beer, ginger beer, birch beer, root beer extract, sarsaparilla, buckwheat, corn tortilla, rice noodles, quinoa flour, goose-foot (quinoa) flour, chickpea (gram) flour, rice (brown) flour blend
      rice (white) flour, sweet potato noodles, breadfruit, breadnut, pea (yellow) flour, almond (blanched) flour, cassava (manioc) flour, coconut (organic) flour
      麦芽糖、麦冬、麦卢卡蜂蜜、瞿麦、麦门冬、面包果、魔芋面、荞麦、麦芽糊精、雀麦草、米线、面包树果`,
  },
  {
    allergens: ['crustacean'],
    names: `
      蟹籽、蟹子、调味蟹籽、毛鳞鱼卵（蟹籽）、蟹味菇、蟹爪兰、虾青素、虾味香精、螃蟹脚茶、虾夷葱、虾夷扇贝、crab apple, lobster mushroom, crab apples`,
  },
  {
    allergens: ['fish', 'shellfish', 'crustacean'],
    groups: ['vegetarian_halal'],
    names: `
      oyster mushrooms, oyster leaf, oyster plant, lobster mushroom, fish mint, crab apple, clamshell mushrooms
      鱼腥草、鲍鱼菇、蟹味菇、鱼皮花生豆、贝贝南瓜、贝母、川贝、螺旋藻、螺丝椒、牡蛎菇、海鲜菇、海鲜蘑`,
  },
  {
    groups: ['vegetarian_halal'],
    names: `
      oxheart tomatoes, pigeon peas, beefsteak tomato paste, beefsteak tomatoes, beef tomatoes, kidney beans, hen-of-the-woods mushrooms, chicken of the woods, lamb's lettuce, lambs lettuce, lamb's quarters
      elephant garlic, goosefoot, goose-foot (quinoa) flour, gooseberries, duckweed, duck potato, turkey tail mushroom, turkish apricots, vegetable suet, vegetable suet (palm oil), vegetarian suet, coconut meat
      fruit mincemeat, horseradish, horse chestnut, cowberries, cowpeas, chickweed, chickpeas, hedgehog mushrooms, bear's garlic, monkey nuts, crab apples, tiger lily, bacon flavour, vegan bacon
      vegan chicken, plant-based beef, plant based meat, meat-free mince, vegan mince, mock duck, facon, meatless crumbles, vegan ham, vegan sausage, soy meat, jackfruit meat, lamb's ear, ox-eye daisy
      beef tomato, cattail, goatsbeard, pig nut roots, pigweed, hogweed, oxeye, fat hen, hen of the wood, cock's comb flower, cockscomb flower, dragon fruit, elephant yam
      羊肚菌、羊栖菜、羊角蜜、羊奶果、羊角椒、羊羹、羊肚菇、牛肝菌、牛蒡、牛油果、牛至、牛心菜、牛心柿、牛角面包、牛角包、牛角椒、牛舌饼、牛蒡根、牛膝、牛皮糖、牛轧糖、牛筋草、牛樟芝、黑牛肝菌
      鸡枞、鸡枞菌、鸡油菌、鸡腿菇、鸡头米、鸡毛菜、鸡骨草、鸡血藤、鸡心枣、鸡冠花、鸡爪梨、鸡心果、鸡屎藤、鸡腰果、鸡脚草、鸡桑叶、鸡肉丝菇、鸡枞油菌、鸡心椒、鸡心黄皮、鸡眼草
      鸭跖草、鸭脚木、鸭儿芹、鸭舌草、鸭嘴花、鹅肠菜、鹅掌菜、鹅绒藤、马齿苋、马蹄、马铃薯、马兰头、兔耳草、猪苓、猪肚菇、猪笼草、猪毛菜、猪屎豆、猪母菜、猴头菇、鹿茸菇、鹿角菜、虎皮椒、虎奶菇、虎掌菌
      贝贝南瓜、贝壳面、贝果、驴打滚、鹰嘴豆、龙眼、素鸡、素鸭、素肉、素火腿、素牛肉、素鸡肉、植物肉、植物基牛肉、人造肉（大豆蛋白）、素培根、素虾仁、果肉、椰肉、枣肉、桂圆肉、龙眼肉、山茱萸肉、乌梅肉、橙肉、柚子肉`,
  },
  {
    groups: ['pregnant', 'children', 'infant_0_36m', 'vegetarian_halal'],
    names: `
      natural root beer, root beer, ginger beer, ginger ale, cider vinegar, apple cider vinegar, wine vinegar, sherry vinegar, champagne vinegar, rum flavour, kirsch flavouring, wine gums, portobello mushrooms
      champagne grapes, madeira cake flavour, sugar alcohol, dealcoholised wine, de-alcoholised wine, alcohol-free beer, non-alcoholic wine, marsala spice, garam masala, brandywine tomatoes
      酒石酸、酒曲、红酒醋、酒花、朗姆酒味香精、酒酿饼味香精、葡萄酒醋、无醇啤酒、啤酒酵母、酒鬼花生味香料`,
  },
  {
    groups: ['g6pd'],
    names: `
      豆瓣菜、豆瓣绿、mung beans, kidney beans, favourite spices, cocoa beans, habanero chillies, pigeon peas, vanilla beans, full cream flavour, full fat coconut`,
  },
]

const plainOf = (name: string) => name.replace(/[（(].*$/, '')

describe('a name that only sounds like it', () => {
  it.each(NOT_OF)('brings none: $allergens $groups', ({ names, allergens = [], groups = [] }) => {
    expect(
      failing(names, name => {
        const result = engine.analyse({ text: listWith(name) })
        const found = [...result.allergens.contains, ...result.allergens.mayContain]
        const flags = result.groups.map(({ group }) => group)
        return (
          plainOf(name) !== '' &&
          !allergens.some(one => found.includes(one)) &&
          !groups.some(one => flags.includes(one))
        )
      }),
    ).toEqual([])
  })
})
