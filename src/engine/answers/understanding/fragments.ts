const filler =
  /那么|换成|换|如果|要是|还有|另外|[那是要用在里中的人也呢吗喝吃来说其他别家一样]|\b(?:ok(?:ay)?|so|then|now|please|and|for|in|what|about|how|with|someone|somebody|the|a|an|same|too|also|as well|to|is|of|people|who|has|have|allergy)\b|[?？,，\s]/g

/** Nothing but names and the words that join them to the question before: 那花生呢, and in cheese? */
export const isFragment = (masked: string): boolean =>
  /[\ue000-\ue006\ue008]/.test(masked) && /^[\ue000-\ue006\ue008]+$/.test(masked.replace(filler, ''))

const servings =
  /[半整一每两][瓶包盒罐袋个杯条份支]|\b(?:half|whole|entire|bottle|can|pack|bag|box|portion|serving)s?\b/g

/** Only another amount of the same: 半瓶呢, and the whole pack? */
export const isServing = (masked: string): boolean =>
  servings.test(masked) && masked.replace(servings, '').replace(filler, '') === ''
