import type { Dictionary } from '../matching/dictionary.ts'
import type { Meaning } from '../matching/dictionary-entry.ts'
import type { NameMatcher } from '../matching/name-matcher.ts'
import type { Amount } from '../result.ts'
import { isNote, wholeAmount } from '../text/amounts.ts'
import { isHan, keyOf, type Range } from '../text/normalize.ts'
import { colourOf } from './nest-groups.ts'
import { type Node, PART, type Words } from './syntax-node.ts'
import type { RawGroup, RawItem } from './tokenize.ts'

/** What a bracket says of the name before it. `open` brackets hold what the ingredient is made of. */
export type Verdict =
  | { says: 'nothing' }
  | { says: 'amount'; amount: Amount }
  | { says: 'note'; range: Range }
  | { says: 'open' }

export interface Brackets {
  verdict(group: RawGroup, node: Node): Verdict
  /** An amount or a remark whatever stands before it. */
  isRemark(group: RawGroup): boolean
  /** Says what the name before it is for: `Sodium Benzoate (Preservative)`. */
  isClass(group: RawGroup): boolean
  /** Holds at least one additive or nutrient, as the bracket of a class does; for a colour, what colours. */
  opensAdditives(groups: readonly RawGroup[], classZh: string | undefined): boolean
  /** `Emulsifier (Soya Lecithin)(322)`: the second bracket only numbers what the first one names. */
  repeats(group: RawGroup, earlier: RawGroup): boolean
}

const CONTAINS =
  /^(?:(?:其中|内)?含有?(?!量)|添加|with |(?:may )?contains?:? |containing |including |includes? |made (?:with|from) |(?:(?:may )?contains? )?one or more of(?: the following)?:? |(?:may contain )?one or more |consisting of |prepared from )+\s*/
// 榨菜（榨菜占比≥80%）: the bracket repeats what its share is of.
const OWN_SHARE = /^[\u4e00-\u9fff]{1,8}?(?=(?:添加量|含量|占比|使用量|投料量)\s?[:≥>约\d])/
const DECLARES =
  /^(?:含有?(?:麸质|小麦|大麦|大豆|乳|牛奶|蛋)(?:成分|制品|蛋白)?$|contains? (?:milk|soy|wheat|barley|rye|oats?|gluten|egg|fish|crustacea|shellfish|molluscs?|nuts|almond|hazelnut|peanut|lupin|sesame|sul(?:ph|f)|phenyl)[^,;]*$)/
const NUMBERED = /^(?:e|ins)[\s-]?\d{3}/
const SOURCE_ZH = /^(?:牛奶|牛乳|羊乳|乳|奶|大豆|黄豆|小麦|鸡蛋|蛋|鱼|虾|花生|麸质)(?:来源|制品)?$/
const SOURCE =
  /^(?:milk|soy|soya|wheat|eggs?|fish|peanuts?|nuts?|barley|rye|oats|sesame|lupin|crustaceans?|molluscs?|gluten|sulph?ites)$/

/** Tells amounts, remarks, second names and sources from what an ingredient is made of. */
export function createBrackets(
  source: string,
  dictionary: Dictionary,
  names: NameMatcher,
  words: Words,
): Brackets {
  const inside = (group: RawGroup): Range => {
    const text = source.slice(group.start + 1, group.end).replace(/[)\]}]?$/, '')
    const end = group.start + 1 + text.trimEnd().length
    return { start: words.skipSpace(group.start + 1, end), end }
  }
  const recognise = (item: RawItem) => names.recognise(source, words.tidy(item), { underClass: true })

  const verdict = (group: RawGroup, node: Node): Verdict => {
    const range = inside(group)
    const text = words.slice(range)
    if (text === '') return { says: 'nothing' }
    const amount = wholeAmount(text) ?? wholeAmount(text.replace(OWN_SHARE, ''))
    if (amount) return { says: 'amount', amount }
    const [only] = group.items
    if (node.role === 'class' && isDeclaration(text, only)) return { says: 'note', range }
    if (node.role !== 'class' && !PART.test(words.slice(node))) {
      const isOne = only !== undefined && group.items.length === 1 && only.groups.length === 0
      if (isOne && NUMBERED.test(text) && isSecondName(only, node)) return { says: 'note', range }
      if (isNote(text) || isSource(group, node)) return { says: 'note', range }
      if (isOne && isSecondName(only, node)) return { says: 'note', range }
    }
    if (only) stripContains(only)
    return { says: 'open' }
  }

  /** `Antioxidant (contains soybean) (307b)`, `乳化剂（来源于大豆）（磷脂）`: an allergen, not a member of the class. */
  const isDeclaration = (text: string, only: RawItem | undefined): boolean => {
    if (/^(?:来自|来源[于自]|源自|取自)/.test(text)) return true
    if (!only || !DECLARES.test(text)) return false
    const named = names.exact(text.replace(CONTAINS, ''))
    return named?.substance === undefined
  }

  /** `含氢化植物油`, `with TBHQ`, `contains one or more of the following: …`: the words before the name say nothing. */
  const stripContains = (item: RawItem) => {
    const match = CONTAINS.exec(words.slice(item))
    if (match && match[0].length < item.end - item.start)
      item.start = words.skipSpace(item.start + match[0].length, item.end)
  }

  /** `lecithins (soya, sunflower)`: what an additive was made from is no part of it. */
  const isSource = (group: RawGroup, node: Node): boolean => {
    const kind = node.meaning?.kind
    if (kind !== 'additive' && kind !== 'flavouring' && kind !== 'enzyme') return false
    return group.items.every(item => {
      const found = names.exact(words.slice(words.tidy(item)))
      const isFood = found?.kind === 'food' || (found === undefined && item.end - item.start < 16)
      return item.groups.length === 0 && isFood && found?.substance === undefined
    })
  }

  /** A bracket with one name is a second name, a class or a source, not a part, when the dictionary says so. */
  const isSecondName = (item: RawItem, node: Node): boolean => {
    const text = words.slice(words.tidy(item))
    if (/^(?:含|添加|with |contain)/.test(text)) return DECLARES.test(text)
    const classZh = dictionary.classOf(keyOf(text))
    if (classZh && (node.meaning || !names.exact(text))) {
      node.classZh = classZh
      return true
    }
    const found = recognise(item)
    const own = node.meaning
    const other = found.meaning
    if (own?.kind === 'nutrient') return true
    // Where it grew or which variety it is: 红茶（斯里兰卡）, 葡萄（赤霞珠）.
    if (own?.food !== undefined && found.strength === 'none' && isHan(text.charAt(0)) && text.length <= 6)
      return true
    if (own?.food !== undefined && SOURCE_ZH.test(text)) return true
    if (own?.food === 'whole' && (found.strength === 'weak' || found.strength === 'none')) return true
    // `Vegetable oil (palm)` leaves out the word that its bracket shares.
    const isOil = own?.food === 'oil' || own?.food === 'satfat' || own?.food === 'hydro'
    if (!other && isOil && names.exact(`${text} oil`)) return false
    if (own?.food !== undefined && SOURCE.test(text)) return true
    // 鸡（台湾土鸡）: a variety of the same.
    if (
      isHan(text.charAt(0)) &&
      text.length > 2 &&
      text.endsWith(words.slice(node)) &&
      found.strength !== 'exact'
    )
      return true
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

  return {
    verdict,
    isRemark: group => {
      const text = words.slice(inside(group))
      return wholeAmount(text) !== undefined || isNote(text)
    },
    isClass: group => dictionary.classOf(keyOf(words.slice(inside(group)))) !== undefined,
    opensAdditives: (groups, classZh) =>
      groups.some(group =>
        group.items.some(item => {
          const { meaning } = recognise(item)
          if (meaning?.substance !== undefined || meaning?.kind === 'nutrient') return true
          if (meaning?.kind === 'enzyme') return true
          return classZh === '着色剂' && colourOf(words.slice(words.tidy(item)), names) !== undefined
        }),
      ),
    repeats: (group, earlier) => {
      const [item] = group.items
      const substance = item && group.items.length === 1 ? recognise(item).meaning?.substance : undefined
      return (
        substance !== undefined &&
        earlier.items.some(one => {
          const known = recognise(one).meaning?.substance
          return known?.id !== undefined && known.id === substance.id
        })
      )
    },
  }
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
