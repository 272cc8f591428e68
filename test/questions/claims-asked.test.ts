import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

describe('no colour was added, and the food has one', () => {
  it.each([
    ['l44haw', '写着不添加色素怎么颜色这么红 骗人的吧', /^真的，没有发现矛盾[\s\S]*红色看配料应来自山楂/],
    ['l44haw', '不加色素为什么是红的', /山楂本身的颜色/],
    ['l44puffs', 'why are they so orange if no colours', /own colour: [^.]*Carrot/],
    ['ricepops', 'y is it brown', /own colour: [^.]*Cocoa/],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })
})

describe('not added, and the table states some', () => {
  it.each([
    [
      'l44puffs',
      "'no added salt' but the table says salt 0.08g, so which is it",
      /no salt was recognised[\s\S]*Both are true/,
    ],
    ['l44puffs', 'says no added sugar but there are sugars in the table, why', /contain by nature/],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })
})

describe('a claim and a warning on the same pack', () => {
  it.each([
    [
      'l65-nightkitchen-dal',
      'says vegan on the front then may contain milk on the back, which is it',
      /^Both are right/,
    ],
    ['l59-gfbiscuit', 'vegan logo on front but may contain milk on back, do i bin it', /^Both are right/],
    [
      'l59-proteinbar',
      'gluten free, then why wheat on the equipment line, which is it',
      /^Both can be right[^\n]*20 ppm/,
    ],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })
})

describe('less is not low', () => {
  it.each([
    [
      'l45yogurt',
      '号称减糖25%，还放安赛蜜三氯蔗糖，不是忽悠人嘛',
      /^不算说谎(?=[\s\S]*“减”不等于低)(?=[\s\S]*12\.4 g)[\s\S]*经典款[\s\S]*甜味剂补上：安赛蜜、三氯蔗糖/,
    ],
    ['l45yogurt', '减糖是不是就低糖', /^“减”不等于低/],
    ['l31pickle', '减盐30%是不是忽悠人,钠还两千多呢', /^不算说谎[\s\S]*“减”不等于低，现在还是高/],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })
})

describe('the same by another name', () => {
  it.each([
    ['l44sausage', '没加味精，可酵母抽提物不就是味精换个马甲', /^字面没错，作用差不多[^。]*酵母抽提物/],
    ['l47vegsausage', 'no msg but yeast extract, isnt that the same', /^True to the letter/],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })

  it('says nothing of it where the thing itself is listed', () => {
    expect(say('l45noodle', '没加味精吧，水解植物蛋白不就是味精换个马甲')).not.toMatch(/字面没错/)
  })
})

describe('names that come near', () => {
  it.each([
    ['l44sausage', '叫玉米火腿肠 玉米到底有多少', /甜玉米粒[^。]*5%/],
    ['l45noodle', '那5呈味核甘酸二钠又是啥', /^5'-呈味核苷酸二钠/],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })
})

describe('natural, hot and heated', () => {
  it.each([
    ['l44oatbar', 'is it really natural', /^Not all of it: [^.]*Natural Flavouring/],
    ['l44noodle', '邊包係辣㗎？我個仔食唔到辣，想攞走佢', /^辣的或可能辣的配料在酱包/],
    ['l45noodle', '红烧牛肉面里到底有没有真牛肉，在哪一包', /至少 1\.5%[\s\S]*酱包/],
    ['l45cheese', 'is it pasteurised', /^Heat-treated: [\s\S]*at 90 °C/],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })
})

describe('two claims at once, and what a claim does not say', () => {
  const haw =
    '0蔗糖山楂条\n高膳食纤维\n配料：山楂、麦芽糖醇液、浓缩苹果汁、三氯蔗糖\n营养成分表\n项目 每100克 NRV%\n能量 860kJ 10%\n蛋白质 0.8g 1%\n脂肪 0.5g 1%\n碳水化合物 66.0g 22%\n—糖 18.6g\n膳食纤维 9.0g 36%\n钠 45mg 2%'
  const soda =
    '橙味汽水\n减糖50%*\n*与本公司原味橙味汽水(糖10.0克/100毫升)相比\n配料:饮用水、白砂糖、安赛蜜\n营养成分表\n项目 每100mL NRV%\n能量 85kJ 1%\n蛋白质 0g 0%\n脂肪 0g 0%\n碳水化合物 5.0g 2%\n—糖 5.0g\n钠 18mg 1%'
  it.each([
    ['0蔗糖和高膳食纤维都是真的吗', haw, /没有加蔗糖[\s\S]*“高膳食纤维”与营养成分表相符/],
    ['0蔗糖 那碳水也是0吗', haw, /18\.6 g[\s\S]*碳水化合物 66 g/],
  ])('%s', (question, label, said) => expect(say(label, question)).toMatch(said))

  it('takes the figure of the other product for no figure of this one', () => {
    const answer = say(soda, '减糖50% 真的吗')
    expect(answer).not.toMatch(/对不上/)
    expect(answer).toMatch(/与本公司原味橙味汽水/)
  })
})

describe('a claim that the question quotes and doubts', () => {
  it.each([
    ['l68-guobaorou', '0添加防腐剂？忽悠谁呢 你给我扒扒', /^不符：[^\n]*苯甲酸钠/],
    ['l68-guobaorou', '这个0添加防腐剂靠谱吗', /^不符：[^\n]*苯甲酸钠/],
    ['l67-ejiao', '0添加白砂糖?哄鬼呢吧 那甜味哪来的', /^不符：[^\n]*冰糖[\s\S]*甜主要来自(?![\s\S]*查不到)/],
    ['l67-mifen', '写0添加白砂糖 那麦芽糊精算不算糖', /^表上不算糖/],
  ])('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))
})

it('takes the yeast of a brewer for no alcohol', () => {
  const answer = say('l68-gewasi', '里面有酒精吗')
  expect(answer).toMatch(/标签写着酒精度 0\.5%vol/)
  expect(answer).not.toMatch(/识别到 \d 项酒精/)
})
