import { describe, expect, it } from 'vitest'
import { analysed, ask, say } from '../labels/asking.ts'
import labels from './labels.json' with { type: 'json' }

const loaf =
  'Gluten Free Seeded Loaf\nIngredients: Water, Gluten Free WHEAT Starch, Maize Starch, Dried EGG White, Humectant (Vegetable Glycerine), Salt.\nMay contain SOYA. Not suitable for people with a wheat allergy. Contains less than 20ppm gluten.'
const sleep =
  '酸枣仁植物饮料\n配料：水、赤藓糖醇、γ-氨基丁酸、茶叶茶氨酸、食品添加剂（柠檬酸、三氯蔗糖）\n每瓶（50mL）含：γ-氨基丁酸200mg\n食用方法：睡前饮用，每日1瓶\n提示：本品为普通食品，不能代替药物。\n净含量：500mL（50mL×10）'
const powder =
  'PRE-WORKOUT\nIngredients: Citrulline Malate, Beta-Alanine, Taurine, Sweeteners (955).\nBeta-alanine may cause a temporary tingling sensation.\nNET 300g'
const bar = 'Collagen bar\nIngredients: Hydrolysed Bovine Collagen (20%), Almonds, Honey.\nNet 40 g'

describe('wheat starch in food free from gluten', () => {
  it.each([
    ['is there wheat in this', /^Yes: contains wheat \(Gluten Free WHEAT Starch\)/],
    [
      'my lad has a wheat allergy, is it safe for him',
      /^No, not suitable: contains wheat .*Not suitable for people/,
    ],
    ['can a coeliac eat this', /^By the label, yes: .*20ppm/],
    ['any gluten in it', /^By the label, no/],
    ['any animal stuff in here? glycerine worries me', /vegetable source[\s\S]*EGG White/],
  ])('%s', (question, said) => expect(say(loaf, question)).toMatch(said))
})

describe('what the pack gives for a day, and what it is', () => {
  it.each([
    ['一个晚上喝两瓶可以吗', /^不建议：标签写的用量是“.*每日1瓶/],
    ['一瓶GABA多少毫克', /γ-氨基丁酸200mg/],
  ])('%s', (question, said) => expect(say(sleep, question)).toMatch(said))

  it('scores what calls itself an ordinary food', () =>
    expect(analysed(sleep)?.result?.noScore ?? null).toBeNull())
})

describe('effects of an ingredient', () => {
  it.each([
    [
      powder,
      'my face and hands go pins n needles after this. which ingredient is it, am i allergic',
      /Beta-alanine may cause/,
    ],
    [bar, 'does the collagen do anything for my skin', /^Not proven: EFSA \(2013\)/],
    [bar, 'is the collagen any good for my knees', /^Not proven: EFSA \(2011\)/],
    ['魔芋爽\n配料：水、魔芋粉、氢氧化钙、食用盐', '魔芋里为什么放氢氧化钙', /凝成不怕热/],
  ])('%#', (label, question, said) => expect(say(label, question)).toMatch(said))

  it('asks nothing of skin where protein is meant', () =>
    expect(say(bar, '一根多少克蛋白')).not.toMatch(/EFSA/))
})

it('takes a headscarf for a question of a Muslim', () =>
  expect(say(bar, '同事戴头巾的，可以请她吃吗')).toMatch(/清真/))

describe('numbers beside names, as packs of Hong Kong and Macau print them', () => {
  const lozenge =
    '無糖喉糖\n配料：甜味劑（953 異麥芽酮糖醇、951 阿斯巴甜、950 乙酰磺胺酸鉀）、酸度調節劑（330）、色素（141 銅葉綠素）、甘草提取物（0.3%）'
  it('reads both', () =>
    expect(
      analysed(lozenge)?.result?.ingredients.flatMap(({ children }) =>
        children.flatMap(({ additiveId }) => additiveId ?? []),
      ),
    ).toEqual(['19.004', '19.011', '01.101', '08.153']))
  it.each([
    ['色素那個141是動物來的嗎', /^来自植物：141 銅葉綠素/],
    ['有咗四個月 呢隻糖有阿斯巴甜喎 食唔食得', /阿斯巴甜在 ADI/],
    ['配料最后那个141是不是虫子做的', /^来自植物/],
  ])('%s', (question, said) => expect(say(lozenge, question)).toMatch(said))
})

describe('a reaction, a claim and a place', () => {
  it.each([
    ['面包\n配料：小麦粉、脱脂奶粉、酵母', '那奶呢 他喝奶要起疹子', /^不能吃：含乳/],
    [
      '滴鸡精 无添加盐\n配料：鸡肉萃取液（土鸡、水）、红枣、枸杞\n营养成分表\n项目 每100克\n能量 130千焦\n蛋白质 7克\n脂肪 0克\n碳水化合物 0.5克\n钠 87毫克',
      '写无添加盐怎么还有钠，骗人吧',
      /配料本身带的/,
    ],
    [
      'Cookies\nIngredients: Rice Flour, Sugar, Xanthan Gum.',
      'xanthan gum, whats it doing and where is it in the order',
      /number 3 of 3/,
    ],
  ])('%#', (label, question, said) => expect(say(label, question)).toMatch(said))
})

describe('what a reader of rounds 60 to 62 found false or harmful', () => {
  const mix =
    'Pancake Mix\nIngredients: Wheat Flour, Sugar, EGG White Powder, Buttermilk Powder.\nCook in a hot pan.'
  const ice = 'Kulfi\nIngredients: Milk, Sugar, Double Cream.\nMay contain PISTACHIO and ALMOND nuts.'
  const ham = '哈尔滨红肠\n配料：猪肉、水、淀粉、食用盐、亚硝酸钠'
  const snack =
    'Chevda\nNo artificial colours or preservatives\nIngredients: Flaked Rice, Golden Sultanas (Sultanas, SULPHUR DIOXIDE), Salt.'
  const sweets =
    'Jelly Snakes\nIngredients: Glucose Syrup, Cane Sugar, Gelatine.\nNutrition per 100 g\nEnergy 1400 kJ\nFat 0.2 g\nCarbohydrate 78 g, of which sugars 48 g\nProtein 4 g\nSalt 0.2 g\nServing size 25 g (3 snakes)\n200 g'
  const shake = 'Shake\nIngredients: Water, Milk Protein, Caffeine.\nCaffeine 100 mg per bottle\n330 ml'
  it.each([
    [mix, 'pregnant n craving pancakes, raw egg??', /^It is not cooked yet/],
    [
      ice,
      'my son carries an epipen for pistachio. no nuts in the ingredients so hes fine yeah?',
      /^Better not: the label warns/,
    ],
    [ham, '怀孕五个月 红肠 凉着切片直接吃行不行', /不要凉着吃/],
    [
      snack,
      'front says no preservatives but theres sulphur dioxide, so which is it',
      /^No: .*SULPHUR DIOXIDE/,
    ],
    [snack, 'any preservatives in it', /^Yes: .*SULPHUR DIOXIDE/],
    [
      sweets,
      'my boy is type 1, goes low at half time. would 3 snakes bring him back up?',
      /^It does raise blood sugar/,
    ],
    [shake, 'is the caffeine enough to get me banned', /Caffeine is not on WADA/],
    [ham.replace('亚硝酸钠', '谷氨酸钠'), '味精不是致癌吗', /^没有看到致癌：.*EFSA（2017）/],
  ])('%#: %s', (label, question, said) => expect(say(label, question)).toMatch(said))
})

describe('MSG, sweetness and the saltiest sachet', () => {
  const soup =
    "胡辣汤\n汤料包：小麦粉、胡椒、食用盐、谷氨酸钠（621）、5'-鸟苷酸二钠（627）\n醋包：酿造食醋（水、糯米、食用盐）"
  const milk = '高钙奶粉 无添加蔗糖\n配料：脱脂乳粉、全脂乳粉、碳酸钙'
  it.each([
    [soup, '621是不是味精', /^是：谷氨酸钠就是味精/],
    [soup, '627是味精吗', /^不是：5'-鸟苷酸二钠/],
    [soup, '味精有害吗', /^(?!是：)/],
    [soup, '哪一包最咸', /最可能是汤料包.*只在酿造食醋的括号里/],
    [milk, '那为啥喝着还是甜的', /甜味来自配料本身的糖：脱脂乳粉/],
  ])('%#: %s', (label, question, said) => expect(say(label, question)).toMatch(said))
})

describe('what a reader of unseen rounds found harmful', () => {
  const balls = '咖喱鱼蛋\n鱼蛋：鱼肉、淀粉、食用盐\n酱包：水、花生酱、咖喱粉\n致敏物质：鱼类、花生'
  const bites =
    'Flapjack Bites\nIngredients: Gluten Free Oats, Golden Syrup, Fenugreek Powder.\nIf you take blood thinning or diabetes medication, consult your GP before use.'
  const energy =
    'Energy Drink\nIngredients: Water, Taurine, Caffeine.\nCaffeine 300 mg per can\nNot recommended for persons under 18. Do not exceed 1 can per day.\n473 ml'
  it.each([
    [balls, '我个仔对花生敏感 酱包不要 只吃鱼蛋行不行', /^不(?:建议|能只靠这样)：.*花生/],
    [
      bites,
      'does the fenugreek bit matter with my insulin',
      /^Ask your doctor or pharmacist .*diabetes medication/,
    ],
    [energy, 'if i snort the powder does it hit faster', /^No, never/],
    [energy, 'so if i drink 10 do i see through time', /^No: the label says "Do not exceed 1 can per day"/],
    [energy, '17 got a exam tmrw, one of these gonna keep me up?', /under 18/],
  ])('%#: %s', (label, question, said) => expect(say(label, question)).toMatch(said))
})

describe('what harmed by the marks of readers on rounds 71 to 74', () => {
  it.each([
    ['l71-antang', '我妈吃虾浑身起包 想买这个钙片给她 钙片跟虾没关系吧', /^有：含甲壳类/, /沉下来/],
    ['l74-antang', '外头刷的二氧化钛不就是刷墙那白粉吗', /二氧化钛|资料/, /霉/],
    ['l71-zerobrut', 'is this halal', /^Not for halal diets[^\n]*0\.5%/, /no alcohol/],
    ['l74-xiehuang', '早上放两大勺 一勺差不多三十克吧 多少钠', /共 60 g[^\n]*钠 990 mg/, /495/],
    ['l74-shouzhuabing', '能直接微波叮一下吃不', /它是生的，怎么热都要做熟透/, /可以直接吃/],
    [
      'l72-codliver',
      '8 weeks preg, half a tin ok?',
      /^Better not[^\n]*vitamin A/,
      /no ingredient is of particular/,
    ],
    ['l72-jiuniang', '坐月子餵母奶 每天一碗 煮滾了酒精就沒了吧', /酒精含量/, /没有查到哺乳期要避开的/],
    ['l72-xueyuchang', '有一根鼓得跟气球似的 还能吃不', /不行：标签写着“胀袋、漏气请勿食用”/, /可以吃/],
    ['l72-xueyuchang', '应该没鸡蛋吧 娃吃蛋起一身疹子', /含蛋类（鸡蛋清）/, /没有识别到蛋/],
    ['l72-salmon', '化冻9天了 我妈化疗 再冻回去给她行不', /李斯特菌[\s\S]*不可再次冷冻/, /可以再冻/],
    ['l74-mijiu', 'is there alcohol in this rice thing? im muslim', /^No: [^\n]*alcohol/, /No alcohol/],
    ['l73-grapefruit', '第一型糖尿病 血糖58發抖 要喝幾cc', /会升血糖，能应急[^\n]*约 155 ml/, /少吃为好/],
    ['l73-plumwine', '半瓶梅酒算多少克酒精', /250 ml约含酒精 23\.7 g/, /识别到 \d 项酒精/],
    ['l72-latte', '瓶盖25 08 19 今天2026年4月30 到期没', /没过期[^\n]*还有19天/, /273/],
  ] as const)('%s: %s', (label, question, said, unsaid) => {
    const answer = say(labels[label], question)
    expect(answer).toMatch(said)
    expect(answer).not.toMatch(unsaid)
  })
})

it('says nothing of what was recognised where there is no label', () =>
  expect(ask('有牛奶或者花生吗', null).answer).not.toMatch(/没有识别到/))
