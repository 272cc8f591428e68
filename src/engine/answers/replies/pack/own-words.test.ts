import { expect, it } from 'vitest'
import { analysed, ask as askOf } from '../../../../../test/labels/asking.ts'

const bears =
  'Fruit Gummies\nIngredients: Glucose Syrup, Sugar, Water, Pork Gelatine, Acid (Citric Acid), Fruit Juice from Concentrate (minimum 1%).\nNot suitable for children under 3 years: choking hazard.\nDo not refrigerate.\nNet weight 140 g\nNutrition per 100 g\nEnergy 1445 kJ / 340 kcal\nFat 0.2 g\nCarbohydrate 78 g, of which sugars 54 g\nProtein 6.2 g\nSalt 0.08 g'
const jelly =
  '葡萄味吸吸果冻\n配料：饮用水、果葡糖浆、浓缩葡萄汁（≥5%）、魔芋粉、山梨酸钾\n警示语：勿一口吞食；三岁以下儿童不宜食用，老人儿童须监护下食用\n净含量：150克\n保质期：10个月\n贮存条件：常温避光'
const toast =
  '牛奶吐司\n配料：小麦粉、饮用水、白砂糖、鸡蛋、全脂乳粉（2%）、丙酸钙\n净含量：400克\n保质期：10天\n贮存：阴凉干燥处，开封后冷藏并尽快食用'
const powder =
  '某某牌西洋参片\n配料：西洋参、糊精\n不适宜人群：少年儿童、孕妇\n保质期：24个月\n请勿放置于阳光直射处'
const tea =
  'Iced Tea\nIngredients: Water, Sugar, Tea Extract.\nIf you are pregnant or breast-feeding, consult your doctor before use.\nOnce opened keep refrigerated and drink within 3 days.\nBest before: see cap'
const juice = '果汁飲品\n成分：水、糖、橙汁\n開封後請冷藏並於24小時內飲用\n此日期前最佳：見樽蓋'

const ask = (text: string, question: string) => askOf(question, analysed(text)).answer.replace(/\[\d+\]/g, '')

it.each([
  // A sentence is quoted with the word that turns it round.
  [
    bears,
    'are these ok for my 2 year old',
    /^No: the label says "Not suitable for children under 3/,
    /: suitable/,
  ],
  [bears, 'what age is it for', /Not suitable for children under 3/, /: suitable/],
  [bears, 'how do I store it', /Do not refrigerate/, /: refrigerate/],
  [powder, '适宜什么人群', /不适宜人群：少年儿童、孕妇/, /适宜人群 少年|：适宜人群/],
  // Not under three is no word on a child of six, and yet it is told.
  [bears, 'can my 6 year old have these', /under 3 years: choking/, /^No: the label/],
  [jelly, '8岁孩子能吃这个果冻吗', /三岁以下儿童不宜/, /^不能/],
  [jelly, '我家宝宝两岁半能吃吗', /^不能：标签写着.*三岁以下/, undefined],
  // The old and their teeth: the pack's own words.
  [jelly, '我今年七十八了牙口不好 这果冻能吃吗', /噎[\s\S]*老人儿童须监护/, /不建议 3 岁以下/],
  [jelly, '72岁老人能吃吗', /老人儿童须监护/, /婴幼儿|不建议 3 岁以下/],
  [jelly, 'is it ok for grandpa, he has no teeth', /slippery[\s\S]*老人儿童须监护/, /^No/],
  // A doctor only where the pack names one.
  [tea, 'can I drink it, I am pregnant', /ask a doctor first/, /says: not in pregnancy/],
  [powder, '孕妇能吃吗', /^不能：标签写着“不适宜人群：少年儿童、孕妇”。$/, undefined],
  // Once opened.
  [
    toast,
    '开了袋以后怎么放，能放几天',
    /开封后冷藏并尽快食用[\s\S]*能放几天标签没有写；“10天”是没开封的/,
    /防腐剂|水分很少/,
  ],
  [toast, '拆开之后要冷藏吗，能放多久', /开封后冷藏/, /防腐剂|含水/],
  [tea, 'once opened how long does it keep', /within 3 days/, /does not say/],
  [juice, '開咗之後可以放幾耐', /24小時內/, /没有写/],
  [jelly, '开封后怎么保存', /没有写[\s\S]*常温避光/, undefined],
  // Why it keeps: dry is what is dry.
  [toast, '凭什么能放这么久不坏', /^靠防腐剂：配料里有丙酸钙/, /水分很少/],
  [
    '苏打饼干\n配料：小麦粉、植物油、食用盐\n贮存：阴凉干燥处',
    '没有防腐剂怎么能放一年不坏',
    /水分很少/,
    undefined,
  ],
  // At least is not exactly, and the rest is the rest.
  [jelly, '浓缩葡萄汁有多少', /至少 5%/, undefined],
  [bears, 'how much fruit juice is in it', /at least 1%/, undefined],
  [
    '草莓酸奶\n配料：生牛乳（≥80%）、白砂糖、草莓酱',
    '剩下那20%是什么',
    /^其余最多 20%：白砂糖、草莓酱/,
    /第 1 项/,
  ],
] as const)('%j\n%s', (text, question, said, not) => {
  const answer = ask(text, question)
  expect(answer).toMatch(said)
  if (not) expect(answer).not.toMatch(not)
})
