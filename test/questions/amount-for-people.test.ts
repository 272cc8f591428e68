import { describe, expect, it } from 'vitest'
import { createAsking } from './judge.ts'

const table = (rows: string) => `营养成分表\n项目 每100g NRV%\n${rows}`
const ask = await createAsking({
  sausage: `台式烤肠\n净含量：500g（50g×10根）\n配料：猪肉、水、玉米淀粉、白砂糖、食用盐\n${table('能量 1086kJ 13%\n蛋白质 12.0g 20%\n脂肪 18.5g 31%\n碳水化合物 11.6g 4%\n钠 880mg 44%')}`,
  tea: `冰红茶\n净含量：500ml\n配料：水、白砂糖、果葡糖浆、红茶粉\n营养成分表\n项目 每100ml NRV%\n能量 165kJ 2%\n蛋白质 0g 0%\n脂肪 0g 0%\n碳水化合物 9.7g 3%\n糖 9.3g\n钠 15mg 1%`,
  noodles: `热干面\n净含量：165克\n面饼：小麦粉、饮用水、食用盐\n酱汁包：酿造酱油（水、脱脂大豆、小麦、食用盐）、水、白砂糖\n萝卜丁包：萝卜、食用盐、辣椒\n${table('能量 1535千焦 18%\n蛋白质 9.6克 16%\n脂肪 13.0克 22%\n碳水化合物 52.4克 17%\n钠 1480毫克 74%')}`,
  ice: '冰粉\n净含量：210克\n冰粉粉包：白砂糖、魔芋粉\n红糖风味糖浆包：水、红糖、果葡糖浆\n花生碎包：花生仁',
  sauce:
    'Satay Simmer Sauce\n490g Serves 4\nINGREDIENTS: Water, Peanuts (18%), Sugar, Onion, Salt, Garlic.\nNUTRITION INFORMATION Servings per package: 4  Serving size: 122g\nAvg Qty per Serving / per 100g\nEnergy 842kJ / 690kJ\nProtein 6.2g / 5.1g\nFat, total 13.1g / 10.7g\n- saturated 5.2g / 4.3g\nCarbohydrate 14.8g / 12.1g\n- sugars 10.5g / 8.6g\nSodium 790mg / 648mg',
})

const cases: readonly (readonly [string, string, RegExp, RegExp])[] = [
  ['sausage', '糖尿病人早上吃一根可以吗', /^少量可以.*50 g.*5\.8 g[\s\S]*主食里扣/, /看吃多少/],
  ['tea', '糖尿病能喝一瓶吗', /^不建议（糖尿病）.*糖 46\.5 g/, /看吃多少/],
  ['noodles', '高血压能吃这碗面吗', /^不建议（高血压）.*2442 mg[\s\S]*只放一半/, /每 100 克约含钠/],
  [
    'noodles',
    '高血压 酱汁包只放一半呢 能吃吗',
    /^还是不建议（高血压）[\s\S]*酱汁包[\s\S]*2442 mg/,
    /每100 g/,
  ],
  ['noodles', '奶奶茹素 能吃吗', /素/, /动物来源的配料：/],
  ['ice', '糖尿病想吃 不放红糖浆可以不', /^少吃为好（糖尿病）[\s\S]*冰粉粉包（白砂糖/, /看吃多少/],
  [
    'sauce',
    'bp is high, half a serve of this ok?',
    /^Better not|^Better only|^Only this much[\s\S]*395 mg/,
    /half the pack/,
  ],
]

describe('an amount that people ask about is judged for them', () => {
  it.each(cases)('%s: %s', (label, question, has, hasNot) => {
    const language = /[\u4e00-\u9fff]/.test(question) ? 'zh-Hans' : 'en'
    const { said } = ask({ label, language, history: [], question })
    expect(said.answer).toMatch(has)
    expect(said.answer).not.toMatch(hasNot)
  })

  it('keeps the people and the amount for every day', () => {
    const history = ['high blood pressure, half a serve of this ok?']
    const { said } = ask({ label: 'sauce', language: 'en', history, question: 'and every day?' })
    expect(said.answer).toMatch(/high blood pressure\)[\s\S]*395 mg/)
  })
})
