import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'
import labels from './labels.json' with { type: 'json' }

const sausage =
  '优味冠 玉米烤肠\n0添加味精  肉粒看得见\n配料：鸡肉（≥45%）、猪肉、水、玉米粒（8%）、食用盐、酵母抽提物、香辛料、食品添加剂（三聚磷酸钠、亚硝酸钠）\n净含量：400g（10根）\n营养成分表\n项目 每100g NRV%\n能量 792kJ 9%\n蛋白质 11.5g 19%\n脂肪 12.0g 20%\n碳水化合物 9.0g 3%\n钠 910mg 46%'
const cocktail =
  '花间集 白桃味 预调鸡尾酒（配制酒）\n酒精度：3%vol\n配料：水、果葡糖浆、白桃汁（添加量≥3%）、伏特加、白砂糖、食品添加剂（二氧化碳、柠檬酸）、食用香精\n净含量：330ml'
const tea =
  '白桃乌龙气泡茶\n0糖 0脂\n配料：水、赤藓糖醇、浓缩白桃汁、乌龙茶浓缩液、食品添加剂（柠檬酸、三氯蔗糖）、食用香精\n净含量：480mL\n营养成分表 每100mL NRV%\n能量 8kJ 0%\n蛋白质 0g 0%\n脂肪 0g 0%\n碳水化合物 2.0g 1%\n  糖 0g\n钠 20mg 1%'

describe('what the pack claims is held against its figures', () => {
  it.each([
    // Nothing was added, and the table has some all the same.
    [
      labels.l44puffs,
      "'no added salt' but the table says salt 0.08g, so which is it",
      /^Nothing contradicts it[^\n]*no salt was recognised[\s\S]*0\.08 g of salt[^\n]*by nature/,
    ],
    [labels.l44puffs, 'it says no added salt, why is there salt in the table', /^Nothing contradicts it/],
    [
      labels.l46pouch,
      'no added sugar yet 10.4 g sugar per pouch, how come',
      /^(?!.*cannot be checked)[\s\S]*lactose/,
    ],
    // A word for energy.
    [
      labels.l44oatbar,
      "'natural energy' - isnt that just sugar by another name?",
      /^Partly: 24\.5 g of sugars.*24 % of the energy, from Date Paste, Honey, Sugar/,
    ],
    [labels.l44oatbar, 'natural energy, so basically sugar?', /^Partly/],
    // Less than another one.
    [
      labels.l45yogurt,
      '号称减糖25%，还放安赛蜜三氯蔗糖，不是忽悠人嘛',
      /^不算说谎(?=[\s\S]*12\.4 g)[\s\S]*经典款相比[\s\S]*甜味剂补上：安赛蜜、三氯蔗糖/,
    ],
    [labels.l45yogurt, '减了糖又加甜味剂，这算减糖吗', /^不算说谎[\s\S]*12\.4 g/],
    [labels.l47puff, '减盐了是不是就可以多吃', /^不算说谎，但“减”只是比那一款少/],
    // A figure of the front.
    [labels.l45bar, 'it says 20g protein, does the table agree', /^Yes, it agrees.*20 g of protein in 60 g/],
    [labels.l45bar, '4g sugar claim, is it true', /^Yes, it agrees/],
    [labels.l45bar, 'only 4g sugar but it tastes so sweet why', /^Mostly from sweeteners/],
    [labels.l45cheese, '写着高钙，含量真购得上高钙的标准吗', /^“高钙”与营养成分表相符/],
    // Of a colour that nobody added.
    [labels.l44haw, '写着不添加色素怎么颜色这么红', /没有发现矛盾[\s\S]*山楂/],
    [sausage, '写着0添加味精，那这酵母抽提物不就是换个马甲？', /^字面没错，作用差不多.*谷氨酸/],
    [tea, '真的0糖？配料明明有桃汁，骗谁呢', /^(?![\s\S]*不符)[\s\S]*不算骗人/],
  ])('%#: %s', (text, question, said) => expect(say(text, question)).toMatch(said))

  it('tells the share of the juice before the flavouring beside it', () => {
    expect(say(cocktail, 'how much real peach juice is in this, or is it just flavouring')).toMatch(
      /^The label declares 白桃汁 at at least 3%[\s\S]*食用香精/,
    )
  })

  it.each([
    [labels.l45plumwine, '一瓶有多少糖', /^500 ml 约含糖 47\.5 g/],
    [labels.l45plumwine, 'how much sugar in half a bottle', /^About 23\.8 g of sugar in 250 ml/],
  ])('works out the sugar that a wine states by the litre: %#', (text, question, said) =>
    expect(say(text, question)).toMatch(said),
  )
})
