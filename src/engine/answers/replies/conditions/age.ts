import type { Audience } from '../../entities/people.ts'
import { numberOf } from '../../entities/pieces.ts'

const count =
  '\\d{1,2}(?:\\.5)?|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?=[ -]years?[ -]old)|十[一二三四五六七八九]?|[一二两三四五六七八九]'
const inMonths = new RegExp(
  `(?<!怀孕|怀了|放了?|放)(${count})[- ]?(?:个半?月(?!保质|内|后|没|前)|months?[- ]old\\b|mos?\\b|(?<=\\d)m(?= ?old)|(?<=\\d)months?\\b(?! pregnant))`,
)
const inYears = new RegExp(
  `(${count})(?:周?岁(?!以[上下内])|[- ]?(?:years?|yrs?|y/?o)(?:[- ]olds?)?\\b)|\\b(?:s?he is|s?hes|aged?|(?:daughter|son|child|kid|girl|boy|toddler) is) (\\d{1,2})\\b|\\bi a?m (?:only |just )?(1[0-7])\\b(?! (?:weeks|months|days))`,
)

const ofChildInMonths =
  /\b(?:s?he|lo|un|little one|baby|bub|son|daughter|boy|girl|toddler|grand\w+)(?: is|'?s)? (?:only |just |about |now |almost |nearly |turning |barely )?(\d{1,2}) months\b/

/** Six months next week, 快满六个月: not yet. */
const notYet =
  /\b(?:next (?:week|month)|tomorrow|in a (?:few days|week|couple of (?:days|weeks))|almost|nearly|not quite|turning|about to (?:be|turn)|soon)\b|(?:下|下个)(?:周|星期|礼拜|月)|明天|后天|过[几两]天|快(?:要|满|到)|即将|还差|还没到|还没满|差[几一]/
const aLittle = 0.01

/** The age in years that a folded question states of a child; undefined where it states none. */
export const ageIn = (text: string): number | undefined => {
  const age = statedAge(text)
  return age !== undefined && notYet.test(text) ? age - aLittle : age
}

const statedAge = (text: string): number | undefined => {
  if (/(?<![一二三四五六七八九十\d])半岁/.test(text)) return 0.5
  const [, zh, en, own] = inYears.exec(text) ?? []
  const years = zh ?? en ?? own
  // 一岁两个月: the months come on top.
  const months =
    zh !== undefined && /[一二两三四五六七八九\d]岁[零又]?(?:[一二两三四五六七八九十\d]+)个月/.test(text)
      ? undefined
      : inMonths.exec(text)?.[1]
  if (months !== undefined) return (numberOf(months) + (/个半月/.test(text) ? 0.5 : 0)) / 12
  const spoken = ofChildInMonths.exec(text)?.[1]
  if (spoken !== undefined) return Number(spoken) / 12
  return years === undefined ? undefined : numberOf(years) + (/[岁歲]半/.test(text) ? 0.5 : 0)
}

const infants = { zh: '婴幼儿', en: 'infants and toddlers' }

const ofUnborn =
  /对(?:肚子里的?)?(?:宝宝|宝贝|孩子|小孩|胎)|影响(?:到)?(?:bb|宝宝|宝贝|孩子|胎)|(?:宝宝|孩子|bb)(?:会|有|受).{0,4}影响/

const ofBaby =
  /婴|宝宝|辅食|满月|未满|不到|未够|没到|以[下内]|\b(?:baby|babies|infants?|toddlers?|under|below|younger|less than)\b/

/** With child it is the unborn that is spoken of; a grandson of eight months is an infant as well. */
export const withAge = (who: Audience, text: string): Audience => {
  const whole = ofAge(who, text)
  const parts = who.parts
    .map(part => ofAge(part, text))
    .filter(part => part.groups.some(group => whole.groups.includes(group)))
  return { ...whole, parts }
}

const ofAge = (who: Audience, text: string): Audience => {
  if (who.groups.includes('pregnant') && ofUnborn.test(text))
    return {
      ...who,
      groups: who.groups.filter(group => group !== 'infant_0_36m' && group !== 'children'),
      zh: who.zh.replace(/(?:婴幼儿|儿童)、/g, ''),
      en: who.en.replace(/(?:infants and toddlers|children), /g, ''),
    }
  const age = ageIn(text)
  const [isInfant, isChild] = [who.groups.includes('infant_0_36m'), who.groups.includes('children')]
  // Three years old is no more under three.
  if (age !== undefined && age >= 3 && age < 18 && isInfant && !ofBaby.test(text))
    return {
      ...who,
      groups: ['children', ...who.groups.filter(group => group !== 'infant_0_36m' && group !== 'children')],
      zh: isChild ? who.zh.replace(`${infants.zh}、`, '') : who.zh.replace(infants.zh, '儿童'),
      en: isChild ? who.en.replace(`${infants.en}, `, '') : who.en.replace(infants.en, 'children'),
    }
  if (age === undefined || age >= 3 || !isChild || isInfant) return who
  return {
    ...who,
    groups: ['infant_0_36m', ...who.groups.filter(group => group !== 'children')],
    zh: who.zh.replace('儿童', infants.zh),
    en: who.en.replace('children', infants.en),
  }
}

const bound = new RegExp(
  `(${count})\\s?周?岁(?:及?以下|以内|之前|前)|(?:under|below|younger than)(?: the age of)? (\\d{1,2})\\b(?! months)`,
)
const boundInMonths = new RegExp(
  `(${count})\\s?个?月(?:龄)?(?:及?以下|以内)|(?:under|below|younger than)(?: the age of)? (\\d{1,2}) months`,
)
const words: Readonly<Record<string, string>> = { one: '1', two: '2', three: '3', four: '4', five: '5' }

/** The age under which a folded statement of a pack forbids something; undefined where it names none. */
export const ageBoundIn = (folded: string): number | undefined => {
  const stated = folded.replace(/\b(?:one|two|three|four|five)\b/g, word => words[word] ?? word)
  const [, zh, en] = bound.exec(stated) ?? []
  const years = zh ?? en
  if (years !== undefined) return numberOf(years)
  const [, monthsZh, monthsEn] = boundInMonths.exec(stated) ?? []
  const months = monthsZh ?? monthsEn
  return months === undefined ? undefined : numberOf(months) / 12
}

const aMonth = 1 / 12
/**
 * Whether a child of an age is among those whom a folded clause of a pack names: 三岁以下 takes in a child of three, under 3 does not;
 * 6月龄以下 none of seven months. Undefined where it names no age.
 */
export const isAmong = (age: number, clause: string): boolean | undefined => {
  const under = ageBoundIn(clause)
  if (under === undefined) return undefined
  const through = under < 1 ? aMonth : 0.5
  return age < under + (/以[下内]/.test(clause) ? through : 0)
}
