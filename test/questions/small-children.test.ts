import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

const dhal =
  'Lentil Dhal\n7+ months\nINGREDIENTS: Water, Red Lentils 18%, Carrots, Coconut Milk.\nNUTRITION per 100g\nEnergy 319kJ/76kcal\nFat 2.2g of which saturates 1.8g\nCarbohydrate 9.7g of which sugars 2.6g\nProtein 3.4g\nSalt 0.05g'
const cereal = '婴幼儿米粉\n6个月以上适用\n配料：大米、碳酸钙、维生素D3'
const chilliOil =
  '油泼辣子\n配料:菜籽油、辣椒、花生碎、食用盐、白砂糖\n营养成分表\n项目 每100克 NRV%\n能量 2478kJ 30%\n蛋白质 7.0g 12%\n脂肪 58.0g 97%\n碳水化合物 12.5g 4%\n钠 2350mg 118%'
const pickles =
  '酸菜丝\n配料：大白菜、水、食用盐、乳酸\n营养成分表\n项目 每100克 NRV%\n能量 65kJ 1%\n蛋白质 1.0g 2%\n脂肪 0g 0%\n碳水化合物 2.8g 1%\n钠 820mg 41%'
const sweet = '花生脆心糖\n产品类型：硬质糖果\n配料：白砂糖、花生碎（18%）、葡萄糖浆\n致敏原信息：含花生'

describe('the age of a small child is understood as it is said', () => {
  it.each([
    "she's 5 and a half months, started purees last week, can she have this one yet",
    'my lo is five and a half months can she have it',
    'he is six months, too early?',
    "he's nearly 7 months is this ok",
    'can my 20 week old have it',
    'our wee one is 4.5 months',
  ])('%s: not yet', question =>
    expect(say(dhal, question)).toMatch(/^No, not yet: the label says "7\+ months/),
  )

  it.each([
    "she's seven and a half months ok?",
    "she's just turned one, still ok?",
    'daughter is 1 and a half, can she have this',
  ])('%s: no more too young', question =>
    expect(say(dhal, question)).not.toMatch(/not yet|I won't guess|score/),
  )

  it.each(['bb五個幾月食得未', '宝宝五个半月可以吃米粉了吗'])('%s: not yet', question =>
    expect(say(cereal, question)).toMatch(/^不能，还太小/),
  )

  it('takes the time that a pack is open for no age', () => {
    const sauce = '沙茶酱\n配料：大豆油、食用盐\n开盖后请冷藏，并于30天内食用完毕'
    expect(say(sauce, '开了盖一个多月的还能吃吗')).not.toMatch(/没有超过/)
  })
})

describe('what weighs most for a small child comes first', () => {
  it.each([
    ['一岁的娃面条里拌一点点这个提味可以吗', chilliOil],
    ['my toddler is 18 months, tiny bit of this on noodles ok?', chilliOil],
    ['仔仔岁半 食唔食得呢個', chilliOil],
    ['一岁多的孩子能吃酸菜吗', pickles],
  ])('%s: the salt', (question, label) =>
    expect(say(label, question)).toMatch(
      /^(?:不建议给婴幼儿吃：盐高|Better not for infants and toddlers: high in salt)/,
    ),
  )

  it('names the peanuts of a hard sweet', () => {
    expect(say(sweet, '孙子三岁半 我买糖了才看里头有花生粒 会不会卡着啊')).toMatch(/噎[\s\S]*花生碎/)
  })
})
