import type { NamedServing } from '../pieces.ts'
import { numberOf } from '../pieces.ts'

/** Sauces, pastes, syrups, oils and spreads: what runs or is spread, of which a millilitre weighs about a gram. */
const runs =
  /[酱醬汁醋油浆漿露蜜膏]|糖浆|炼[乳奶]|煉[乳奶]|酸奶|优格|優格|\b(?:sauce|ketchup|mayo|mayonnaise|dressing|syrup|honey|paste|yog\w*|relish|chutney|jam|jelly|vinegar|oil|spread|butter|mustard|pesto|hummus|cream|dip|gravy|marmalade)\b/
/** What is dry weighs less, and how much less differs. */
const isDry = /粉|砂糖|精制盐|食用盐|颗粒|\bpowder|\bgranul|\bflakes\b|\bsalt\b/

/** Millilitres of a spoon: a tablespoon where it is not called a small one. */
const tablespoon = 15
const teaspoon = 5

const many = '半|[一两二三四五六]|\\d'
const askedZh = new RegExp(`(?<![第每一\\d])(${many})?(大|小|平|茶|汤|瓷|饭)?(?:瓷|汤|茶)?[勺匙](?![子柄])`)
const askedEn =
  /\b(half an?|an?|one|two|three|four|five|six|[1-6]|per|each)? ?(?:heaped |level |small |big |large )?(teaspoon|tea ?spoon|tsp|tablespoon|table ?spoon|tbsp|spoon)(?:ful)?s?\b(?! of (?:sugar|salt))/

/** 一勺10克: who asks weighs it. */
const weighed =
  /[勺匙]\s?(?:有|约|大约)?\d+(?:\.\d+)? ?(?:克|g\b|ml|毫升)|\d ?(?:g|ml) (?:tea|table)?spoon|spoon(?:ful)?s? (?:\(|of )?\d+ ?(?:g|ml)/

/** 放两勺 一勺大概三十克: what one of them weighs by who asks. */
const weighsZh =
  /一?[大小平]?[勺匙](?:大概|差不多|大约|约|有|是|算|就)*\s?(\d+(?:\.\d+)?|[一二三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九])\s?(?:克|g)(?:吧|左右|的样子)?/
const weighsEn =
  /\b(?:a|one|each|per) (?:tea|table)?spoon(?:ful)?(?: is| weighs| being)?(?: about| around| roughly)? ?(\d+(?:\.\d+)?) ?g\b/

/** Several spoons whose weight the question gives for one; null where it gives none, or counts no others. */
const spoonsWeighed = (text: string): NamedServing | null => {
  const [words, weight] = weighsZh.exec(text) ?? weighsEn.exec(text) ?? []
  if (words === undefined || weight === undefined) return null
  const rest = text.replace(words, ' ')
  const found = askedZh.exec(rest) ?? askedEn.exec(rest)
  const one = numberOf(weight)
  if (!found || !one) return null
  const count = countOf(found[1])
  const value = Math.round(count * one * 10) / 10
  return {
    value,
    unit: 'g',
    is: {
      zh: `${found[0].trim()}（一勺按你说的 ${one} g 算，共 ${value} g）`,
      en: `${found[0].trim()} (at ${one} g a spoon as you say, ${value} g)`,
    },
  }
}

/** Whether a folded question counts several spoons and says what one of them weighs. */
export const weighsSpoons = (text: string): boolean => spoonsWeighed(text) !== null

/** Whether a folded question counts spoons. */
export const countsSpoons = (text: string): boolean => askedZh.test(text) || askedEn.test(text)

const countOf = (word: string | undefined): number =>
  word === undefined ? 1 : /^half|半/.test(word) ? 0.5 : numberOf(word) || 1

/**
 * Spoons of a sauce whose table counts in grams, at a gram for a millilitre, with words that say so; null where no spoon was named,
 * or the product does not run.
 */
export const spoonsAssumed = (text: string, name: string): NamedServing | null => {
  const own = spoonsWeighed(text)
  if (own) return own
  if (!runs.test(name) || isDry.test(name) || weighed.test(text)) return null
  const zh = askedZh.exec(text)
  const en = zh ? null : askedEn.exec(text)
  if (!zh && !en) return null
  const isSmall = zh ? /[小茶]/.test(zh[0]) : /^te|^tsp/.test(en?.[2] ?? '')
  const count = countOf(zh ? zh[1] : en?.[1])
  const value = count * (isSmall ? teaspoon : tablespoon)
  const words = zh
    ? `${/^[半一两二三四五六\d]/.test(zh[0]) ? '' : '一'}${zh[0]}`
    : (en?.[0] ?? '').trim().replace(/^(?:an?|per|each) |^(?=t|spoon)/, 'one ')
  return {
    value,
    unit: 'g',
    is: {
      zh: `${zh ? words : isSmall ? `${count} 茶匙` : `${count} 汤匙`}（按约 ${value} g 算，一勺多重标签没有写）`,
      en: `${zh ? `${count} ${isSmall ? 'teaspoon' : 'tablespoon'}${count === 1 ? '' : 's'}` : words} (taken as about ${value} g; what a spoon weighs the label does not say)`,
    },
  }
}
