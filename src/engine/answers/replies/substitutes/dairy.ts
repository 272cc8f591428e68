import { almondDrink, coconut, oatDrink, oil, soyDrink, tofu } from './common-swaps.ts'
import type { Kitchen } from './swap.ts'

/** What is made of milk, the narrower name before the wider one. */
export const dairy: readonly Kitchen[] = [
  {
    names: /植脂末|奶精|creamer/,
    ...{ zh: '植脂末', en: 'creamer' },
    swaps: [{ zh: '牛奶', en: 'milk', contains: ['milk'], hasLactose: true }, soyDrink, oatDrink, coconut],
  },
  {
    names: /稀奶油|淡奶油|鲜奶油|奶油(?!蛋糕)|忌廉|(?<!ice[ -])\bcream(?!ery)\b/,
    isMilk: true,
    ...{ zh: '奶油', en: 'cream' },
    swaps: [
      { zh: '椰浆', en: 'coconut cream' },
      { zh: '大豆做的植物奶油', en: 'soya cream', contains: ['soy'] },
      { zh: '燕麦做的植物奶油', en: 'oat cream', may: ['gluten'] },
    ],
  },
  {
    names: /奶酪|乳酪|芝士|起司|干酪|cheese/,
    isMilk: true,
    ...{ zh: '奶酪', en: 'cheese' },
    swaps: [
      {
        zh: '写明纯植物的奶酪',
        en: 'plant-based cheese',
        may: ['soy', 'nuts'],
      },
      { zh: '营养酵母（取它的鲜味）', en: 'nutritional yeast (for the taste)' },
      tofu,
    ],
  },
  {
    names: /酸奶|酸乳|优格|优酪|发酵乳|乳酪饮|yogh?urt/,
    isMilk: true,
    ...{ zh: '酸奶', en: 'yoghurt' },
    swaps: [
      { zh: '无乳糖酸奶', en: 'lactose-free yoghurt', contains: ['milk'] },
      {
        zh: '无糖原味酸奶加水果',
        en: 'plain unsweetened yoghurt with fruit',
        contains: ['milk'],
        hasLactose: true,
      },
      { zh: '加钙的豆乳酸奶', en: 'soya yoghurt with added calcium', contains: ['soy'] },
      { zh: '椰子酸奶（蛋白质少）', en: 'coconut yoghurt (little protein)' },
    ],
  },
  {
    names: /黄油|牛油|白脱|(?<!peanut |cocoa |nut |almond |shea )\bbutter\b/,
    isMilk: true,
    ...{ zh: '黄油', en: 'butter' },
    swaps: [
      oil,
      {
        zh: '写明纯植物的人造黄油',
        en: 'margarine that says it is plant-based',
        may: ['milk', 'soy'],
      },
    ],
  },
  {
    names:
      /牛奶|牛乳|鲜奶|奶粉|乳粉|纯奶|乳清|(?<!\b(?:oat|soy|soya|almond|coconut|rice) )\bmilk\b|\bdairy\b|whey/,
    isMilk: true,
    ...{ zh: '牛奶', en: 'milk' },
    swaps: [
      { zh: '无乳糖牛奶', en: 'lactose-free milk', contains: ['milk'] },
      { zh: '加钙的豆奶', en: 'soya drink with added calcium', contains: ['soy'] },
      oatDrink,
      almondDrink,
      coconut,
    ],
  },
]
