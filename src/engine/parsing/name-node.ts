import type { NameMatcher, Recognised } from '../matching/name-matcher.ts'
import { splitAmount, splitWeight } from '../text/amounts.ts'
import { isHan, keyOf, type Range } from '../text/normalize.ts'
import { asColour } from './nest-groups.ts'
import { blank, FORTIFICANTS, type Node, type Words } from './syntax-node.ts'

/** The context of a name: what it inherits from the class, the name and the headings before it. */
export interface Place {
  parent: Node | undefined
  underAdditives: boolean
  classZh: string | undefined
  atMost2Percent: boolean
}

/** Makes nodes of single names. */
export interface NameReader {
  /** The node of a name with its amount; nothing where the words tell a purpose, a number or a figure. */
  read(range: Range, place: Place): Node | undefined
  /** `N001`, `120mg`: outside its class no additive is written as a bare number. */
  isFigure(range: Range, place: Place): boolean
}

// `…, TBHQ, to maintain freshness`: the comma does not make an ingredient of a purpose.
const PURPOSE =
  /^(?:added |used )?(?:to (?:maintain|preserve|protect|retain|promote|prevent|help|improve|enhance|ensure)|for (?:freshness|colou?r|flavou?r|texture|tartness)|as an? (?:preservative|antioxidant|emulsifier|stabilizer))\b/
// `Vitamin E (mixed tocopherols) added to preserve freshness` is there as an additive, not as a nutrient.
// Sticky: tested where a name ends, without copying the text.
const PRESERVES =
  /\s*(?:\([^()]{0,40}\)\s*)?,?\s*(?:added |used )?(?:to (?:preserve|protect|maintain|retain)|for freshness|as an? (?:preservative|antioxidant))\b/y
// `distilled vinegar, diluted with purified water to 5% acidity`, `*organically produced`: what was done, not what it is.
const PROCESS =
  /^(?:(?:diluted|reduced)(?: with [a-z ]*?water)? to )?\d+(?:\.\d+)? ?% acid(?:ity)?$|^acidity$|^certified organic$|^(?:certified )?organically (?:grown|produced)$|^(?:hand|slow|dry|small batch )?-?(?:roasted|brewed|aged|made|packed|picked|pressed|bottled|crafted|harvested|grown|milled|produced|smoked) (?:in|by|on|at) (?!.*(?:oil|fat|butter|water|syrup|brine|vinegar|juice))|^that'?s (?:it|all)$|^(?:and )?nothing (?:else|more|added)$/
// N001, L20260101A, 120mg: what is stamped on a pack, or a figure of it; additives are numbered with E.
const NO_NAME = /^(?:(?!ins|e)[a-z]{1,2}\d{3,}[a-z]?|\d[\d.,]*\s?(?:k?g|m[gl]|l|kj|kcal|[毫千]?克|毫?升))$/

const OF_ALLERGEN = /^(.{3,40}?) from (?:hens?'? ?)?(?:eggs?(?: white)?|milk|wheat|soya?(?:beans?)?|fish)$/

/** Makes what reads the names of a folded text one by one. */
export function createNameReader(source: string, names: NameMatcher, words: Words): NameReader {
  const { slice, tidy } = words

  function read(range: Range, place: Place): Node | undefined {
    const isWhole = names.exact(slice(range)) !== undefined
    const split = isWhole ? undefined : splitAmount(source, range)
    const weighed = isWhole || split ? undefined : splitWeight(source, range)
    const weight = weighed && names.exact(slice(weighed.name)) ? weighed : undefined
    const name = tidy(split?.name ?? weight?.name ?? range)
    const text = slice(name)
    const isBareNumber = /^\d+$/.test(text) && !place.underAdditives
    if (text === '' || isBareNumber || isFigure(name, place) || PURPOSE.test(text) || PROCESS.test(text))
      return undefined
    const own = withoutSource(name, text)
    const found = asOil(names.recognise(source, own, { underClass: place.underAdditives }), place.parent)
    asColour(source, found, place.classZh, names)
    const node = blank(found.range)
    node.strength = found.strength
    node.atMost2Percent = place.atMost2Percent
    node.underAdditives = place.underAdditives
    if (place.classZh) node.classZh = place.classZh
    PRESERVES.lastIndex = found.range.end
    if (PRESERVES.test(source)) node.underAdditives = true
    if (place.classZh === FORTIFICANTS && !found.meaning) nameVitamin(node, found)
    if (found.meaning) node.meaning = found.meaning
    if (found.suspected) node.suspected = found.suspected
    if (split) node.amount = split.amount
    if (weight) node.notes.push(weight.weight)
    // `INS 322 from soya`: what it comes from is no part of the name, but it tells an allergen.
    const rest = tidy({ start: found.range.end, end: name.end })
    if (rest.start < rest.end && /^(?:from|contains?|with)\b/.test(slice(rest))) node.notes.push(rest)
    return node
  }

  /** `lysozyme from egg`: the additive, and not the egg that its last word names. */
  function withoutSource(name: Range, text: string): Range {
    const own = OF_ALLERGEN.exec(text)?.[1]
    return own !== undefined && names.exact(own)?.kind === 'additive'
      ? { start: name.start, end: name.start + own.length }
      : name
  }

  function isFigure(range: Range, place: Place): boolean {
    return !place.underAdditives && NO_NAME.test(slice(range))
  }

  /** `维生素（A、D、B12）`: the bracket leaves out the word that its letters share. */
  function nameVitamin(node: Node, found: Recognised): void {
    const text = slice(found.range)
    const meaning = /^[a-k]\d{0,2}$/.test(text) ? names.exact(`维生素${text}`) : undefined
    if (!meaning) return
    found.meaning = meaning
    node.strength = 'exact'
  }

  /** `Vegetable oil (palm, canola)`: the bracket leaves out the word that all its names share. */
  function asOil(found: Recognised, parent: Node | undefined): Recognised {
    const food = parent?.meaning?.food
    const text = slice(found.range)
    if ((food !== 'oil' && food !== 'satfat' && food !== 'hydro') || found.meaning?.food === food)
      return found
    if (/oil|fat/.test(text) || isHan(text.charAt(0)) || found.meaning?.substance) return found
    const shared = found.meaning === undefined && /\b(?:and|or)\b/.test(text) ? parent?.meaning : undefined
    const meaning = names.exact(`${text} oil`) ?? shared
    return meaning
      ? { range: found.range, meaning: { ...meaning, canonical: keyOf(text) }, strength: 'exact' }
      : found
  }

  return { read, isFigure }
}
