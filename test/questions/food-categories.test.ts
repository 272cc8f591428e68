import { describe, expect, it } from 'vitest'
import { labelFood } from '../../src/engine/answers/entities/foods/food-category.ts'
import { createAnswers } from '../../src/engine/answers/index.ts'
import { createEngine } from '../../src/engine/index.ts'
import { loadFlavourings, loadKnowledge, loadUses } from '../../src/knowledge/index.ts'

const knowledge = await loadKnowledge()
const engine = createEngine(knowledge)

/** The category of GB 2760-2024 that a label with this name, standard and kind is found to be of. */
const categoryOf = (text: string): string | undefined => {
  const product = engine.readProduct(text)
  const label = { result: engine.analyse({ text, product }), product, text }
  return labelFood({ question: '', history: [], language: 'zh', label }, knowledge)?.no
}

/** What products are called, and the category of Annex E that they belong to. */
const byName: readonly (readonly [string, string])[] = [
  ['麻辣大面筋（调味面制品）', '06.07'],
  ['香辣味辣条', '06.07'],
  ['亲嘴烧辣条', '06.07'],
  ['红烧牛肉面（油炸方便面）', '06.07'],
  ['自热米饭', '06.07'],
  ['螺蛳粉', '06.07'],
  ['重庆酸辣粉', '06.07'],
  ['速冻水饺', '06.08'],
  ['黑芝麻汤圆', '06.08'],
  ['手抓饼', '06.08'],
  ['速冻小笼包', '06.08'],
  ['鸡蛋挂面', '06.03.02.02'],
  ['燕麦片', '06.06'],
  ['红薯粉条', '06.05.02.01'],
  ['全麦吐司', '07.01'],
  ['手撕面包', '07.01'],
  ['蛋黄酥', '07.02'],
  ['广式月饼', '07.02.03'],
  ['沙琪玛', '07.02'],
  ['蔓越莓曲奇', '07.03'],
  ['苏打饼干', '07.03'],
  ['夹心威化饼干', '07.03'],
  ['原味薯片', '16.06'],
  ['虾条', '16.06'],
  ['锅巴', '16.06'],
  ['雪饼（膨化食品）', '16.06'],
  ['猪肉脯', '08.03.02'],
  ['五香牛肉干', '08.03.07.02'],
  ['原味肉松', '08.03.07.01'],
  ['火腿肠', '08.03.05'],
  ['台式烤肠', '08.03.05'],
  ['午餐肉罐头', '08.03.08'],
  ['广式腊肠', '08.02.02'],
  ['泡椒凤爪', '08.03.01'],
  ['卤鸭脖', '08.03.01'],
  ['卤蛋', '10.02.01'],
  ['松花皮蛋', '10.02.03'],
  ['咸鸭蛋', '10.02.04'],
  ['鱼豆腐', '09.02.03'],
  ['鳕鱼肠', '09.04.05'],
  ['蟹味棒', '09.02.03'],
  ['鱼罐头', '09.05'],
  ['五香豆干', '04.04.01.03'],
  ['手磨腐乳', '04.04.02.01'],
  ['腐竹', '04.04.01.04'],
  ['涪陵榨菜', '04.02.02.03'],
  ['韩式泡菜', '04.02.02.03'],
  ['海苔', '04.03.02'],
  ['九制话梅', '04.01.02.08.04'],
  ['山楂片', '04.01.02.08.05'],
  ['芒果干', '04.01.02.08'],
  ['黄桃罐头', '04.01.02.04'],
  ['草莓果酱', '04.01.02.05'],
  ['每日坚果', '04.05'],
  ['五香瓜子', '04.05.02.01'],
  ['花生酱', '04.05.02.04'],
  ['牛奶巧克力', '05.01'],
  ['大白兔奶糖', '05.02'],
  ['口香糖', '05.02.01'],
  ['蜜桃果冻', '16.01'],
  ['草莓味雪糕', '03.01'],
  ['绿豆冰棍', '03.03'],
  ['纯牛奶', '01.01'],
  ['原味酸奶', '01.02'],
  ['全脂奶粉', '01.03'],
  ['奶酪棒', '01.06.04'],
  ['乳酸菌饮品', '14.03.01'],
  ['可乐', '14.04'],
  ['柠檬味气泡水', '14.04'],
  ['苏打气泡水', '14.04'],
  ['冰红茶', '14.05.01'],
  ['拿铁咖啡饮料', '14.05.02'],
  ['鲜榨橙汁', '14.02'],
  ['椰汁', '14.03.02'],
  ['核桃乳', '14.03.02'],
  ['速溶咖啡', '14.06.03'],
  ['三合一奶茶固体饮料', '14.06'],
  ['维生素功能饮料', '14.07'],
  ['电解质运动饮料', '14.07'],
  ['生抽酱油', '12.04'],
  ['香醋', '12.03'],
  ['蚝油', '12.10.03.04'],
  ['麻辣火锅底料', '12.10.02'],
  ['郫县豆瓣酱', '12.05'],
  ['番茄沙司', '12.10.02'],
  ['沙拉酱', '12.10.02.01'],
  ['鸡精', '12.10.01.02'],
  ['老干妈油辣椒', '12.10.02'],
  ['洋槐蜂蜜', '11.03'],
  ['料酒', '12.07'],
  ['人造黄油', '02.02.01.02'],
]

/** Product standards as labels state them. */
const byStandard: readonly (readonly [string, string])[] = [
  ['QB/T 5729', '06.07'],
  ['GB/T 40772', '06.07'],
  ['GB 17400', '06.07'],
  ['GB/T 40636', '06.03.02.02'],
  ['GB 19640', '06.06'],
  ['GB/T 20977', '07.02'],
  ['GB/T 20981', '07.01'],
  ['GB/T 20980', '07.03'],
  ['GB/T 19855', '07.02.03'],
  ['GB/T 22699', '16.06'],
  ['GB 17401', '16.06'],
  ['QB/T 2686', '16.06'],
  ['SB/T 10279', '08.03.05'],
  ['GB/T 20712', '08.03.05'],
  ['GB/T 20711', '08.03.04'],
  ['GB/T 23493', '08.02.02'],
  ['GB/T 23586', '08.03.01'],
  ['GB/T 23969', '08.03.07.02'],
  ['GB/T 31406', '08.03.02'],
  ['GB/T 22165', '04.05'],
  ['GB/T 10782', '04.01.02.08'],
  ['GB/T 19343', '05.01'],
  ['SB/T 10018', '05.02'],
  ['SB/T 10021', '05.02'],
  ['GB/T 19883', '16.01'],
  ['GB/T 31114', '03.01'],
  ['GB/T 22106', '04.04.01'],
  ['GB/T 23494', '04.04.01.03'],
  ['SB/T 10439', '04.02.02.03'],
  ['GB 19645', '01.01'],
  ['GB 25190', '01.01'],
  ['GB 25191', '01.01.03'],
  ['GB 19302', '01.02'],
  ['GB 19644', '01.03'],
  ['GB 25192', '01.06.04'],
  ['GB/T 21732', '14.03.01'],
  ['GB/T 21733', '14.05.01'],
  ['GB/T 10792', '14.04'],
  ['GB/T 31121', '14.02'],
  ['GB/T 29602', '14.06'],
  ['GB/T 30885', '14.03.02'],
  ['GB/T 15266', '14.07'],
  ['GB/T 30767', '14.05.02'],
  ['GB/T 31326', '14.05.03'],
  ['GB 19298', '14.01'],
  ['GB/T 18186', '12.04'],
  ['GB/T 18187', '12.03'],
  ['GB/T 24399', '12.05'],
  ['GB/T 21999', '12.10.03.04'],
  ['SB/T 10371', '12.10.01.02'],
  ['GB 31644', '12.10'],
  ['GB/T 20293', '12.10.02'],
  ['GB 10769', '13.02.01'],
  ['GB 10770', '13.02.02'],
  ['GB 10765', '13.01.01'],
  ['GB 14963', '11.03.01'],
  ['GB 15196', '02'],
  ['GB 7101', '14'],
]

const answer = createAnswers({ knowledge, uses: await loadUses(), flavourings: await loadFlavourings() })
const product = '红烧面（油炸方便面）\n配料：小麦粉、棕榈油、食用盐\n执行标准：GB/T 40772'
const label = {
  result: engine.analyse({ text: product, product: engine.readProduct(product) }),
  product: engine.readProduct(product),
  text: product,
}
const ask = (question: string): string =>
  answer({ question, history: [], language: 'zh', label }).answer.replace(/\[\d+\]/g, '')

describe('a row of GB 2760 that is for a part of its category alone', () => {
  it.each([
    ['甜蜜素可以用在辣条里吗', /^允许：.*1\.6 g\/kg/],
    ['甜蜜素可以用在方便面里吗', /^部分允许：.*仅限调味面制品/],
    ['山梨酸钾可以用在辣条里吗', /^不允许：.*没有把山梨酸钾列入“辣条”/],
    ['特丁基对苯二酚方便面允许用吗', /^允许：.*0\.2 g\/kg/],
  ])('%s', (question, expected) => expect(ask(question)).toMatch(expected))
})

describe('the food category of GB 2760 for a label', () => {
  it.each(byName)('%s is of %s', (name, no) => {
    const found = categoryOf(`${name}\n配料：水、食用盐\n净含量：100克`)
    expect(found === no || found?.startsWith(`${no}.`), `${found}`).toBe(true)
  })
  it.each(byStandard)('by its standard %s is of %s', (standard, no) => {
    const found = categoryOf(`某某牌\n配料：水、食用盐\n产品标准号：${standard}\n净含量：100克`)
    expect(found === no || found?.startsWith(no), `${found}`).toBe(true)
  })
})

describe('the limit of an additive that an ingredient or a sachet brings', () => {
  const hotpot =
    '牛油火锅底料\n配料：牛油（牛油、特丁基对苯二酚）、辣椒、豆瓣酱（辣椒、蚕豆、食用盐）、食用盐\n执行标准：GB 31644'
  const snail = '柳州螺蛳粉\n配料：米粉包：大米、水；酸笋包：竹笋、水、食用盐、脱氢乙酸钠\n净含量：300克'
  const kelp = '海婆婆®\n香辣裙带菜梗(即食)\n配料：裙带菜梗、食用盐、山梨酸钾\n净含量：60克'
  it.each([
    ['by the fat that it keeps', hotpot, '特丁基对苯二酚允许用吗', /^允许：“牛油”属于“02\.0/],
    ['by the pickle of its sachet', snail, '脱氢乙酸钠不是禁用了吗', /^没有：[^\n]*酸笋包（腌渍的蔬菜）/],
    ['by the line under the brand', kelp, '山梨酸钾上限是多少', /^最大 0\.5 g\/kg[^\n]*04\.03\.02/],
  ])('%s', (_, text, question, expected) => {
    const its = engine.readProduct(text)
    const own = { result: engine.analyse({ text, product: its }), product: its, text }
    expect(answer({ question, history: [], language: 'zh', label: own }).answer).toMatch(expected)
  })
})
