import type { Ingredient } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'

/** Everyday foods in both languages, for questions in the one about lists in the other. */
const pairs: readonly { zh: RegExp; en: RegExp }[] = (
  [
    ['茶(?!树|籽)', 'tea'],
    ['[牛羊]?[奶乳](?!酸|化|糖)', 'milk|dairy'],
    ['鸡蛋|蛋[清黄液粉白]', 'eggs?'],
    ['鸡(?!蛋|精)', 'chicken'],
    ['牛肉|牛脂', 'beef'],
    ['猪', 'pork|pig'],
    ['鱼(?!腥草)', 'fish'],
    ['虾', 'shrimps?|prawns?'],
    ['蟹', 'crab'],
    ['蜂蜜', 'honey'],
    ['花生', 'peanuts?'],
    ['芝麻', 'sesame'],
    ['燕麦', 'oats?'],
    ['大?蒜', 'garlic'],
    ['洋葱', 'onion'],
    ['姜(?!黄)', 'ginger'],
    ['辣椒', 'chill?i'],
    ['咖啡(?!因)', 'coffee'],
    ['可可|巧克力', 'cocoa|chocolate'],
    ['椰', 'coconut'],
    ['棕榈', 'palm'],
    ['大豆|黄豆', 'soya?|soybeans?'],
    ['玉米', 'corn|maize'],
    ['马铃薯|土豆', 'potato'],
    ['柠檬(?!酸|黄)', 'lemon'],
    ['苹果(?!酸)', 'apple'],
    ['葡萄(?!糖)', 'grapes?'],
    ['桃', 'peach'],
    ['芒果', 'mango'],
    ['荔枝', 'lychee'],
    ['胶原', 'collagen'],
    ['明胶', 'gelatine?'],
    ['蘑菇|香菇|菇', 'mushrooms?'],
    ['米酒|酒', 'wine'],
  ] as const
).map(([zh, en]) => ({ zh: new RegExp(zh), en: new RegExp(`\\b(?:${en})\\b`) }))

/** The first ingredient that a question names in the other language than that of its name; -1 for none. */
export const listedInOther = (question: string, flat: readonly Ingredient[]): number => {
  for (const { zh, en } of pairs) {
    const isEnglish = en.test(question)
    if (!isEnglish && !zh.test(question)) continue
    const other = isEnglish ? zh : en
    const at = flat.findIndex(({ name, role }) => role === undefined && other.test(fold(name).text))
    if (at >= 0) return at
  }
  return -1
}

/** Whether a word is one of these foods, so that it would be found in a list of either language. */
export const isEverydayFood = (word: string): boolean =>
  pairs.some(({ zh, en }) => zh.test(word) || en.test(word))
