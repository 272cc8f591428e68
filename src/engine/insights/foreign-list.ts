import type { Layout } from '../layout/find-lists.ts'
import type { Bilingual, Insight } from '../result.ts'

// Languages by the heading of their lists, or by a script that no other language of packs uses; the first that fits.
const LANGUAGES: readonly [RegExp, Bilingual][] = [
  [/[\u3041-\u30fa]|原材料名/, { zh: '日文', en: 'Japanese' }],
  [/[\uac00-\ud7a3]/, { zh: '韩文', en: 'Korean' }],
  [/[\u0e00-\u0e7f]/, { zh: '泰文', en: 'Thai' }],
  [/zutaten/, { zh: '德文', en: 'German' }],
  [/ingr[ée]dients?(?=\s?[:(])|farine|sucre/, { zh: '法文', en: 'French' }],
  [/sk[łl]adniki/, { zh: '波兰文', en: 'Polish' }],
  [/ingredientes/, { zh: '西班牙文或葡萄牙文', en: 'Spanish or Portuguese' }],
  [/ingredienti/, { zh: '意大利文', en: 'Italian' }],
  [/ingredi[eë]nten/, { zh: '荷兰文', en: 'Dutch' }],
  [/bahan|ramuan|komposisi/, { zh: '马来文或印尼文', en: 'Malay or Indonesian' }],
  [/th[àa]nh ph[ầa]n/, { zh: '越南文', en: 'Vietnamese' }],
]
const OTHER: Bilingual = { zh: '中英文以外的语言', en: 'another language' }

/** How far in front of a list its heading may stand, and how much of the list shows its script. */
const NEAR = { before: 30, after: 120 }

/** Says of a list in another language than Chinese and English what of it was understood, and what was not. */
export function foreignListInsights({ folded: { text }, lists }: Layout): Insight[] {
  const [first] = lists
  if (!first || !lists.every(({ isForeign }) => isForeign)) return []
  const opening = text.slice(Math.max(0, first.start - NEAR.before), first.start + NEAR.after)
  const { zh, en } = LANGUAGES.find(([pattern]) => pattern.test(opening))?.[1] ?? OTHER
  return [
    {
      id: 'foreign_list',
      tone: 'caution',
      text: {
        zh: `配料表是${zh}：只按编号和认识的名称找出了添加剂，其余的没有读懂。过敏原请看包装原文。`,
        en: `The list is in ${en}: additives were found by number and by known names only, and the rest was not understood. For allergens, read the package itself.`,
      },
      ingredients: [],
      evidence: [],
    },
  ]
}
