import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

const biscuit =
  '苏打饼干\n配料：小麦粉、植物油（棕榈油、特丁基对苯二酚）、白砂糖、麦芽糖醇、食用盐、食品添加剂（碳酸氢钠、磷脂、焦亚硫酸钠、二氧化硅）、食用香精\n产品标准代号：GB/T 20980'
const cake =
  '蛋糕\n配料：鸡蛋、小麦粉、白砂糖、食品添加剂（脱氢乙酸钠、山梨糖醇、单，双甘油脂肪酸酯、日落黄、亮蓝）\n产品标准代号：GB/T 20977'
const sauce =
  'Chilli sauce\nIngredients: Water, Chilli, Sugar, Salt, Thickeners (Guar Gum, Xanthan Gum), Acid (Citric Acid), Flavour Enhancer (Monosodium Glutamate), Preservative (Potassium Sorbate), Emulsifier (Soya Lecithin), Natural Flavouring.'
const sweets = 'Mints\nIngredients: Erythritol, Xylitol, Gum Arabic, Glazing Agent (Beeswax), Flavouring.'

const gums =
  'Gums\nIngredients: Sugar, Glucose Syrup, Pectin, Citric Acid, BEETROOT JUICE CONCENTRATE (COLOR).'
const parted =
  '拌面\n配料：\n面饼：小麦粉、水、食用盐\n酱包：植物油、番茄酱（≥20%）、牛肉（≥2%）、酱油、白砂糖、香辛料、食品添加剂（谷氨酸钠、山梨酸钾）'

describe('additives, by what is asked of them most', () => {
  it.each([
    // Their numbers.
    [sauce, 'what number is each additive', /guar gum \(E412, INS 412\).*xanthan gum \(E415/i],
    [biscuit, '这些添加剂的编号是多少', /碳酸氢钠（E500.*二氧化硅（E551/],
    // Which there is most of.
    [
      sauce,
      'which additive is there most of',
      /^By the order of the list the first of the additives: guar gum/i,
    ],
    [biscuit, '哪种添加剂最多', /植物油里是特丁基对苯二酚.*没有写/],
    // One additive by two names.
    [sauce, 'is E202 the same as potassium sorbate', /^Yes, one and the same additive: .*INS 202/],
    [sauce, 'is msg the same as monosodium glutamate', /^Yes, one and the same additive/],
    [sauce, 'is soya lecithin the same as E322', /^Yes, one and the same additive/],
    [sauce, 'is natural flavouring the same as msg', /^No: .*two different things/],
    [biscuit, 'TBHQ就是特丁基对苯二酚吗', /^是同一种添加剂：特丁基对苯二酚.*INS 319/],
    [cake, '單雙甘油脂肪酸酯跟471是一樣的嗎', /^是同一种添加剂/],
    // Beside the plain thing.
    [biscuit, '麦芽糖醇比白糖更不好吗', /^看吃多少：麦芽糖醇每克按 10 kJ 算、糖按 17 kJ 算.*拉肚子/],
    [
      sweets,
      'is erythritol better than sugar',
      /^It depends on how much: a gram of Erythritol counts as 0 kJ/,
    ],
    [sauce, 'is msg worse than salt', /sodium.*a third/],
    // In its place, and without it.
    [sauce, 'what can i use instead of guar gum', /^At home, in place of Guar Gum .*starch.*agar/],
    [cake, '脱氢乙酸钠可以用什么代替', /^自己做时，脱氢乙酸钠（防腐剂）可以换成：冷藏或冷冻/],
    [sweets, 'what could replace the beeswax', /carnauba wax/],
    [
      sauce,
      'could it be made without xanthan gum',
      /^Yes, by law.*Without Xanthan Gum \(thickener\): it is thinner/s,
    ],
    [sauce, 'is potassium sorbate necessary', /^Not by law.*Without Potassium Sorbate/s],
    [cake, '不加防腐剂行不行', /^法规上可以.*不加脱氢乙酸钠（防腐剂）/s],
  ])('%#: %s %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it.each([
    [cake, '哪些添加剂欧盟不让用', /^欧盟的准用名单.*里没有脱氢乙酸钠（INS 266）/],
    [cake, 'are the additives allowed in the EU', /^Not all of them: .*does not have sodium dehydroacetate/],
    [cake, '脱氢乙酸钠欧盟允许吗', /^不允许（欧盟）/],
    [sauce, 'are any of the additives banned in the EU', /^None that the EU does not permit/],
    [sauce, 'are these additives banned in the US', /^No ban of Guar Gum, .*Potassium Sorbate.* in the USA/],
    [biscuit, '这些添加剂国外有禁的吗', /特丁基对苯二酚：日本没有把它列为/],
    [sauce, 'is guar gum allowed in baby food', /^In some only: .*Follow-on formula.*1 g\/L/],
    [sauce, 'is potassium sorbate allowed in baby food', /^No: .*any kind of formula/],
    [sauce, 'is citric acid allowed in infant formula', /^Yes: .*formula and complementary food/],
    [cake, '哪些添加剂婴儿食品里不能用', /都没有列入的：.*脱氢乙酸钠/],
    [cake, '日落黄IARC归几类', /列为 3 类 \(1987\)/],
    [biscuit, '二氧化硅致癌吗', /3 类 \(无定形，1997\)/],
    [biscuit, '这些添加剂IARC归几类', /列为 3 类.*二氧化硅/],
  ])('by law and by the authorities, %#: %s %s', (label, question, said) =>
    expect(say(label, question)).toMatch(said),
  )

  it.each([
    // What a juice colours is natural, and none of the six of the trial.
    [gums, 'are the colours natural', /^Yes\. Of natural origin: BEETROOT JUICE CONCENTRATE/i],
    [gums, 'are the colours artificial', /^No\. Of natural origin/],
    [gums, '色素是天然的吗', /^是，天然来源的/],
    [gums, 'are the colours the hyperactivity ones', /^Not on record: the colours here .*none of the six/],
    [sauce, 'are the colours linked to hyperactivity', /^No colours recognised/],
    [cake, '色素是天然的吗', /^不是，/],
    [cake, '日落黄是人工的吗', /^合成的：日落黄/],
    // The most and the least disputed.
    [sauce, 'which additive is the safest', /Citric Acid.*no particular concern.*the others higher/],
    [cake, '最有争议的添加剂是哪个', /^日落黄/],
    // How much of one, where the line has figures of others.
    [parted, '山梨酸钾加了多少', /^标签没有写山梨酸钾的用量/],
    [cake, '山梨糖醇是谁评估的，哪一年', /^山梨糖醇：JECFA(?!.*查不到)/s],
    [cake, '全部添加剂的作用', /防腐剂.*脱氢乙酸钠——/],
    [cake, '哪些添加剂超标', /脱氢乙酸钠.*超过限量看不出来/s],
    [sauce, 'what is the limit for the natural flavouring', /^No figure: .*Table B\.1/],
    [biscuit, '香精能用在婴儿食品里吗', /^不允许：.*表 B\.1/],
    [biscuit, '这些添加剂每个的ADI是多少', /焦亚硫酸钠的每日允许摄入量/],
  ])('of kinds and of the whole list, %#: %s %s', (label, question, said) =>
    expect(say(label, question)).toMatch(said),
  )

  it('says no yes to a need that the law does not have', () =>
    expect(say(sauce, 'does it need the xanthan gum')).not.toMatch(/^Yes/))
})
