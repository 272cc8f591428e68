import { fold } from '../text/normalize.ts'

/** What the glossary calls 牛油 in English. */
export const BUTTER_OR_TALLOW = 'butter or beef tallow'

const bare = /^(?:[无有含淡]盐?|[咸甜]味?|动物|进口)?牛油$/
const ofTallow =
  /火锅|底料|麻辣|香辣|红油|豆瓣|花椒|辣椒|牛脂|牛板油|牛肉|泡面|方便面|速食面|拉面|[油酱粉]包|调味/

/**
 * Whether 牛油 on a label may be butter: in Hong Kong, Macau and South-East Asia it is, on the Chinese mainland and in Taiwan beef tallow,
 * which hot pot bases, spicy sauces and instant noodles contain. Takes the name and the text of the label.
 */
export const mayBeButter = (name: string, text: string): boolean =>
  name.endsWith('牛油') && bare.test(fold(name).text) && !ofTallow.test(fold(text).text)

// Also by what packs there call the nutrition table, the allergens and the date.
const ofHongKong = /香港|九龙|新界|澳门|港式|hong kong|macau|营养资料|此日期前最佳|致敏物(?!质)|总脂肪|粟粉/

/** 牛油(奶類產品): the label says itself of what it is. */
const isOfMilk = /牛油 ?\([^)]{0,12}[奶乳]/

/** Whether it is butter for certain: a pack of Hong Kong or Macau says 牛油 and means nothing else, and some say so in brackets. */
export const isButter = (name: string, text: string): boolean =>
  mayBeButter(name, text) && (ofHongKong.test(fold(text).text) || isOfMilk.test(fold(text).text))
