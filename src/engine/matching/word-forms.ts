import { REGIONAL } from '../lexicon/traditional.ts'
import { isHan, keyOf } from '../text/normalize.ts'
import { enzyme, flavouring, type Meaning } from './dictionary-entry.ts'

// What the form of a name says of it where no entry has it whole: its plural, its last words, how Taiwan writes it.

/** English names in the plural. */
export function singular(keys: ReadonlyMap<string, Meaning>, key: string): Meaning | undefined {
  if (!/[a-z]s$/.test(key) || key.length < 5) return undefined
  return keys.get(key.slice(0, -1)) ?? (key.endsWith('es') ? keys.get(key.slice(0, -2)) : undefined)
}

const ENZYME_NAME =
  /(?:[^a-z]酶(?:制剂)?|[^\u4e00-\u9fff](?:[dglmnprtxyz]|prote|(?:ox|phos)[iy]d)ases?(?:[abc]\d?)?|rennet|enzymes?|bromelain|papain|pepsin|fic(?:a)?in|trypsin|chymosin[ab]?)$/
const FLAVOURING_END =
  /(?:香精|香精香料|(?<!香辛)香料|香味料|flavou?r(?:s|ing|ings)?|flavor(?:ing)?substances?|flavou?r(?:ing)?s?identicaltonatural)$/
// `natural flavor cinnamon`: the taste is named behind the word.
const FLAVOURING_START =
  /^(?:natural|artificial|natureidentical)flavou?r(?:ing)?s?(?=[a-z])(?!.*(?:oil|powder|juice|salt)$)/

const IS_REGIONAL = new RegExp(REGIONAL.map(([word]) => word).join('|'))

/** 硬脂醯乳酸鈉, 食用黃色四號鋁麗基: the names that Taiwan's list makes of other words. */
export function regional(keys: ReadonlyMap<string, Meaning>, key: string): Meaning | undefined {
  if (key.length > 40 || !IS_REGIONAL.test(key)) return undefined
  const plain = REGIONAL.reduce((name, [word, usual]) => name.replace(word, usual), key)
  return keys.get(plain) ?? modifiedStarch(keys, plain)
}

/** From any plant: 木薯变性淀粉, modified tapioca starch. */
export function modifiedStarch(keys: ReadonlyMap<string, Meaning>, key: string): Meaning | undefined {
  if (/^[^剂和]{0,6}(?:变性|改性).{0,6}淀粉$/.test(key)) return keys.get('变性淀粉')
  const isModified =
    key.length < 40 &&
    /^(?:modified|modifiedfood)(?:food|waxy|corn|maize|potato|tapioca|wheat|rice|pea|cassava)*(?:starch|starches|cornflour)$/.test(
      key,
    )
  return isModified ? keys.get('modifiedstarch') : undefined
}

/** Kinds that the end of a name decides, with any words before it. */
export function special(key: string): Meaning | undefined {
  if (key.length > 50) return undefined
  // 乳糖酶 lactase is a name and its translation.
  if (/[\u4e00-\u9fff].*[a-z]{3}$/.test(key)) return undefined
  // 防腐剂溶菌酶: a class word before the name is none of it.
  if (/剂(?!$)/.test(key)) return undefined
  if (key.length <= (isHan(key.charAt(0)) ? 12 : 40) && FLAVOURING_END.test(key) && !/enhancer/.test(key))
    return flavouring('食用香精')
  if (key.length <= 40 && FLAVOURING_START.test(key)) return flavouring('食用香精')
  if (ENZYME_NAME.test(key)) return enzyme(key)
  if (/^(?:维生素|维他命)[a-k]?\d{0,2}$/.test(key) || /^vitamins?[a-k]\d{0,2}(?:and[a-k]\d{0,2})*$/.test(key))
    return { kind: 'nutrient', canonical: key, nutrient: 'only', end: true }
  return undefined
}

/** What a Chinese name is by its last characters, the most of them that say it. */
export function headOfChinese(
  keys: ReadonlyMap<string, Meaning>,
  heads: ReadonlyMap<string, Meaning>,
  key: string,
) {
  const longest = Math.min(key.length - 1, 12)
  for (let length = longest; length >= 1; length--) {
    const end = key.slice(-length)
    const meaning = heads.get(end) ?? (length >= 2 ? foodOnly(keys.get(end)) : undefined)
    if (meaning) return { meaning: { ...meaning, canonical: key }, strong: length >= 2 }
  }
  return undefined
}

/** What an English name is by its last words. */
export function headOfEnglish(
  keys: ReadonlyMap<string, Meaning>,
  heads: ReadonlyMap<string, Meaning>,
  folded: string,
) {
  const words = folded.split(/[^\p{L}\p{N}']+/u).filter(Boolean)
  for (let first = 1; first < words.length; first++) {
    const end = keyOf(words.slice(first).join(''))
    const meaning = foodOnly(keys.get(end)) ?? foodOnly(singular(keys, end)) ?? heads.get(end)
    if (meaning) return { meaning: { ...meaning, canonical: keyOf(folded) }, strong: true }
  }
  const only = heads.get(keyOf(folded))
  return only ? { meaning: { ...only, canonical: keyOf(folded) }, strong: true } : undefined
}

function foodOnly(meaning: Meaning | undefined): Meaning | undefined {
  return meaning && (meaning.kind === 'food' || meaning.kind === 'culture') ? meaning : undefined
}
