import type { TFunction } from 'i18next'
import type { components } from '../../api/schema.d.ts'

type Result = components['schemas']['AnalysisResult']
type Ingredient = components['schemas']['Ingredient']

const additivesOf = (ingredients: readonly Ingredient[]): Ingredient[] =>
  ingredients.flatMap(ingredient => [
    ...(ingredient.additiveId === undefined ? [] : [ingredient]),
    ...additivesOf(ingredient.children),
  ])

/** Questions that this label gives reason to ask, the most pressing first. */
export const suggestedQuestions = (result: Result, t: TFunction<'chat'>): string[] => {
  const additives = additivesOf(result.ingredients).sort((a, b) => (b.tier ?? 0) - (a.tier ?? 0))
  const [first, second] = additives
  const urgent = result.groups.filter(({ level }) => level !== 'info').map(({ group }) => group)
  return [
    ...(urgent.includes('children') || urgent.includes('infant_0_36m') ? [t('ask.children')] : []),
    ...(first ? [t('ask.what', { name: first.name })] : []),
    ...(result.score === null ? [] : [t('ask.score')]),
    ...(urgent.includes('diabetes') ? [t('ask.diabetes')] : []),
    ...(urgent.includes('pregnant') ? [t('ask.pregnant')] : []),
    t('ask.better'),
    ...(second ? [t('ask.why', { name: second.name })] : []),
    t('ask.children'),
  ].filter((question, at, all) => all.indexOf(question) === at)
}

/** Questions about one ingredient. */
export const ingredientQuestions = ({ name, additiveId }: Ingredient, t: TFunction<'chat'>): string[] => [
  t('ask.what', { name }),
  t('ask.why', { name }),
  t('ask.safe', { name }),
  ...(additiveId === undefined ? [] : [t('ask.adi', { name })]),
]
