import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isKnown } from '../../api/known-values.ts'
import type { components } from '../../api/schema.d.ts'

type Schemas = components['schemas']
type Flag = Schemas['GroupFlag']

/** What the values of a result's enumerations are called; one that this version does not know is "Other (as sent)". */
export const useValueNames = () => {
  const { t } = useTranslation('report')
  return useMemo(() => valueNames(t), [t])
}

const valueNames = (t: TFunction<'report'>) => {
  const other = (value: string | number) => t('otherValue', { value })
  return {
    allergen: (name: Schemas['Allergen']) =>
      isKnown('Allergen', name) ? t(`allergens.names.${name}`) : other(name),
    group: (group: Schemas['Group']) => (isKnown('Group', group) ? t(`groups.${group}`) : other(group)),
    level: (level: Flag['level']) => (isKnown('GroupFlag.level', level) ? t(`care.${level}`) : other(level)),
    certainty: (certainty: Flag['certainty']) =>
      isKnown('GroupFlag.certainty', certainty) ? t(`care.${certainty}`) : other(certainty),
    tone: (tone: Schemas['Remark']['tone']) =>
      isKnown('Remark.tone', tone) ? t(`tones.${tone}`) : other(tone),
    kind: (kind: Schemas['Ingredient']['kind']) =>
      isKnown('Ingredient.kind', kind) ? t(`ingredients.kinds.${kind}`) : other(kind),
    tier: (tier: Schemas['Tier']) => (isKnown('Tier', tier) ? t(`tiers.${tier}`) : other(tier)),
  }
}
