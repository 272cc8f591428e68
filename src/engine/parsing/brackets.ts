import type { Dictionary } from '../matching/dictionary.ts'
import type { NameMatcher } from '../matching/name-matcher.ts'
import type { Amount } from '../result.ts'
import { isNote, wholeAmount } from '../text/amounts.ts'
import { keyOf, type Range } from '../text/normalize.ts'
import { createSecondNameTest, DECLARES, FAMILY_NUMBER, NUMBERED } from './items/second-name.ts'
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
  /** An amount or a remark after any name. */
  isRemark(group: RawGroup): boolean
  /** Says what the name before it is for: `Sodium Benzoate (Preservative)`. */
  isClass(group: RawGroup): boolean
  /** Contains at least one additive or nutrient, as the bracket of a class does; for a colour, a colour. */
  opensAdditives(groups: readonly RawGroup[], classZh: string | undefined): boolean
  /** `Emulsifier (Soya Lecithin)(322)`: the second bracket only numbers what the first one names. */
  repeats(group: RawGroup, earlier: RawGroup): boolean
}

const CONTAINS =
  /^(?:(?:其中|内)?含有?(?!量)|添加|with |(?:may )?contains?:? |containing |including |includes? |made (?:with|from) |(?:(?:may )?contains? )?one or more of(?: the following)?:? |(?:may contain )?one or more |consisting of |prepared from )+\s*/
// 榨菜（榨菜占比≥80%）: the bracket repeats what its share is of.
const OWN_SHARE = /^[\u4e00-\u9fff]{1,8}?(?=(?:添加量|含量|占比|使用量|投料量)\s?[:≥>约\d])/

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
  const isSecondName = createSecondNameTest(source, dictionary, names, words)
  const recognise = (item: RawItem) => names.recognise(source, words.tidy(item), { underClass: true })

  const verdict = (group: RawGroup, node: Node): Verdict => {
    const range = inside(group)
    const text = words.slice(range)
    if (text === '') return { says: 'nothing' }
    const amount = wholeAmount(text) ?? wholeAmount(text.replace(OWN_SHARE, ''))
    if (amount) return { says: 'amount', amount }
    const [only] = group.items
    if (node.role === 'class' && isDeclaration(text, only, names)) return { says: 'note', range }
    if (node.role !== 'class' && !PART.test(words.slice(node))) {
      const isOne = only !== undefined && group.items.length === 1 && only.groups.length === 0
      const isNumbered = NUMBERED.test(text) || FAMILY_NUMBER.test(text)
      if (isOne && isNumbered && isSecondName(only, node)) return { says: 'note', range }
      const isAside = isNote(text) || isSource(group, node, names, words)
      if (isAside && !hasLostItsEnd(source, group)) return { says: 'note', range }
      if (isOne && isSecondName(only, node)) return { says: 'note', range }
    }
    if (only) stripContains(only)
    return { says: 'open' }
  }

  /** `含氢化植物油`, `with TBHQ`, `contains one or more of the following: …`: the words before the name say nothing. */
  const stripContains = (item: RawItem) => {
    const match = CONTAINS.exec(words.slice(item))
    if (match && match[0].length < item.end - item.start)
      item.start = words.skipSpace(item.start + match[0].length, item.end)
  }

  return {
    verdict,
    isRemark: group => {
      const text = words.slice(inside(group))
      return wholeAmount(text) !== undefined || (isNote(text) && !hasLostItsEnd(source, group))
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

/** `卵磷脂（大豆、膨松剂：碳酸氢钠、…`: nothing closes the bracket, so that it contains the rest of the list and is no remark. */
const hasLostItsEnd = (source: string, { items, end }: RawGroup): boolean =>
  items.length > 1 && !/[)\]}]/.test(source.charAt(end - 1))

/** `Antioxidant (contains soybean) (307b)`, `乳化剂（来源于大豆）（磷脂）`: an allergen, not a member of the class. */
function isDeclaration(text: string, only: RawItem | undefined, names: NameMatcher): boolean {
  if (/^(?:来自|来源[于自]|源自|取自)/.test(text)) return true
  if (!only || !DECLARES.test(text)) return false
  const named = names.exact(text.replace(CONTAINS, ''))
  return named?.substance === undefined
}

/** `lecithins (soya, sunflower)`: what an additive was made from is no part of it. */
function isSource(group: RawGroup, node: Node, names: NameMatcher, words: Words): boolean {
  const kind = node.meaning?.kind
  if (kind !== 'additive' && kind !== 'flavouring' && kind !== 'enzyme') return false
  return group.items.every(item => {
    const found = names.exact(words.slice(words.tidy(item)))
    const isFood = found?.kind === 'food' || (found === undefined && item.end - item.start < 16)
    return item.groups.length === 0 && isFood && found?.substance === undefined
  })
}
