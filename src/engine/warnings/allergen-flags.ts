import { withNames } from '../parsing/name-template.ts'
import type { Allergen, Bilingual, Group, GroupFlag, Insight } from '../result.ts'
import type { AllergenFindings } from './allergens.ts'

/** Allergens as a sentence calls them. */
const NAMES: Readonly<Record<Allergen, Bilingual>> = {
  gluten: { zh: '麸质', en: 'gluten' },
  milk: { zh: '乳', en: 'milk' },
  nuts: { zh: '坚果', en: 'tree nuts' },
  peanut: { zh: '花生', en: 'peanut' },
  egg: { zh: '蛋', en: 'egg' },
  soy: { zh: '大豆', en: 'soy' },
  fish: { zh: '鱼', en: 'fish' },
  crustacean: { zh: '甲壳类', en: 'crustaceans' },
  shellfish: { zh: '贝类（软体动物）', en: 'molluscs' },
  sulphites: { zh: '亚硫酸盐', en: 'sulphites' },
  sesame: { zh: '芝麻', en: 'sesame' },
  celery: { zh: '芹菜', en: 'celery' },
  mustard: { zh: '芥末', en: 'mustard' },
  lupin: { zh: '羽扇豆', en: 'lupin' },
}

const GROUPS: readonly (readonly [Group, readonly Allergen[]])[] = [
  ['gluten', ['gluten']],
  ['milk_allergy', ['milk']],
  ['nuts', ['nuts']],
  ['peanut', ['peanut']],
  ['egg', ['egg']],
  ['soy', ['soy']],
  ['fish_crustacean', ['fish', 'crustacean', 'shellfish']],
  ['sulfite_asthma', ['sulphites']],
]
/** Allergens of the law for which there is no group. */
const UNGROUPED: readonly Allergen[] = ['sesame', 'celery', 'mustard', 'lupin']

/** One flag per group of allergens that the label contains or may contain; each of them by its own name. */
export function allergenFlags(findings: AllergenFindings): GroupFlag[] {
  return GROUPS.flatMap(([group, allergens]) => {
    const isContained = allergens.some(allergen => findings.contains.includes(allergen))
    const sources = isContained ? findings.sources : findings.possibleSources
    const items = [...new Set(allergens.flatMap(allergen => sources.get(allergen) ?? []))]
    const said = [...contained(allergens, findings, ASSERTED), ...possible(allergens, findings)]
    if (said.length === 0) return []
    return [
      {
        group,
        level: isContained ? 'avoid' : 'caution',
        certainty: isContained ? 'contains' : 'mayContain',
        ingredients: items.map(({ index }) => index).sort((a, b) => a - b),
        text: { zh: said.map(({ zh }) => zh).join(''), en: said.map(({ en }) => en).join(' ') },
      },
    ]
  })
}

/** What somebody with an allergy has to know of allergens that have no group of their own. */
export const allergenRemarks = (findings: AllergenFindings): Insight[] =>
  [...contained(UNGROUPED, findings, REMARKED), ...possible(UNGROUPED, findings)].map(text => ({
    id: 'allergen',
    tone: 'caution',
    text,
    ingredients: [],
    evidence: [],
  }))

const ASSERTED: Bilingual = { zh: '含{allergen}：{names}。', en: 'Contains {allergen}: {names}.' }
const REMARKED: Bilingual = {
  zh: '含{allergen}（过敏原）：{names}。',
  en: 'Contains {allergen}, an allergen: {names}.',
}

/** Each allergen with the ingredients that bring it, and together those that only the label declares. */
function contained(
  allergens: readonly Allergen[],
  { contains, sources }: AllergenFindings,
  sentence: Bilingual,
): Bilingual[] {
  const all = allergens.filter(allergen => contains.includes(allergen))
  const isListed = (allergen: Allergen) => (sources.get(allergen)?.length ?? 0) > 0
  const declared = all.filter(allergen => !isListed(allergen))
  return [
    ...all
      .filter(isListed)
      .map(allergen => withNames(named(sentence, [allergen]), sources.get(allergen) ?? [], 5)),
    ...saidOf(declared, { zh: '标签声明含{allergen}。', en: 'The label declares {allergen}.' }),
  ]
}

/** Each allergen with the ingredients that may bring it, and together those of which only the label warns. */
function possible(
  allergens: readonly Allergen[],
  { mayContain, possibleSources }: AllergenFindings,
): Bilingual[] {
  const all = allergens.filter(allergen => mayContain.includes(allergen))
  const isListed = (allergen: Allergen) => (possibleSources.get(allergen)?.length ?? 0) > 0
  const stated = all.filter(allergen => !isListed(allergen))
  return [
    ...all
      .filter(isListed)
      .map(allergen =>
        withNames(
          named({ zh: '{names}可能含{allergen}。', en: '{names} may contain {allergen}.' }, [allergen]),
          possibleSources.get(allergen) ?? [],
          5,
        ),
      ),
    ...saidOf(stated, { zh: '标签提示：可能含{allergen}。', en: 'Label says: may contain {allergen}.' }),
  ]
}

const saidOf = (allergens: readonly Allergen[], sentence: Bilingual): Bilingual[] =>
  allergens.length > 0 ? [named(sentence, allergens)] : []

const named = ({ zh, en }: Bilingual, allergens: readonly Allergen[]): Bilingual => ({
  zh: zh.replace('{allergen}', allergens.map(one => NAMES[one].zh).join('、')),
  en: en.replace('{allergen}', allergens.map(one => NAMES[one].en).join(', ')),
})
