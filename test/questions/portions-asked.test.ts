import { describe, expect, it } from 'vitest'
import { analysed, ask as askOf, say } from '../labels/asking.ts'

describe('the portion that was asked is worked out', () => {
  it.each([
    // This cup, of a pack for one.
    ['l44yogurt', '这一杯酸奶一共多少糖', /135 g含糖 16\.2 g/],
    ['l44yogurt', '一個杯裝優格有多少蛋白質', /135 g含蛋白质 3\.8 g/],
    ['l44yogurt', 'how much sugar in this cup', /16\.2 g of sugars/],
    ['l45yogurt', '这杯喝下去多少糖', /200 g含糖 24\.8 g/],
    // Pieces that the pack counts in brackets behind its weight.
    ['l44haw', '两条山楂条多少糖', /两条（20 g）含糖 13\.6 g/],
    ['l44haw', '吃一条摄入多少糖', /一条（10 g）含糖 6\.8 g/],
    ['l44dumpling', 'how many calories in 10 dumplings', /411 kcal.*10 dumplings \(200 g\)/],
    ['l44eggroll', '一小包有幾多熱量', /一小包（30 g）.*156 千卡/],
    ['l44eggroll', 'how much sugar in two rolls', /9\.2 g of sugars in two rolls \(30 g\)/],
    ['l45bread', 'how many cals in one of these buns', /212 kcal.*one bun \(60 g\)/],
    // A portion that is so many pieces of no weight.
    ['l46gummies', 'how much sugar in one gummy', /^1\.5 g of sugars in one gummy/],
    ['l46gummies', 'sugar in 4 gummies', /^6 g of sugars in 4 gummies/],
    // A ready meal whose table has a column for the pack.
    ['l45tikka', 'how much protein in the whole pack', /^30\.4 g of protein in the whole pack of 400 g/],
    ['l45tikka', 'calories in half the pack', /^1112 kJ \(266 kcal\)/],
    ['l45tikka', '整盒吃完多少千卡', /整包400 g含能量 2224 kJ（532 千卡）/],
    ['l44protein', 'how many calories per shake', /643 kJ/],
    // A serving that the last of two questions names.
    ['l44oatbar', 'how many calories and how much protein in a bar', /165 kcal[\s\S]*4\.6 g of protein/],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it.each([
    ['l44paste', '一勺甜面酱多少钠', /一勺（按约 15 g 算，一勺多重标签没有写）.*钠 413 mg/],
    ['l44paste', '一茶匙有多少盐', /按约 5 g 算.*钠 138 mg/],
    ['l44paste', 'how much sodium in a tablespoon', /413 mg of sodium.*taken as about 15 g/],
    ['l45oyster', 'if I use 2 tablespoons how much sodium', /1260 mg of sodium.*about 30 g/],
    ['l45oyster', '炒菜放两勺蚝油，钠是多少', /两勺（按约 30 g 算.*钠 1260 mg/],
  ] as const)('a spoon of a sauce is taken as what a spoon weighs, in %s: %s', (label, question, said) => {
    const answer = say(label, question)
    expect(answer).toMatch(said)
    expect(answer).not.toMatch(/算不出|cannot be worked out/)
  })

  it.each([['im 15 can i drink this b4 my exam'], ['im 16 can i have this'], ['14 can i have one']])(
    'takes an age for no portion: %s',
    question => expect(say('l44energy', question)).not.toMatch(/\d{4} ml|1[456] can/),
  )

  it('tells somebody who named his blood pressure whether one spoon is all right', () => {
    expect(say('l44paste', '那一顿抹一勺行不', '甜面酱咸不咸 我血压高')).toMatch(/^少吃为好（高血压）：一勺/)
  })

  it('says once how much sodium a day there is in what was asked', () => {
    expect(say('l44energy', 'caffeine in two cans?')).toMatch(/two cans \(710 ml\).*320 mg/)
  })
})

const drink =
  '白桃乌龙气泡茶\n配料：水、浓缩白桃汁、乌龙茶浓缩液、食用香精\n果汁含量≥0.5%   茶多酚≥200mg/kg  咖啡因≥35mg/kg\n净含量：480mL\n营养成分表 每100mL NRV%\n能量 8kJ 0%\n碳水化合物 2.0g 1%\n糖 0g\n钠 20mg 1%'
const nuggets =
  "GREEN ROOST\nPLANT-BASED CHICK'N NUGGETS\nNET WT 10 OZ (283g)\nNutrition Facts\nabout 3 servings per container\nServing size 5 pieces (85g)\nCalories 190\nTotal Fat 9g 12%\nSodium 480mg 21%\nTotal Carbohydrate 16g 6%\nTotal Sugars 1g\nProtein 12g 17%\nINGREDIENTS: WATER, WHEAT FLOUR, SOY PROTEIN CONCENTRATE, CANOLA OIL, SALT."
const hotDogs =
  '旺厨记 玉米热狗肠\n【配料】鸡肉（≥42%）、水、猪肥膘、玉米粒（≥8%）、食用盐、食品添加剂（三聚磷酸钠、亚硝酸钠）\n【净含量】320克（8根）\n营养成分表\n项目 每100g NRV%\n能量 892kJ 11%\n蛋白质 11.5g 19%\n脂肪 14.0g 23%\n碳水化合物 10.5g 4%\n钠 860mg 43%'

describe('figures of packs that print them elsewhere', () => {
  it.each([
    [drink, '一瓶咖啡因多少', /^480 ml至少含 17 mg：标签写着“咖啡因≥35mg\/kg”/],
    [drink, '桃汁占多少', /^标签写明果汁含量：至少 0\.5%/],
    [nuggets, 'how much protein in 5 nuggets', /^12 g of protein in 5 nuggets \(85 g\)/],
    [nuggets, 'calories if i eat 10', /380 kcal.*10 of them \(170 g\)/],
    [nuggets, 'macros for the whole box', /633 kcal[\s\S]*40 g of protein/],
    [hotDogs, '一根多少蛋白质', /^一根（40 g）含蛋白质 4\.6 g/],
    [hotDogs, '玉米热狗肠，玉米到底占几成', /^标签写明玉米粒的量：至少 8%/],
  ])('%#: %s', (text, question, said) =>
    expect(askOf(question, analysed(text)).answer.replace(/\[\d+\]/g, '')).toMatch(said),
  )
})

describe('a food as a whole meal is held against what such a meal should be', () => {
  it.each([
    ['l44yogurt', '減肥可以把這個優格當早餐嗎 熱量多少', /^只靠它当早餐不够：整包135 g有 118 千卡/],
    ['l44oatbar', 'is one bar enough for breakfast', /^Not enough for breakfast by itself: 165 kcal/],
    ['l45bread', '早上吃一个当早餐够不够', /^只靠它当早餐不够：一个（60 g）有 212 千卡/],
    ['l45noodle', '一桶能当一顿饭吗', /^热量够当一顿正餐，但只吃它不全面[\s\S]*盐 5\.5 g/],
    ['l45tikka', "is this enough for dinner, i'm a big guy", /^Not enough for dinner by itself: 532 kcal/],
    [
      'l44protein',
      'can i have a shake instead of breakfast',
      /^Not enough[\s\S]*not a sole source of nutrition/,
    ],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it.each([
    ['l46reganmian', '一份热干面当早餐热量高不高', /^中等（FDA/],
    ['l44noodle', '热量高吗', /^高：/],
    ['l45lollies', 'is this high calorie', /^Yes, high/],
  ] as const)('how high its energy is comes first in %s: %s', (label, question, said) =>
    expect(say(label, question)).toMatch(said),
  )
})

describe('a portion for one person, and the question before with another nutrient', () => {
  const roux =
    '咖喱磚\n配料：植物油、小麥粉、鹽、糖\n營養資料 每100克\n能量 2117千焦\n蛋白質 6.2克\n脂肪 34.0克\n碳水化合物 43.8克\n糖 10.4克\n鈉 4100毫克\n淨重：180克（8人份，每份22.5克）'
  const chicken =
    '烧鸡\n配料：鸡肉、食用盐、糖\n营养成分表\n项目 每100克 NRV%\n能量 900kJ 11%\n蛋白质 23.5g 39%\n脂肪 12.6g 21%\n碳水化合物 2.0g 1%\n钠 1080mg 54%\n净含量：500克'
  it.each([
    [roux, '按一人份算 糖多少', [], /^一份（22\.5 g）含糖 2\.3 g/],
    [roux, '食兩人份計 有幾多鈉', [], /^两份（45 g）.*钠 1845 mg/],
    [roux, '咁鈉呢 食一人份計', ['一份有幾多碳水'], /钠 922 mg/],
    [chicken, '那一整袋呢 脂肪也报下', ['每百克蛋白质多少'], /500 g含蛋白质 118 g[\s\S]*500 g含脂肪 63 g/],
    [
      chicken,
      'what about the whole bag, and the fat',
      ['how much protein per 100g'],
      /118 g of protein[\s\S]*63 g of fat/,
    ],
    [chicken, '那脂肪呢 一整袋有多少', ['每百克蛋白质多少'], /^整包500 g含脂肪 63 g.*$/],
  ] as const)('%#', (label, question, before, said) => expect(say(label, question, ...before)).toMatch(said))

  it('takes a cup of a tin of powder for the portion, and not for the tin', () => {
    const powder =
      '奶粉\n成分：脫脂奶粉\n營養資料 每100克 / 每食用分量(30克)\n能量 368千卡 / 110千卡\n蛋白質 28.0克 / 8.4克\n脂肪 3.0克 / 0.9克\n碳水化合物 54.7克 / 16.4克\n鈉 400毫克 / 120毫克\n鈣 1800毫克 / 540毫克\n淨重：800克'
    expect(say(powder, '咁一杯有幾多鈣')).toMatch(/^每份30 g含钙 540 mg/)
  })
})

describe('how much of it comes to an amount, or to the day', () => {
  const pies =
    'BEEF PARTY PIES\nINGREDIENTS: Water, wheat flour, beef (25%), salt\nNUTRITION INFORMATION\nServings per package: 6  Serving size: 90 g (2 pies)\n Per serve / Per 100 g\nEnergy 981 kJ / 1090 kJ\nProtein 7.2 g / 8.0 g\nFat, total 13.1 g / 14.5 g\n- saturated 6.3 g / 7.0 g\nCarbohydrate 22.1 g / 24.5 g\n- sugars 1.4 g / 1.5 g\nSodium 405 mg / 450 mg\nNet 540 g'
  const balls =
    '素丸\n成分：水、大豆蛋白、食鹽\n營養標示\n每一份量 60公克 本包裝含 10份\n每份 每100公克\n熱量 124大卡 206大卡\n蛋白質 9.0公克 15.0公克\n脂肪 7.2公克 12.0公克\n碳水化合物 5.8公克 9.6公克\n鈉 372毫克 620毫克\n淨重：600公克'
  it.each([
    [pies, 'how many of these pies til im over my salt for the day', /about 9\.9 of them.*203 mg of sodium/],
    [pies, 'how many until i go over my daily salt', /about 9\.9 of them/],
    [pies, 'how many pies before i hit my sodium limit', /about 9\.9 pies.*2000 mg/],
    [
      pies,
      'how many of these can i have before too much sat fat',
      /by the saturated fat, about 6\.3 of them/,
    ],
    [pies, 'how many to reach 30g protein', /^About 8\.3 of them \(375 g\)/],
    [balls, '想吃到30克蛋白要吃幾公克這個', /^约 200 g含蛋白质 30 克/],
    [balls, '想補25公克蛋白質 要吃多少', /^约 167 g/],
    [balls, '要30克蛋白質 得吃幾份', /^约 3\.3 份（200 g）/],
    [balls, '多少克才有50克蛋白', /^约 333 g/],
    [balls, '吃几个盐就超标了', /按盐算：约 323 g/],
  ] as const)('%#', (label, question, said) => {
    const answer = say(label, question)
    expect(answer).toMatch(said)
    expect(answer.split('\n')).toHaveLength(1)
  })
})
