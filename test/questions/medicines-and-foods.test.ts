import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

const riceWine = '酒酿\n配料:糯米、水、甜酒曲\n酒精度:1.5%vol\n净含量:300克'
const soup = '火锅底料\n配料:牛油、辣椒、醪糟、食用盐'
const natto = '纳豆\n配料:大豆、水、纳豆菌'
const tea = '葡萄柚果酱茶\n成分:葡萄柚(果肉、果皮)40%、蔗糖、水'
const plums = '话梅\n配料:青梅、食用盐、甘草'
const powder =
  'PRE-WORKOUT\nIngredients: Caffeine, Citric Acid, Sucralose\nDo not use with MAO inhibitors, blood pressure or heart medication.'
const vinegar = '陈醋\n配料:水、高粱、食用盐、苯甲酸钠'

describe('a medicine and what the leaflet or the pack says of it', () => {
  it.each([
    ['昨天刚打完头孢 吃两口行吧', riceWine, /^不行，除非医生或药师说可以：含甜酒曲，有酒精[^。]*双硫仑/],
    ['刚停甲硝唑 晚上涮这个行吗', soup, /^不行[^。]*醪糟/],
    ["i'm on metronidazole, is this ok", soup, /^No, not unless the doctor[^.]*alcohol/],
    ['吃华法林 一天一盒行吗', natto, /^不要吃：含纳豆菌[^。]*INR/],
    ['吃阿托伐他汀能喝这个吗', tea, /^不行[^。]*葡萄柚/],
    ['吃立普妥 每天一杯可以吗', tea, /^不行[^。]*葡萄柚/],
    ['换成瑞舒伐他汀是不是就能喝了', tea, /^基本不影响这种他汀[^。]*换药由医生决定/],
    ['我吃瑞舒伐他汀 能喝吗', tea, /^基本不影响这种他汀/],
    ['吃地高辛的 每天几颗 甘草和药打架吗', plums, /甘草[^。]*低血钾[^。]*地高辛更容易中毒/],
    ['take lisinopril for high bp, can i use it', powder, /^No: the label says "Do not use with MAO/],
  ])('%s', (question, label, said) => expect(say(label, question)).toMatch(said))

  it.each([
    ['打完头孢能吃这个吗', vinegar, /双硫仑/],
    ['吃利尿药 每天几颗行吗', plums, /地高辛/],
    ['我吃瑞舒伐他汀 能喝吗', tea, /换药/],
    ['take lisinopril for high bp, can i use it', powder, /Only this much/],
  ])('not %s', (question, label, said) => expect(say(label, question)).not.toMatch(said))
})

describe('traces, algae and low blood sugar', () => {
  const chocolate = '黑巧克力\n配料:可可液块、白砂糖、可可脂\n本车间同时加工含牛奶的产品'
  const rice = '米粉\n配料:大米、DHA藻油微囊粉(二十二碳六烯酸油脂(裂壶藻)、麦芽糊精)'
  const jam =
    '果酱\n配料:白砂糖、草莓\n营养成分表\n项目 每100克 NRV%\n能量 1177kJ 14%\n蛋白质 0.3g 1%\n脂肪 0g 0%\n碳水化合物 70g 23%\n糖 65g\n钠 20mg 1%\n食用分量:30克'
  it.each([
    ['我乳糖不耐 车间有牛奶 还能吃吗', chocolate, /^按配料表可以（乳糖不耐）[^。]*微量/],
    ['里面的DHA是鱼油做的吗', rice, /来自藻类，不是鱼/],
    ['我打胰岛素 手抖冒冷汗 量了3.5 可以拿来救吗 吃几克', jam, /^会升血糖，能应急/],
  ])('%s', (question, label, said) => expect(say(label, question)).toMatch(said))

  it('no milk allergy is answered so', () => {
    expect(say(chocolate, '孩子牛奶过敏 车间有牛奶 还能吃吗')).toMatch(/^不建议[^。]*可能含乳/)
  })
})
