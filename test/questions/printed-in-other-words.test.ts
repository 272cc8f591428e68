import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

const relish =
  'HARBOUR ROW\nMango Relish\nHealth Star Rating 2.0   NET 240g\nIngredients: Mango (45%), Sugar, Vinegar, Salt, Antioxidant (306 from Soy), Colour (160c).\nHALAL (JAKIM)\nU.S. INSPECTED FACILITY EST. 20931\nShake before use. A layer of oil may separate on standing: this is normal.\nOnce opened refrigerate and use within 6 weeks. Use a clean, dry spoon.\nCA CRV 10c\nFamily firm since 1931\nMade for Harbour Row Pty Ltd, Hobart. Careline 1800 111 222\nNot a low calorie food.'
const yoghurt =
  '云上牧场\n蓝莓风味发酵乳\n(发酵后热处理型)\n配料:生牛乳(≥80%)、白砂糖、嗜热链球菌、保加利亚乳杆菌\n净含量:180克\n贮存条件:常温避光保存,夏季请冷藏\n保质期:5个月\n饮用前摇匀,少量沉淀属正常现象\n本产品已投保产品责任险'
const live =
  '晨牧\n原味酸奶\n配料:生牛乳、嗜热链球菌、保加利亚乳杆菌\n每100g含活菌10亿CFU\n净含量:100克\n贮存条件:2-6℃冷藏\n保质期:21天'
const dumplings =
  '饺香阁 三鲜水饺\n配料:\n外皮:小麦粉、水\n内馅:猪肉、虾仁、韭菜、食用盐\n净含量:500克(约25只,每只约20克)\n食用方法:无需解冻,水沸后下锅,煮7分钟,中途加冷水2次。\n贮存条件:-18℃以下冷冻;解冻后切勿再次冷冻\n胀袋、漏气请勿食用\n供2-3人食用\n保质期:12个月\n委托方:饺香阁食品(天津)有限公司'
const paste =
  '蜀锅 麻辣底料\n配料:植物油、辣椒、食用盐\n净含量:300克\n使用方法:一袋加清水1500mL煮开,或800W微波加热5分钟\n如有油脂凝固属正常现象,请放心食用\n开袋后移入玻璃容器冷藏,7日内用完\n过辣可能刺激口腔\n3岁以下儿童不宜食用\n进口商:渝海贸易有限公司\n保质期:12个月'
const puffs =
  'TINY MILL Puffs\nIngredients: Corn, Sunflower Oil, Salt.\nNO PRESERVATIVES* | BAKED NOT FRIED\n*other than those in the oil\n†Checked by hand\nSalt†, from the sea.\nSuitable from 10 months. Always watch your child: a grown-up should supervise.\nDo not reheat once opened.'

describe('what the pack prints is asked for in other words', () => {
  it.each([
    [relish, '3 stars or wat, what does the star thing mean', /Health Star Rating 2\.0.*same kind/],
    [relish, '上面那个星是什么评级', /Health Star Rating 2\.0.*同类/],
    [relish, 'the 10c on it, what is that', /CA CRV 10c.*deposit/],
    [relish, 'who certifies the halal', /JAKIM/],
    [relish, '306 comes form what', /source.*306.*from Soy/],
    [relish, '306是拿什么做的', /306.*from Soy/],
    [relish, 'got a prob with my jar who do i ring', /1800 111 222/],
    [relish, 'can i dip a wet spoon in', /clean, dry spoon/],
    [relish, 'so is it low cal', /^No: the label says "Not a low calorie food"/],
    [relish, 'how long has this firm been going', /since 1931/],
    [relish, '面頭浮住層油正唔正常', /oil may separate/],
    [yoghurt, '菌早就死光了吧', /^基本没有活菌.*热处理/],
    [yoghurt, 'are the cultures still alive', /^Hardly any live cultures.*热处理/],
    [yoghurt, '廠家有冇買保險㗎', /责任险/],
    [yoghurt, '大热天要怎么放', /夏季请冷藏/],
    [live, '里面的菌是活的不', /^标着有活菌.*CFU/],
    [dumplings, '夠幾多人食', /2-3人/],
    [dumplings, 'once its thawed can i stick it back in the freezer', /^No: .*再次冷冻/],
    [dumplings, 'how meny mins do they go in the pot', /7分钟/],
    [dumplings, '使唔使攞出嚟解凍先', /^不用：.*无需解冻/],
    [dumplings, 'whos it made for', /饺香阁食品（?\(天津\)/],
    [dumplings, 'roughly how many dumplings in the bag', /25只/],
    [dumplings, '下锅中间要点几次水', /冷水2次/],
    [puffs, '加鹽嗰個匕首符號係咩意思', /Checked by hand/],
    [puffs, 'wats the little star after no preservatives', /other than those in the oil/],
    [puffs, '是油炸的吗', /BAKED NOT FRIED/],
    [paste, '里面有一块块凝住的白油 正常吗', /凝固属正常现象。/],
    [paste, 'how much stock do i add 要加多少汤', /1500/],
    [paste, '開咗可唔可以放返個鐵碗度', /玻璃/],
    [paste, 'whos the importer, who brought it in', /进口商/],
    [paste, '最少幾多歲先食得 有冇寫 min age', /3岁/],
    [paste, 'what watts in the microwave', /800W/],
    [paste, '辣到个舌痛 有冇警告', /刺激口腔/],
  ])('%#: %s %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it('quotes nothing that does not answer', () => {
    // No word against thawing: against freezing what was thawed.
    expect(say(dumplings, '可以先解冻再煮吗')).not.toMatch(/^不行/)
    expect(say(relish, 'is the factory certified for anything')).not.toMatch(/^No/)
    expect(say(puffs, 'who certifies this')).toMatch(/I don't have that/)
    expect(say(live, '有没有保险')).not.toMatch(/责任险/)
    expect(say(dumplings, '猫能吃吗')).not.toMatch(/解冻/)
  })

  it('says once what was asked twice in one breath', () => {
    const told = say(relish, '2 stars?? what do the stars even mean')
    expect(told.match(/Health Star Rating 2\.0/g)).toHaveLength(1)
    expect(told).not.toMatch(/I don't have that/)
  })

  it('does not take no need to chill for in the fridge', () =>
    expect(
      say('面包\n配料:小麦粉、水\n贮存条件:阴凉处,无需冷藏\n保质期:7天', 'how should i store it'),
    ).not.toMatch(/in the fridge/))

  it('reads the protein of a French table without its accents', () =>
    expect(
      say(
        'Soup\nIngredients: Water, Peas, Salt.\nNutrition Facts / Valeur nutritive\nPer 100 g\nCalories 60\nFat / Lipides 1 g\nCarbohydrate / Glucides 8 g\nProtein / Proteines 4 g\nSodium 200 mg',
        'how much protein is in it',
      ),
    ).toMatch(/4 g/))
})

describe('one half of a message asks whether the pack says so', () => {
  it('is told with the other', () => {
    const told = say(puffs, '几个月大先食得 佢自己有冇寫')
    expect(told).toMatch(/10 months/)
    expect(told).not.toMatch(/查不到|产品名称/)
  })
})
