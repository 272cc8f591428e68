import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import type { Ingredient } from '../../records/index.ts'
import { Facts } from '../../ui/display/facts.tsx'
import { percentText } from '../../ui/display/figures.ts'
import { levelTone } from '../../ui/display/level-tones.ts'
import { Tag } from '../../ui/display/tag.tsx'
import { amountText } from './ingredient-tree.tsx'
import { otherNameIn } from './other-name.ts'
import styles from './report.module.css'
import { shownName } from './shown-name.ts'
import { useValueNames } from './value-names.ts'

/** What is known of one ingredient of a label, and the way to its entry in the knowledge base. */
export const ItemFacts = ({ ingredient }: { ingredient: Ingredient }) => {
  const { t, i18n } = useTranslation(['report', 'knowledge'])
  const nameOf = useValueNames()
  const otherName = otherNameIn(i18n.language, ingredient)
  const { name, additiveId, kind, tier, functions, amount, ins, confidence, suspected, notes } = ingredient
  const facts = [
    ...(otherName ? [[t('item.otherName'), otherName]] : []),
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
    [t('item.confidence'), percentText(confidence)],
  ].map(([title = '', value = '']) => [title, value] as const)
  return (
    <>
      {tier !== undefined && <Tag tone={levelTone(tier)}>{nameOf.tier(tier)}</Tag>}
      <Facts facts={facts} />
      {suspected && (
        <p className={styles['suspected']}>
          {t('ingredients.suspected', { read: shownName(name), name: suspected.name })}
        </p>
      )}
      {additiveId !== undefined && (
        <Link
          className={styles['method'] ?? ''}
          href={`/pages/additives/faid/faid?id=${encodeURIComponent(additiveId)}`}
        >
          {t('item.entry')}
        </Link>
      )}
    </>
  )
}
