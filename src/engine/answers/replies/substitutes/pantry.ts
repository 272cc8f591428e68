import { aromatics, datePaste, erythritol, sour, syrups } from './common-swaps.ts'
import type { Kitchen } from './swap.ts'

/** What stands in the cupboard, the narrower name before the wider one. */
export const pantry: readonly Kitchen[] = [
  {
    names: /明胶|吉利丁|鱼胶|gelatine?/,
    ...{ zh: '明胶', en: 'gelatine' },
    swaps: [
      { zh: '琼脂（寒天，来自海藻，煮沸才化）', en: 'agar (from seaweed; it has to boil)' },
      { zh: '果胶（来自水果，要配糖和酸）', en: 'pectin (from fruit; it needs sugar and acid)' },
      { zh: '卡拉胶（来自海藻）', en: 'carrageenan (from seaweed)' },
    ],
  },
  {
    names: /鸡蛋|(?<![\u4e00-\u9fff])蛋(?=[用可换能])|蛋液|全蛋|蛋清|蛋黄|蛋白(?!质|粉|棒|饮)|\beggs?\b/,
    ...{ zh: '鸡蛋', en: 'egg' },
    swaps: [
      {
        zh: '烘焙时每个蛋用 1 汤匙亚麻籽粉加 3 汤匙水',
        en: 'in baking, for each egg 1 tablespoon of ground flaxseed with 3 of water',
      },
      { zh: '约 60 g 苹果泥或熟香蕉泥', en: 'about 60 g of apple sauce or mashed banana' },
      { zh: '炒着吃用嫩豆腐', en: 'for scrambling: soft tofu', contains: ['soy'] },
    ],
  },
  {
    names: /蜂蜜|honey/,
    ...{ zh: '蜂蜜', en: 'honey' },
    swaps: [syrups, datePaste, erythritol],
    note: { zh: '糖浆和枣泥一样算糖', en: 'syrups and date paste count as sugar as well' },
  },
  {
    names: /味精|谷氨酸钠|鸡精|\bmsg\b|monosodium glutamate/,
    ...{ zh: '味精', en: 'MSG' },
    swaps: [
      { zh: '香菇粉', en: 'dried mushroom powder' },
      { zh: '海带（昆布）', en: 'kelp (kombu)' },
      { zh: '番茄', en: 'tomatoes' },
      { zh: '虾皮', en: 'dried shrimp', contains: ['crustacean'] },
    ],
    note: { zh: '它们的鲜味同样来自天然的谷氨酸等', en: 'they taste savoury by glutamate of their own' },
  },
  {
    names: /低钠盐|食盐|食用盐|(?<![补丸酸氨])盐(?!丸|酸)|\bsalt\b/,
    ...{ zh: '盐', en: 'salt' },
    swaps: [
      sour,
      aromatics,
      { zh: '香菇粉、海带粉', en: 'mushroom or kelp powder' },
      { zh: '低钠盐（有氯化钾）', en: 'low-sodium salt (with potassium chloride)' },
    ],
    note: {
      zh: '肾病、或吃药影响血钾的人用低钠盐要先问医生',
      en: 'with kidney disease or medicines that act on potassium ask a doctor before using low-sodium salt',
    },
  },
  {
    names:
      /白砂糖|砂糖|白糖|蔗糖|冰糖|红糖|糖浆|(?<=[用换替加放].{0,3})糖(?!醇|果|友|尿|的)|\bsugar\b(?!-| free)/,
    ...{ zh: '糖', en: 'sugar' },
    swaps: [
      erythritol,
      {
        zh: '熟香蕉泥、枣泥（也有糖，但带纤维）',
        en: 'mashed banana or dates (sugars too, with fibre)',
        isSugar: true,
      },
    ],
    note: {
      zh: 'WHO（2023）不建议靠甜味剂控制体重，少放一点糖最简单',
      en: 'WHO (2023) advises against sweeteners as a means of weight control; simply using less sugar is easiest',
    },
  },
  {
    names: /花生|peanuts?/,
    ...{ zh: '花生', en: 'peanuts' },
    swaps: [
      { zh: '烤葵花籽、南瓜籽', en: 'roasted sunflower or pumpkin seeds' },
      { zh: '烤鹰嘴豆', en: 'roasted chickpeas' },
      { zh: '炒黄豆', en: 'roasted soya beans', contains: ['soy'] },
    ],
  },
  {
    names:
      /坚果|杏仁|腰果|榛子|核桃|巴旦木|\b(?:nuts?|almonds?|cashews?|hazelnuts?|walnuts?|pecans?)\b(?! free)/,
    ...{ zh: '坚果', en: 'nuts' },
    swaps: [
      { zh: '烤葵花籽、南瓜籽', en: 'roasted sunflower or pumpkin seeds' },
      { zh: '烤鹰嘴豆', en: 'roasted chickpeas' },
      { zh: '烤燕麦片', en: 'toasted oats', may: ['gluten'] },
    ],
  },
]
