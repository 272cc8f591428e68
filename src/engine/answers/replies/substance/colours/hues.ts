import type { Bilingual } from '../../../../result.ts'

export type Hue = 'red' | 'yellow' | 'orange' | 'blue' | 'green' | 'brown' | 'black' | 'white' | 'purple'

/** What colour the colours of food have, by their names in GB 2760. */
const hues: readonly [RegExp, Hue][] = [
  [/^柠檬黄|红曲黄|栀子黄|姜黄|核黄素|红花黄|喹啉黄/, 'yellow'],
  [/^日落黄|胡萝卜素|叶黄素|辣椒橙|胭脂树橙/, 'orange'],
  [
    /氧化铁红|诱惑红|胭脂红|苋菜红|赤藓红|酸性红|新红|红曲|辣椒红|甜菜红|胭脂虫红|番茄红|高粱红|萝卜红|紫草红|玫瑰茄红|花生衣红|落葵红/,
    'red',
  ],
  [/亮蓝|靛蓝|藻蓝|栀子蓝/, 'blue'],
  [/叶绿/, 'green'],
  [/焦糖|可可壳|咖啡/, 'brown'],
  [/炭黑|氧化铁黑/, 'black'],
  [/二氧化钛/, 'white'],
  [/葡萄皮红|黑加仑|紫甘薯|桑椹|蓝锭果/, 'purple'],
]
/** Foods that colour, by their names on labels: purple carrot juice (color). */
export const hueOfFood: readonly [RegExp, Hue][] = [
  [
    /purple (?:carrot|corn|sweet potato)|elderberr|blackcurrant|black carrot|grape|紫(?:胡萝卜|薯|甘薯)|黑胡萝卜|anthocyanin|花青素|花色苷/i,
    'purple',
  ],
  [/beet|radish|tomato|paprika|甜菜|番茄|lycopene|carmine|cochineal/i, 'red'],
  [/turmeric|curcumin|safflower|saffron|姜黄|红花|栀子黄|lutein|riboflavin/i, 'yellow'],
  [/carrot|carotene|annatto|pumpkin|胡萝卜/i, 'orange'],
  [/spirulina|butterfly pea|螺旋藻|brilliant blue/i, 'blue'],
  [/spinach|chlorophyll|nettle|matcha|菠菜/i, 'green'],
  [/caramel|malt|cocoa|焦糖|可可/i, 'brown'],
]
/** The hue of a colour by its name in GB 2760. */
export const hueOfColour = (zh: string): Hue | undefined => hues.find(([pattern]) => pattern.test(zh))?.[1]

/** Hues by the words of a question, and what they may be mixed from. */
export const hueWords: readonly (Bilingual & { hue: Hue; asked: RegExp; from: readonly Hue[] })[] = [
  {
    hue: 'yellow',
    asked: /黄(?!油|豆|桃|瓜|酒|原胶|金)|\byellow\b/,
    zh: '黄色',
    en: 'yellow',
    from: ['yellow', 'orange'],
  },
  {
    hue: 'orange',
    asked: /橙色|橘色|\borange\b(?! juice)/,
    zh: '橙色',
    en: 'orange',
    from: ['orange', 'yellow', 'red'],
  },
  {
    hue: 'red',
    asked: /红(?!糖|茶|枣|豆|薯|烧|曲米)|\bred\b|\bpink\b|粉色/,
    zh: '红色',
    en: 'red',
    from: ['red'],
  },
  { hue: 'blue', asked: /蓝(?!莓)|\bblue\b/, zh: '蓝色', en: 'blue', from: ['blue'] },
  {
    hue: 'green',
    asked: /绿(?!茶|豆)|\bgreen\b(?! tea)/,
    zh: '绿色',
    en: 'green',
    from: ['green', 'yellow', 'blue'],
  },
  {
    hue: 'purple',
    asked: /紫(?!菜|薯|苏)|\bpurple\b|\bviolet\b/,
    zh: '紫色',
    en: 'purple',
    from: ['purple', 'red', 'blue'],
  },
  {
    hue: 'brown',
    asked: /棕色|褐色|酱色|(?:这么|那么|颜色|特别|好)深|\bbrown\b|\bdark\b(?! choc)/,
    zh: '棕色',
    en: 'brown',
    from: ['brown'],
  },
  {
    hue: 'white',
    asked: /(?:这么|那么|[染弄整搞])白|白色(?!巧)|\bso white\b|\bit white\b/,
    zh: '白色',
    en: 'white',
    from: ['white'],
  },
  {
    hue: 'black',
    asked: /(?:这么|那么|[染弄整搞])黑|黑色|\bblack\b/,
    zh: '黑色',
    en: 'black',
    from: ['black', 'brown'],
  },
]
/** A hue in words. */
export const wordOfHue = (hue: Hue): Bilingual | undefined => hueWords.find(one => one.hue === hue)
/** The hue that a folded question names. */
export const hueAsked = (text: string): Hue | undefined => hueWords.find(({ asked }) => asked.test(text))?.hue
