import { describe, expect, it } from 'vitest'
import { analysed, ask as askOf, say } from '../labels/asking.ts'
import labels from './labels.json' with { type: 'json' }

const sausage =
  '王记 牛肉味热狗肠\n配料：鸡肉、水、猪肉、淀粉、食用盐、白砂糖、大豆分离蛋白、食品添加剂（亚硝酸钠、三聚磷酸钠、诱惑红、亮蓝）\n致敏物质提示：本产品含有大豆\n净含量：228克\n保质期：90天\n贮存条件：0～4℃冷藏，开封后2天内食用\n产地：河南省漯河市\n营养成分表\n项目 每100克 NRV%\n能量 962千焦 11%\n蛋白质 10.0克 17%\n脂肪 16.0克 27%\n碳水化合物 11.5克 4%\n钠 980毫克 49%'
const stock =
  'Chicken Stock Cubes\nIngredients: Salt, Palm Fat, Yeast Extract (contains BARLEY), Corn Starch, Anti-caking Agent (Silicon Dioxide), Potassium Sorbate, Sodium Benzoate.\nNet weight 60 g'
const gums =
  'Wobble Bears - Fruit Gummies\nIngredients: Glucose Syrup, Sugar, Pork Gelatine, Maltitol, Fruit Juices from Concentrate 1% (Apple), Flavourings, Colours (E120, E133), Glazing Agents (E901), Coating (Maltitol).\nFree from artificial flavours.\nNutrition per 100 g\nEnergy 1445 kJ\nFat 0.2 g\nCarbohydrate 78 g, of which sugars 54 g\nProtein 6.2 g\nSalt 0.08 g'

describe('a text that asks two things gets two answers', () => {
  it.each([
    [
      sausage,
      '怀孕五个月了特别馋这个，能吃吗，里面那个亚硝酸钠要不要紧',
      /^少吃为好（孕妇）[\s\S]*亚硝酸钠：它是护色剂/,
    ],
    [sausage, '里面的诱惑红是干嘛用的，对小孩有没有影响啊', /^诱惑红的作用[\s\S]*诱惑红，儿童尽量少吃/],
    [sausage, '哪里出产 能放几天', /河南省漯河市[\s\S]*90天/],
    [sausage, '蛋白质多少吗老师说吃了会得癌', /蛋白质 10[\s\S]*IARC/],
    [gums, 'E120 is that haram? what is it even made from', /^No[\s\S]*cochineal/],
    [
      gums,
      'glucose syrup - what is it and is it vegan?',
      /^(?=[\s\S]*starch)(?=[\s\S]*(?:Pork Gelatine|vegan))/i,
    ],
    [labels.l37oatbar, 'carbs in one bar please, and how much of that is sugar', /23\.4 g[\s\S]*9\.5 g/],
    [labels.l37oatbar, 'just tell me the protein and fibre in 100 g', /(?=[\s\S]*15\.6 g)(?=[\s\S]*8\.4 g)/],
  ])('%#: %s', (text, question, said) => expect(say(text, question)).toMatch(said))

  // The word of a second wish stands in the message, and the first is what it was taken for.
  it.each([
    [sausage, '孙子天天一根会不会得癌啊，我心里不踏实', /IARC/],
    [sausage, 'my grandson eats one every day, could that give him cancer', /IARC/],
    [gums, 'rate it out of 100, and will it give me wings lol', /\d+ of 100/],
    [gums, '这个有没有毒，给它打几分', /\d+ 分|得分/],
    [stock, 'why is there yeast extract in it, and does that make it ultra-processed', /ultra-processed/i],
    [sausage, '诱惑红在火腿肠里的限量，ADI也说一下', /(?=[\s\S]*g\/kg)(?=[\s\S]*ADI)/],
    [gums, 'can I have it, and what is the acceptable daily intake of E120', /acceptable daily intake/i],
  ])('leaves no second wish unsaid, %#: %s', (text, question, said) =>
    expect(say(text, question)).toMatch(said),
  )

  it.each([
    ['係咪加咗硼砂落呢粒魚蛋', /^没有识别到硼砂/],
    ['有没有硼砂和大豆', /大豆/],
    ['is there borax or soy in it?', /soy/i],
    ['有冇硼砂同蛋', /蛋类|鸡蛋|蛋白/],
  ])('tells the allergen beside a forbidden substance: %s', (question, said) =>
    expect(say(labels.l37fishball, question)).toMatch(said),
  )

  it.each([
    ['what only leads up to a question is none', sausage, '听说有猪肉，我是回族，能吃吗', /^不能/],
    ['a choice is one question', sausage, '这是鸡肉的还是猪肉的', /鸡肉[\s\S]*猪肉/],
    ['a mention leads up to what is asked of it', sausage, '那里面的亚硝酸钠呢 对胎儿有影响吗', /亚硝酸钠/],
  ])('%s', (_, text, question, said) => expect(say(text, question)).toMatch(said))

  // Each is taken apart by another sign: a question of two characters, a figure alone, what is hoped, plus, a word after a colon.
  it.each([
    [sausage, '早餐天天给娃吃两根，行不，顺便问下，这里面有猪肉吗', /儿童[\s\S]*猪肉/],
    [
      sausage,
      '亚硝酸钠 最大使用量和残留量。另外上幼儿园的小子天天要吃一根这个肠,行吗',
      /(?=[\s\S]*0\.15 g\/kg)(?=[\s\S]*儿童)/,
    ],
    [sausage, '亚硝酸钠是干嘛的，另外怀孕五个月，吃一口应该没事吧', /护色剂[\s\S]*孕妇|孕妇[\s\S]*护色剂/],
    [sausage, '蛋白质有多少，再问一句，放哪里保存', /10 g[\s\S]*冷藏/],
    [sausage, '穆斯林能吃吗 tbhq是什么', /^不能：含猪肉/],
    [gums, 'is E120 from bugs? plus how much sugar per 100 g', /cochineal[\s\S]*54 g/],
    [gums, 'sugars per 100 g. which bits of this arent vegan', /(?=[\s\S]*54 g)(?=[\s\S]*gelatine)/i],
    [gums, 'is 120 actually bugs lol? which bits of this arent vegan', /cochineal[\s\S]*Pork Gelatine/i],
    [gums, 'snack: what is maltitol for, and im 15 can i eat this', /(?=[\s\S]*sweet)(?=[\s\S]*children)/i],
    [stock, 'halal, and is the yeast extract made from barley?', /(?=[\s\S]*halal)(?=[\s\S]*barley)/i],
  ])('is taken apart by whatever sign there is, %#: %s', (text, question, said) =>
    expect(say(text, question)).toMatch(said),
  )

  it('leaves the other questions answered beside the little packet', () =>
    expect(say(`${sausage}\n内有干燥剂，不可食用`, '里面那包干燥剂能吃吗？另外蛋白质有多少')).toMatch(
      /^不能吃：干燥剂不是食品[\s\S]*蛋白质 10 g/,
    ))

  it('reads no half of a pack into an age', () =>
    expect(say(sausage, '一个30克多少大卡，我家老二两岁半，能给他吃吗')).not.toMatch(/半包/))

  it('declines one of them and still answers the other', () => {
    const { isCovered, answer } = askOf('这个多少钱，有没有防腐剂', analysed(sausage))
    expect(isCovered).toBe(true)
    expect(answer).toMatch(/价格[\s\S]*亚硝酸钠/)
  })
})

describe('a part that cannot be answered', () => {
  it('is named beside what is answered, and stands last', () => {
    expect(say(sausage, '蛋白质多少，昨天谁跑赢了马拉松')).toMatch(
      /蛋白质 10 g[\s\S]*\n“昨天谁跑赢了马拉松”：这个我查不到/,
    )
    expect(say(gums, 'which horse won at Ascot yesterday, and how much protein is in it')).toMatch(
      /protein[\s\S]*\n"which horse won[^"]*": I don't have that/,
    )
  })

  it('is the whole of it where nothing is answered', () =>
    expect(say(sausage, '老板是谁，他会炒股吗')).not.toContain('“'))

  it('is no question where it only asks whether it is written', () => {
    expect(say(sausage, '加了多少猪肉啊？有写吗')).toMatch(/没有写猪肉的用量/)
    expect(say(sausage, '加了多少猪肉啊？有写吗')).not.toContain('有写吗')
    expect(say(sausage, '亚硝酸钠最多能用多少，依据哪个标准')).not.toMatch(/JECFA/)
  })
})

describe('what the first half says holds for the second', () => {
  it.each([
    [
      'what the pack says is no question',
      gums,
      'it says fat free but how much protein is in it',
      /^6\.2 g of protein|protein 6\.2|6\.2 g/,
    ],
    [
      'of the kind that was named',
      stock,
      'are they hiding preservatives, how many are in there really',
      /^2 preservatives/,
    ],
    [
      'of the same person',
      '茶饮料\n配料：水、白砂糖、红茶粉、三氯蔗糖',
      '怀孕五个月，里面有咖啡因吗？能喝不',
      /^看情况（孕妇）(?![\s\S]*超加工)/,
    ],
    [
      'of the same substance',
      sausage,
      '亚硝酸钠最多允许加多少？实际加了多少',
      /最大[\s\S]*没有写亚硝酸钠的用量/,
    ],
    [
      'of those that make it sweet',
      gums,
      'why does this still taste so sweet',
      /Maltitol[\s\S]*Sugar|Sugar[\s\S]*Maltitol/,
    ],
  ] as const)('%s', (_, text, question, said) => expect(say(text, question)).toMatch(said))
})

describe('figures of the first half hold for the second', () => {
  const tea =
    '柠檬茶\n配料：水、白砂糖\n净含量：250毫升\n营养成分表\n每100毫升\n能量 90千焦\n碳水化合物 5.0克\n糖 4.8克\n钠 12毫克'
  const oil = '调和油\n配料：大豆油、橄榄油\n贮存：避光，开封后3个月内用完'
  it.each([
    ['beside another food', sausage, '蛋白质多少，跟鸡蛋比呢', /蛋白质 10 g[\s\S]*鸡蛋一般每100 g约 12\.6 g/],
    ['of twice as much', tea, '一盒有多少糖，喝两盒超不超标', /两盒（500 ml）含糖 24 g/],
    ['of salt as a nutrient', gums, 'is there gelatine, and whats the salt like', /80 mg of salt/],
    [
      'of degrees that are no alcohol',
      oil,
      '冒烟点多少度，开封后放多久',
      /^(?=[\s\S]*3个月)(?=[\s\S]*“冒烟点多少度”)(?![\s\S]*酒精)/,
    ],
  ] as const)('%s', (_, text, question, said) => expect(say(text, question)).toMatch(said))
})

describe('what is no ingredient, no topic and nobody who eats', () => {
  it('takes the name of the product for the product', () => {
    const balls = '港灣牌 咖喱魚蛋\n成分：魚肉漿、水、小麥澱粉、鹽'
    expect(say(balls, '我有麩質不耐，咖喱魚蛋入面邊樣嘢含麩質？')).toMatch(/小麥澱粉/)
    expect(say(balls, '我有麩質不耐，咖喱魚蛋入面邊樣嘢含麩質？')).not.toMatch(/含鱼类/)
    expect(say(balls, '对鱼蛋过敏能吃吗')).toMatch(/鱼|蛋/)
    expect(say(gums, 'Are Wobble Bears halal?')).toMatch(/^No: contains pork/)
  })

  it('looks for gluten in stock cubes, and for no shares', () => {
    expect(say(stock, 'is there gluten in these stock cubes? im coeliac')).toMatch(/gluten/)
    expect(say(stock, 'should i buy stocks now')).toMatch(/don't have that/)
  })

  it('knows insulin that rises from insulin that is injected', () => {
    expect(say(gums, 'does the maltitol spike insulin?')).toMatch(/glyc/)
    expect(say(gums, 'how much insulin do i take for two')).toMatch(/doctor/)
  })

  it('hears no child where a grandchild only told it', () =>
    expect(say(sausage, '孙女说网上讲肉肠是棉花做的 真的假的')).not.toMatch(/儿童/))

  it('reads no sweetener into protein', () => {
    const bar =
      'Protein Bar\nIngredients: Milk Protein 32%, Maltitol, Sucralose.\nExcessive consumption may produce laxative effects.'
    expect(say(bar, '一日食三條呢隻蛋白棒會唔會肚屙')).not.toMatch(/阿斯巴甜/)
    expect(say(bar, '一日食三條呢隻蛋白棒會唔會肚屙')).toMatch(/腹泻/)
  })
})

describe('what the words of a question settle', () => {
  it.each([
    [
      stock,
      'Potassium sorbate plus sodium benzoate in one drink: does the sum of ratios count?',
      /^Yes \(here/,
    ],
    [
      gums,
      "'free from artificial flavours' but there are colours with E numbers. are they being sneaky?",
      /^Two different things[\s\S]*It cannot be told/,
    ],
    [gums, 'what are the polyols in this', /The polyols are Maltitol|polyols recognised \(1\): Maltitol/],
    [gums, 'is there any actual fruit in it', /Fruit Juices from Concentrate/],
    [stock, 'potassium sorbate INS number and ADI please', /INS 202[\s\S]*ADI|INS 202[\s\S]*daily intake/],
    [sausage, '对麸制过敏能吃吗', /麸质|麸制/],
    [sausage, '过期三天了还能吃吗', /不要吃/],
    [sausage, '开了要不要摆冰箱', /开封后2天内食用/],
    [
      'Squash\nIngredients: Water, Aspartame.\nDilute 1 part squash with 9 parts water.',
      'how much water do i put',
      /9 parts water/,
    ],
    ['奶酪棒\n配料：干酪（28%）、水、黄油', '这奶酪杀过菌吗', /^没有写：标签没说/],
    [
      '烘焙麦片\n配料：燕麦片、白砂糖\n净含量：400克\n食用方法：取40克，加200毫升牛奶\n营养成分表\n项目 每100克\n能量 1736千焦\n碳水化合物 62.0克\n—糖 21.5克\n钠 120毫克',
      '一碗下去多少糖',
      /8\.6/,
    ],
    [
      '酱油\n配料：水、大豆、食盐\n营养成分表\n每100毫升\n能量 265千焦\n蛋白质 8.0克\n脂肪 0克\n碳水化合物 6克\n钠 5000毫克',
      'protein in 2 tbsp',
      /2\.4 g/,
    ],
    [sausage, '我怀起娃儿能吃不能吃', /（孕妇）/],
    [sausage, '忘在车里头晒了一下午还吃得不', /^不要吃，扔掉：标签写着[\s\S]*冷藏/],
    [sausage, 'left in the car all day, is it ok to eat', /^Do not eat it, throw it away: the label says/],
    [stock, 'left it in a hot car, can i still eat it', /^It depends: this label wants no fridge/],
    [gums, 'do the colours in these send kids hyper', /^Not on record: the colours here/],
    [
      '面包\n配料：小麦粉、人造奶油\n营养成分表\n每100克\n能量 1200千焦\n脂肪 10克\n反式脂肪 0克\n钠 200毫克',
      '反式脂肪写0克，可是用了人造奶油，不是骗人吗',
      /^不算骗人[\s\S]*0\.3 g/,
    ],
    [
      '火腿肠\n配料：猪肉、水、食用盐\n净含量：240克（30克×8）\n营养成分表\n每100克\n能量 900千焦\n蛋白质 11克\n钠 1050毫克',
      '一根有多少蛋白质',
      /3\.3 g/,
    ],
    [
      '豆瓣酱\n配料：蚕豆、食用盐\n净含量：500克\n营养成分表\n每100克\n能量 500千焦\n蛋白质 5克\n钠 6300毫克',
      '血压高一次放一勺10克要得不，有多少钠',
      /630 mg/,
    ],
    [
      '可乐\n配料：水、阿斯巴甜、咖啡因\n咖啡因含量：≤150毫克/千克\n净含量：500毫升',
      '怀孕能喝一瓶吗',
      /咖啡因 75 mg/,
    ],
    [
      'Beef Jerky\nIngredients: Beef, Salt.\nDo not eat the freshness packet (oxygen absorber).',
      '那包小东西能吃吗，我弟咬了一口',
      /^不能吃：脱氧剂/,
    ],
    [
      '港灣牌 咖喱魚蛋\n成分：魚肉漿、水、小麥澱粉、鹽',
      '我有麥麩不耐，這個魚蛋可以吃嗎？',
      /^不能吃：含麸质/,
    ],
    [
      'Nuggets\nIngredients: Chicken, Salt.\nKeep frozen. Cook from frozen. Do not refreeze once defrosted.',
      'can i put leftover ones back in the freezer',
      /Do not refreeze/,
    ],
    [
      'Energy drink\nIngredients: Water, Sugar, Sunset Yellow.',
      'Would sunset yellow be permitted in a carbonated drink sold in China and at what maximum level?',
      /at most 0\.1 g\/kg[\s\S]*carbonated drinks/i,
    ],
    ['優格\n成分：生乳、雙乙醯酒石酸單雙甘油酯、糖', '雙乙醯酒石酸單雙甘油酯在這裡起什麼作用', /乳化剂/],
    [
      '话梅\n配料：梅、食用盐、甜蜜素、糖精钠',
      '甜蜜素和糖精钠同时用，比例之和要小于1吗',
      /^不用，甜味剂不在其中/,
    ],
    [sausage, '减脂期想吃这个，每100克多少大卡', /962 kJ/],
    [sausage, '三岁半的孩子能吃吗', /儿童/],
  ])('%#: %s', (text, question, said) => expect(say(text, question)).toMatch(said))
})

it('tells that more allergens may be in a list that it only partly understood', () =>
  expect(say('Zutaten: Weizenmehl, Zucker, Hartkäse, Salz, Palmöl.', 'any allergens?')).toMatch(
    /gluten[\s\S]*there may be more/,
  ))
