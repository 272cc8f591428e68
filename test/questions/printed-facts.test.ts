import { describe, expect, it } from 'vitest'
import { createAnswers } from '../../src/engine/answers/index.ts'
import { createEngine } from '../../src/engine/index.ts'
import { loadFlavourings, loadKnowledge, loadUses } from '../../src/knowledge/index.ts'
import labels from './printed-labels.json' with { type: 'json' }

const knowledge = await loadKnowledge()
const engine = createEngine(knowledge)
const answer = createAnswers({ knowledge, uses: await loadUses(), flavourings: await loadFlavourings() })

type Name = keyof typeof labels
const ask = (name: Name, question: string): string => {
  const text = labels[name]
  const product = engine.readProduct(text)
  const label = { result: engine.analyse({ text, product }), product, text }
  const language = /[\u4e00-\u9fff]/.test(question) ? 'zh' : 'en'
  return answer({ question, history: [], language, label })
    .answer.replace(/\[\d+\]/g, '')
    .replaceAll('\\', '')
}

/** How people ask for a fact of the pack: in simplified Chinese, in Cantonese, in English. */
const wordings = {
  origin: ['这是哪里生产的', '呢個喺邊度出㗎', 'what country does it come from'],
  maker: ['哪家公司生产的', '邊間公司整㗎', 'who makes this'],
  net: ['净含量多少', '呢包有幾重', 'what does the pack weigh'],
  shelfLife: ['保质期多久', '可以擺幾耐', 'how long does it keep'],
  storage: ['怎么保存', '點樣保存', 'how do i store it'],
  opened: ['开封后怎么放', '開咗之後可以放幾耐', 'how long does it last once opened'],
  usage: ['怎么吃', '點樣食', 'how do i prepare it'],
  sachet: ['里面那个小包能吃吗', '入面嗰包嘢食唔食得', 'what is the little sachet inside, can i eat it'],
  allergens: ['过敏提示写了什么', '過敏原寫咗啲咩', 'what does the allergy advice say'],
  standard: ['产品标准号是多少', '執行咩標準', 'what standard does it follow'],
  licence: ['SC号多少', '生產許可證編號係幾多', 'what is the licence number'],
  phone: ['客服电话多少', '客戶服務電話係幾多', 'what phone number can i call'],
  batch: ['批号是多少', '生產日期係幾時', 'whats the batch number'],
  recycling: ['包装能回收吗', '個樽可唔可以回收', 'can the packaging be recycled'],
  microwave: ['能用微波炉吗', '可唔可以用微波爐', 'can i microwave it'],
  address: ['公司地址在哪', '間廠喺邊', 'what is the address of the company'],
} as const
type Asked = keyof typeof wordings

/** Words of the pack that the answer has to contain. */
const printed: Record<Name, Partial<Record<Asked, string>>> = {
  l42sausage: {
    maker: '肉老大食品有限公司',
    net: '500克',
    shelfLife: '12个月',
    storage: '-18℃以下冷冻保存',
    usage: '空气炸锅180℃烤10分钟',
    allergens: '含大豆制品。此生产线也加工含有蛋类、乳制品、鱼类、甲壳纲类的产品',
    standard: 'SB/T 10279',
    phone: '400-022-8765',
  },
  l42oyster: {
    origin: '香港',
    maker: '海記醬園有限公司',
    net: '510克',
    opened: '開封後請冷藏並於3個月內用完',
    usage: '炒、燜、蘸或拌菜',
    allergens: '含有小麥、軟體動物(蠔)',
    address: '大埔工業邨',
  },
  l42puffs: {
    origin: 'UK',
    maker: 'Little Acorn Foods Ltd',
    net: '20g e',
    shelfLife: 'see back of pack',
    opened: 'within 24 hours',
    allergens: 'Made in a factory that also handles MILK, SOYA and WHEAT',
    address: 'Stockport',
  },
  l42hotpot: {
    maker: '渝蜀记调味品有限公司',
    net: '400克',
    opened: '开封后冷藏',
    usage: '加清水或骨汤1500mL煮沸',
    allergens: '含有麸质谷物、大豆；同车间生产含芝麻、花生的产品',
    phone: '023-6688 1024',
  },
  l43plum: {
    maker: '潮味斋食品有限公司',
    net: '120g',
    shelfLife: '12个月',
    opened: '开封后密封并尽快食用',
    sachet: '内有脱氧剂，请勿食用',
    standard: 'GB/T 10782',
    licence: 'SC11644520300216',
    batch: '见包装背面',
  },
  l43fish: {
    origin: 'UK',
    maker: 'Harbour & Vale Foods Ltd',
    net: '300g e',
    storage: '-18°C',
    microwave: 'Not suitable for microwave cooking',
    allergens: 'May contain MILK and CRUSTACEANS',
    address: 'Grimsby',
  },
  l43noodle: {
    maker: '老街坊食品股份有限公司',
    net: '118克',
    allergens: '本品含有小麦、大豆及其制品；本生产线也生产含有花生、芝麻、虾、蛋的产品',
    standard: 'GB 17400',
    licence: 'SC10741110400872',
  },
  l43cider: {
    origin: 'Australia',
    maker: 'Wattle & Crook Cider Co.',
    net: '330 mL',
    recycling: '10c refund',
    address: 'Batlow',
  },
  l43milktea: {
    origin: '馬來西亞',
    maker: '榕記飲食貿易有限公司',
    net: '170克',
    usage: '150毫升熱水',
    allergens: '可能含有微量大豆及麩質',
    address: '鴻圖道',
  },
  l43bar: {
    origin: 'Australia',
    maker: 'Iron Wombat Nutrition Pty Ltd',
    net: '60g',
    shelfLife: 'see wrapper',
    allergens: 'May be present: Tree Nuts, Egg, Wheat, Sesame',
    address: 'Seven Hills',
  },
}

/** Facts that a pack without them is said not to state. */
const denied: readonly Asked[] = ['standard', 'phone', 'batch', 'recycling', 'microwave', 'licence']

const names = Object.keys(printed).filter((name): name is Name => name in labels)
const facts = Object.keys(wordings).filter((fact): fact is Asked => fact in wordings)
const cases = names.flatMap(name =>
  facts.flatMap(fact =>
    wordings[fact].map(question => ({ name, question, fact, words: printed[name][fact] })),
  ),
)

describe('facts of the pack', () => {
  it.each(cases.filter(({ words }) => words !== undefined))(
    'quotes what $name prints for “$question”',
    ({ name, question, words = '' }) => expect(ask(name, question)).toContain(words),
  )

  const isOfDated = (fact: Asked, name: Name): boolean => fact === 'batch' && /日期/.test(labels[name])
  it.each(
    cases.filter(
      ({ name, words, fact }) =>
        words === undefined &&
        denied.includes(fact) &&
        !isOfDated(fact, name) &&
        !(fact === 'standard' && /GB|DBS|SB/.test(labels[name])),
    ),
  )('says that $name does not print it: “$question”', ({ name, question }) => {
    const said = ask(name, question)
    expect(said).toMatch(/没有写|not state|does not say|says nothing|won't guess|查不到/)
  })

  it('tells several facts that one question asks for', () => {
    const fish = ask('l43fish', 'are there any bones in this and how long do i grill it')
    expect(fish).toContain('some may remain')
    expect(fish).toContain('12-14 mins')
    const bar = ask('l43bar', 'how much protein is in it and what country is it from')
    expect(bar).toMatch(/20\.1 g|33\.5 g/)
    expect(bar).toContain('Australia')
  })
})

describe('the packets of a pack', () => {
  it.each([
    ['酱包里是什么', '猪油'],
    ['酱料包里有什么', '猪油'],
    ['醬包有咩料', '猪油'],
    ['what is in the sauce sachet', '猪油'],
    ['粉包里放了什么', '牛肉粉'],
    ["what's in the seasoning powder", '牛肉粉'],
    ['蔬菜包里有什么', '脱水胡萝卜'],
  ])('%s', (question, within) => {
    const said = ask('l43noodle', question)
    expect(said).toContain(within)
    expect(said.length).toBeLessThan(200)
  })
})

describe('what is told of a substance', () => {
  it('is what it does here, without numbers and law that nobody asked for', () => {
    const said = ask('l42sausage', '卡拉胶是什么')
    expect(said).toMatch(/^卡拉胶是食品添加剂，作用是/)
    expect(said).not.toMatch(/INS|CNS|GB 2760/)
    expect(said.split('\n').length).toBeLessThanOrEqual(2)
    expect(ask('l42sausage', '卡拉胶的INS编号是多少')).toContain('INS 407')
  })

  it('is one sentence for each of several', () => {
    const said = ask('l42oyster', '621、631、627是什么').split('\n')
    expect(said).toHaveLength(3)
    for (const line of said) expect(line).toMatch(/^6[23][17]（/)
    const safe = ask('l42sausage', '三聚磷酸钠、焦磷酸钠、卡拉胶安全吗').split('\n')
    expect(safe.length).toBeLessThan(8)
  })

  it('begins with the verdict where its safety is asked, and gives the ADI', () => {
    const said = ask('l43plum', '苯甲酸钠安全吗')
    expect(said).toMatch(/^看用量：苯甲酸钠（防腐剂）/)
    expect(said).toMatch(/JECFA 0-5 \(1996\)/)
    expect(said).not.toContain('GB 2760')
  })

  it('says first whether it is in here, then the group of IARC', () => {
    expect(ask('l43plum', '听说糖精致癌，这里面有没有糖精')).toMatch(/^有[\s\S]*3 类/)
  })

  it('tells what it is for and its limit where people ask why it is still allowed', () => {
    expect(ask('l42sausage', '亚硝酸钠致癌，国家为什么还让加')).toMatch(/肉毒[\s\S]*0\.15 g\/kg/)
  })

  it('tells what other bodies say where the one asked for is not on record', () => {
    const said = ask('l43bar', 'what does the FDA say about sucralose')
    expect(said).toMatch(/^I have no conclusion of the FDA[\s\S]*JECFA[\s\S]*0-15/)
  })
})

describe('claims', () => {
  it('knows that no added sugar is not the same as no sugar', () => {
    expect(ask('l43bar', 'it says no added sugar, is that the same as no sugar')).toMatch(/^No, not the same/)
    expect(ask('l42puffs', 'no added sugar means no sugar right?')).toMatch(/^No, not the same[\s\S]*5\.8 g/)
  })

  it('says which ingredient brought in what is claimed to be absent', () => {
    expect(ask('l42hotpot', '包装写不添加防腐剂，配料里明明有山梨酸钾，这不是骗人吗')).toMatch(
      /^不符：[\s\S]*郫县豆瓣/,
    )
  })

  it('answers whether it is ultra-processed although the question names another claim', () => {
    expect(ask('l42puffs', 'organic my foot. is this ultra processed or not')).toMatch(/process/)
  })
})
