import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

const sausage =
  'Beef Sausage Slices 57g\nIngredients: Beef (62%), Water, Salt, Cooking Wine\nNutrition per 100g / per 57g slice\nEnergy 1106kJ 266kcal / 630kJ 152kcal\nFat 19.8g / 11.3g\nof which saturates 8.6g / 4.9g\nCarbohydrate 11g / 6.3g\nof which sugars 0.6g / 0.3g\nProtein 10.6g / 6g\nSalt 1.6g / 0.9g'
const chilliOil =
  '油泼辣子\n配料:菜籽油、辣椒、食用盐、白砂糖\n营养成分表\n项目 每100克 NRV%\n能量 2478kJ 30%\n蛋白质 7.0g 12%\n脂肪 58.0g 97%\n碳水化合物 12.5g 4%\n钠 2350mg 118%\n建议每次用量:15克(约一汤匙)'
const milk =
  '高钙奶粉\n配料:脱脂奶粉、麦芽糊精、维生素K1\n注意:本品含维生素K,正服用薄血药(如华法林)人士饮用前请先咨询医生。'
const curd =
  '腐乳\n配料:黄豆、水、米酒、食用盐\n营养成分表\n项目 每100克 NRV%\n能量 600kJ 7%\n蛋白质 8.0g 13%\n脂肪 6.0g 10%\n碳水化合物 16.0g 5%\n钠 3200mg 160%'

describe('of somebody on medicine the food is judged, and the medicine is for those who know it', () => {
  it.each([
    [
      "my man's on warfarin and a low salt diet is he alright wi this",
      sausage,
      /0\.9 g of salt[\s\S]*doctor or pharmacist to say/,
    ],
    [
      "i'm on statins can i have this for breakfast",
      sausage,
      /high blood lipids[\s\S]*4\.9 g of saturated fat[\s\S]*pharmacist/,
    ],
    ["dad's on blood pressure tablets can he have two slices", sausage, /1\.8 g of salt[\s\S]*pharmacist/],
    [
      'husband takes ramipril, one slice ok?',
      sausage,
      /high blood pressure[\s\S]*0\.9 g of salt[\s\S]*pharmacist/,
    ],
    [
      '奶奶高血压吃降压药 顿顿离不了这个 一天最多挖几勺',
      chilliOil,
      /15克[\s\S]*钠 353 mg[\s\S]*请问医生或药师/,
    ],
    ['老爷子吃着缬沙坦 这个能拌面吃不', chilliOil, /^不建议（高血压）[\s\S]*请问医生或药师/],
    ['阿爷食緊血壓藥 呢個食唔食得', curd, /高血压[\s\S]*钠 480[\s\S]*请问医生或药师/],
    ['我吃二甲双胍的 这辣子能放心吃吗', chilliOil, /糖尿病[\s\S]*请问医生或药师/],
  ])('%s', (question, label, said) => expect(say(label, question)).toMatch(said))

  it('quotes what the pack says of the medicine, once and first, and names the vitamin K', () => {
    const answer = say(milk, '老公通波仔之後食緊薄血丸 飲唔飲得呢隻奶粉')
    expect(answer).toMatch(/^先问医生或药师[^。]*本品含维生素K[\s\S]*特别指出维生素K1/)
    expect(answer.match(/正服用薄血药/g)).toHaveLength(1)
  })

  it('of an antibiotic begins with the alcohol of the list', () => {
    expect(say(curd, '孩子在吃头孢 这个能吃一块吗')).toMatch(/^不行，除非医生或药师说可以：含米酒/)
    expect(say(sausage, "i'm on statins can i have this")).not.toMatch(/Wine|leave it/)
  })

  it.each([
    ['腐乳跟降压药一起吃行吗', curd],
    ['吃完降压药能不能马上吃这个', curd],
    ['血压高 吃了这个降压药要不要减半', curd],
    ['我在吃氨氯地平,吃这个会不会跟药犯冲', curd],
    ['is this ok with my metformin tablets', sausage],
    ['do blood pressure pills go with sausage', sausage],
  ])('%s is for a doctor or pharmacist alone', (question, label) =>
    expect(say(label, question)).toMatch(/^(?:用药和剂量请问医生或药师|For medicines and doses)/),
  )

  it('lets nobody leave a medicine for a food', () => {
    expect(say(curd, '喝这个就不用吃降糖药了吧')).toMatch(/^不能代替药/)
  })
})
