import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { pageLinks, pagePaths } from '../../paths.ts'
import type { Summary } from '../../records/index.ts'
import { LinkRow, List } from '../../ui/display/list.tsx'
import { ScoreChip } from '../../ui/display/score-chip.tsx'
import { Thumbnail } from '../../ui/display/thumbnail.tsx'
import { ErrorBoundary } from '../../ui/loading/error-boundary.tsx'
import { formatTime } from './format-time.ts'
import styles from './recent-records.module.css'

/** The last few records, for the home page. */
export const RecentRecords = ({
  load,
  loadPhoto,
  whenEmpty,
}: {
  load: () => Promise<Summary[]>
  /** The first photo of a record. */
  loadPhoto: (id: string) => Promise<Blob | null>
  /** In their place where there are none. */
  whenEmpty: ReactNode
}) => {
  const { t } = useTranslation(['history', 'app'])
  const [records, setRecords] = useState<Summary[] | null>(null)
  useEffect(() => {
    void load().then(setRecords)
  }, [load])
  if (records === null) return null
  if (records.length === 0) return whenEmpty
  return (
    <section className={styles['recent']}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{t('recent.title')}</h2>
        <Link href={pagePaths.localhistory} className={styles['all'] ?? ''}>
          {t('recent.all')}
        </Link>
      </div>
      <List>
        {records.map(({ id, score, noScore, title, phase, createdAt }) => (
          <ErrorBoundary key={id} fallback={<li className={styles['empty']}>{t('broken')}</li>}>
            <LinkRow
              href={pageLinks.analysis(id)}
              lead={<Thumbnail load={() => loadPhoto(id)} />}
              trail={
                <ScoreChip score={score} label={score === null ? t('noScore') : t('score', { score })} />
              }
              title={title || t(`phases.${phase}`)}
              detail={[noScore && t(`app:noScore.${noScore}`), formatTime(t, createdAt)]
                .filter(Boolean)
                .join(' · ')}
            />
          </ErrorBoundary>
        ))}
      </List>
    </section>
  )
}
