import { beforeAll, describe, expect, it } from 'vitest'
import { createAsking } from './judge.ts'

const zhPack = (words: string) =>
  `产品名称：香橙味饮品\n配料：水、大米、燕麦粉、低聚果糖、食用香精\n${words}\n净含量：200克\n保质期：12个月\n贮存条件：常温`
const enPack = (words: string) =>
  `Oaty Rice Rings\nINGREDIENTS: Rice Flour, Oat Flour, Sunflower Oil, Thiamin\n${words}\nNet weight 60g\nBest before end: 18 months from production\nStore in a cool dry place, once opened eat within 3 days`

const yoghurt =
  '产品名称：草莓燕麦风味发酵乳\n配料：生牛乳、草莓果酱（草莓、白砂糖、果胶、胭脂虫红）、白砂糖、燕麦粒、乳清蛋白粉、食品添加剂（乙酰化二淀粉磷酸酯、明胶）\n致敏物质提示：含有乳制品、含麸质的谷物（燕麦）\n营养成分表\n项目 每100g NRV%\n能量 396kJ 5%\n蛋白质 2.9g 5%\n脂肪 3.2g 5%\n碳水化合物 13.4g 4%\n——糖 12.1g\n钠 58mg 3%\n净含量：200克'
const ham =
  '产品名称：甜玉米香肠\n配料：鸡肉、猪肉、水、甜玉米粒、淀粉、食用盐、白砂糖、大豆蛋白、食品添加剂（焦磷酸钠、卡拉胶、谷氨酸钠、山梨酸钾、红曲红、亚硝酸钠）\n致敏原信息：本产品含大豆制品；本生产线还加工含有小麦、鸡蛋、牛奶的产品\n营养成分表\n项目 每100g NRV%\n能量 761kJ 9%\n蛋白质 11.0g 18%\n脂肪 10.0g 17%\n碳水化合物 12.0g 4%\n钠 920mg 46%\n净含量：360g（45g×8支）'
const bar =
  'CHOC PEANUT CRUNCH PROTEIN BAR\nINGREDIENTS: Whey Protein Isolate (Milk), Soy Protein Isolate, Maltitol, Glycerol, Peanuts (11%), Hydrolysed Bovine Gelatine, Polydextrose, Sucralose, Sunflower Oil, Salt.\nContains: Milk, Soy, Peanut.\nMay be present: Tree Nuts, Egg, Wheat.\nServing size: 60g\nEnergy 890kJ 1480kJ'
const tablets =
  'HYDRATION TABLETS\nIngredients: Food Acid (330), Sorbitol (420), Caffeine (0.9%), Sweeteners (955, 950), Colour (110)\nNot suitable for children under 15 years of age or pregnant women: should only be used under medical supervision.\nNet 90g'

let say: (text: string, question: string) => string
beforeAll(async () => {
  const texts: Record<string, string> = {}
  const ask = await createAsking(texts)
  say = (text, question) => {
    texts[text] = text
    const language = /[\u4e00-\u9fff]/.test(question) ? 'zh-Hans' : 'en'
    return ask({ label: text, language, question })
      .said.answer.replace(/\[\d+\]/g, '')
      .replaceAll('\\', '')
  }
}, 60_000)

/** The closed list of verdicts. */
const verdict =
  /^(?:不能|不建议|少吃为好|看情况|没有查到|没有识别到|按配料表可以|看吃多少|看用量|少量可以|还是|盐不多|糖和碳水不多)|^(?:No\b|Better not|Better only|Only |Still |It depends|Avoid|Nothing on|None|As far as|By the label|Little salt|Not much)/

/** Whom it is asked for, and what the first line has to say of a label that has what concerns them. */
const zhPeople: readonly (readonly [string, Partial<Record<'yoghurt' | 'ham', RegExp>>])[] = [
  ['两岁半的娃', { yoghurt: /糖/ }],
  ['八歲嘅細路', { ham: /盐/ }],
  ['孕妇', { ham: /亚硝酸钠/ }],
  ['哺乳期的妈妈', {}],
  ['糖尿病人', { yoghurt: /白砂糖|碳水化合物 \d/ }],
  ['高血压的老人', { ham: /盐|钠/ }],
  ['痛风病人', { ham: /鸡肉|猪肉/ }],
  ['肾病患者', {}],
  ['乳糜泻患者', { yoghurt: /燕麦/ }],
  ['乳糖不耐的人', { yoghurt: /牛乳/ }],
  ['对牛奶过敏的孩子', { yoghurt: /^不能.*乳/, ham: /^不建议.*牛奶/ }],
  ['对鸡蛋过敏的人', { ham: /^不建议.*鸡蛋/ }],
  ['回族', { ham: /^不能.*猪/ }],
  ['吃全素的人', { yoghurt: /^不能.*(?:牛乳|明胶)/, ham: /^不能.*鸡肉/ }],
  ['素食者', { yoghurt: /^不能.*明胶/, ham: /^不能.*鸡肉/ }],
]
const zhForms: readonly ((who: string, it: string) => string)[] = [
  (who, it) => `${who}能吃${it}吗`,
  (who, it) => `${it}${who}可以吃吗`,
  (who, it) => `${who}食唔食得${it}㗎`,
]
const zhSeen: readonly ((name: string) => string)[] = [
  () => '',
  name => `，看到里面有${name}`,
  name => `？配料里有${name}，有点怕`,
]
const zhLabels = {
  yoghurt: { text: yoghurt, own: '这个草莓酸奶', seen: ['胭脂虫红', '果胶', '乙酰化二淀粉磷酸酯'] },
  ham: { text: ham, own: '这根玉米香肠', seen: ['焦磷酸钠', '卡拉胶', '谷氨酸钠'] },
} as const

describe('may this person have the product: a verdict first, whatever was seen in its list', () => {
  for (const [name, { text, own, seen }] of Object.entries(zhLabels))
    it.each(zhPeople)(`${name}: %s`, (who, needs) => {
      for (const [form, ask] of zhForms.entries())
        for (const [at, beside] of zhSeen.entries()) {
          const question = ask(who, at === 1 ? own : '这个') + beside(seen[(form + at) % seen.length] ?? '')
          const answer = say(text, question)
          expect(answer, question).toMatch(verdict)
          const need = name === 'ham' ? needs.ham : needs.yoghurt
          if (need) expect(answer.split('\n')[0], question).toMatch(need)
          expect(answer, question).not.toMatch(/每日允许摄入|GB 2760/)
        }
    })

  const enPeople: readonly (readonly [string, RegExp])[] = [
    ['my 2-year-old', verdict],
    ['a pregnant woman', verdict],
    ['someone with type 2 diabetes', verdict],
    ['someone with high blood pressure', verdict],
    ['a coeliac', /^Better not.*Wheat/],
    ['a kid with a nut allergy', /^No.*peanut/],
    ['my son, who is allergic to milk,', /^No/],
    ['a muslim', /^It depends.*Bovine Gelatine/],
    ['a vegan', /^No.*Whey/],
    ['a vegetarian', /^No.*Bovine Gelatine/],
  ]
  it.each(enPeople)('bar: %s', (who, need) => {
    for (const question of [
      `can ${who} have this?`,
      `is this ok for ${who}`,
      `can ${who} eat this peanut crunch bar, I saw sucralose in the list`,
      `it has polydextrose in it, can ${who} have it?`,
    ])
      expect(say(bar, question).split('\n')[0], question).toMatch(need)
  })

  it('tells what was seen after the verdict', () => {
    expect(say(yoghurt, 'can my 2-year-old drink this strawberry yoghurt, I saw carmine')).toMatch(
      /^Better not[^\n]*sugar[^\n]*\n.*carmine/,
    )
    expect(say(ham, '回族能吃吗，里面有卡拉胶')).toMatch(/^不能：含猪肉[\s\S]*卡拉胶[\s\S]*藻/)
  })

  it('keeps to the ingredient that is asked about', () => {
    expect(say(yoghurt, '怀孕了，这个里面的果胶能不能吃')).toMatch(/果胶/)
    expect(say(tablets, 'Is the caffeine in this ok in pregnancy?')).toMatch(/caffeine/i)
  })
})

describe('what the pack says of the people asked about', () => {
  const months = [
    '7+ months',
    'Suitable from 7 months',
    '10 months+',
    '12m+',
    'Stage 2: 7 months and up',
    '8 mths +',
    'From 6 months',
    'For babies aged 6 months and over',
  ]
  it.each(months)('%s', words => {
    for (const question of [
      'can my 4 month old have this?',
      'lo is nearly 6 months, can he have these',
      'my lo is 6 months next week, can he have these or should i wait',
      'is it ok for a 5mo?',
    ])
      expect(say(enPack(words), question), question).toMatch(/^No, not yet: the label says/)
    expect(say(enPack(words), 'my son is 5, can he eat these')).not.toMatch(/not yet/)
  })

  it.each([
    '适合6个月以上婴幼儿',
    '适用年龄：7个月+',
    '适宜人群：6-36月龄婴幼儿',
    '适用于10月龄以上的婴幼儿',
    '满8个月起可食用',
    '6M+',
  ])('%s', words => {
    for (const question of ['宝宝四个月了能吃吗', '娃快满六个月，能吃不', 'BB五个月大，食得未呀'])
      expect(say(zhPack(words), question), question).toMatch(/^不能，还太小：标签写着/)
    expect(say(zhPack(words), '宝宝一岁两个月能吃吗')).not.toMatch(/还太小/)
  })

  it.each([
    [
      'Not suitable for children under 15 years of age or pregnant women.',
      ['my 8 yr old', 'my 14 year old', 'a pregnant woman'],
      ['my 16 year old'],
    ],
    ['Adults only.', ['my 8 yr old', 'my 15 year old', 'my toddler'], []],
    ['Not intended for persons under 18.', ['my 16 year old'], []],
    [
      'If you are pregnant, nursing, taking medication or have a medical condition, consult your physician before use.',
      ['a pregnant woman', 'someone breastfeeding', 'someone with type 2 diabetes'],
      [],
    ],
    ['Children and pregnant women should avoid this product.', ['my 8 yr old', 'a pregnant woman'], []],
    ['Do not give to children under 5 years.', ['my 4 year old', 'my 2-year-old'], ['my 8 yr old']],
    ['Keep out of reach of children.', [], ['my 8 yr old']],
  ] as const)('%s', (words, forbidden, free) => {
    for (const who of forbidden)
      expect(say(enPack(words), `can ${who} have this?`), who).toMatch(/^(?:No|Better not)[\s\S]*label says/)
    for (const who of free) expect(say(enPack(words), `can ${who} have this?`), who).not.toMatch(/^No\b/)
  })

  it.each([
    ['14周岁以下儿童、孕妇及哺乳期妇女不宜饮用', ['孕妇', '八岁的孩子', '哺乳期的妈妈'], ['十六岁的学生']],
    ['仅限成人食用', ['八岁的孩子', '十五岁的学生'], []],
    ['本品不适合3岁以下婴幼儿食用', ['两岁半的娃'], ['五岁的孩子']],
    ['孕妇、儿童及对咖啡因敏感者请勿饮用', ['孕妇', '八岁的孩子'], []],
  ] as const)('%s', (words, forbidden, free) => {
    for (const who of forbidden) expect(say(zhPack(words), `${who}能喝吗`), who).toMatch(/^不能.*标签写着/)
    for (const who of free) expect(say(zhPack(words), `${who}能喝吗`), who).not.toMatch(/^不能/)
  })
})

describe('nuts, sickness, several conditions, and gelatine by its printed name', () => {
  it.each([
    'can I put this in my 8 yr olds lunch box? his school is nut free',
    'nursery bans nuts, can my daughter take this?',
    'son has a nut allergy, is this ok',
    '我儿子坚果过敏，能吃吗',
    '幼儿园不让带坚果，孩子能带这个吗',
  ])('%s: peanuts are a no', question =>
    expect(say(bar, question)).toMatch(
      /^(?:No, not suitable: contains peanut|不能吃：含花生)[\s\S]*(?:tree nut|坚果)/,
    ),
  )

  it.each([
    'is this hydration tablet ok while pregnant? got terrible morning sickness and cant keep water down',
    'pregnant and throwing up every morning, can I take one of these?',
    '孕吐厉害，孕妇能吃这个吗',
    'after a run I feel dizzy, can i have two of these while pregnant',
  ])('%s: the pack decides', question =>
    expect(say(tablets, question)).toMatch(/^(?:No|不能).*(?:label says|标签写着)/),
  )

  it('leaves an emergency an emergency', () => {
    expect(say(tablets, 'my son ate three of these and is vomiting, can he have more?')).not.toMatch(
      /^(?:No|It depends).*label says/,
    )
    expect(say(bar, "he had a bite and can't breathe, can he have water?")).toMatch(/doctor|emergency|help/)
  })

  it('gives each condition its verdict', () => {
    expect(say(ham, '痛风又有高血压的人能吃吗')).toMatch(
      /（高血压）[\s\S]*（痛风）|（痛风）[\s\S]*（高血压）/,
    )
    expect(say(yoghurt, 'can someone with gout and diabetes have this?')).toMatch(/\(diabetes\)[\s\S]*gout/)
  })

  it.each([
    ['is teh gelatine in this halal', /^It depends.*Hydrolysed Bovine Gelatine.*certificate/],
    ['is the gelatine vegetarian', /^No.*Hydrolysed Bovine Gelatine/],
    ['is the gelatine kosher?', /^It depends \(kosher\)[\s\S]*Hydrolysed Bovine Gelatine/],
    ['明胶清真吗', /^看情况.*没有清真认证/],
  ] as const)('%s', (question, said) => expect(say(bar, question)).toMatch(said))
})
