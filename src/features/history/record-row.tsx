import type { TFunction } from 'i18next'
import { memo } from 'react'
import { Link, useLocation } from 'wouter'
import type { Summary } from '../../records/index.ts'
import { MenuButton } from '../../ui/controls/menu.tsx'
import { ScoreChip } from '../../ui/display/score-chip.tsx'
import { Tag } from '../../ui/display/tag.tsx'
import styles from './history-screen.module.css'
import { timeText } from './time-text.ts'

/** What a record is called, or how it stands where it has no title. */
export const nameOf = ({ title, phase }: Summary, t: TFunction<['history', 'app']>) =>
  title || t(`phases.${phase}`)

const pathOf = (id: string) => `/pages/analyze/analyze?id=${encodeURIComponent(id)}`
const comparisonOf = (id: string) => `/pages/compare/compare?first=${encodeURIComponent(id)}`

/** One record in the list, with what can be done with it. Memoised: a longer list draws its new rows only. */
export const RecordRow = memo(
  ({
    record,
    t,
    onDelete,
  }: {
    record: Summary
    t: TFunction<['history', 'app']>
    onDelete: (record: Summary) => void
  }) => {
    const [, navigate] = useLocation()
    const name = nameOf(record, t)
    const { id, title, score, noScore, phase, product, isShared, createdAt } = record
    const facts = product && [
      product.brand,
      product.seller || product.manufacturer,
      product.standard.replaceAll(' ', '\u00a0'), // one number, on one line
    ]
    return (
      <li className={styles['item']}>
        <Link href={pathOf(id)} className={styles['link'] ?? ''}>
          <ScoreChip score={score} label={score === null ? t('noScore') : t('score', { score })} />
          <span className={styles['words']}>
            <span className={styles['title']}>{name}</span>
            {facts?.some(Boolean) && (
              <span className={styles['when']}>{facts.filter(Boolean).join(' · ')}</span>
            )}
            <span className={styles['when']}>{timeText(t, createdAt)}</span>
            {noScore && <Tag>{t(`app:noScore.${noScore}`)}</Tag>}
            {phase === 'unrecognized' && title !== '' && <Tag tone="orange">{t('notRecognized')}</Tag>}
            {isShared && <Tag tone="green">{t('filters.shared')}</Tag>}
          </span>
        </Link>
        <MenuButton
          label={t('menu.label', { title: name })}
          actions={() => [
            { label: t('menu.open'), onChoose: () => navigate(pathOf(id)) },
            ...(score === null
              ? []
              : [{ label: t('menu.compare'), onChoose: () => navigate(comparisonOf(id)) }]),
            { label: t('menu.delete'), isDangerous: true, onChoose: () => onDelete(record) },
          ]}
        />
      </li>
    )
  },
)
