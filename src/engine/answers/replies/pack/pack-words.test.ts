import { expect, it } from 'vitest'
import { analysed, ask as askOf } from '../../../../../test/labels/asking.ts'

const gums =
  'Sugar Free Bears\nSugar free.\nIngredients: Sweetener (Maltitol Syrup), Water, Gelatine (Pork), Colours (E102*, E133), Glazing Agents (E901, E903).\n*E102: May have an adverse effect on activity and attention in children.\nExcessive consumption may produce laxative effects.\nMay contain nuts.\nProduced in Poland\nDirections: bake at 200 C. Turn once. Bake 12 minutes.\nNet weight: 150 g e\nNutrition per 100 g\nEnergy 878 kJ / 210 kcal\nFat 0.3 g\nCarbohydrate 72 g, of which sugars 0.3 g, of which polyols 68 g\nProtein 7.0 g\nSalt 0.05 g'
const pot =
  '自热火锅\n古法 减盐30%\n配料：牛油、豆瓣酱（辣椒、蚕豆、小麦粉）、大豆蛋白（非转基因）、食用盐、麦芽糊精、食品添加剂（阿斯巴甜（含苯丙氨酸）、山梨酸钾、苯甲酸钠、柠檬黄、亮蓝、焦糖色、卡拉胶）\n0蔗糖\n警示：发热包严禁食用；儿童须在成人监护下使用。\n香港制造\n保质期：9个月\n贮存条件：0~4℃冷藏\n营养成分表\n项目 每100克 NRV%\n能量 1155千焦 14%\n蛋白质 14.0克 23%\n脂肪 5.2克 9%\n碳水化合物 46.0克 15%\n—糖 4.4克\n钠 390毫克 20%'
const ask = (text: string, question: string, ...before: string[]) =>
  askOf(question, analysed(text), ...before)

it.each([
  // What the pack warns of, and why.
  [
    gums,
    'why does it say laxative on the back??',
    /^Because it contains Maltitol Syrup, 68 g of polyols per 100 g.*1169\/2011.*"Excessive consumption/,
  ],
  [gums, 'what if i eat five in one go, is my toilet in danger', /^Possibly\. Much Maltitol Syrup/],
  [
    gums,
    'why the warning about activity and attention?',
    /^Because it contains tartrazine \(E102\); .*1333\/2008/,
  ],
  [pot, '为什么写含苯丙氨酸', /^因为含阿斯巴甜；/],
  [pot, '发热包能吃不，煮熟了吃呢', /^不能吃.*发热包严禁食用.*就医/],
  [pot, '为什么写儿童须在成人监护下使用', /儿童须在成人监护下使用/],
  // Claims.
  [pot, '零蔗糖是不是玩文字游戏', /^没有加蔗糖，但不等于没有糖：每100 g含糖 4\.4 g[\s\S]*麦芽糊精/],
  [pot, '写「非转基因」，真的假的？', /^没法核实：标签写着“大豆蛋白（非转基因）”/],
  [pot, '减盐减了多少，跟谁比的', /^标签写着：.*减盐30%/],
  [pot, '古法是真的吗', /“古法”，配料表证明不了/],
  [pot, '蛋白质高吗', /^高：.*14 g；标“高蛋白”要求每100 g至少12 g/],
  [pot, '到底有没有糖', /4\.4 g/],
  // Numbers, hues, ranks, parts.
  [gums, 'E numbers of the colours please', /E102 \(tartrazine\)[\s\S]*E133 \(brilliant blue\)/],
  [gums, 'which one is the yellow dye', /^tartrazine \(E102\)/],
  [pot, '舌头吃蓝了 哪个弄的', /^亮蓝：/],
  [pot, '黄色素加蓝色素调出绿色吗', /^绿色是调出来的：柠檬黄、亮蓝/],
  [
    gums,
    'rank the ingredients from most to least scary',
    /^By our levels of concern, the highest first: high concern: tartrazine \(E102\)/,
  ],
  [pot, '豆瓣酱里面都有什么', /辣椒、蚕豆、小麦粉/],
  // The standard and IARC.
  [pot, '防腐剂混合使用比例之和要算吗', /^要（这里有山梨酸钾、苯甲酸钠）：GB 2760-2024 附录 A/],
  [pot, '甜味剂混合使用要不要算比例之和', /^不用，甜味剂不在其中/],
  [pot, '吃了会不会高五厘米', /^没有查到/],
  [pot, '焦糖色致癌吗', /4-MEI.*2B.*看不出是哪一类/],
  // Where it comes from.
  [
    gums,
    'where does the gelatine come from',
    /^From animals: the label states Gelatine \(gelatin\) \(Pork\)/,
  ],
  [pot, '里面的明胶是猪皮做的吗', /^没有：配料里没有列出明胶；同一用途的是卡拉胶/],
  // Facts.
  [pot, '哪里出产，能放多久', /香港制造[\s\S]*保质期 9个月[\s\S]*0～4℃/],
  [gums, 'where was it made', /Poland/],
  [gums, 'how hot should the oven be and for how long', /200 C\. Turn once\. Bake 12 minutes/],
])('answers %#: %s', (text, question, expected) => {
  expect(ask(text, question).answer.replace(/\[\d+\]/g, '')).toMatch(expected)
})

it('tells what a coating is made of that the question brings up itself', () => {
  const { answer: said } = ask(gums, 'ok and the shiny coating, whats that made of', 'Is the gelatine halal?')
  expect(said).toMatch(/E901.*bees/)
  expect(said).toMatch(/E903.*carnauba/)
})

it.each([
  [gums, 'I get drug tested. Is anything on the WADA list?', /Prohibited List/],
  [
    gums,
    'who actually pays you to say this is safe?',
    /Who pays for my making, or for the studies, is not in my knowledge/,
  ],
  [pot, '这厂家以前上过黑榜没', /12315/],
  [pot, '真能治感冒吗', /食品也不能治病/],
  [gums, 'It says may contain nuts. How much would that be in ppm?', /cannot be told.*May contain nuts/],
])('declines %#: %s', (text, question, expected) => {
  const said = ask(text, question)
  expect(said.isCovered).toBe(false)
  expect(said.answer).toMatch(expected)
})

const bun =
  '开花馒头罐头\n配料：小麦粉、水、燕麦（10%）、酵母、大豆蛋白、酵母抽提物、食品添加剂（碳酸氢钠、三聚磷酸钠、柠檬酸）\n净含量：100克\n保质期：24个月\n营养成分表\n项目 每100克 NRV%\n能量 1155千焦 14%\n蛋白质 14.0克 23%\n脂肪 5.2克 9%\n碳水化合物 46.0克 15%\n—糖 4.4克\n钠 390毫克 20%'

it.each([
  [bun, '怎么炸开花了', /^按配料看，蓬松主要来自：酵母、碳酸氢钠；/],
  [bun, '为什么这么弹牙', /^按配料看，有弹性主要来自：大豆蛋白、三聚磷酸钠；/],
  [bun, '怎么这么酸', /^按配料看，酸主要来自：柠檬酸/],
  [bun, '怎么这么辣', /^从配料看不出为什么辣/],
  [bun, '不放防腐剂怎么能放两年', /^可以：没有识别到防腐剂，罐头密封后加热杀菌（GB 7098）/],
  [pot, '为什么能放9个月', /^靠防腐剂：配料里有山梨酸钾、苯甲酸钠/],
  [bun, '为什么要加酵母抽提物', /^酵母抽提物的作用一般是：提鲜/],
  [bun, '蛋白质主要来自哪里', /^按营养成分表.*14 g[\s\S]*看不出各占多少：蛋白质来自大豆蛋白/],
  [bun, '燕麦才一成，剩下的都是什么', /^配料依次是：小麦粉、水、燕麦（10%）/],
  [bun, 'does it have oats', /燕麦[\s\S]*10%/],
  [bun, '燕麦有多少', /^标签写明燕麦的量：10%/],
  [gums, '里面有没有明胶', /Gelatine/],
])('explains %#: %s', (text, question, expected) => {
  expect(ask(text, question).answer.replace(/\[\d+\]/g, '')).toMatch(expected)
})

const tin = '糖水黄桃罐头\n配料：黄桃（60%）、水、白砂糖\n净含量:425克 固形物含量:≥55%\n保质期：24个月'

it.each([
  [tin, '果肉有多少克', /^至少 234 g：标签写着“固形物含量:≥55%”，净含量 425克；/],
  [tin, 'what is the drained weight', /^At least 234 g/],
  [pot, '沥干重量多少', /^没有写：/],
  [tin, '60%是什么', /^60% 是黄桃的量/],
  [tin, '有多少钙', /^没有读到营养成分表/],
  [tin, '钙和牛奶比呢', /^没法比：标签上没有营养成分表，钙有多少没有写/],
])('weighs %#: %s', (text, question, expected) => {
  expect(ask(text, question).answer.replace(/\[\d+\]/g, '')).toMatch(expected)
})

const loaf =
  'Seeded Loaf\nIngredients: Water, Wheat Flour, Yeast, Salt.\n400 g e. Store in a cool dry place, away from sunlight; once opened eat within 2 days. Suitable for freezing.\nAdd 230 ml boiling water, stir.\nDo not use on a glass table.\nMillbrook Bakery, Galway, Ireland'

it.each([
  [loaf, 'can I freeze it', /^The label states: Suitable for freezing/],
  [loaf, 'once open how long is it good', /once opened eat within 2 days/],
  [loaf, 'how much water do i add', /230 ml boiling water/],
  [loaf, 'where is it made', /^No origin is stated[\s\S]*Millbrook Bakery, Galway, Ireland/],
  [loaf, 'may it stand in the sun', /sunlight/],
])('quotes %#: %s', (text, question, expected) => {
  expect(ask(text, question).answer).toMatch(expected)
})
