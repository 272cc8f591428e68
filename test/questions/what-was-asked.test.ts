import { describe, expect, it } from 'vitest'
import { analysed, answer, say } from '../labels/asking.ts'

const sausage =
  '王记 玉米热狗肠\n配料：鸡肉、水、猪肉、淀粉、食用盐、白砂糖、食品添加剂（亚硝酸钠、三聚磷酸钠、焦磷酸钠、诱惑红、亮蓝）\n净含量：400克（10根）\n保质期：90天\n贮存条件：0～4℃冷藏，开封后请尽快食用\n营养成分表\n项目 每100克 NRV%\n能量 962千焦 11%\n蛋白质 10.0克 17%\n脂肪 16.0克 27%\n碳水化合物 11.5克 4%\n钠 980毫克 49%'
const noodles =
  '老灶 牛肉面\n配料：\n面饼：小麦粉、棕榈油、食用盐\n酱包：牛油、食用盐、牛肉\n粉包：食用盐、味精、白砂糖、酱油粉（大豆、小麦）\n净含量：105克'
const balls =
  '海記 白魚蛋\n配料：魚肉、水、木薯澱粉、鹽、增味劑(621、635)、水分保持劑（三聚磷酸鈉、六偏磷酸鈉）\n儲存：-18°C或以下。解凍後切勿再次冷凍'
const soda =
  '白桃味气泡水\n配料：水、赤藓糖醇、二氧化碳、柠檬酸、三氯蔗糖、安赛蜜、阿斯巴甜（含苯丙氨酸）\n0糖 0脂\n净含量：480mL\n营养成分表 每100mL NRV%\n能量 0kJ 0%\n蛋白质 0g 0%\n脂肪 0g 0%\n碳水化合物 1.5g 1%\n糖 0g\n钠 18mg 1%'
const cookies =
  'MEADOW Oat Cookies\nIngredients: oats, sugar, palm oil, soya lecithin, salt, flavouring\nStore in a cool dry place. Best before 12.2026'
const soy =
  '鲜生抽\n配料：水、脱脂大豆、小麦、食用盐、白砂糖、谷氨酸钠、苯甲酸钠\n贮存条件：阴凉处，开盖后请冷藏'

describe('the label as a whole answers only what its words ask', () => {
  it.each([
    [cookies, 'do these taste any good or like cardboard'],
    [cookies, 'will creatine work if i eat this after the gym'],
    [soda, '我在吃肌酸，用这个冲会不会没效果了'],
    [sausage, '跟双汇比哪个更弹牙'],
  ])('%#: %s', (text, question) => {
    const said = say(text, question)
    expect(said).not.toMatch(/\/100|分（/)
    expect(said.length).toBeLessThan(120)
  })

  it('still gives the verdict where every word is used up', () => {
    expect(say(cookies, 'is it healthy')).toMatch(/\/100/)
    expect(say(sausage, '这个健康吗')).toMatch(/分（/)
  })

  it('offers the reading that was given up', () => {
    const history = [{ role: 'user' as const, content: '比旺旺的哪个更酥脆掉渣' }]
    const label = analysed(sausage)
    expect(answer.followUps({ history, language: 'zh', label }).length).toBe(3)
  })

  it('warns of alcohol whatever else was asked', () => {
    const beer = '宝岛啤酒\n原料：水、大麦芽、啤酒花\n酒精度：5%vol'
    expect(say(beer, '一口闷行不行')).toMatch(/酒精/)
  })
})

describe('what was asked', () => {
  it.each([
    ['a product by its English name', soy, 'is there sugar in this soy sauce', /^Yes: .*sugar/, /soybeans/],
    ['strawberry yogurt is no acid', soy, '草莓酸奶里有味精吗', /谷氨酸钠/, /戊烯酸/],
    ['late nights are no caffeine', sausage, '天天熬夜吃这个算安全吗', /\S/, /咖啡因/],
    ['not peanuts', cookies, 'allergic to milk, not peanuts, ok?', /milk/, /peanut/],
    ['numbers of the label', balls, '621同635係咩嚟', /谷氨酸[\s\S]*呈味核苷酸/, /查不到/],
    [
      'which contain phosphorus',
      sausage,
      '我要控磷，哪些添加剂是含磷的',
      /三聚磷酸钠、焦磷酸钠/,
      /亚硝酸钠|诱惑红/,
    ],
    ['news of an additive', sausage, '新闻说诱惑红会致癌，是真的吗', /诱惑红/, /查不到，不会猜/],
    ['a rash after eating is an allergy', cookies, '他吃花生会起疹子，能吃吗', /花生/, /120/],
    ['what is worse', soda, '安赛蜜、阿斯巴甜哪个最不好', /^按.*阿斯巴甜较高/, /每日允许/],
    ['why it is dry', cookies, 'why is it so small and dry', /don't have that/, /recognised/],
    ['saltier than another', sausage, '跟双汇比哪个咸', /没法比较[\s\S]*盐/, /分（/],
    [
      'an allergy, and no lecture on children',
      cookies,
      'my son is allergic to soya, can he have it',
      /^No.*soy/,
      /often for children/,
    ],
    [
      'vitamin C by its number',
      '檸檬茶\n成分：水、糖、紅茶葉、抗氧化劑(300)',
      '300係咩嚟，係咪維他命C',
      /维生素 C/,
      /不是/,
    ],
    ['caffeine is no coffee', soda, '喝一罐会超过咖啡因上限吗', /\S/, /“咖啡”/],
  ])('%s', (_, text, question, said, unsaid) => {
    expect(say(text, question)).toMatch(said)
    expect(say(text, question)).not.toMatch(unsaid)
  })

  it('knows the unborn from a baby', () => {
    const said = say(sausage, '怀孕五个月，里面的亚硝酸钠对宝宝有影响吗')
    expect(said).toMatch(/孕期少吃/)
    expect(said).not.toMatch(/3 岁以下|20 kg/)
    expect(say(sausage, '宝宝一岁能吃吗')).toMatch(/3 岁以下/)
  })
})

describe('every half is answered, its verdict first', () => {
  it.each([
    [
      'four compared',
      soda,
      '赤藓糖醇 阿斯巴甜 安赛蜜 三氯蔗糖 哪个好一点',
      /^按.*赤藓糖醇最低[\s\S]*三氯蔗糖\*\*/,
    ],
    [
      'two people',
      sausage,
      '我血糖高，老伴高血压，我俩能吃吗',
      /^\S+（高血压）：[\s\S]*钠 392[\s\S]*（糖尿病）/,
    ],
    ['both phosphates', balls, '三聚磷酸鈉同六偏磷酸鈉有咩用', /三聚磷酸鈉[\s\S]*六偏磷酸鈉/],
    ['both dyes', sausage, '诱惑红亮蓝会不会让小孩多动，这个里有吗', /有，标签上写着亮蓝/],
    ['how many grams of it', sausage, '为什么加亚硝酸钠，一根多少毫克', /护色剂[\s\S]*没有写亚硝酸钠的用量/],
    [
      'a verdict for each part',
      soda,
      '有几种甜味剂，升血糖吗',
      /^识别到 4 项甜味剂[\s\S]*\n(?:几乎不会|会|影响)/,
    ],
    ['why it is still sold', soda, '阿斯巴甜致癌吗，怎么还让卖', /2B[\s\S]*允许：/],
    ['why carbohydrate', soda, '0糖怎么还有1.5克碳水', /^因为赤藓糖醇是糖醇/],
    ['what is left in the sachet', noodles, '酱包里有牛肉吗，粉包呢', /酱包里有[\s\S]*粉包里没有列出/],
  ])('%s', (_, text, question, said) => expect(say(text, question)).toMatch(said))

  it('tells the same quotation once', () => {
    const milk = '高钙奶粉\n配料：生牛乳\n食用方法：取25克，加180毫升温水搅匀'
    expect(say(milk, '怎么冲，加多少水').match(/180毫升/g)).toHaveLength(1)
  })
})

describe('where it is kept', () => {
  it.each([
    [sausage, '坐火车九小时没有冰箱，可以放包里吗', /^不行：标签写着“0～4℃冷藏”/],
    [soy, '开了盖放灶台边上行吗', /^不行：标签写着“开盖后请冷藏”/],
    [balls, '解凍之後食唔晒，可唔可以放返入冰格', /^不行：标签写着“解凍後切勿再次冷凍”/],
    [balls, '可以放雪櫃上層嗎', /^不行：标签写着“-18°C或以下”/],
  ])('%#: %s', (text, question, said) => expect(say(text, question)).toMatch(said))

  it('says no more than the pack', () => {
    expect(say(soy, '没开盖放灶台边上行吗')).not.toMatch(/^不行/)
    expect(say(cookies, 'can i keep it in my desk')).not.toMatch(/^No/)
  })
})

describe('a part of the pack', () => {
  it.each([
    ['除了面饼，粉包里有没有麸质', /^有，粉包里有含麸质谷物：酱油粉、小麦/],
    ['酱包里有麸质吗', /^没有识别到：酱包里没有列出.*其他部分有/],
    ['粉包酱包我都不要，就光吃面饼，乳糜泻能吃吗', /^不能，面饼里有含麸质谷物：小麦粉/],
  ])('%s', (question, said) => expect(say(noodles, question)).toMatch(said))

  it('is not the one that is left out', () =>
    expect(say(noodles, '我对小麦过敏，不放粉包能吃吗')).toMatch(/^不能/))
})

describe('a conversation goes on', () => {
  it.each([
    ['the sachet, of the same', noodles, '酱包呢', ['面饼里有牛肉吗'], /酱包里有/],
    ['the people, of another ingredient', sausage, '那亮蓝呢', ['孩子能吃吗'], /亮蓝/],
    [
      'the can, not its caffeine',
      'COLA\nIngredients: water, sugar, caffeine\nCaffeine 32 mg/100 ml\n500 ml',
      'is it ok if my 12 year old has half a can',
      ['how much caffeine is in this'],
      /^(?![\s\S]*low concern)/,
    ],
    ['a rumour of what it is made of', soda, '网上说是石油提炼的', ['三氯蔗糖是什么'], /来自|来源/],
    ['without the soup', noodles, '汤不喝呢', ['高血压能吃吗'], /^(?![\s\S]*NOVA)/],
    ['all of them', soda, '都是啥', ['有几种甜味剂'], /三氯蔗糖/],
  ])('%s', (_, text, question, before, said) => expect(say(text, question, ...before)).toMatch(said))
})

describe('the form that was asked for', () => {
  it.each([
    [sausage, '打个分,满分10分', /^\d+ 分（满分 10 分/],
    [cookies, 'out of 10. be brutal', /^\d+ out of 10 /],
    [sausage, '哪个添加剂最该提防,就说一个', /^亚硝酸钠：很高关注/],
    [sausage, 'worst ingredient, one word', /^[^\n]*very high concern[^\n]*$/],
    [soda, '最奇葩的是哪一样', /^要说家里厨房没有的，是/],
    [sausage, '一句话,健康不健康', /^不算健康[^\n]*$/],
    [sausage, '除了盐,还有啥要注意的', /^有，还有这些(?![\s\S]*高盐配料)/],
    [cookies, 'apart from the sugar, anything dodgy in there', /^Yes, there is more(?![\s\S]*free sugars)/],
    [cookies, "it's just sugar and oats right", /^Not only: oats, sugar stand first/],
    [sausage, '这不就是鸡肉加水嘛', /^不全是：鸡肉、水排在最前面/],
    [balls, '冇乜魚㗎可', /^看不出有多少：标签没有写/],
    [balls, '魚肉排第一,第二是不是就是鹽', /^是：第 1 项是魚肉。\n不是：第 2 项是水/],
    [soda, '是塑料做的吗,真的假的', /^(?!是：|不符)/],
    [soda, 'healthier than a snickers', /^That cannot be compared/],
  ])('%#: %s', (text, question, said) => expect(say(text, question)).toMatch(said))

  it('sends who feels ill to a doctor', () => {
    const energy = 'VOLT\nIngredients: water, sugar, caffeine\nCaffeine 32 mg/100 ml\n500 ml'
    const racing = "my heart's been racing since i drank this, is it the caffeine"
    expect(say(energy, racing)).toMatch(/^Have no more of it.*medical help[\s\S]*160 mg/)
    expect(say(cookies, 'i feel sick after eating these')).toMatch(/see a doctor/)
    expect(say(cookies, 'pretty sure i got glutened, cramps all night, when does it wear off')).toMatch(
      /^That is for a doctor/,
    )
    expect(say(energy, 'my 14 year old has one daily, is that dangerous')).not.toMatch(/^No/)
  })

  it('takes who is said to be nobody for nobody', () => {
    const nuts = 'NUT BAR\nIngredients: almonds, oats, sugar'
    expect(say(nuts, 'no nut allergy here, is it ok for my vegan friend')).not.toMatch(/tree nut/)
    expect(say(nuts, '换成她老公呢，他不怀孕但是血压高', '孕妇能吃吗')).not.toMatch(/孕妇/)
  })
})

describe('the question before, asked again', () => {
  it.each([
    [sausage, '确定?', ['里面有猪肉吗'], /^确定，以读到的标签为准：\n有/],
    [soda, '那换啥喝', ['糖尿病能喝吗'], /^可以换：[^\n]*不加糖的茶[^\n]*白开水/],
    [soda, '我60公斤,换算一下', ['安赛蜜一天上限多少'], /900 mg/],
    [sausage, '半包呢?', ['整包有多少钠', '那比泡面还咸?'], /^半包200 g/],
    [sausage, '那个红的呢', ['亮蓝国外禁了吗'], /诱惑红/],
    [sausage, '哪个更差', ['里面有亮蓝和诱惑红吗'], /诱惑红较高/],
    [sausage, '那别的呢', ['着色剂有哪些'], /项食品添加剂：/],
  ])('%#: %s', (text, question, before, said) => expect(say(text, question, ...before)).toMatch(said))
})
