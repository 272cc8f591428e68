import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

describe('the amount that was asked about, or that it cannot be worked out', () => {
  it.each([
    // Of the child's own age, and of one piece.
    [
      'l23sausage',
      '三岁的娃一次吃几根合适',
      /一根（40 g）[^。]*1～3 岁孩子一天上限（2 g）的 44%[\s\S]*没有统一的数/,
    ],
    ['l23sausage', '五岁孩子一次吃几根合适', /4～6 岁/],
    // Half of it, and what one weighs nobody knows.
    [
      'l22energy',
      'ok if my 12 year old has half a can? it has caffeine',
      /80 mg of caffeine[^.]*3 mg per kg/,
    ],
    ['l22danjuan', '一條蛋卷大概有幾多糖呀', /^一条有多重标签没有写[^。]*\n每100 g含糖 31 g/],
    ['l22tusi', '两片吐司有多少碳水', /^每100 g（一片有多重标签没有写）/],
    ['l23biscuit', 'how much sugar in one biscuit', /^What one biscuit weighs the label does not say/],
    ['l23bar', 'how much sugar in a bar', /^1\.8 g of sugars in one bar/],
    // WHO's better figure.
    ['l23lemontea', '這一盒糖佔WHO說的二十五克幾多', /25 g）的 128%[^。]*50 g）的 64%/],
    ['l23gummy', 'how much of the 25 g a day WHO figure for sugar is the whole bag', /better aim \(25 g/],
    // Kilocalories as they are printed.
    ['l23crisps', 'if I demolish the entire bag how many calories is that', /2873 kJ \(689 kcal\)/],
    // How many are right.
    ['l23lemontea', '減緊肥，一個禮拜飲幾多盒先唔會肥', /没有统一的数/],
    ['l22cookie', 'type 2 here. how many of these cookies is reasonable', /How many, or how often[\s\S]*/],
    // The most that the standard allows.
    ['l23soda', '里面的咖啡因大概有多少毫克', /0\.15 g\/kg，330 ml 最多约 50 mg/],
    ['l23soda', 'how much caffeine does it have', /up to about 50 mg/],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it('does not count weeks as pieces', () =>
    expect(say('l23lemontea', '減緊肥，一個禮拜飲幾多盒先唔會肥')).not.toMatch(/有多重/))
  it('holds an age against the age on the pack', () =>
    expect(say('l22gummy', 'how many can my 6 year old have a day')).not.toMatch(
      /^No|under the age that it names/,
    ))
})

describe('what ingredients are, and are not', () => {
  it.each([
    [
      'l22bar',
      'Low sugar but 20g carbs, do I count the maltitol for my insulin?',
      /19\.8 g of carbohydrate \(of which 13\.2 g of polyols\)[\s\S]*maltitol most[\s\S]*diabetes team/,
    ],
    [
      'l19bar',
      'type 1, should I count the maltitol for my insulin',
      /17 g of carbohydrate \(of which 11 g of polyols\)[\s\S]*diabetes team/,
    ],
    ['l17bread', '谷朊粉升血糖吗', /主要是面粉里的蛋白质/],
    ['l16bread', 'does it contain phosphates', /^No additive with phosphorus/],
    ['l22huamei', '孕吐厉害，一天几颗话梅没关系吧', /1\.73 g/],
    ['l22qipao', '0糖的碳水化合物怎么还有1.5克？', /^因为赤藓糖醇是糖醇/],
    ['l23soda', '0糖0脂0能量是真的吗，可是它碳水写了0.8', /因为赤藓糖醇[\s\S]*“无糖”与营养成分表相符/],
    [
      'l22crisps',
      '"No artificial colours" - true? there is a paprika extract',
      /^Nothing contradicts it[^.]*from plants/,
    ],
    ['l23gummy', 'is "no artificial colours" on it? it has E102', /E102|tartrazine/],
    // By the number of the form that is printed.
    ['l23sausage', '红曲红跟降脂的红曲是一回事不', /^不是一回事：红曲红在这里是着色剂/],
    ['l23sausage', '红曲红的编号是多少', /CNS 08\.120/],
    ['l22huamei', '苯甲酸钠的编号是多少', /INS 211, CNS 17\.002/],
    ['l22energy', 'Is that caramel colour the one that causes cancer?', /class IV \(150d/],
    ['l22shengchou', '焦糖色致癌吗', /III 类（150c/],
    ['l23lemontea', '杯檸檬茶寫300係咩嚟，係咪維他命C', /是：300（抗坏血酸）就是维生素 C/],
    ['l23noodle', 'TBHQ是石油提炼的吗', /^合成的：/],
    ['l23gummy', 'are E102 and E129 banned in europe?', /^No, E102[^.]*is not banned[\s\S]*No, E129/],
    ['l22shengchou', '都特级了是不是勾兑的', /质量等级：特级/],
    ['l23plums', 'Under GB 2760 what is the max level of sulphur dioxide?', /residue of sulfur dioxide/],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it.each([
    ['l22tusi', '我二型糖尿病，吃两片会不会升糖快', /淀粉酶|谷朊粉以淀粉/],
    ['l23lemontea', '杯檸檬茶寫300係咩嚟，係咪維他命C', /不是：/],
    ['l23noodle', 'TBHQ是石油提炼的吗', /标签不写特丁基/],
    ['l23soda', '0糖0脂0能量是真的吗', /能核对的只有配料表|8 份共/],
    ['l22energy', 'ok if my 12 year old has half a can? it has caffeine', /low concern/],
    ['l23plums', 'Under GB 2760 what is the max level of sulphur dioxide?', /[\u4e00-\u9fff]{4}/],
  ] as const)('%s: %s says nothing false', (label, question, not) =>
    expect(say(label, question)).not.toMatch(not),
  )
})

describe('the pieces that packs count, and the most that they state', () => {
  it.each([
    ['l24eggroll', '我有糖尿，一條有幾多糖', /一条（20 g）.*糖 6\.6 g/],
    ['l24eggroll', '食兩條有幾多飽和脂肪', /两条（40 g）含饱和脂肪 5\.6 g/],
    ['l24gummies', 'How much sugar is in one portion of 8 bears?', /^13 g of sugars in 8 bears \(25 g\)/],
    ['l24gummies', 'How much sugar is in a portion?', /^13 g of sugars in a portion \(25 g\)/],
    [
      'l24gummies',
      'how many carbs are in 4 of these bears',
      /^9\.8 g of carbohydrate in 4 bears \(12\.5 g\)/,
    ],
    ['l24turkey', 'salt in 2 franks?', /\(960 mg of sodium\) in 2 franks \(90 g\)/],
    ['l24crackers', 'calories in 10 crackers', /in 10 crackers \(11\.1 g\)/],
    [
      'l25gummies',
      'ok and how much sugar is that if she only eats 5 of them',
      /14 g of sugars in 5 of them \(25 g\)/,
    ],
    ['l25gummies', 'how many carbs in 10 of them', /39 g of carbohydrate in 10 of them \(50 g\)/],
    ['l25whey', 'do the maltitol carbs count', /^(?![\s\S]*E476)/],
    ['l25burger', 'does this burger hav gluten in it, it says plant based', /^Yes: contains gluten/],
    ['l25oatmilk', '維生素D有多少', /^(?![\s\S]*2 μg)/],
    ['l19gums', 'sugar in 2 sweets', /^5\.8 g of sugars in 2 sweets \(10 g\)/],
    ['l22gummy', 'how much sugar in 3 frogs', /^7 g of sugars in 3 frogs \(12 g\)/],
    ['l12gummy', 'how much sugar per serving', /^11\.8 g of sugars in a portion \(25 g\)/],
    ['l24lemontea', '成支有幾多咖啡因', /^590 ml最多含 118 mg：标签写着“每100毫升所含咖啡因20毫克以下”/],
    ['l24lemontea', 'how much caffeine is in the whole bottle?', /^At most 118 mg/],
    ['l24lemontea', '懷孕可以飲嗎', /最多含咖啡因 118 mg/],
    ['l17cola', '一瓶咖啡因多少', /最多/],
    ['l24energy', 'how much caffeine in the whole can', /^About 160 mg/],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  // Twice the same, in other words: a figure, an amount, a purpose, a claim.
  it.each([
    ['l24lactic', '孩子一瓶100毫升里面有多少糖啊，一共多少糖', /14\.8 g/g, 1],
    ['l24jelly', '里面有草莓没？浓缩草莓汁有多少', /2%/g, 1],
    ['l24icecream', '聚甘油蓖麻醇酯起什么作用？是什么', /让油和水均匀混合/g, 1],
    ['l24oat', 'it says no added sugars, is that true', /nothing contradicts it/gi, 1],
  ] as const)('%s: %s', (label, question, said, times) =>
    expect(say(label, question).match(said)?.length).toBe(times),
  )
})

describe('what the tables and the label know of a substance', () => {
  it.each([
    ['l24energy', 'Benzoate plus an acid - benzene risk?', /^Less likely by the list: .*no vitamin C/],
    ['l24lemontea', '苯甲酸鈉同維他命C會唔會變苯', /^有可能：.*可能生成微量苯/],
    ['l24jelly', '有没有苯', /^没有识别到苯甲酸/],
    ['l24soy', '4-甲基咪唑的问题怎么看', /III 类（150c，加氨法）/],
    ['l24energy', 'whats taurine actually for', /2-aminoethylsulfonic acid.*about 2 g in 500 ml/],
    ['l13energy', '牛磺酸是干嘛的', /2-氨基乙基磺酸/],
    ['l24gummies', 'what could they use instead of gelatine?', /agar \(from seaweed[^)]*\); pectin/],
    ['l24gummies', 'is there something veggie instead of these', /From animals here: pork gelatine, beeswax/],
    ['l24crackers', 'why do these taste so good i cant stop', /through YEAST EXTRACT, MONOSODIUM GLUTAMATE/],
    ['l24turkey', 'coeliac, ok?', /MODIFIED FOOD STARCH is made from: CORN/],
    ['l24fishball', '我有腎病，醫生話要戒磷，有冇加磷㗎？', /^有：變性澱粉[^。]*是含磷的/],
    ['l24gummies', 'how many calories is the whole bag', /2304 kJ \(542 kcal\)/],
    ['l24lactic', '孩子一瓶100毫升里面有多少糖啊 差不多几块方糖', /约 4 块方糖/],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it.each([
    ['l24lemontea', '苯丙氨酸是什么', /微量苯/],
    ['l24lemontea', '苯甲酸鈉可以加幾多', /微量苯/],
    ['l24turkey', 'coeliac, ok?', /does not say what it is made from/],
    ['l24gummies', 'what could they use instead of gelatine?', /Pick one with sugar/],
  ] as const)('%s: %s says nothing else', (label, question, said) =>
    expect(say(label, question)).not.toMatch(said),
  )
})

describe('what each of the additives is for', () => {
  it.each([
    ['l26toast', '每种添加剂分别是干什么用的', /防腐剂：丙酸钙、脱氢乙酸钠——抑制微生物/],
    ['l26toast', '把添加剂全列出来，并写明功能类别', /乳化剂：单，双甘油脂肪酸酯、硬脂酰乳酸钠/],
    ['l26energy', 'what does each additive do', /Other: caffeine - tastes bitter and stimulates/],
    ['l26fishball', '啲添加劑各自有咩用', /水分保持剂：焦磷酸钠（450\(iii\)）、三聚磷酸钠/],
    ['l26cheese', 'List every additive with its class', /Preservative: sorbic acid/],
  ] as const)('%s: %s', (label, question, said) =>
    expect(say(label, question).replaceAll('*', '')).toMatch(said),
  )
})
