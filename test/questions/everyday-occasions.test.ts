import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

const peanutSnack =
  '豆乐辣条\n产品类型：调味面制品\n配料：小麦粉、水、大豆油、食用盐、白砂糖\n致敏原提示：生产设备同时加工芝麻、花生制品\n营养成分表\n项目 每100克 NRV%\n能量 1600千焦 19%\n蛋白质 9克 15%\n脂肪 20克 33%\n碳水化合物 42克 14%\n钠 2400毫克 120%\n净含量：100克\n保质期：5个月\n贮存条件：阴凉干燥处'
const loaf =
  'SEEDED LOAF\nIngredients: Water, Rice Flour, Tapioca Starch, Psyllium Husk, Rapeseed Oil, Salt.\nDo not refrigerate. Best before: see bag.\nContains no gluten.'
const mayo =
  'VEGAN MAYO\nIngredients: Rapeseed Oil, Water, Spirit Vinegar, Sugar, Salt, Mustard.\nOnce opened keep refrigerated and use within 8 weeks.\nBest before end: see lid.'
const biscuits =
  'BUTTER BISCUITS\nIngredients: Wheat Flour, Sugar, Butter (Milk), Palm Oil, Salt.\nNutrition per 100 g: Energy 2050 kJ (490 kcal), Fat 24 g, Carbohydrate 62 g, of which sugars 25 g, Protein 6 g, Salt 0.8 g\nStore in a cool, dry place. Best before: see pack.'
const soda =
  '橙味汽水\n配料：水、白砂糖、食品添加剂（二氧化碳、柠檬酸）、食用香精\n产品类型：碳酸饮料（汽水）\n营养成分表\n项目 每100毫升 NRV%\n能量 180千焦 2%\n蛋白质 0克 0%\n脂肪 0克 0%\n碳水化合物 10.6克 4%\n钠 10毫克 1%\n净含量：500毫升\n贮存条件：置于阴凉干燥处，避免阳光直射，冷冻或加热'
const plums =
  '咸话梅\n配料：梅、食用盐、白砂糖、甘草\n营养成分表\n项目 每100克 NRV%\n能量 900千焦 11%\n蛋白质 2克 3%\n脂肪 0克 0%\n碳水化合物 50克 17%\n钠 7200毫克 360%\n净含量：80克'
const fishballs =
  '急冻鱼丸\n配料：鱼肉、水、淀粉、食用盐\n营养成分表\n项目 每100克 NRV%\n能量 500千焦 6%\n蛋白质 10克 17%\n脂肪 3克 5%\n碳水化合物 12克 4%\n钠 700毫克 35%\n存放于-18℃以下，解冻后切勿再次冷冻\n净含量：250克'

describe('keeping and spoiling', () => {
  it.each([
    [loaf, '昨晚忘放冰箱了，今天还能吃吗', /本来就不放冰箱：标签写着“Do not refrigerate”/],
    [mayo, 'left it on the counter all night, bin it?', /^Better not: .*Once opened keep refrigerated/],
    [biscuits, '2 months past best before, safe?', /^It depends: .*quality, not safety \(UK FSA\)/],
    [fishballs, '3 days past its use by, can i still eat it', /^Past its date do not eat it/],
    [biscuits, 'smells a bit off but date is fine', /^Do not eat it/],
    [biscuits, 'smells kinda weird, still ok?', /^Do not eat it/],
    [mayo, 'thawed on the way home, can i refreeze it', /^Better not: .*USDA/],
    [soda, '寄舱带回去会不会坏', /标签没有要求冷藏/],
    [fishballs, '野餐带去行吗', /^不行：.*-18℃/],
    [peanutSnack, '怎么有股怪味', /^配料里没有识别到本来就有这种味的.*不要吃/],
    [fishballs, '点解咁腥㗎', /海腥味.*别吃/],
  ])('%#: %s %s', (label, question, said) => expect(say(label, question)).toMatch(said))
})

describe('cooking', () => {
  it('takes no peanuts for a raw product', () => {
    expect(say(peanutSnack, '可以生吃吗')).toMatch(/^可以直接吃：按类别/)
    expect(say(peanutSnack, '可以生吃吗')).not.toMatch(/里面是生的/)
  })

  it.each([
    [soda, '使唔使煮㗎', /^不用煮：/],
    [biscuits, 'do i need to cook it or eat straight from the pack', /^No cooking needed/],
    [biscuits, 'air fryer how long', /^No cooking needed/],
    [fishballs, '空气炸锅多少度多久', /中心 70 ℃ 保持 2 分钟/],
    [fishballs, 'how do i know when its done in the middle', /70 °C for 2 minutes/],
  ])('%#: %s %s', (label, question, said) => expect(say(label, question)).toMatch(said))
})

describe('children and old people', () => {
  it.each([
    [biscuits, 'can i bring this to nursery to share', /Contains: .*milk.*\n.*ask teachers and parents/],
    [biscuits, '能带去学校吗', /含有：.*乳.*\n让不让带由学校/],
    [soda, 'too chewy for bad teeth?', /^No chewing/],
    [soda, '爷爷戴假牙，粘不粘牙', /^不用嚼，也不粘假牙/],
    [plums, 'low salt for an 82 year old ok?', /^No, not for a low-salt diet/],
    [plums, '阿婆食少鹽，呢個啱唔啱', /^不合适（要少盐）/],
    [soda, '奶奶便秘吃了能通吗', /^帮不上/],
    [loaf, 'will it help me poo', /fibre/],
    [biscuits, 'grandma barely eats, is this any good for her', /^Mostly energy, and little protein/],
  ])('%#: %s %s', (label, question, said) => expect(say(label, question)).toMatch(said))
})

describe('sport, hunger and the time of day', () => {
  it.each([
    [biscuits, '跑步前吃这个行不', /ACSM 2016/],
    [fishballs, '增肌能吃吗', /蛋白质/],
    [soda, '抽筋吃这个有用吗', /^不能指望它止抽筋/],
    [soda, 'will it stop cramps', /^Do not count on it/],
    [soda, 'electrolytes in this?', /^Electrolytes are minerals.*sodium/],
    [biscuits, '半夜饿了吃这个行吗', /^少吃为好：油大/],
    [soda, 'is it bad to eat at midnight', /^A little is fine/],
    [soda, '考试当天早上吃合适不', /^可以，只要平时吃了没事/],
    [biscuits, 'hungover, will this help', /^It cures no hangover/],
    [biscuits, 'why am i still hungry after this', /^It depends on how much you eat/],
    [plums, '会不会顶饿', /^只靠它当一顿正餐不够/],
  ])('%#: %s %s', (label, question, said) => expect(say(label, question)).toMatch(said))
})

describe('what no label tells of its quality', () => {
  it.each([
    [soda, '这是真货吗', /^真假标签看不出/],
    [biscuits, 'is it real or fake', /^A label cannot tell/],
    [soda, '新鲜不新鲜', /^这一包新不新鲜，标签看不出/],
    [biscuits, 'is this fresh', /no label tells/],
    [soda, '係咪真材實料㗎', /^标签能说的是：排最前的是水/],
  ])('%#: %s %s', (label, question, said) => expect(say(label, question)).toMatch(said))
})
