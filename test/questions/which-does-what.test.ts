import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

const pudding =
  '椰香布丁\n配料：水、白砂糖、椰浆、乳粉、食品添加剂（卡拉胶、瓜尔胶、羟丙基二淀粉磷酸酯、山梨酸钾、β-胡萝卜素）、食用香精'
const sauce =
  '海鮮醬\n成分：水、糖、鹽、大豆、增味劑(621、635)、增稠劑(1442、415)、色素(150c)、防腐劑(211)\n含有大豆'
const sweets =
  'Fizzy Bears\nIngredients: Sugar, Glucose Syrup, Beef Gelatine, Citric Acid, Colours (E120, E141), Preservative (Potassium Sorbate), Glazing Agents (Beeswax, Carnauba Wax), Sweetener (Xylitol).'

describe('which of them does what', () => {
  it.each([
    [pudding, '哪些是增稠的', /识别到 3 项增稠剂：卡拉胶、瓜尔胶、羟丙基二淀粉磷酸酯/],
    [pudding, '防腐的有几样,分别是啥', /^识别到 1 项防腐剂：山梨酸钾。\s*$/],
    [pudding, '让它变稠的是哪几样', /增稠剂：卡拉胶/],
    [sauce, '邊啲係增味嘅', /谷氨酸钠（621）/],
    [sweets, 'what keeps em from going off', /preservatives recognised \(1\): Potassium Sorbate/],
    [sweets, 'whats the stuff that makes them green', /E141/],
  ])('%#: %s %s', (label, question, said) => expect(say(label, question)).toMatch(said))
})

describe('where each of them comes from', () => {
  it.each([
    [pudding, '哪几样是增稠的?分别啥来源', /来自海藻：卡拉胶[\s\S]*来自植物：瓜尔胶[\s\S]*改性的淀粉/],
    [pudding, '增稠剂各是从什么东西里来的', /来自海藻：卡拉胶/],
    [sauce, '增味劑有邊啲,分別用咩做', /一般用微生物发酵[\s\S]*呈味核苷酸/],
    [sauce, '增稠劑係邊幾隻,分別喺邊度提煉', /由微生物发酵制得：415/],
    [sweets, 'which are the colours and whats each from', /cochineal[\s\S]*chlorophyll/],
    [sweets, 'what makes em shiny? and where does that come from', /From insects: Beeswax[\s\S]*From plants/],
    [sweets, 'which are the glazing agents, what are they made of', /From insects: Beeswax/],
    [
      sweets,
      "what bit makes them chewy and where's it from, pig?",
      /Gelatin[\s\S]*From animals: the label calls it Beef/,
    ],
  ])('%#: %s %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it('tells those of which nothing is known together', () =>
    expect(say(sauce, '添加剂分别是什么来源')).not.toMatch(/(?:看不出：标签不写[\s\S]*){2}/))
})

describe('whether it is frightening', () => {
  it.each([
    [sauce, '621驚唔驚㗎', /较低关注/],
    [sauce, '211係咩嚟,驚唔驚', /苯甲酸钠[\s\S]*中等关注/],
    [pudding, '山梨酸钾吓人不', /中等关注/],
    [pudding, '卡拉胶毒不毒', /中等关注/],
    [pudding, '防腐的那个怕不怕人', /山梨酸钾/],
    [sweets, 'is xylitol sus', /xylitol/i],
    [sweets, 'E120 dodgy or nah', /E120/],
    [sweets, 'whats the stuff that makes them green and is it sketchy', /E141[\s\S]*concern/],
  ])('%#: %s %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it('asks of whom it was asked before', () =>
    expect(say(sauce, '有咗五個月,食唔食得?同埋211驚唔驚')).toMatch(/211[\s\S]*|苯甲酸钠/))
})

const noodles =
  '老街牛肉面\n配料：小麦粉、水、食用盐、谷朊粉、碳酸钠、三聚磷酸钠、瓜尔胶、栀子黄、牛肉、白砂糖、味精、辣椒、酵母抽提物'
const ham =
  '烟熏火腿片\n配料：猪肉、水、食用盐、白砂糖、三聚磷酸钠、卡拉胶、D-异抗坏血酸钠、红曲红、亚硝酸钠\n净含量：200克'
const tonic =
  'BUZZLE energy\nIngredients: Water, Sugar, Taurine (0.4%), Caffeine (0.03%), Colour (Curcumin), Citric Acid.\nNutrition per 100 ml: Energy 190 kJ, Fat 0 g, Carbohydrate 11 g, of which sugars 11 g, Protein 0 g, Salt 0.1 g\n250 ml'

describe('which of two does it', () => {
  it.each([
    [noodles, '面黄黄的是碱还是色素', /^栀子黄：按名称它是染黄色的着色剂/],
    [noodles, '让面筋道的是哪样,面粉还是磷酸盐', /有弹性主要来自：[^；]*谷朊粉[^；]*三聚磷酸钠/],
    [noodles, '咩嘢令佢咁鮮,定係得個味精', /鲜主要来自：味精、酵母抽提物/],
    [ham, '让肉发红的是红曲还是亚硝酸钠', /^红曲红：[\s\S]*亚硝酸钠让熟肉保持粉红色/],
    [tonic, 'what gives the kick, taurine or is it the sugar', /^The caffeine does it/],
    [tonic, 'is the yellow a natural colour or something artificial', /curcumin[\s\S]*From plants/i],
    [
      '辣酱\n配料：辣椒、食用盐、大豆油、蒜',
      '红是辣椒的红还是加了色素',
      /^没有列着色剂，红色看配料应来自辣椒/,
    ],
  ])('%#: %s %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it('takes no joke about turning black for a question', () =>
    expect(say(noodles, '我吃了会不会变黑哈哈')).not.toMatch(/着色剂/))
})

const diet =
  'NOVA zero lemonade\nIngredients: Carbonated Water, Citric Acid, Sweeteners (Aspartame, Acesulfame K), Colour (E102), Preservative (Sodium Benzoate), Caffeine.\nContains a source of phenylalanine.\n330 ml'
const paste = '猪肝酱罐头\n配料：猪肝、猪肉、水、食用盐、谷氨酸钠、亚硝酸钠\n净含量：150克'

describe('how dare they, how many and what of it', () => {
  it.each([
    [paste, '亚硝酸钠致癌还敢卖', /2A[\s\S]*允许|亚硝酸钠可用于/],
    [diet, 'E102 how dare they put that in a drink', /colou?r[\s\S]*permitted|may be used/],
    [
      diet,
      'aspartame gives you cancer right? how many cans till im in trouble, im 80 kilo',
      /3200 mg a day for 80 kg/,
    ],
    [
      diet,
      'im 20 weeks pregnant, is one a day ok? the caffeine and that sweetener thing',
      /unborn child from Aspartame/,
    ],
    [paste, '好不好吃还是全靠味精', /尝不到[\s\S]*谷氨酸钠/],
    [noodles, '没放色素吧,还是很咸对不对', /栀子黄/],
  ])('%#: %s %s', (label, question, said) => expect(say(label, question)).toMatch(said))
})

describe('what the second half of a message goes on with', () => {
  it.each([
    [ham, '卡拉胶和磷酸盐分别干嘛的,从哪来', /来自海藻：卡拉胶[\s\S]*不来自动物或植物：/],
    [sauce, '味精同呈味核苷酸二鈉嚇人嗎 係咩做㗎', /较低关注[\s\S]*发酵/],
    [sweets, 'whats xylitol for n whats it made of', /hydrogenated xylose/],
    [sweets, 'is E141 a chemical one or a natural one', /chlorophyll/],
    [diet, 'E102 so bad for u, how come they get away with it', /permitted|may be used/],
    [pudding, '山梨酸钾是化学品吧 为啥不禁', /山梨酸钾可用于|允许/],
    [
      'Brine curds\nIngredients: Milk, Salt, Calcium Chloride, Rennet.',
      'calcium chloride is that not road salt',
      /^Not as such/,
    ],
  ])('%#: %s %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it('takes no smell for a pet', () =>
    expect(say(sweets, 'smells like cat wee, is the beeswax ok')).not.toMatch(/pets/))
})
