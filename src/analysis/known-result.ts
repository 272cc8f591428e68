import { isKnown } from '../api/known-values.ts'
import type { components } from '../api/schema.d.ts'
import type { AnalysisWorker } from './analysis-worker.ts'
import { knownNutrition } from './known-nutrition.ts'

type Schemas = components['schemas']
type Result = Schemas['AnalysisResult']
type KnownResult = NonNullable<Parameters<AnalysisWorker['answer']>[0]['label']>['result']
type KnownIngredient = KnownResult['ingredients'][number]

/**
 * A server's result in the values that the engine of this version knows: unknown kinds become 'unknown', unknown levels
 * and tones a caution. Unknown allergens and groups have no place in it: show them beside (`unknownWarnings`).
 */
export const toKnownResult = (result: Result): KnownResult => {
  const { ingredients, allergens, groups, highlights, suggestions, knowledge, reasons, noScore, ...others } =
    result
  const { nutrition, ...rest } = others
  return {
    ...rest,
    noScore: !noScore || isKnown('NoScore', noScore) ? (noScore ?? null) : 'low_confidence',
    ingredients: ingredients.map(knownIngredient),
    allergens: {
      contains: allergens.contains.filter(name => isKnown('Allergen', name)),
      mayContain: allergens.mayContain.filter(name => isKnown('Allergen', name)),
    },
    groups: groups.flatMap(knownFlag),
    highlights: highlights.map(knownRemark),
    suggestions: suggestions.map(knownRemark),
    knowledge: knowledge.map(knownRemark),
    reasons: reasons.map(({ confidence, ...reason }) => ({
      ...reason,
      confidence: isKnown('ScoreReason.confidence', confidence) ? confidence : 'low',
    })),
    ...(nutrition && { nutrition: knownNutrition(nutrition) }),
  }
}

const knownIngredient = (ingredient: Schemas['Ingredient']): KnownIngredient => {
  const { kind, tier, role, amount, children, ...rest } = ingredient
  const known = knownAmount(amount)
  return {
    ...rest,
    kind: isKnown('Ingredient.kind', kind) ? kind : 'unknown',
    ...(tier !== undefined && isKnown('Tier', tier) && { tier }),
    ...(role !== undefined && isKnown('Ingredient.role', role) && { role }),
    ...(known && { amount: known }),
    children: children.map(knownIngredient),
  }
}

/** An amount without a known unit or bound is left out: its number alone would mislead. */
const knownAmount = (amount: Schemas['Amount'] | undefined): KnownIngredient['amount'] => {
  if (amount === undefined) return undefined
  const { unit, bound, ...rest } = amount
  return isKnown('Amount.unit', unit) && isKnown('Amount.bound', bound) ? { ...rest, unit, bound } : undefined
}

const knownFlag = ({ group, level, certainty, ...rest }: Schemas['GroupFlag']): KnownResult['groups'] => {
  if (!isKnown('Group', group)) return []
  return [
    {
      ...rest,
      group,
      level: isKnown('GroupFlag.level', level) ? level : 'caution',
      certainty: isKnown('GroupFlag.certainty', certainty) ? certainty : 'mayContain',
    },
  ]
}

const knownRemark = ({ tone, ...rest }: Schemas['Remark']): KnownResult['highlights'][number] => ({
  ...rest,
  tone: isKnown('Remark.tone', tone) ? tone : 'caution',
})
