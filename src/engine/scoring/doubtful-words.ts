import { GRAVE_CLASSES, isOfClass } from '../matching/substance-classes.ts'
import type { Item } from '../parsing/to-ingredients.ts'
import type { Insight } from '../result.ts'
import type { AllergenFindings } from '../warnings/allergens.ts'

/** Confidence from which on a suspicion is told at all, 0-1. */
const LEAST_SUSPICION = 0.5

/** Misread names whose repair would change a warning: no name that was read well raises the same one. */
export function doubtfulWords(all: readonly Item[], allergens: AllergenFindings): Item[] {
  const isMisread = ({ ingredient: { suspected } }: Item) =>
    suspected !== undefined && suspected.confidence >= LEAST_SUSPICION
  const misread = all.filter(isMisread)
  const exact = all.filter(item => !isMisread(item))
  const decided = GRAVE_CLASSES.filter(name => exact.some(isOfClass(name)))
  return misread.filter(
    item =>
      GRAVE_CLASSES.some(name => !decided.includes(name) && isOfClass(name)(item)) ||
      decidesAllergen(item, allergens, isMisread),
  )
}

function decidesAllergen(
  item: Item,
  { sources }: AllergenFindings,
  isMisread: (item: Item) => boolean,
): boolean {
  return [...sources.values()].some(items => items.includes(item) && items.every(isMisread))
}

/** Says of each doubtful name what it may be; its warnings are those of the graver candidate. */
export function doubtInsights(items: readonly Item[]): Insight[] {
  return items.flatMap(({ index, ingredient: { name, suspected } }) => {
    if (!suspected) return []
    const other = otherCandidate(suspected.name)
    return [
      {
        id: 'doubtful_word',
        tone: 'caution',
        text: {
          zh: `“${name}”读得不确定：可能是${suspected.name}${other ? `，也可能是${other}` : ''}。先按前者提醒，请对照包装核对。`,
          en: `"${name}" was not read for certain: it may be ${suspected.name}${other ? ` or ${other}` : ''}. The warning is for the first; check the package.`,
        },
        ingredients: [index],
        evidence: [],
      },
    ]
  })
}

/** Nitrite and sulphite are one stroke apart in print and far apart in what they mean. */
function otherCandidate(name: string): string | undefined {
  if (/亚硝酸/.test(name)) return name.replace('亚硝酸', '亚硫酸')
  if (/亚硫酸/.test(name)) return name.replace('亚硫酸', '亚硝酸')
  if (/nitrite/.test(name)) return name.replace('nitrite', 'sulphite')
  return undefined
}
