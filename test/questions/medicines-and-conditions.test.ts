import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

const gravy =
  'Gravy granules 170g\nIngredients: Potato Starch, Potassium Chloride, Salt, Flavour Enhancers (E621, E635), Yeast Extract, Hydrolysed SOYA Protein, Acidity Regulator (E340)\nNutrition per 100ml / per 50ml serving\nEnergy 113kJ/27kcal / 57kJ/14kcal\nFat 1.4g / 0.7g\nof which saturates 0.8g / 0.4g\nCarbohydrate 3.4g / 1.7g\nof which sugars 0.2g / 0.1g\nProtein 0.2g / 0.1g\nSalt 0.45g / 0.23g\nPotassium 350mg / 175mg'
const fizz =
  '泡腾片\n配料：柠檬酸、碳酸氢钠、碳酸镁、碳酸钙、氯化钾、三氯蔗糖、焦磷酸铁、维生素A、维生素K1\n营养成分表（每片4.5g）\n能量 35kJ 0%\n蛋白质 0g 0%\n脂肪 0g 0%\n碳水化合物 1.0g 0%\n钠 310mg 16%\n钙 120mg\n铁 5mg\n维生素A 800μgRE\n维生素K 60μg\n净含量：90克（20片）'
const energy =
  '能量饮料\n净含量：500mL\n配料：水、白砂糖、食品添加剂（柠檬酸、牛磺酸、咖啡因、三氯蔗糖）、人参\n营养成分表\n项目 每100mL NRV%\n能量 194kJ 2%\n蛋白质 0g 0%\n脂肪 0g 0%\n碳水化合物 11.4g 4%\n—糖 11.2g\n钠 62mg 3%\n咖啡因 20mg/100mL'
const plum =
  '甘草话梅 净含量：80克\n配料：梅、盐、糖、甘草\n营养成分表 每10克\n能量 92千焦 1%\n蛋白质 0.2克 0%\n脂肪 0克 0%\n碳水化合物 5.3克 2%\n—糖 2.6克\n钠 980毫克 49%'
const biscuit =
  '无糖饼干\n配料：小麦粉、麦芽糖醇、植物油、鸡蛋、焦磷酸二氢二钠、三氯蔗糖\n营养成分表 每份20g\n能量 388kJ 5%\n蛋白质 1.5g 3%\n脂肪 4.8g 8%\n碳水化合物 12.4g 4%\n—糖 0.4g\n钠 62mg 3%\n净含量：320克'

describe('a medicine, and foods that its leaflet names', () => {
  it.each([
    [
      'dads on phenelzine, is this ok',
      gravy,
      /^No, not unless[^.]*Yeast Extract, Hydrolysed SOYA Protein[^.]*tyramine/,
    ],
    ['吃着单胺氧化酶抑制剂的能吃这个面吗', 'l13ramen', /^不行[^。]*酵母抽提物[^。]*酪胺/],
    [
      'taking ramipril, ok to have?',
      gravy,
      /^No, not unless[^.]*Potassium Chloride[^.]*potassium[\s\S]*175 mg of potassium/,
    ],
    ['吃利尿药的能当零食吃吗', plum, /^不建议，先问医生[^。]*甘草[^。]*低血钾/],
    ['我爸吃着阿托伐他汀 这个能喝吗', 'l69-yutiaojiu', /^不行[^。]*西柚/],
    ['华法林 能天天泡不 有没有维k', fizz, /^先问医生或抗凝门诊[^。]*维生素K1[\s\S]*60 µg/],
    ['Warfarin. anything high in vitamin K in here', gravy, /^No: nothing rich in vitamin K/],
    [
      '早上空腹优甲乐 用这泡腾片的水送下去行不 要隔多久',
      fizz,
      /^不要一起吃[^。]*碳酸钙、焦磷酸铁[^。]*4 小时/,
    ],
    ['吃左氧氟沙星 能用这个奶粉送药吗', 'l13seniormilk', /^不要一起吃，要隔开/],
  ])('%s', (question, label, said) => expect(say(label, question)).toMatch(said))

  it('says nothing of minerals where nobody has both at a time, and nothing grave of tablets for gout', () => {
    expect(say('l67-qundai', '我甲减吃着优甲乐 裙带菜能吃不')).not.toMatch(/不要一起吃/)
    expect(say(fizz, '痛风吃着别嘌醇 这个有没有嘌呤 碍事不')).not.toMatch(/氯化钾|先不要吃喝/)
  })
})

describe('sums with what is had besides', () => {
  it.each([
    [
      '我还吃鱼肝油(维A 1500ug)和复合维生素(维A 800ug) 再加这个一天一片 加起来超标没',
      fizz,
      /^超了：合计 1500 µg \+ 800 µg \+ 800 µg = 3100 µg/,
    ],
    ['早上喝了咖啡200mg咖啡因 下午再来一罐超了没', energy, /没超：合计 200 mg \+ 100 mg = 300 mg/],
    ['ive already had 1800mg sodium today can i have this as well', gravy, /^Not over: 1800 mg \+ 92 mg/],
    ['一天泡5片 维A会不会超', fizz, /超过成人一天的上限[^。]*维生素 A 4000 µg/],
    ['第4罐了 心有点慌 咖啡因超没超', energy, /已经到成人一天的上限[^。]*400 mg[\s\S]*马上就医/],
    ['on my 4th can today, heart racing, too much?', energy, /^No more of it now[\s\S]*400 mg of caffeine/],
    [
      'CKD, told 2g potassium a day max, i do about 200ml, how much is that',
      gravy,
      /Less than the 2 g that you named, but 35 % of it at once/,
    ],
    ['type 2 here. 50ml is a joke i pour 150. carbs in that?', gravy, /^5\.1 g of carbohydrate/],
    ['两勺大概30克 四个人吃 一人摊多少盐', 'l19douban', /^30 g÷4 人（7\.5 g）/],
  ])('%s', (question, label, said) => expect(say(label, question)).toMatch(said))

  it('holds a child against no limit of adults, and takes grams of the food for no vitamin', () => {
    expect(say('l68-moyabang', '孩子吃着维生素A滴剂(维A 450ug) 再吃这个饼超不超')).not.toMatch(
      /没到成人|没超/,
    )
    expect(say('l68-yugan', '鱼肝一天吃20克 维A多少 我还吃着鱼油胶囊 超没超')).not.toMatch(/合计/)
  })
})

describe('low blood sugar, phenylketonuria, gout and others', () => {
  it.each([
    [
      '打胰岛素的 低血糖手抖 手边就这罐饮料 喝多少',
      energy,
      /^会升血糖，能应急[^。]*。一般先吃喝够 15 g 糖（这款约 135 ml）[^。]*15 分钟/,
    ],
    ['我打胰岛素 血糖低手抖 这话梅顶得住吗', plum, /^不合适[^。]*盐又太多。要的是葡萄糖片/],
    [
      '苯丙酮尿症的娃 这个没阿斯巴甜用的三氯蔗糖 能放心吃吧',
      biscuit,
      /^不能敞开吃（苯丙酮尿症）[^。]*蛋白质 1\.5 g/,
    ],
    [
      'my wife has PKU, any aspartame in this can?',
      energy,
      /^No aspartame recognised[\s\S]*Nothing to avoid for phenylketonuria/,
    ],
    ['痛风脚趾肿着 午餐肉能吃一片吗', 'l65-hk-luncheon', /^不建议，痛风发作时先别吃/],
    ['老公上个月痛风发作过 这个肠能吃吗', 'l61-yunsausage', /^少吃为好（痛风）/],
    ['我哮喘怕亚硫酸盐 这个焦磷酸二氢二钠是不是一回事', biscuit, /^不是一回事/],
    ['高血压能喝吗', energy, /100 mg，会让血压短时升高/],
    ['肾友 加没加磷酸盐', plum, /肾病还要看盐/],
    ['wife reacts to MSG. dont see it on here. is it in or not', gravy, /^Yes, the label lists E621/],
    ['放了这个还用不用放盐', 'l19douban', /^不用再放盐/],
    ['牛磺酸人参算不算兴奋剂 下周尿检', energy, /^不在禁用之列[^。]*牛磺酸、人参也不在/],
    ['will this make me fail a drug test', energy, /^I do not have WADA/],
    ['zuckerfrei是什么意思', fizz, /^这是外文的“无糖”/],
  ])('%s', (question, label, said) => expect(say(label, question)).toMatch(said))

  it('tells nobody with low blood sugar to leave a drink for its caffeine', () => {
    const said = say('l63-energy', '低血糖手抖心慌 手边只有这个饮料 我是二型 喝几口能顶一下不')
    expect(said).toMatch(/^会升血糖，能应急/)
    expect(said).not.toMatch(/别再喝|不建议/)
  })

  it('warns of what is prohibited in sport', () => {
    const shot = 'Pre-workout 300 g\nIngredients: Citrulline, Caffeine, Higenamine, Citric Acid, Sucralose'
    expect(say(shot, 'i get drug tested, ok to use?')).toMatch(/^No: the label lists higenamine/)
  })

  it('knows who brought it from who has it', () => {
    expect(say(fizz, '房颤吃华法林的 女儿给买了这个 能泡不')).not.toMatch(/儿童/)
  })
})
