import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

describe('what a shopper asks first is told first', () => {
  it.each([
    // Which sachets, and not the only one whose name ends so.
    ['l24luosifen', '哪几个料包里有防腐剂啊', /酸笋包.*螺蛳汤料包.*酸豆角包/],
    // Surprise is a question as well.
    ['l20bar', 'wait theres beef in a chocolate bar', /^Yes: ingredients from cattle/],
    // Rehydration salts before what the drink has.
    ['l30dianjie', '幼儿园的娃拉肚子 能喝这个补水吗', /^不建议拿它来补液：.*口服补液盐/],
    ['l30dianjie', 'diarrhoea, can i rehydrate with this', /^Better not for that: .*oral rehydration salts/],
    // How it is to be heated before how long it keeps.
    ['l25fishball', '化冻直接吃可以吗', /^不行：标签写着“食用前請徹底煮熟/],
    ['l19gfdig', 'how long till its gone bad once opened', /within 7 days/],
    // Blood lipids beside another condition.
    ['l66-taosu', '血脂高又有高血压能吃吗', /^不建议（血脂高的人）.*\n.*\n盐不多（高血压）/],
    ['l62-zipitang', '吃几颗会醉', /^这么少多半不会：标签写明白兰地 0\.5%/],
    [
      'l69-yutiaojiu',
      'will it make me drunk',
      /do not drive after drinking.*\nEnough of it does: 8 % of alcohol/,
    ],
    ['l56-gummies', 'gelatin and D3, where do they come from', /lanolin.*\nFrom animals: gelatin/],
    ['l56-gummies', 'are they halal the gelatin i mean', /^It depends/],
    [
      'l29bar',
      'carbs, sugar and polyols per bar',
      /21 g of carbohydrate \(of which 14 g of polyols\), 1\.8 g of sugars/,
    ],
    [
      'l41granola',
      'how many grams of sugar per bowl',
      /^No nutrition table was read.*\nAbout 4\.05 g of Honey in 45 g/,
    ],
    // Where something stands of which no amount is stated.
    ['l71-xiebang', 'how much crab is in it', /number 13; there is most of surimi/],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it('the sulphur dioxide on the apricots is not about the apricots', () => {
    const said = say('l41granola', 'the sulphur dioxide on the apricots, is it harmful to my baby')
    expect(said).toMatch(/SULPHUR DIOXIDE/)
    expect(said).not.toMatch(/I know of no caution|stone fruit/)
  })

  it('is it safe for her, after whether it is in there', () =>
    expect(say('l51-drink', '那怀孕喝了安不安全', '这里有阿斯巴甜吗')).toMatch(
      /^看用量：EFSA（2013）认为阿斯巴甜/,
    ))

  it('that it causes diarrhoea is no wish to make up for one', () =>
    expect(say('l30dianjie', '赤藓糖醇会拉肚子吗')).not.toMatch(/补液/))
})

describe('an allergy to a substance is answered as one, and never with how much of it is acceptable', () => {
  it.each([
    ['l29bar', 'sulphite allergy', /^No sulphite .*no proof/],
    ['l29bar', '亚硫酸盐过敏能吃吗', /^没有识别到亚硫酸盐.*不等于没有/],
    ['l29bar', 'msg allergy', /^It depends: the label does not list monosodium glutamate/],
    ['l19latiao', '味精过敏', /^不能：标签上有谷氨酸钠|^不能：标签上有味精/],
    ['l29bar', 'allergic to food colouring', /^No: the label lists Plain Caramel/],
    ['l29bar', 'dragonfruit allergy', /^It depends: the label does not name dragonfruit/],
  ] as const)('%s: %s', (label, question, said) => {
    const answer = say(label, question)
    expect(answer).toMatch(said)
    expect(answer).not.toMatch(/ADI|acceptable daily intake/i)
  })

  it('a supplement with vitamin A is for the doctor to decide in pregnancy', () => {
    expect(say('l56-gummies', 'pregnant can i take these')).toMatch(
      /^Better not \(pregnancy\), unless your doctor/,
    )
    expect(say('l56-gummies', '孕妇能吃吗')).toMatch(/^不建议（孕妇），除非医生说可以/)
  })
})

describe('a food that is asked for in the other language of the list', () => {
  it.each([
    ['l37toast', 'any palm oil?', /^No palm oil recognised/],
    ['l15gfloaf', '用的菜籽油吗', /^有，/],
    ['l29bar', '有没有蒜', /^没有识别到蒜/],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))
})

it('of what children may not have no number is told', () => {
  expect(say('l62-zipitang', '小孩能吃几颗')).toMatch(/^不能（儿童）/)
  expect(say('l62-zipitang', 'how many can a 6 year old have')).toMatch(/^No \(children\)/)
})

describe('what is asked of the score, and beside an everyday food', () => {
  it.each([
    ['l15gfloaf', 'is 51 good', /^51 of 100 is "Watch"/],
    ['l62-zipitang', '13分是什么意思', /^13 分（满分 100）属于“较差”/],
    [
      'l59-oatdrink',
      'better than milk?',
      /^It depends on what matters\. .*sugars 3\.6 g, the other about 5\.05 g/,
    ],
    ['l59-oatdrink', '和牛奶比哪个好', /^要看看重什么.*蛋白质 1 g/],
    ['l34electro', '能代替水喝吗', /^看为了什么：只为解渴，白水就够/],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it('a number of weeks is no score', () =>
    expect(say('l22energy', "I'm 20 weeks pregnant and knackered. One can a day ok?")).not.toMatch(/of 100/))
})

describe('milk and eggs are found under the words that lists print', () => {
  it.each([
    ['l37toast', '里面有没有奶啊 我们家全素', /有：含乳（黄油、脱脂乳粉）/],
    ['l30suannai', '里面有没有奶啊 我们家全素', /有：含乳（生牛乳）/],
  ] as const)('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
    expect(say(label, question)).not.toMatch(/没有识别到奶/)
  })

  it('preservatives may be mixed, and are added up', () =>
    expect(say('l29soy', '山梨酸钾和苯甲酸钠可以一起用吗')).toMatch(/^可以，但要合计：.*比例之和不应超过 1/))
})
