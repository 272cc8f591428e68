import { beforeAll, describe, expect, it } from 'vitest'
import { createAsking } from './judge.ts'

let say: (label: string, question: string, history?: readonly string[]) => string
beforeAll(async () => {
  const ask = await createAsking()
  say = (label, question, history = []) =>
    ask({
      label,
      language: /[\u4e00-\u9fff]/.test(question) ? 'zh-Hans' : 'en',
      history: [...history],
      question,
    })
      .said.answer.replace(/\[\d+\]/g, '')
      .replaceAll('\\', '')
}, 60_000)
const first = (answer: string): string => answer.split('\n')[0] ?? ''

type Row = readonly [label: string, question: string, firstLine: RegExp]

describe('who would eat it', () => {
  const young: readonly Row[] = [
    ['l44protein', '14 and want to get bigger, ok to take? my mate does', /^No.*UNDER 15/],
    ['l44protein', 'son just turned 13 wants to bulk up, can he use it', /^No.*UNDER 15/],
    ['l44energy', 'im 15 can i drink this b4 my exam', /^No.*CHILDREN/],
    ['l44energy', '13, can i have a can before football?', /^No.*CHILDREN/],
    ['l44energy', "she's nearly 12, alright?", /^No.*CHILDREN/],
    ['l44energy', '初二的能喝吗，一罐', /^不能.*CHILDREN/],
    ['l45fizz', '10 - ok to take this?', /^No.*12/],
    ['l44beer', '16 here, can I drink this?', /^No .*under 18/],
    ['l45plumwine', '我17，能喝不', /^不能.*未成年/],
    ['l45bar', "my lad's 12 and plays rugby, ok one of these bars after training?", /^Better not.*children/],
    ['l46lactic', '小囡吃得伐', /^少吃为好（儿童）/],
    ['l47yogurt', '毛毛头十个月好吃了伐', /^不建议（婴幼儿）/],
    ['l46huamei', '肚皮里有小囡，话梅好吃伐', /（孕妇）/],
    ['l45noodle', '穆斯林好食未', /^看情况.*清真/],
    ['l46yabo', '回民好吃伐', /^不能.*酒/],
  ]
  it.each(young)('%s: %s', (label, question, expected) => {
    expect(first(say(label, question))).toMatch(expected)
  })

  it('reads no can out of an age', () => {
    expect(say('l44energy', 'im 15 can i drink this b4 my exam')).not.toMatch(/15 can|2400/)
  })

  it('takes the taste for the taste where nobody is named', () => {
    expect(say('l47yogurt', '这个酸奶好吃伐')).toMatch(/味道/)
  })

  const given: readonly Row[] = [
    ['l44energy', '儿子从美国带的，我血压高能喝吗', /高血压.*钠/],
    ['l45bread', '女儿买的，清真能吃吗', /^不能.*猪肉.*清真/],
    ['l45oyster', '孙女送的，我糖尿病能吃吗', /糖尿病/],
    ['l45mango', '孫女買給我的，我血糖高可以吃嗎', /糖尿病/],
    ['l47electro', 'my son gave me this, I have high blood pressure, ok?', /high blood pressure.*WARNING/],
    ['l46gummies', 'my son got these from the us, are they halal', /^It depends.*GELATIN/],
  ]
  it.each(given)('is not who gave it: %s: %s', (label, question, expected) => {
    const answer = say(label, question)
    expect(first(answer)).toMatch(expected)
    expect(answer).not.toMatch(/儿童|children/i)
  })

  it('is the child it was bought for', () => {
    expect(say('l45mango', '給孫女買的，可以吃嗎')).toMatch(/儿童/)
  })
})

describe('the verdict comes before figures', () => {
  const rows: readonly Row[] = [
    ['l44protein', 'can i use this powder while pregnant, i barely eat enough protien', /^No.*PREGNANT/],
    ['l44energy', 'pregnant, how much caffeine is in it and can I have one?', /^No.*PREGNANT/],
    ['l47soda', '怀孕5个月，咖啡因多少，能喝一瓶吗', /^不能.*孕妇/],
    ['l47soda', 'how much caffeine, im pregnant, ok?', /^No.*孕妇/],
    ['l45cheese', '孙子两岁半，钙不够，吃这个奶酪棒补钙行吗', /^不能.*3岁/],
    ['l45cheese', '2岁吃一根糖有多少，能吃吗', /^不能.*3岁/],
    ['l46gummies', 'how much zinc for my 2 year old, can she have one gummy', /^No.*UNDER 4/],
    ['l47puff', '两岁宝宝吃一包，钠多少，行不行', /^不建议（婴幼儿）/],
    ['l44oatbar', 'diabetic here is one bar too sugary', /^Better only a little \(diabetes\)/],
    [
      'l45oyster',
      'My blood presure is high. how salty is this oyster sauce, can I still have it',
      /high blood pressure.*630 mg/,
    ],
    ['l45oyster', 'can a diabetic use a spoon of this', /^Better only a little \(diabetes\)/],
    ['l44paste', '高血压抹一勺行不', /^少吃为好（高血压）.*钠 413 mg/],
    ['l44paste', 'high bp, a teaspoon of this with pancakes?', /high blood pressure.*138 mg/],
    ['l47oyster', '高血壓可以落一茶匙嗎？有幾多鈉', /^少吃为好（高血压）.*钠 230 mg/],
  ]
  it.each(rows)('%s: %s', (label, question, expected) => {
    expect(first(say(label, question))).toMatch(expected)
  })

  it('keeps the figure that was asked for', () => {
    expect(say('l46gummies', 'how much zinc for my 2 year old, can she have one gummy')).toMatch(
      /7\.5 mg of zinc/,
    )
    expect(say('l45cheese', '孙子两岁半，钙不够，吃这个奶酪棒补钙行吗')).toMatch(/钙 120 mg/)
    expect(say('l44protein', 'can i use this powder while pregnant, i barely eat enough protien')).toMatch(
      /30 g of protein/,
    )
  })

  it('names no number of portions where the pack forbids it', () => {
    expect(say('l47soda', 'how much caffeine, im pregnant, ok?')).not.toMatch(/at most/)
  })

  it('judges for who was spoken of before', () => {
    expect(first(say('l44paste', '那一顿抹一勺行不', ['甜面酱咸不咸 我血压高']))).toMatch(
      /^少吃为好（高血压）/,
    )
    const answer = say('l44yogurt', '那里面那个三绿蔗糖呢 对宝宝有没有影响', ['我怀孕七个月,这酸奶能喝吗'])
    expect(answer).toMatch(/孕期/)
    expect(answer).not.toMatch(/3 岁以下|20 kg/)
  })

  it('eats no bottle of sauce at once', () => {
    const answer = say('l45oyster', '我有咗五個月，煮餸用呢支蠔油得唔得㗎，鈉會吾會好高')
    expect(first(answer)).toMatch(/^少吃为好（孕妇）.*630 mg/)
    expect(answer).not.toMatch(/510 g/)
  })
})

describe('the figures that decide', () => {
  const rows: readonly (readonly [string, string, RegExp, RegExp])[] = [
    ['l61-soda', '三岁半能喝点不', /^不建议儿童常吃：主要是糖多（白砂糖）。整包330 ml：糖 16\.5 g/, /得分/],
    ['l53-huamei', '孕妇能吃吗', /盐[^。]*钠 \d+ mg/, /得分/],
    [
      'l56-butterchicken',
      'im 14 weeks, anything i should avoid',
      /1\.6 g of salt \(620 mg of sodium\)/,
      /score/,
    ],
    ['l51-pizza', 'im 20 weeks, is the pepperoni ok', /High in salt as well[^\n]*860 mg of sodium/, /score/],
  ]
  it.each(rows)('stand behind the verdict, of %s: %s', (label, question, said, never) => {
    const answer = say(label, question)
    expect(answer).toMatch(said)
    expect(answer).not.toMatch(never)
  })
  it('are told once where the amount was asked for', () => {
    expect(say('l19huotui', '火腿肠给五岁的孩子天天吃行不?含盐高不高').match(/0\.79 g/g)).toHaveLength(1)
  })
})

describe('two diets or sources', () => {
  const rows: readonly { label: string; question: string; said: readonly RegExp[] }[] = [
    {
      label: 'l45oyster',
      question: '呢支蠔油有冇酒或者豬嘅成分呀？',
      said: [/没有识别到猪来源/, /没有识别到酒精/],
    },
    { label: 'l46yabo', question: '里面有没有酒或者猪肉', said: [/没有识别到猪来源/, /白酒/] },
    {
      label: 'l44haw',
      question: '全素的人能吃这个吧 没有蜂蜜明胶啥的吧',
      said: [/^就配料表看没有不合的.*动物/, /明胶[\s\S]*蜂蜜/],
    },
    { label: 'l46gummies', question: 'no honey or gelatine in these?', said: [/^Yes.*GELATIN/, /no honey/] },
    {
      label: 'l44oatbar',
      question: 'is this vegan? no honey or gelatine?',
      said: [/^No, not for vegan.*Honey/, /no gelatine/],
    },
    {
      label: 'l45bar',
      question: 'does it contain gelatin or pork or alcohol',
      said: [/No gelatin/, /pigs/, /alcohol/],
    },
    { label: 'l47puff', question: '有没有猪油、酒精、明胶', said: [/没有识别到明胶/, /酒精、猪油/] },
    { label: 'l46pouch', question: 'any meat or honey in this pouch?', said: [/No meat/, /no honey/] },
    {
      label: 'l45lollies',
      question: 'are they free from pork and beeswax',
      said: [/^No: the list names beeswax/, /Gelatine \(made from animals, by the label Beef\)/],
    },
    {
      label: 'l45lollies',
      question: 'is it vegan and halal',
      said: [/^No, not for vegan/, /^It depends.*halal/m],
    },
    { label: 'l45cheese', question: '素食者和穆斯林都能吃吗', said: [/^看情况.*生牛乳/, /^看情况.*清真/m] },
    {
      label: 'l44haw',
      question: 'gelatin or pectin? need halal',
      said: [/^Nothing listed speaks against it.*halal/, /.*/],
    },
    {
      label: 'l44protein',
      question: 'whats thickener 415 made from, is it vegan',
      said: [/microbes/, /not from animals/],
    },
    { label: 'l44yogurt', question: '酸奶里名胶是猪的还是牛的', said: [/^来自动物：明胶.*没有写是哪种动物/] },
    {
      label: 'l44energy',
      question: '牛磺酸是不是从牛身上来的啊 我们清真的能不能喝',
      said: [/^一般不来自动物（TAURINE）/, /清真/],
    },
    { label: 'l45lollies', question: '呢包糖有冇動物成分？有嘅話係邊啲', said: [/^有.*Gelatine.*901/] },
  ]
  it.each(rows)('$label: $question', ({ label, question, said }) => {
    for (const one of said) expect(say(label, question)).toMatch(one)
  })

  it('does not say that taurine is missing where the list has TAURINE', () => {
    expect(say('l44energy', '牛磺酸是不是从牛身上来的啊')).not.toMatch(/没有列出/)
  })
})

describe('an additive, for people who take care', () => {
  const rows: readonly Row[] = [
    [
      'l45noodle',
      '面饼里那个特丁基对苯二酚是什莫东西，小孩吃了要紧伐',
      /^特丁基对苯二酚是食品添加剂，作用是/,
    ],
    ['l47noodle', '面饼里的三聚磷酸钠小孩吃了有事吗', /^没有查到儿童要避开三聚磷酸钠/],
    ['l45noodle', '酱包里山梨酸钾孕妇能吃不', /^没有查到孕期要避开山梨酸钾/],
    ['l46cheese', '胭脂虫红给小孩吃要紧吗', /^没有查到儿童要避开胭脂虫红/],
    ['l45mango', '那二氧化硫那個會不會傷身體，孫子很愛吃', /^少吃为好（儿童）：二氧化硫.*哮喘/],
    [
      'l46sausage',
      'diphosphates bad for kids?',
      /^Better only a little \(children\).*exceeded by infants and children/,
    ],
    [
      'l45fizz',
      'im 12 weks pregnant, is a 1000mg vitamin C tablet ok or not',
      /^Better not \(pregnancy\)\. The label says.*doctor/,
    ],
    ['l44noodle', '怀孕了，这个硫酸铝钾要不要紧', /^少吃为好（孕妇）：硫酸铝钾.*铝/],
  ]
  it.each(rows)('%s: %s', (label, question, expected) => {
    const answer = say(label, question)
    expect(first(answer)).toMatch(expected)
    expect(answer).not.toMatch(/20 kg|不能，|面饼里有|营养成分表上没有读到钾/)
  })

  it('tells the intake where a number is asked for', () => {
    expect(say('l46huamei', '甜蜜素孩子一天最多能吃多少')).toMatch(/ADI|允许摄入/)
  })
})

describe('cancer, dementia and heat, asked by people who worry', () => {
  const rows: readonly Row[] = [
    ['l45sausage', '新闻上说香肠吃了致癌，这个呢？我老太婆还敢买伐', /IARC 把加工肉列为 1 类.*亚硝酸钠/],
    ['l47lapcheong', '都说腊肠致癌，老人家还能吃吗', /IARC 把加工肉列为 1 类.*亚硝酸钠/],
    [
      'l47lapcheong',
      'they say cured sausage gives you cancer, is this one bad?',
      /processed meat in group 1.*nitrite/,
    ],
    ['l45bread', '肉松面包吃了会不会致癌，孙女天天早上吃', /IARC 把加工肉列为 1 类/],
    ['l44noodle', '明矾吃了会不会老年痴呆', /^证据不支持.*EFSA（2008）.*硫酸铝钾含铝/],
    ['l44noodle', 'does the alum in it cause alzheimers', /^The evidence does not support it.*EFSA \(2008\)/],
    [
      'l45cheese',
      'Is this cheese stick pasteurised, or do I need to avoid it while pregnant?',
      /^It was heat-treated.*90℃/,
    ],
  ]
  it.each(rows)('%s: %s', (label, question, expected) => {
    const answer = say(label, question)
    expect(first(answer)).toMatch(expected)
    expect(answer).not.toMatch(/每千克体重 0-0\.07|含酒精饮料/)
  })

  it('says of a sausage every day that it is not often for the child, and what IARC says', () => {
    const answer = say('l44sausage', '小孙子天天要吃火腿肠，天天一根会不会得癌啊 我这心里不踏实')
    expect(first(answer)).toMatch(/^不建议儿童常吃/)
    expect(answer).toMatch(/加工肉.*亚硝酸钠/)
  })

  it('takes a sausage with spirits among its ingredients for no drink', () => {
    expect(say('l47lapcheong', '打几分')).not.toMatch(/酒类不评分/)
  })
})
