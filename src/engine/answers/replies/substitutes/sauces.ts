import { aromatics, mushroomSauce, soySauce, sunflowerPaste, tamari } from './common-swaps.ts'
import type { Kitchen } from './swap.ts'

/** Sweets, sauces and pastes, the narrower name before the wider one. */
export const sauces: readonly Kitchen[] = [
  {
    names: /软糖|橡皮糖|果冻|gumm(?:y|ies)(?: \w+)?|lollies|\bjell(?:y|ies)\b/,
    ...{ zh: '软糖、果冻', en: 'gummies or jelly' },
    swaps: [
      { zh: '用果胶做的软糖', en: 'gummies set with pectin' },
      { zh: '用琼脂或卡拉胶做的果冻', en: 'jelly set with agar or carrageenan' },
      { zh: '新鲜水果', en: 'fresh fruit' },
    ],
  },
  {
    names: /烧烤酱|\b(?:bbq|barbecue)\b|worcester/,
    ...{ zh: '烧烤酱', en: 'barbecue sauce' },
    swaps: [
      {
        zh: '番茄酱加醋和烟熏辣椒粉',
        en: 'tomato ketchup with vinegar and smoked paprika',
        isSugar: true,
      },
    ],
  },
  {
    names: /花生酱|peanut butter/,
    ...{ zh: '花生酱', en: 'peanut butter' },
    swaps: [
      sunflowerPaste,
      { zh: '南瓜籽酱', en: 'pumpkin seed butter' },
      { zh: '芝麻酱', en: 'tahini', contains: ['sesame'] },
    ],
  },
  {
    names: /甜面酱|海鲜酱|sweet (?:bean|flour|wheat) (?:sauce|paste)|hoisin/,
    ...{ zh: '甜面酱', en: 'sweet bean sauce' },
    swaps: [
      {
        zh: '标明无麸质的豆酱',
        en: 'bean paste that is labelled gluten-free',
        contains: ['soy'],
        isSalty: true,
      },
      {
        zh: '标明无麸质的酱油加糖',
        en: 'gluten-free tamari with sugar',
        contains: ['soy'],
        isSalty: true,
      },
      {
        zh: '芝麻酱（无盐的）加蒜和柠檬汁',
        en: 'unsalted tahini with garlic and lemon',
        contains: ['sesame'],
      },
    ],
  },
  {
    names: /蚝油|oyster sauce/,
    ...{ zh: '蚝油', en: 'oyster sauce' },
    swaps: [
      mushroomSauce,
      soySauce,
      {
        zh: '无麸质酱油加香菇水和糖',
        en: 'gluten-free tamari with mushroom stock and sugar',
        contains: ['soy'],
        isSalty: true,
      },
      { zh: '香菇水加一点糖', en: 'mushroom stock with a little sugar' },
    ],
  },
  {
    names: /鱼露|fish sauce/,
    ...{ zh: '鱼露', en: 'fish sauce' },
    swaps: [soySauce, tamari, { zh: '海带水加盐', en: 'kelp stock with salt', isSalty: true }],
  },
  {
    names: /豆瓣酱|辣豆酱|黄豆酱|豆酱|doubanjiang|bean paste|miso/,
    ...{ zh: '豆酱', en: 'bean paste' },
    swaps: [
      { zh: '标明无麸质的味噌', en: 'miso that is labelled gluten-free', contains: ['soy'], isSalty: true },
      {
        zh: '配料只有辣椒、油和盐的辣椒酱',
        en: 'a chilli sauce of chillies, oil and salt alone',
        isSalty: true,
      },
      aromatics,
    ],
  },
  {
    names: /酱油|豉油|生抽|老抽|soy(?:a)? sauce|shoyu/,
    ...{ zh: '酱油', en: 'soy sauce' },
    swaps: [
      tamari,
      {
        zh: '椰子氨基调味汁（coconut aminos，不含大豆和小麦）',
        en: 'coconut aminos (no soya, no wheat)',
        isSalty: true,
      },
      { zh: '香菇水、柠檬汁加少许盐', en: 'mushroom stock with lemon and very little salt' },
    ],
  },
  {
    names: /蛋黄酱|美乃滋|沙拉酱|沙律酱|mayo(?:nnaise)?/,
    ...{ zh: '蛋黄酱', en: 'mayonnaise' },
    swaps: [
      { zh: '写明不含蛋的纯素蛋黄酱', en: 'vegan mayonnaise without egg', may: ['soy', 'mustard'] },
      { zh: '牛油果泥', en: 'mashed avocado' },
      { zh: '鹰嘴豆泥', en: 'hummus', contains: ['sesame'] },
    ],
  },
  {
    names: /芝麻酱|麻酱|tahini/,
    ...{ zh: '芝麻酱', en: 'tahini' },
    swaps: [sunflowerPaste, { zh: '花生酱', en: 'peanut butter', contains: ['peanut'] }],
  },
]
