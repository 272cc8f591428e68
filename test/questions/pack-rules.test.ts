import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'
import labels from './labels.json' with { type: 'json' }

describe('what the pack itself says for whom a question is', () => {
  it.each([
    ['a supervised baby', labels.babypuffs, 'can my 8 month old have these', /Always supervise your baby/],
    [
      'colours and children',
      labels.l17energy,
      'is it ok for kids',
      /adverse effect on activity and attention/,
    ],
    ['a spoon and no bottle', labels['l63-ricecereal'], '七个月宝宝能吃吗', /勿放入奶樽/],
    ['honey and infants', labels['l58-puffs'], 'ok for my 9 month old?', /DO NOT FEED TO INFANTS/],
    ['old people and jelly', labels['l64-jelly'], '爷爷80岁能吃吗', /兒童及高齡者須有人陪同/],
    ['bones and a child', labels['l57-duckneck'], '5岁孩子能吃吗', /内有骨头，小心误吞/],
    ['phenylketonuria', labels.l24lemontea, 'I have PKU', /^No: .*不宜使用/],
    [
      'medicine',
      labels.l46gummies,
      '我在吃药能吃吗',
      /^标签写着“If you are pregnant, nursing, taking any medications/,
    ],
    ['a doctor', labels.l46gummies, 'should I ask my doctor first', /consult your doctor/],
    ['driving', labels['l54-meijiu'], '喝完能开车吗', /酒后请勿驾车/],
    [
      'an allergy to milk',
      labels['l47vegsausage'],
      'allergic to milk, can I eat this',
      /Not suitable for milk or egg allergy/,
    ],
  ])('%s', (_, text, question, said) => expect(say(text, question)).toMatch(said))

  it('says nothing of those that it does not speak of', () => {
    expect(say(labels['l48-au-gummies'], 'can my 2 year old have these')).not.toMatch(/4-13 years/)
    expect(say(labels['l58-gfloaf'], 'I am coeliac, can I eat it')).not.toMatch(/wheat allergy/)
    expect(say(labels.l33icecream, '我刚打了4个单位胰岛素,够不够吃这一根')).not.toMatch(/^少吃/)
    expect(say(labels.l37gummy, '这糖能寄存到我孙子结婚吗')).not.toMatch(/看护/)
  })
})

describe('how much the pack allows', () => {
  it.each([
    ['a dose', labels.l46gummies, '一天吃几个', /^标签写着“SUGGESTED USE: .*two \(2\) gummies daily/],
    ['twice a dose', labels.l46gummies, 'can I double it', /two \(2\) gummies daily[\s\S]*Do not exceed/],
    ['a most', labels['l64-energy'], 'can I have it every day', /Do not exceed 1 can per day/],
    ['too much', labels.gumxyl, '吃多了会怎样', /过量食用可能导致腹泻/],
    ['the whole box', labels['l63-lozenge'], '一日食晒成盒16粒會唔會有事', /每日不超過8粒/],
  ])('%s', (_, text, question, said) => expect(say(text, question)).toMatch(said))

  it('does not say that no dose is stated where one is', () => {
    expect(say(labels.l46gummies, '吃多少合适')).not.toMatch(/看不出用量/)
  })
})

describe('may it be eaten as it is', () => {
  it.each([
    [labels.l18fish, '打开就吃行吗', /^可以直接吃：.*开罐即食/],
    [labels.l22lachang, '拿出来就能吃？', /^不行：.*非即食/],
    [labels.l25burger, 'eat as is?', /^No: .*Cook thoroughly/],
    [labels.l33ham, 'do I have to heat it', /^It may be eaten as it is: .*开袋即食/],
    [labels.l41sausage, 'is it already cooked', /^It has to be heated through: .*中心熟透/],
    [labels.l45sausage, 'do I have to heat it', /加热后食用更佳/],
    [labels['l65-nightkitchen-dal'], 'can I eat it cold', /^No: .*piping hot/],
    [labels['l54-pie'], 'how do I know it is done', /piping hot/],
    [labels.l27nuggets, 'can it be refrozen', /^No: .*Do not refreeze/],
  ])('%# %s', (text, question, said) => expect(say(text, question)).toMatch(said))

  it('begins with what was asked', () => {
    expect(say(labels['l53-lachang'], '要煮吗')).toMatch(/^要：/)
    expect(say(labels['l59-jiangya'], '是熟的吗')).toMatch(/^是生的，要做熟：.*非即食/)
    expect(say(labels['l54-pie'], 'does it need cooking')).toMatch(/^Yes: /)
  })

  it('tells nobody with child in its own words that it may', () => {
    expect(say(labels.l33ham, '怀孕5个月 开袋直接吃行吗 要不要煮一下')).not.toMatch(/^可以|\n可以直接吃/)
  })
})

describe('a warning in Chinese, for who asks in English', () => {
  it.each([
    [labels.l28jelly, 'can my 2 year old have this', /^No: .*\(in English: .*not for children under 3/],
    [labels['l64-junyin'], 'who should not have this', /in English: not with phenylketonuria/],
    [labels['l46cheese'], 'how many a day for my 4 year old', /from 3 years on, 1-2 a day/],
    [labels['l58-naicha'], 'pregnant ok?', /in pregnancy only a little(?!.*not for)/],
  ])('%# %s', (text, question, said) => expect(say(text, question)).toMatch(said))
})

describe('an opened pack', () => {
  it.each([
    [labels.oatmilk, 'been open a week', /^Too long.*within 5 days/],
    [labels.l18fish, '打开三天了还能吃吗', /^超过标签写的时间了.*两日内食完/],
    [labels['l60-shanzha'], '打开三天了还能吃吗', /开封后请尽快食用/],
    [labels['l53-ranch'], 'open for a month, still good?', /REFRIGERATE AFTER OPENING/],
    [labels.l47lollies, 'opened two weeks ago, eat or bin?', /Reseal after opening/],
    [labels.l28zhacai, 'can I keep the rest for tomorrow', /开袋后冷藏/],
  ])('%# %s', (text, question, said) => expect(say(text, question)).toMatch(said))

  it('takes ready to eat for no time', () => {
    expect(say(labels.l29plum, 'opened 3 days ago, still ok?')).not.toMatch(/Too long/)
  })
})
