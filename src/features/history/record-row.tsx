import type { TFunction } from 'i18next'
import { memo } from 'react'
import { Link, useLocation } from 'wouter'
import { pageLinks } from '../../paths.ts'
import { type Summary, shortText } from '../../records/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { MenuButton } from '../../ui/controls/menu.tsx'
import { ScoreChip } from '../../ui/display/score-chip.tsx'
import { Tag } from '../../ui/display/tag.tsx'
import { Thumbnail } from '../../ui/display/thumbnail.tsx'
import { formatTime } from './format-time.ts'
import styles from './history-screen.module.css'
import { useSwipeToDelete } from './use-swipe-to-delete.ts'

/** What a record is called, or how it stands where it has no title. */
export const displayTitle = ({ title, phase }: Summary, t: TFunction<['history', 'app']>) =>
  title || t(`phases.${phase}`)

interface RowProps {
  record: Summary
  t: TFunction<['history', 'app']>
  /** The first photo of a record. */
  loadPhoto?: ((id: string) => Promise<Blob | null>) | undefined
  onDelete: (record: Summary) => unknown
}

interface ChosenProps {
  /** The record opens beside the list, not as a page of its own. */
  isBeside?: boolean
  /** It is the one beside the list. */
  isChosen?: boolean
}

/** In the place of a row that cannot be drawn: it can still be deleted. */
export const BrokenRow = ({ record, t, onDelete }: RowProps) => (
  <li className={styles['broken']}>
    <span>{t('broken')}</span>
    <Button look="danger" onClick={() => onDelete(record)}>
      {t('menu.delete')}
    </Button>
  </li>
)

/** One record in the list, with what can be done with it. Memoised: a longer list draws its new rows only. */
export const RecordRow = memo(
  ({ record, t, loadPhoto, onDelete, isBeside = false, isChosen = false }: RowProps & ChosenProps) => {
    const [, navigate] = useLocation()
    const name = shortText(displayTitle(record, t)) // one stored by an earlier version may be long
    const { id, title, score, noScore, phase, product, isShared, createdAt } = record
    const facts = product && [
      product.brand,
      product.seller || product.manufacturer,
      product.standard.replaceAll(' ', '\u00a0'), // one number, on one line
    ]
    return (
      <li className={styles['item']} {...useSwipeToDelete(() => onDelete(record))}>
        <Link
          href={isBeside ? pageLinks.recordInList(id) : pageLinks.analysis(id)}
          replace={isBeside}
          aria-current={isChosen ? 'true' : undefined}
          className={styles['link'] ?? ''}
        >
          {loadPhoto && <Thumbnail load={() => loadPhoto(id)} />}
          <span className={styles['words']}>
            <span className={styles['title']}>{name}</span>
            {facts?.some(Boolean) && (
              <span className={styles['when']}>{facts.filter(Boolean).map(shortText).join(' · ')}</span>
            )}
            <span className={styles['when']}>{formatTime(t, createdAt)}</span>
            {noScore && <Tag>{t(`app:noScore.${noScore}`)}</Tag>}
            {phase === 'unrecognized' && title !== '' && <Tag tone="orange">{t('notRecognized')}</Tag>}
            {isShared && <Tag tone="green">{t('filters.shared')}</Tag>}
          </span>
          <ScoreChip score={score} label={score === null ? t('noScore') : t('score', { score })} />
        </Link>
        <MenuButton
          label={t('menu.label', { title: name })}
          actions={() => [
            { label: t('menu.open'), onChoose: () => navigate(pageLinks.analysis(id)) },
            ...(score === null
              ? []
              : [{ label: t('menu.compare'), onChoose: () => navigate(pageLinks.compare({ first: id })) }]),
            { label: t('menu.delete'), isDangerous: true, onChoose: () => onDelete(record) },
          ]}
        />
      </li>
    )
  },
)
