import type { Allergen, Bilingual } from '../../../result.ts'
import { allergenWords } from '../../entities/people.ts'
import { joinedBy } from '../answer-context.ts'
import type { Reason } from './reason.ts'
import type { Swap } from './swap.ts'

/** How an answer calls an allergen. */
export const allergenName = (allergen: Allergen): Bilingual => {
  const known = allergenWords.find(one => one.allergen === allergen)
  return known?.short ?? known ?? { zh: allergen, en: allergen }
}

/** A swap with what it contains, or may contain. */
const withContents = (swap: Swap, { allergens }: Reason): Bilingual => {
  const contains = (swap.contains ?? []).map(allergenName)
  const may = swap.may ?? []
  const avoided = may.filter(one => allergens.has(one)).map(allergenName)
  const others = may.filter(one => !allergens.has(one)).map(allergenName)
  const notes: Bilingual[] = [
    ...(contains.length > 0
      ? [{ zh: `含${joinedBy(contains, '、', '').zh}`, en: `contains ${joinedBy(contains, '', ', ').en}` }]
      : []),
    ...(avoided.length > 0
      ? [
          {
            zh: `要选写明不含${joinedBy(avoided, '、', '').zh}的`,
            en: `one that says it is free from ${joinedBy(avoided, '', ', ').en}`,
          },
        ]
      : []),
    ...(others.length > 0
      ? [
          {
            zh: `有的含${joinedBy(others, '、', '').zh}`,
            en: `some contain ${joinedBy(others, '', ', ').en}`,
          },
        ]
      : []),
  ]
  const note = joinedBy(notes, '，', '; ')
  return {
    zh: `${swap.zh}${note.zh && `（${note.zh}）`}`,
    en: `${swap.en}${note.en && ` (${note.en})`}`,
  }
}

/** Swaps in a row, each with what it contains, or may contain. */
export const listOf = (swaps: readonly Swap[], reason: Reason): Bilingual =>
  joinedBy(
    swaps.map(swap => withContents(swap, reason)),
    '；',
    '; ',
  )

/** Said beside a swap for somebody with an allergy. */
export const lookAgain: Bilingual = {
  zh: '换的东西也要看过敏原提示和“可能含有”',
  en: 'check the allergen statement and the may-contain warning of what you take as well',
}
