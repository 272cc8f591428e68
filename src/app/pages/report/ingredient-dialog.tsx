import { type ReactNode, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../api/schema.d.ts'
import {
  displayName,
  IngredientFacts,
  IngredientWhy,
  isUnsure,
  type LoadAdditive,
} from '../../../features/report/index.ts'
import { IngredientCorrection } from '../../../features/scan/index.ts'
import { flattenIngredients, type Ingredient } from '../../../records/index.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { AllServices } from '../../services/services.ts'

/** Looks an additive up in the tables of this device. */
export const useLoadAdditive = (services: AllServices): LoadAdditive =>
  useCallback(async id => (await services.localAnalysis()).lookups.getAdditive(id), [services])

/** One ingredient of a report: what is known of it, correcting it, and asking about it. */
export const IngredientDialog = ({
  ingredient,
  result,
  loadAdditive,
  labelText,
  chat,
  onAccept,
  onCorrect,
  onDismiss,
}: {
  ingredient: Ingredient
  result: components['schemas']['AnalysisResult']
  loadAdditive: LoadAdditive
  labelText: string
  chat: ReactNode
  /** Takes the ingredient for what was read. */
  onAccept: () => void
  /** Scores the label again with a corrected text. */
  onCorrect: (text: string) => void
  onDismiss: () => void
}) => {
  const { t } = useTranslation('chat')
  return (
    <Dialog
      isSheet
      title={t('itemTitle', { item: displayName(ingredient.name) })}
      onDismiss={onDismiss}
      actions={
        <Button look="secondary" onClick={onDismiss}>
          {t('close')}
        </Button>
      }
    >
      <IngredientFacts ingredient={ingredient}>
        <IngredientWhy
          ingredient={ingredient}
          index={flattenIngredients(result.ingredients).findIndex(
            ({ span }) => span.start === ingredient.span.start,
          )}
          groups={result.groups}
          loadAdditive={loadAdditive}
        />
      </IngredientFacts>
      <IngredientCorrection
        text={labelText}
        span={ingredient.span}
        suggestion={ingredient.suspected?.name ?? null}
        onAccept={isUnsure(ingredient) ? onAccept : null}
        canRemove={ingredient.children.length === 0}
        onCorrect={onCorrect}
      />
      {chat}
    </Dialog>
  )
}
