import { describe, expect, it } from 'vitest'
import { analysed, ask as askOf } from '../labels/asking.ts'
import labels from './labels.json' with { type: 'json' }

const byName: Readonly<Record<string, string>> = labels
const say = (label: string, question: string, ...before: string[]) =>
  askOf(question, analysed(byName[label] ?? label), ...before).answer.replace(/\[\d+\]/g, '')

const sausage =
  '广式腊肠\n配料：猪肉、白砂糖、食用盐、白酒、食品添加剂（亚硝酸钠、红曲红）\n产品类型：生制品，须彻底煮熟后食用\n食用方法：清水洗净，隔水蒸20分钟\n贮存条件：0-20℃阴凉处，开封后请冷藏并于15日内食用完\n保质期：6个月\n产地：广东省中山市'
const slices =
  'Parkin\nINGREDIENTS: OATMEAL (21%), Black Treacle (16%), Fortified WHEAT Flour, Golden Syrup, Humectant: Glycerol.\nStore in a cool, dry place. Once opened eat within 5 days.\nBEST BEFORE: see front of pack   240g e\nMoorside Bakery Ltd, Leeds'

describe('somebody, and what the pack says of the food at hand', () => {
  it.each([
    [sausage, '孕妇，开封了一个月还能吃吗', /^超过标签写的时间了/],
    [sausage, '开封三天了，我爸糖尿病能吃吗', /^没有超过标签写的时间[\s\S]*糖尿病/],
    [sausage, '过期两天的还能不能给孙子吃', /^过了保质期的不要吃/],
    [sausage, '80岁奶奶牙口不好，要蒸多久', /吞咽[\s\S]*20分钟/],
    [sausage, '痛风的人，哪里产的', /痛风[\s\S]*中山/],
    [sausage, '我妈高血压，能不能不蒸直接吃', /^不行[\s\S]*煮熟[\s\S]*高血压/],
    [sausage, '孕妇能吃吗，吃之前要洗吗', /孕[\s\S]*清水洗净/],
    [slices, 'im pregnant, opened it a week ago, still ok to eat', /^Too long[\s\S]*5 days/],
    [slices, "I'm pregnant, ok to eat? and how long does it keep", /pregnan[\s\S]*front of pack/],
    [slices, 'who makes it? is it ok for my diabetic dad', /Moorside[\s\S]*diabet/],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })

  it('judges the food and not the people where these were asked for before', () => {
    expect(say(sausage, '能不能不蒸直接吃', '我妈高血压能吃吗')).toMatch(/^不行[\s\S]*煮熟/)
    expect(say(sausage, '开封了一个月还能吃吗', '孕妇能吃吗')).toMatch(/^超过/)
  })

  it('takes no months of a pregnancy or of a baby for those in a cupboard', () => {
    expect(say(sausage, '怀孕三个月能放心吃吗')).not.toMatch(/保质期/)
    expect(say(sausage, '七个月的宝宝能吃吗')).not.toMatch(/保质期/)
  })
})

describe('somebody and nothing besides', () => {
  it.each([
    ['l51-bar', 'what about a six month old', /infants/],
    ['l51-eggroll', '那我两岁的呢', /婴幼儿/],
    ['l51-bar', 'and breastfeeding mums?', /breast-feeding/],
  ])('%s: %s', (label, question, said) => {
    const answer = say(label, question, 'how much sugar is in it')
    expect(answer).toMatch(said)
    expect(answer).not.toMatch(/我把问题理解为|I took the question for/)
  })
})

describe('a ban with the way that is left, and alcohol that is stated', () => {
  it.each([
    [
      'Fish fingers\nIngredients: Pollock (FISH) (58%), Rice Flour, Salt.\nCOOK FROM FROZEN. Grill: medium 12-15 mins. Oven: 220C, 15 mins. Do not microwave.',
      'can i microwave them',
      /^No[\s\S]*Grill: medium 12-15 mins[\s\S]*220C/,
    ],
    [
      '青梅酒\n酒精度：12%vol\n原料：青梅、白酒、水、白砂糖\n产品类型：配制酒',
      '朋友送的，酒精有多少',
      /12%vol/,
    ],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })
})

describe('ages in words', () => {
  it.each([
    ['ok for my two year old?', /infants|toddlers/],
    ['can my five-year-old have this', /child/],
  ])('%s', (question, said) => {
    expect(say('l51-bar', question)).toMatch(said)
  })
})

describe('why it has its colour', () => {
  it.each([
    [slices, 'why is it so dark', /Black Treacle/],
    [sausage, '为什么这么红', /红曲红/],
    [sausage, 'what is the red from', /red yeast|红曲红/i],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })
})
