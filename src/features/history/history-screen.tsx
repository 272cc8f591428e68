import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import type { Session } from '../../api/session.ts'
import { pagePaths } from '../../paths.ts'
import type { Summary } from '../../records/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ListAndDetail } from '../../ui/layout/list-and-detail.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import type { BackupReminder } from './backup-reminder.ts'
import type { History } from './history.ts'
import { BackupReminderBanner, Banners } from './history-banners.tsx'
import styles from './history-screen.module.css'
import { NoRecords, RecordList } from './record-list.tsx'
import { displayTitle } from './record-row.tsx'
import { useRemoval } from './use-removal.ts'

/** What is to be deleted after a question: a record that cannot be restored, or all of them. */
type DeletionTarget = Summary | 'all'

/** Usage Records: found again by words and kind, opened, deleted; kept on this device. */
export const HistoryScreen = ({
  history,
  session,
  loginHref,
  reminder,
  chosenId,
  Preview,
}: {
  history: History
  session: Session
  loginHref: string
  reminder: BackupReminder
  /** The record beside the list, in a wide window; '' for the first. */
  chosenId: string
  /** Shows a record beside the list. */
  Preview: ComponentType<{ id: string }>
}) => {
  const { t } = useTranslation(['history', 'app'])
  const { user } = useSnapshot(session.state)
  const { records, count, unreadable, ownerless } = useSnapshot(history.state, { sync: true })
  const [deletionTarget, setDeletionTarget] = useState<DeletionTarget | null>(null)
  const rows = useRef<HTMLUListElement>(null)
  const { said, hasFailed, settle, remove } = useRemoval(history, rows)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other records
  useEffect(() => void history.load(), [history, user?.uid])

  if (records === null) return <Skeleton label={t('loading')} />
  const chosen = records.find(({ id }) => id === chosenId) ?? records[0]
  const list = (
    <div className={styles['page']}>
      <Banners
        history={history}
        loginHref={user === null ? loginHref : null}
        hasFailed={hasFailed}
        onSettle={settle}
      />
      <BackupReminderBanner reminder={reminder} count={count} />
      {records.length === 0 ? (
        <NoRecords onClear={unreadable > 0 ? () => setDeletionTarget('all') : null} />
      ) : (
        <RecordList
          history={history}
          records={records}
          rows={rows}
          chosen={chosen?.id}
          onRemove={remove}
          onConfirmDelete={setDeletionTarget}
        />
      )}
      {unreadable + ownerless > 0 && (
        <p className={`${styles['banner']} ${styles['loginHint']}`}>
          <span>{t('unreadable', { count: unreadable + ownerless })}</span>{' '}
          <Link href={pagePaths.setAside}>{t('unreadableLink')}</Link>
        </p>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {deletionTarget && (
        <DeleteRecordsDialog
          deletionTarget={deletionTarget}
          count={count}
          onKeep={() => setDeletionTarget(null)}
          onDelete={() => {
            void settle(
              deletionTarget === 'all' ? history.clear() : history.remove(deletionTarget.id),
              t('deleted'),
            )
            setDeletionTarget(null)
          }}
        />
      )}
    </div>
  )
  return (
    <ListAndDetail
      list={list}
      detail={chosen ? <Preview id={chosen.id} /> : null}
      label={chosen ? displayTitle(chosen, t) : ''}
    />
  )
}

const DeleteRecordsDialog = ({
  deletionTarget,
  count,
  onKeep,
  onDelete,
}: {
  deletionTarget: DeletionTarget
  count: number
  onKeep: () => void
  onDelete: () => void
}) => {
  const { t } = useTranslation(['history', 'app'])
  return (
    <Dialog
      title={deletionTarget === 'all' ? t('confirmAll.title') : t('confirm.title')}
      onDismiss={onKeep}
      actions={
        <>
          <Button look="secondary" onClick={onKeep}>
            {t('confirm.no')}
          </Button>
          <Button look="danger" onClick={onDelete}>
            {t('confirm.yes')}
          </Button>
        </>
      }
    >
      <p>
        {deletionTarget === 'all'
          ? t('confirmAll.text', { count })
          : t('confirm.text', { title: displayTitle(deletionTarget, t) })}
      </p>
    </Dialog>
  )
}
