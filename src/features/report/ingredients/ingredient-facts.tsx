import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { useChinese } from '../../../i18n/index.ts'
import { pageLinks } from '../../../paths.ts'
import type { Ingredient } from '../../../records/index.ts'
import { Facts } from '../../../ui/display/facts.tsx'
import { formatPercent } from '../../../ui/display/format-number.ts'
import { Tag } from '../../../ui/display/tag.tsx'
import { tierTone } from '../../../ui/display/tier-tones.ts'
import { displayName } from '../display-name.ts'
import styles from '../report.module.css'
import { translatedName } from '../translated-name.ts'
import { useValueNames } from '../value-names.ts'
import { amountText } from './ingredient-row.tsx'

/** What is known of one ingredient of a label, and the way to its entry in the knowledge base. */
export const IngredientFacts = ({
  ingredient,
  children,
}: {
  ingredient: Ingredient
  /** Shown first: why it has its level of concern. */
  children?: ReactNode
}) => {
  const { t, i18n } = useTranslation(['report', 'knowledge'])
  const chinese = useChinese()
  const nameOf = useValueNames()
  const otherName = translatedName(i18n.language, ingredient)
  const { name, additiveId, kind, tier, functions, amount, ins, confidence, suspected, notes } = ingredient
  const facts = [
    ...(otherName ? [[t('item.otherName'), chinese(otherName)]] : []),
    [t('item.kind'), nameOf.kind(kind)],
    ...(functions.length > 0
      ? [
          [
            t('item.functions'),
            functions.map(f => t(`functions.${f}`, { ns: 'knowledge', defaultValue: f })).join(' · '),
          ],
        ]
      : []),
    ...(ins ? [['INS', ins]] : []),
    ...(amount ? [[t('item.amount'), amountText(amount)]] : []),
    ...(notes?.length ? [[t('item.notes'), notes.join(' · ')]] : []),
    [t('item.confidence'), formatPercent(confidence)],
  ].map(([title = '', value = '']) => [title, value] as const)
  return (
    <>
      {tier !== undefined && <Tag tone={tierTone(tier)}>{nameOf.tier(tier)}</Tag>}
      {children}
      <Facts facts={facts} />
      {suspected && (
        <p className={styles['suspected']}>
          {t('ingredients.suspected', { read: displayName(name), name: chinese(suspected.name) })}
        </p>
      )}
      {additiveId !== undefined && (
        <Link className={styles['method'] ?? ''} href={pageLinks.additive(additiveId)}>
          {t('item.entry')}
        </Link>
      )}
    </>
  )
}
