const filler =
  /那么|噉|咁|换成|换|如果|要是|还有|另外|[那是要用在里中的人也呢咧嘞呐吗喝吃来说其他别家一样]|\b(?:ok(?:ay)?|so|then|now|please|and|for|in|what|about|how|with|someone|somebody|the|a|an|same|too|also|as well|to|is|of|people|who|has|have|allergy|my|our|his|her|their|any|some)\b|[?？,，\s]/g

/** Is the wine vegan: a question of its own, whatever came before it. */
const ofItself = /^(?:is|are) (?:the|this|it|these|they)\b/
/** Nothing but names and the words that join them to the question before: 那花生呢, and in cheese? */
export const isFragment = (masked: string): boolean =>
  !ofItself.test(masked) &&
  /[\ue000-\ue006\ue008]/.test(masked) &&
  /^[\ue000-\ue006\ue008]+$/.test(masked.replace(filler, ''))

const servings =
  /(?:[半整一每两二三四五六七八九十]|\d+)[瓶包盒罐袋个杯条份支片块根粒颗]|\b(?:(?:\d+|one|two|three|four|five|six) )?(?:half|whole|entire|bottle|can|pack|bag|box|portion|serving|bar|slice|scoop|stick|piece|biscuit|cookie|tablet)(?:e?s)?\b/g

/** Only another amount of the same: 半瓶呢, and the whole pack? */
export const isServing = (masked: string): boolean =>
  masked.search(servings) >= 0 && masked.replace(servings, '').replace(filler, '') === ''

/** 那两包呢 asks of two packs, 那两包里 of those two: the word that joins is left out. */
export const withoutJoining = (text: string): string => text.replace(/^那么?(?=.{1,8}[呢咧嘞]$)/, '')
