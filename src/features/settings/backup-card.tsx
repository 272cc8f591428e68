import { type ChangeEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BackupProblem, StorageProblem } from '../../storage/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/display/card.tsx'
import styles from './settings.module.css'

/** Everything of a person as a file, and back. */
export interface Backups {
  save: () => Promise<Blob | { problem: StorageProblem }>
  /** Resolves with how many records were new, or why nothing was taken. */
  restore: (file: File) => Promise<{ added: number } | { problem: BackupProblem | StorageProblem }>
}

/** Saves records, photos and conversations as one file, and takes such a file back without doubles. */
export const BackupCard = ({ backups }: { backups: Backups }) => {
  const { t } = useTranslation('settings')
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [isUnsaved, setIsUnsaved] = useState(false)
  const [outcome, setOutcome] = useState<Awaited<ReturnType<Backups['restore']>> | null>(null)

  const save = async () => {
    setIsBusy(true)
    setOutcome(null)
    const packed = await backups.save()
    setIsBusy(false)
    setIsUnsaved('problem' in packed)
    if ('problem' in packed) return
    const url = URL.createObjectURL(packed)
    const link = document.createElement('a')
    link.href = url
    link.download = `analyze-h5-${new Date().toISOString().slice(0, 10)}.zip`
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 60_000) // the download reads it after the click
  }
  const restore = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    setIsBusy(true)
    setIsUnsaved(false)
    setOutcome(await backups.restore(file))
    setIsBusy(false)
  }

  return (
    <Card title={t('backup.title')}>
      <p className={styles['note']}>{t('backup.hint')}</p>
      <div className={styles['buttons']}>
        <Button look="secondary" disabled={isBusy} onClick={() => void save()}>
          {t('backup.save')}
        </Button>
        <Button look="secondary" disabled={isBusy} onClick={() => input.current?.click()}>
          {t('backup.restore')}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        hidden
        data-testid="backup"
        onChange={event => void restore(event)}
      />
      {isBusy && <p role="status">{t('backup.busy')}</p>}
      {isUnsaved && (
        <p className={styles['problem']} role="alert">
          {t('backup.unreadable')}
        </p>
      )}
      {outcome &&
        ('added' in outcome ? (
          <p role="status">{t('backup.restored', { count: outcome.added })}</p>
        ) : (
          <p className={styles['problem']} role="alert">
            {t(`backup.problems.${outcome.problem}`)}
          </p>
        ))}
    </Card>
  )
}
