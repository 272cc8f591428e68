import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import { pagePaths } from '../../paths.ts'
import type { WriteResult } from '../../storage/index.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import type { BackupReminder } from './backup-reminder.ts'
import type { History } from './history.ts'
import styles from './history-screen.module.css'

/** What there is to say above the records: logging in, records from before it, records lost, a change that failed. */
export const Banners = ({
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
export const BackupReminderBanner = ({ reminder, count }: { reminder: BackupReminder; count: number }) => {
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
