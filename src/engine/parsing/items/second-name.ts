import type { Dictionary } from '../../matching/dictionary.ts'
import type { Meaning } from '../../matching/dictionary-entry.ts'
import type { NameMatcher, Recognised } from '../../matching/name-matcher.ts'
import { isHan, keyOf } from '../../text/normalize.ts'
import type { Node, Words } from '../syntax-node.ts'
import type { RawItem } from '../tokenize.ts'

/** Matches words in a bracket that declare an allergen: `含麸质`, `contains milk`. */
export const DECLARES =
  /^(?:含有?(?:麸质|小麦|大麦|大豆|乳|牛奶|蛋)(?:成分|制品|蛋白)?$|contains? (?:milk|soy|wheat|barley|rye|oats?|gluten|egg|fish|crustacea|shellfish|molluscs?|nuts|almond|hazelnut|peanut|lupin|sesame|sul(?:ph|f)|phenyl)[^,;]*$)/
/** Matches an additive's number with its prefix at the start of folded words: `e322`, `ins 415`. */
export const NUMBERED = /^(?:e|ins)[\s-]?\d{3}/
/** Matches the number, prefix or not, of a modified starch or a caramel colour: `1442`, `e150d`. */
export const FAMILY_NUMBER = /^(?:(?:e|ins)[\s-]?)?(?:14\d\d|150[a-d])$/
const SOURCE_ZH = /^(?:牛奶|牛乳|羊乳|乳|奶|大豆|黄豆|小麦|鸡蛋|蛋|鱼|虾|花生|麸质)(?:来源|制品)?$/
const SOURCE =
  /^(?:milk|soy|soya|wheat|eggs?|fish|peanuts?|nuts?|barley|rye|oats|sesame|lupin|crustaceans?|molluscs?|gluten|sulph?ites)$/

/**
 * Makes the test whether a bracket with one name is a second name, a class or a source of the name before it, and not a
 * part of it. Where the bracket tells the class or the meaning of an unknown name, the test writes it into the node.
 */
export function createSecondNameTest(
  source: string,
  dictionary: Dictionary,
  names: NameMatcher,
  words: Words,
): (item: RawItem, node: Node) => boolean {
  return (item, node) => {
    const text = words.slice(words.tidy(item))
    if (/^(?:含|添加|with |contain)/.test(text)) return DECLARES.test(text)
    const classZh = dictionary.classOf(keyOf(text))
    if (classZh && (node.meaning || !names.exact(text))) {
      node.classZh = classZh
      return true
    }
    const found = names.recognise(source, words.tidy(item), { underClass: true })
    const own = node.meaning
    const other = found.meaning
    if (own?.kind === 'nutrient') return true
    if (own && other?.substance && FAMILY_NUMBER.test(text) && isNarrower(own, other)) {
      node.meaning = other
      node.strength = 'exact'
      return true
    }
    const ofFood = own?.food === undefined ? undefined : describesFood(text, own, found, names)
    if (ofFood !== undefined) return ofFood
    if (isVariety(text, words.slice(node), found)) return true
    if (!other) return /^[a-z0-9 .°'-]+$/.test(text) && (isHan(source.charAt(node.start)) || text.length <= 4)
    // `Silver Leaf (E174)`: the number tells what the food word stands for.
    const isNumbered = other.kind === 'additive' && NUMBERED.test(text)
    if (!own || node.strength === 'none' || node.strength === 'weak' || (isNumbered && !own.substance)) {
      // An unknown name with a number in brackets: the number tells what it is.
      if (!isNumbered) return false
      node.meaning = other
      node.strength = 'exact'
      return true
    }
    return isSameThing(own, other)
  }
}

/** Whether a number names the one that a family of additives leaves open: modified starch (1442), caramel (150d). */
function isNarrower({ substance, canonical }: Meaning, other: Meaning): boolean {
  const isOpen = substance === undefined || substance.generic || substance.ins === '150'
  const isStarch = other.substance?.ins.startsWith('14') ?? false
  return isOpen && (isStarch ? /淀粉|starch/i : /焦糖|caramel/i).test(canonical)
}

/** Whether a bracket describes the food before it (origin, variety, source), or undefined where that cannot be told. */
function describesFood(
  text: string,
  own: Meaning,
  found: Recognised,
  names: NameMatcher,
): boolean | undefined {
  // Where it grew or which variety it is: 红茶（斯里兰卡）, 葡萄（赤霞珠）.
  if (found.strength === 'none' && isHan(text.charAt(0)) && text.length <= 6) return true
  if (SOURCE_ZH.test(text)) return true
  if (own.food === 'whole' && (found.strength === 'weak' || found.strength === 'none')) return true
  // `Vegetable oil (palm)` leaves out the word that its bracket shares.
  const isOil = own.food === 'oil' || own.food === 'satfat' || own.food === 'hydro'
  if (!found.meaning && isOil && names.exact(`${text} oil`)) return false
  return SOURCE.test(text) ? true : undefined
}

/** 鸡（台湾土鸡）: a variety of the same. */
function isVariety(text: string, name: string, found: Recognised): boolean {
  return isHan(text.charAt(0)) && text.length > 2 && text.endsWith(name) && found.strength !== 'exact'
}

/** Both names stand for one substance, or the second only says what the first was made from or brings. */
function isSameThing(own: Meaning, other: Meaning): boolean {
  if (own.canonical === other.canonical) return true
  if (own.substance && other.substance) {
    if (own.substance.id !== undefined && own.substance.id === other.substance.id) return true
    if (
      own.substance.ins !== '' &&
      /^\d+/.exec(own.substance.ins)?.[0] === /^\d+/.exec(other.substance.ins)?.[0]
    )
      return true
  }
  if (own.nutrient && other.nutrient) return true
  const isAdditive = own.kind === 'additive' || own.kind === 'flavouring'
  if (isAdditive && (other.kind === 'food' || other.kind === 'flavouring')) return true
  return own.food !== undefined && other.kind === 'nutrient'
}
