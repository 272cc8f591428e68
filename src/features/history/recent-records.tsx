import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { scoreOf, type TaskRecord, titleOf } from '../../device/index.ts'
import { LinkRow, List } from '../../ui/list.tsx'
import { ScoreChip } from '../../ui/score-chip.tsx'
import styles from './recent-records.module.css'

/** The last few records, for the home page. */
export const RecentRecords = ({ load }: { load: () => Promise<TaskRecord[]> }) => {
  const { t, i18n } = useTranslation('history')
  const [records, setRecords] = useState<TaskRecord[] | null>(null)
  useEffect(() => {
    void load().then(setRecords)
  }, [load])
  if (records === null) return null
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section className={styles['recent']}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{t('recent.title')}</h2>
        {records.length > 0 && (
          <Link href="/pages/localhistory/localhistory" className={styles['all'] ?? ''}>
            {t('recent.all')}
          </Link>
        )}
      </div>
      {records.length === 0 ? (
        <p className={styles['empty']}>{t('recent.empty')}</p>
      ) : (
        <List>
          {records.map(record => {
            const score = scoreOf(record)
            return (
              <LinkRow
                key={record.id}
                href={`/pages/analyze/analyze?id=${encodeURIComponent(record.id)}`}
                lead={
                  <ScoreChip score={score} label={score === null ? t('noScore') : t('score', { score })} />
                }
                title={titleOf(record) || t(`phases.${record.lifecycle.phase}`)}
                detail={when.format(new Date(record.createdAt))}
              />
            )
          })}
        </List>
      )}
    </section>
  )
}
