import { SearchX } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import type { Session } from '../../api/session.ts'
import { pagePaths } from '../../paths.ts'
import type { Summary } from '../../records/index.ts'
import type { WriteResult } from '../../storage/index.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { Choices } from '../../ui/controls/choices.tsx'
import { SearchField } from '../../ui/controls/search-field.tsx'
import { EmptyLabel } from '../../ui/display/drawn-label.tsx'
import { List } from '../../ui/display/list.tsx'
import { ErrorBoundary } from '../../ui/loading/error-boundary.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Notice } from '../../ui/overlays/notice.tsx'
import type { BackupReminder } from './backup-reminder.ts'
import { filterRecords, filters, type History } from './history.ts'
import styles from './history-screen.module.css'
import { BrokenRow, displayTitle, RecordRow } from './record-row.tsx'
import { useRemoval } from './use-removal.ts'

/** Records shown at first, and with each "more": a list of any length opens quickly. */
const step = 50

/** What is to be deleted after a question: a record that cannot be restored, or all of them. */
type DeletionTarget = Summary | 'all'

/** Usage Records: found again by words and kind, opened, deleted; kept on this device. */
export const HistoryScreen = ({
  history,
  session,
  loginHref,
  reminder,
}: {
  history: History
  session: Session
  loginHref: string
  reminder: BackupReminder
}) => {
  const { t } = useTranslation(['history', 'app'])
  const { user } = useSnapshot(session.state)
  const { records, count, unreadable, ownerless, keyword, filter } = useSnapshot(history.state, {
    sync: true,
  })
  const [deletionTarget, setDoomed] = useState<DeletionTarget | null>(null)
  const [shown, setShown] = useState(step)
  const list = useRef<HTMLUListElement>(null)
  const { said, hasFailed, settle, remove } = useRemoval(history, list)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other records
  useEffect(() => void history.load(), [history, user?.uid])
  const { found, drawn } = useFoundRecords(records, { keyword, filter })
  const isWhole = keyword.trim() === '' && filter === 'all'

  if (records === null) return <Skeleton label={t('loading')} />
  return (
    <div className={styles['page']}>
      <Banners
        history={history}
        loginHref={user === null ? loginHref : null}
        hasFailed={hasFailed}
        onSettle={settle}
      />
      <BackupReminderBanner reminder={reminder} count={count} />
      {records.length === 0 ? (
        <NoRecords onClear={unreadable > 0 ? () => setDoomed('all') : null} />
      ) : (
        <>
          <RecordSearch history={history} />
          <p className={styles['hint']} role="status">
            {t('count', { count: isWhole ? count : found.length })}
          </p>
          {found.length === 0 ? (
            <Notice icon={SearchX} title={t('noneFound')} hint={t('noneFoundHint')} />
          ) : (
            <List ref={list}>
              {drawn.slice(0, shown).map(record => (
                <ErrorBoundary
                  key={record.id}
                  fallback={<BrokenRow record={record} t={t} onDelete={setDoomed} />}
                >
                  <RecordRow record={record} t={t} loadPhoto={history.photo} onDelete={remove} />
                </ErrorBoundary>
              ))}
            </List>
          )}
          {found.length > shown && (
            <Button look="secondary" isWide onClick={() => setShown(shown + step)}>
              {t('more', { count: (isWhole ? count : found.length) - shown })}
            </Button>
          )}
          <Button look="danger" isWide onClick={() => setDoomed('all')}>
            {t('clear')}
          </Button>
          <p className={styles['hint']}>{t('hint')}</p>
        </>
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
          doomed={deletionTarget}
          count={count}
          onKeep={() => setDoomed(null)}
          onDelete={() => {
            void settle(
              deletionTarget === 'all' ? history.clear() : history.remove(deletionTarget.id),
              t('deleted'),
            )
            setDoomed(null)
          }}
        />
      )}
    </div>
  )
}

const DeleteRecordsDialog = ({
  doomed,
  count,
  onKeep,
  onDelete,
}: {
  doomed: DeletionTarget
  count: number
  onKeep: () => void
  onDelete: () => void
}) => {
  const { t } = useTranslation(['history', 'app'])
  return (
    <Dialog
      title={doomed === 'all' ? t('confirmAll.title') : t('confirm.title')}
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
        {doomed === 'all'
          ? t('confirmAll.text', { count })
          : t('confirm.text', { title: displayTitle(doomed, t) })}
      </p>
    </Dialog>
  )
}

/** What there is to say above the records: logging in, records from before it, records lost, a change that failed. */
const Banners = ({
  history,
  loginHref,
  hasFailed,
  onSettle,
}: {
  history: History
  /** null for somebody who is logged in. */
  loginHref: string | null
  hasFailed: boolean
  onSettle: (change: Promise<WriteResult>, done: string) => Promise<void>
}) => {
  const { t } = useTranslation('history')
  const { lostRecords, anonymousRecords } = useSnapshot(history.state, { sync: true })
  return (
    <>
      {loginHref !== null && (
        <p className={`${styles['banner']} ${styles['loginHint']}`}>
          <span>{t('loginHint')}</span> <Link href={loginHref}>{t('login')}</Link>
        </p>
      )}
      {anonymousRecords > 0 && (
        <div className={styles['banner']}>
          <p>{t('adoptable', { count: anonymousRecords })}</p>
          <Button onClick={() => void onSettle(history.claimAnonymousRecords(), t('adopted'))}>
            {t('adopt')}
          </Button>
        </div>
      )}
      {lostRecords > 0 && (
        <div className={styles['banner']} role="alert">
          <p>{t('loss.text', { count: lostRecords })}</p>
          <Button look="secondary" onClick={() => void history.acknowledgeLoss()}>
            {t('loss.noted')}
          </Button>
        </div>
      )}
      {hasFailed && (
        <p className={styles['banner']} role="alert">
          {t('notChanged')}
        </p>
      )}
    </>
  )
}

/** Reminds of a backup, quietly, until one was made or it is put off. */
const BackupReminderBanner = ({ reminder, count }: { reminder: BackupReminder; count: number }) => {
  const { t } = useTranslation('history')
  const [isPutOff, setIsPutOff] = useState(false)
  if (isPutOff || !reminder.isDue(count)) return null
  const putOff = () => {
    reminder.note()
    setIsPutOff(true)
  }
  return (
    <div className={styles['banner']}>
      <p>{t('backup.text', { count })}</p>
      <div className={styles['buttons']}>
        <ButtonLink href={pagePaths.my}>{t('backup.make')}</ButtonLink>
        <Button look="secondary" onClick={putOff}>
          {t('backup.later')}
        </Button>
      </div>
    </div>
  )
}

/** The search and the filter of the records. */
const RecordSearch = ({ history }: { history: History }) => {
  const { t } = useTranslation('history')
  const { keyword, filter } = useSnapshot(history.state, { sync: true })
  return (
    <>
      <SearchField
        value={keyword}
        onChange={text => {
          history.state.keyword = text
        }}
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        clearLabel={t('searchClear')}
      />
      <Choices
        label={t('filter')}
        options={filters.map(name => [name, t(`filters.${name}`)] as const)}
        chosen={filter}
        onChoose={name => {
          history.state.filter = name
        }}
      />
    </>
  )
}

/** Where there are no records; `onClear` deletes unreadable ones, null where there are none. */
const NoRecords = ({ onClear }: { onClear: (() => void) | null }) => {
  const { t } = useTranslation('history')
  return (
    <>
      <Notice icon={EmptyLabel} title={t('empty')} hint={t('emptyHint')}>
        <ButtonLink href="/">{t('start')}</ButtonLink>
        <ButtonLink look="secondary" href={pagePaths.example}>
          {t('example')}
        </ButtonLink>
      </Notice>
      {onClear && (
        <Button look="danger" isWide onClick={onClear}>
          {t('clear')}
        </Button>
      )}
    </>
  )
}

/** The records that are found, and those of them that are drawn already. */
const useFoundRecords = (
  records: Parameters<typeof filterRecords>[0] | null,
  { keyword, filter }: Parameters<typeof filterRecords>[1],
) => {
  const found = useMemo(
    () => (records === null ? [] : filterRecords(records, { keyword, filter })),
    [records, keyword, filter],
  )
  // Rows are drawn in slices: fifty new ones at once would hold up the typing that asked for them.
  const drawn = useDeferredValue(found)
  return { found, drawn }
}
