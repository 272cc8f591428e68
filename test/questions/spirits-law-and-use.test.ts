import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

const kombucha =
  'Raw Kombucha\nNaturally fermented, unpasteurised.\nIngredients: Filtered water, organic sugar, organic black tea, live culture of yeast and bacteria, ginger juice (2%).\nNUTRITION INFORMATION Servings per package: 3 Serving size: 250 mL\nPer Serve Per 100 mL\nEnergy 70 kJ 28 kJ\nCarbohydrate 3.0 g 1.2 g\n- sugars 2.3 g 0.9 g\nContains less than 0.5% alc/vol from natural fermentation. Contains caffeine from tea (approx. 20 mg per serve).\nNot recommended for young children, pregnant or breastfeeding women.\n750 mL'
const sake =
  "Plum Sake\n500 mL    8.0% ALC/VOL\nIngredients: Sake (water, rice, rice koji, brewer's alcohol), sugar, plum juice (12%), citric acid, preservative (220)\nCONTAINS SULPHITES\nAvg qty per 100 mL: Energy 395 kJ, Carbohydrate 12.4 g, - sugars 11.8 g\nPREGNANCY WARNING: Alcohol can cause lifelong harm to your baby"
const vodka =
  'Coffee Martini\nIngredients: Water, Vodka (distilled from wheat), Sugar, Coffee.\n10% vol\n200 ml\nNot for under 18s.'
const hotpot =
  '番茄自热锅\n配料\n汤底料包：番茄酱、饮用水、牛油、食用盐、味精\n粉饼：红薯淀粉、饮用水\n发热包（不可食用）：氧化钙、铝粉、铁粉\n警示：发热时有高温蒸汽喷出，切勿堵住透气孔，谨防烫伤\n食用方法：下盒加冷水至水位线，静置15分钟'
const cheese =
  '再制干酪片\n配料：干酪（52%）、水、食品添加剂（柠檬酸钠、磷酸氢二钠、六偏磷酸钠、山梨酸）\n净含量：200克'
const pancake =
  '葱油饼\n配料：小麦粉、饮用水、猪油、人造奶油（棕榈油、大豆油、水）、香葱、食用盐、食品添加剂（羧甲基纤维素钠、特丁基对苯二酚）\n营养成分表\n项目 每100g NRV%\n能量 1296kJ 15%\n蛋白质 6.0g 10%\n脂肪 14.8g 25%\n——反式脂肪酸 0g\n碳水化合物 38.4g 13%\n钠 478mg 24%\n保质期：9个月（-18℃以下）\n贮存：-18℃以下冷冻保存，解冻后切勿再冻'
const oat =
  '燕麥飲\n成分：水、燕麥（10%）、芥花油、結蘭膠、維生素B12、甲基纖維素\n素食標示：全素\n使用前請搖勻'
const laksa =
  'Laksa Paste\nIngredients: Chilli, Palm Oil, Shrimp Paste (Shrimp, Salt) 12%, Salt.\nAllergen: contains crustaceans. Equipment also handles fish, peanuts.'

describe('drinks with a little alcohol, and spirits', () => {
  it.each([
    [
      kombucha,
      '12 weeks preg, is raw kombucha ok if its only 0.5%',
      /^No: [\s\S]*unpasteurised[\s\S]*0\.5%/i,
    ],
    [kombucha, 'how much caffeine in it, i am pregnant', /20 mg of caffeine/],
    [kombucha, 'could i fail a breathalyser off this', /^Better not right before driving/],
    [sake, 'sugar in the WHOLE bottle', /^59 g of sugars/],
    [sake, 'vegan or did they filter it through fish bits', /Isinglass/],
    [vodka, 'vodka made from wheat so im out yeah? coeliac', /gluten stays behind/],
  ])('%#: %s %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it('remembers that she is pregnant where she asks for one small glass', () =>
    expect(
      say(
        sake,
        'one small glass at the wedding, its mostly citrus right',
        'i am 30 weeks pregnant, what does it say',
      ),
    ).toMatch(/^No \(pregnancy\)/))

  it('names the alcohol once', () => {
    const said = say(sake, 'can i have it, i am pregnant')
    expect(said.match(/Contains alcohol/g)).toHaveLength(1)
  })
})

describe('what other countries permit', () => {
  it.each([
    ['特丁基对苯二酚 日本和欧盟分别让不让用', /^允许（欧盟）：E 319[\s\S]*日本没有把它列为允许/],
    ['is TBHQ allowed in the EU', /^Yes, in the EU: E 319/],
  ])('%s', (question, said) => expect(say(pancake, question)).toMatch(said))
})

describe('words that mean something else here', () => {
  it.each([
    [pancake, '这饼素的吗 五辛先不管', /^不能：不适合素食.*猪油/],
    [pancake, '住校没冷冻只有冷藏 能放几天？那个9个月还算数不', /^不行：.*-18℃[\s\S]*不照这样放/],
    [pancake, '反式脂肪写0，可人造奶油不就是反式脂肪吗，骗人的吧', /^不算骗人，也不等于一点没有：.*0\.3 g/],
    [pancake, '麸质不耐受 就馋葱油饼，有没有别的能代替', /^不能吃：含麸质（小麦粉）。\n可以换：/],
    [hotpot, '宿舍里煮一个会不会炸', /蒸汽/],
    [hotpot, '发热包撒点孜然能当主食不', /^不能吃：发热包不是食品/],
    [cheese, '六偏磷酸钠 磷酸氢二钠 柠檬酸钠这仨是乳化盐吧', /^(?!.*同一种添加剂)/],
    [oat, '裡面是哪個東西讓它不分層', /^(?!.*摇勻)/],
    [oat, '維生素B12是不是動物來的', /一般不来自动物.*B12/],
    [oat, '甲基纖維素越熱越硬是真的嗎 為什麼要放它', /加热反而成胶/],
    [
      laksa,
      "my son carries an epipen for prawns - is it a 'may contain' or does it really contain?",
      /^No, not suitable/,
    ],
  ])('%#: %s %s', (label, question, said) => expect(say(label, question)).toMatch(said))
})

const gummies =
  'DHA藻油凝胶糖果\n每粒含DHA 100mg\n配料：DHA藻油、明胶、甘油、浓缩甜橙汁\n食用方法：每日1-2粒，嚼食\n不适宜人群：3周岁以下婴幼儿\n净含量：30克（0.5克×60粒）'
const fishTofu =
  '鱼豆腐\n0添加防腐剂\n配料：鱼糜（45%）（鱼肉、白砂糖）、饮用水、大豆油、木薯淀粉\n食用方法：无需解冻，沸水煮4分钟。\n净含量：300克'
const jelly = '蒟蒻果凍\n成分:水、砂糖、蒟蒻粉、鹿角菜膠、檸檬酸\n營養標示\n每100公克\n鈣 120毫克'
const kefir =
  'Gut drink\nGut-loving: 1 billion CFU Bacillus coagulans per serve\nIngredients: Water, ginger juice, Bacillus coagulans.\n250 ml'

describe('what the pack, the law and the list say', () => {
  it.each([
    [gummies, '孙子一天要吃四五粒，超了没有？', /^不建议：标签写的用量是“.*每日1-2粒/],
    [fishTofu, '鱼豆腐里没豆腐，这算不算虚假宣传', /^没有：配料表里没有豆腐，名字只是这类食品习惯的叫法/],
    [fishTofu, '正面0添加防腐剂，新国标实施后还能这么写吗', /^以后不行：GB 7718-2025（2027-03-16/],
    [fishTofu, '要先化冻不', /无需解冻/],
    [jelly, '有增稠剂吗', /^有，识别到 1 项增稠剂：鹿角菜膠/],
    [
      '燕麥飲\n成分：水、燕麥\n營養標示\n每一份量250毫升 本包裝含4份\n每份 每100毫升\n熱量 147大卡 59大卡\n蛋白質 2.5公克 1.0公克\n鈣 300毫克 120毫克',
      '跟牛奶比鈣哪個多',
      /^差不多：.*113 mg/,
    ],
    [
      kefir,
      'does the bacillus coagulans actually do anything or is it just marketing',
      /^A label cannot tell: .*1 billion CFU/,
    ],
    [sake, '我16了，能喝吧', /^不能/],
  ])('%#: %s %s', (label, question, said) => expect(say(label, question)).toMatch(said))
})

it('says that the product itself has it where the talk before was of something else', () =>
  expect(say(pancake, '麸质不耐受 就馋葱油饼，有没有别的能代替', '换算成米饭是几碗')).toMatch(
    /^不能吃：含麸质/,
  ))
