import { History as HistoryIcon, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import { scoreOf, type TaskRecord, titleOf } from '../../device/index.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { List } from '../../ui/list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ScoreChip } from '../../ui/score-chip.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { History } from './history.ts'
import styles from './history-screen.module.css'

export const HistoryScreen = ({ history }: { history: History }) => {
  const { t, i18n } = useTranslation('history')
  const { records } = useSnapshot(history.state)
  const [doomed, setDoomed] = useState<TaskRecord | null>(null)
  const [wasDeleted, setWasDeleted] = useState(false)
  useEffect(() => void history.load(), [history])

  const nameOf = (record: TaskRecord) => titleOf(record) || t(`phases.${record.lifecycle.phase}`)
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })

  if (records === null) return <Skeleton label={t('loading')} />
  if (records.length === 0)
    return (
      <Notice icon={HistoryIcon} title={t('empty')} hint={t('emptyHint')}>
        <ButtonLink href="/">{t('start')}</ButtonLink>
      </Notice>
    )
  return (
    <div className={styles['page']}>
      <p className={styles['hint']}>{t('hint')}</p>
      <List>
        {records.map(record => {
          const score = scoreOf(record)
          return (
            <li key={record.id} className={styles['item']}>
              <Link
                href={`/pages/analyze/analyze?id=${encodeURIComponent(record.id)}`}
                className={styles['link'] ?? ''}
              >
                <ScoreChip score={score} label={score === null ? t('noScore') : t('score', { score })} />
                <span>
                  <span className={styles['title']}>{nameOf(record)}</span>
                  <span className={styles['when']}>{when.format(new Date(record.createdAt))}</span>
                </span>
              </Link>
              <button
                type="button"
                className={styles['delete']}
                aria-label={t('deleteLabel', { title: nameOf(record) })}
                onClick={() => setDoomed(record)}
              >
                <Trash2 size={20} aria-hidden />
              </button>
            </li>
          )
        })}
      </List>
      <p className="visually-hidden" role="status">
        {wasDeleted ? t('deleted') : ''}
      </p>
      {doomed && (
        <Dialog
          title={t('confirm.title')}
          onDismiss={() => setDoomed(null)}
          actions={
            <>
              <Button look="secondary" onClick={() => setDoomed(null)}>
                {t('confirm.no')}
              </Button>
              <Button
                onClick={() => {
                  void history.remove(doomed.id)
                  setDoomed(null)
                  setWasDeleted(true)
                }}
              >
                {t('confirm.yes')}
              </Button>
            </>
          }
        >
          <p>{t('confirm.text', { title: nameOf(doomed) })}</p>
        </Dialog>
      )}
    </div>
  )
}
