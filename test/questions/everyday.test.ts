import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

const crisps =
  "薯片\n配料：马铃薯、植物油、辣椒、食用盐、白砂糖、食品添加剂（谷氨酸钠、5'-呈味核苷酸二钠）\n营养成分表\n项目 每100克 NRV%\n能量 2250千焦 27%\n蛋白质 6克 10%\n脂肪 33克 55%\n碳水化合物 50克 17%\n钠 600毫克 30%\n净含量：70克\n保质期：9个月"
const latte =
  '拿铁咖啡\n配料：水、生牛乳、白砂糖、咖啡粉\n营养成分表\n项目 每100毫升 NRV%\n能量 230千焦 3%\n蛋白质 1.5克 3%\n脂肪 1.5克 3%\n碳水化合物 8克 3%\n钠 40毫克 2%\n净含量：250毫升'
const gums =
  'FRUIT GUMS\nIngredients: Sugar, Glucose Syrup, Acid (330), Colours (120, 100).\nNutrition per 100 g: Energy 1440 kJ (339 kcal), Fat 0 g, Carbohydrate 80 g, of which sugars 52 g, Protein 5 g, Salt 0.06 g\nBest before: see back.'
const bread = 'Oat bread\nIngredients: Oat flakes, Water, Sunflower seeds, Salt.\nContains: gluten.'

describe('questions that fit any pack', () => {
  it.each([
    [crisps, '跑步多久能消耗掉', /千卡（\d+ kJ）：60 kg 的人快走约 \d+ 分钟，或跑步（8 km\/h）约 \d+ 分钟/],
    [crisps, '换算成米饭是几碗', /热量约等于 [\d.]+ 碗米饭/],
    [gums, 'how long would i have to walk to burn this off', /339|344 kcal.*brisk walking/],
    [crisps, '刚拔完牙能吃吗', /^不建议.*辣椒（辣）/],
    [crisps, '肾结石可以吃吗', /^看结石的成分，先问医生/],
    [latte, 'anything here that could trigger a migraine', /^It depends \(migraine\): .*caffeine/],
    [latte, '空腹喝行不', /^最好先吃点别的：含咖啡粉/],
    [crisps, '空腹吃行不', /没有识别到咖啡因来源和酒/],
    [gums, 'will this break my fast', /^Yes: \d+ kcal/],
    [crisps, '吃了睡得着吗', /^没有识别到咖啡因来源/],
    [crisps, '开车前能吃吗', /^没有识别到酒精/],
    [crisps, '这玩意儿上火吗', /“上火”.*我的资料.*没有.*辣椒/],
    [crisps, '贫血吃这个补吗', /^看不出：标签没有写铁/],
    [crisps, '颜色跟图片不一样', /发霉、发黏、有异味的不要吃/],
    [crisps, '怎么没写含量', /^法规不要求：GB 7718/],
    [gums, 'why so many numbers', /INS.*carmine \(120\)/],
    [gums, "what does 'best before' mean here", /quality.*safety/],
    [crisps, '过敏原写全了吗', /看不出来：.*GB 7718-2025/],
    [gums, 'sum it up in one sentence', /^\d+ of 100 .*additives among/],
    [bread, 'whats the healthiest thing in it', /^Foods on the list that cost no points.*Oat flakes/],
    [crisps, '飞机上能带不', /航空/],
    [crisps, '有激素吗', /^看不出来，也没有检测过/],
    [latte, '喂奶期喝了宝宝会不会过敏', /^含有：乳/],
  ])('%#: %s %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it('names nothing that is no food as missing', () =>
    expect(say(gums, 'why is the font so tiny lol')).not.toMatch(/No font/))

  it('takes no numbers of the table and no missing date for those of additives', () => {
    expect(say(crisps, '营养成分表那些数字什么意思')).not.toMatch(/INS/)
    expect(say(crisps, '生产日期没写吗')).toMatch(/生产日期/)
  })

  it('gives no whole report where one sentence is wanted', () =>
    expect(say(crisps, '一句话总结一下').split('\n')).toHaveLength(1))
})
