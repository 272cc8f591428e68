import { describe, expect, it } from 'vitest'
import { engine } from '../../labels/corpus.ts'
import { failing } from './words.ts'

interface Kind {
  rule: string
  list: string
  /** Names of products of the kind. */
  names: string
  /** Words beside `of` in a name that say it is something else. */
  not?: { of: string; words: string }
}

const KINDS: readonly Kind[] = [
  {
    rule: 'sugar_drink',
    list: '配料：水、白砂糖、食用盐',
    names: `
      饮料、汽水、可乐、雪碧、苏打、气泡水、茶饮、奶茶、柠檬茶、红茶、绿茶、乌龙茶、凉茶、果汁、橙汁
      果味水、维生素水、能量、运动饮、功能饮、酸梅汤、果饮
      drink, soda, cola, tea, juice, lemonade, beverage, tonic, ginger ale, energy, sparkling
      soft drink`,
    not: {
      of: '饮料',
      words: `
        固体饮料、果冻、布丁、冰淇淋、雪糕、冰棍、罐头、糖水、酱、醋、粉、冲剂、饼、糖果、软糖、蛋糕
        popsicle, jelly, gummies, candy, powder, sorbet, biscuit, cookie`,
    },
  },
  {
    rule: 'processed_meat',
    list: '配料：猪肉、水、食用盐',
    names: `
      火腿、香肠、腊肠、腊肉、培根、午餐肉、热狗、肉脯、肉干、肉松、熏肉、烤肠、红肠、肉枣、亲亲肠
      咸肉
      ham, bacon, sausage, salami, hotdog, hot dog, frankfurter, jerky, pepperoni, luncheon meat
      bologna, chorizo, prosciutto, wiener, kielbasa, bratwurst`,
  },
  {
    rule: 'deep_fried',
    list: '配料：糯米、食用盐',
    names: `
      油炸、方便面、薯片、薯条、马铃薯片、土豆片、炸鸡、炸、虾片、虾条、锅巴、麻花、油条、沙琪玛
      萨其马、干脆面、猫耳朵、江米条
      potato chips, crisps, french fries, fried, tortilla chips, corn chips, instant noodle, ramen
      nuggets, chips, cheese puffs, pork rinds`,
    not: {
      of: '油炸',
      words: `
        非油炸、烘焙、烤薯片、air丙fried、non丙fried
        baked, airfried, nonfried, chocolate chip, chocolate chips, granola, cookie`,
    },
  },
  {
    rule: 'infant',
    list: '配料：大米、白砂糖',
    names: `
      婴、幼儿、宝宝、儿童辅食、辅食
      baby, infant, infants, toddler, toddlers, stage 5`,
  },
  {
    rule: 'salty_condiment',
    list: '配料：水、辣椒、食用盐',
    names: `
      酱油、生抽、老抽、蚝油、豆瓣、黄豆酱、甜面酱、面酱、大酱、豆豉、辣椒酱、辣酱、剁椒、酱菜、酱腌菜
      榨菜、泡菜、咸菜、腌菜、腐乳、鸡精、鸡粉、味精、调味料、调味粉、调味汁、蒸鱼豉油、鱼露、虾酱
      火锅底料、底料、浓汤宝、高汤、汤块、料汁、卤料、烧烤料、调味酱、番茄沙司、番茄调味酱
      soy sauce, tamari, fish sauce, bouillon, stock cube, seasoning, pickle, miso, hot pot base
      oyster sauce, gochujang, soup base, ketchup, barbecue sauce, bbq sauce, worcestershire, teriyaki`,
    not: {
      of: '酱油',
      words: `
        罐头、鲮鱼、番茄酱、沙拉酱、果酱、花生酱、芝麻酱、巧克力酱、蛋黄酱、味方便面、味薯片、味饼干
        味面、方便面、薯片、马铃薯片、饼干、面筋
        canned, peanut, chips, noodle, cracker, chicken pieces`,
    },
  },
  {
    rule: 'sugared_fruit',
    list: '配料：芒果、白砂糖',
    names: `
      冬瓜糖、冬瓜条、糖冬瓜、糖莲子、糖藕、糖姜、糖渍、姜糖、蜜枣、果酱、豆沙、莲蓉、枣泥、炼乳、炼奶
      果干、果脯、蜜饯、话梅、凉果、杨梅干、芒果干、山楂片、山楂条、山楂糕、梅干、杏干、桃干、李干
      枣干、柠檬干、菠萝干、木瓜干、草莓干、蓝莓干、蔓越莓干
      jam, jams, marmalade, preserves, fruit spread, fruit butter, condensed milk, dulce de leche
      dried, candied, crystallised, crystallized, glace, glacé`,
  },
  {
    rule: 'cheese',
    list: '配料：生牛乳、食用盐',
    names: `
      干酪、奶酪、芝士、起司、乳酪
      cheese`,
    not: {
      of: '干酪',
      words: `
        味、蛋糕
        cottage, ricotta, cake, flavor, flavour`,
    },
  },
]

const rulesOf = (name: string, list: string) =>
  engine.analyse({ text: list, product: { name } }).reasons.map(({ rule }) => rule)

describe('each word that tells the kind of a product by its name', () => {
  it.each(KINDS)('$rule', ({ rule, list, names, not }) => {
    expect(rulesOf('', list)).not.toContain(rule)
    expect(failing(names, name => rulesOf(name, list).includes(rule))).toEqual([])
    if (!not) return
    expect(rulesOf(not.of, list)).toContain(rule)
    expect(failing(not.words, word => !rulesOf(`${not.of} ${word}`, list).includes(rule))).toEqual([])
  })
})
