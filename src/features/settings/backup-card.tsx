import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WriteFile } from '../../device/index.ts'
import type { BackupRun, ExportResult, ImportResult } from '../../storage/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/display/card.tsx'
import styles from './settings.module.css'

/** Everything of a person as a file, and back. */
export interface Backups {
  /** Asks where the file is to be kept; null where the person closed the question. */
  chooseFile: () => Promise<WriteFile | null>
  /** Called when a backup was written. */
  noteSaved: () => Promise<void>
  save: (run: BackupRun) => Promise<ExportResult>
  /** Resolves with how many records were new, or why nothing was taken. */
  restore: (file: File, run: BackupRun) => Promise<ImportResult>
}

type Outcome = ImportResult | { failed: 'save' | 'write' | 'restore' }

/** Saves records, photos and conversations as one file, and takes such a file back without doubles. */
export const BackupCard = ({ backups }: { backups: Backups }) => {
  const { t } = useTranslation('settings')
  const input = useRef<HTMLInputElement>(null)
  const { share, outcome, start, cancel } = useBackupRun()

  const save = async () => {
    const write = await backups.chooseFile()
    if (!write) return
    await start('save', async run => {
      const packed = await backups.save(run)
      if ('problem' in packed) return packed.problem === 'cancelled' ? packed : { failed: 'save' }
      try {
        await write(packed, run.signal)
      } catch {
        return run.signal.aborted ? { problem: 'cancelled' } : { failed: 'write' }
      }
      await backups.noteSaved()
      return null
    })
  }
  const restore = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (file) void start('restore', run => backups.restore(file, run))
  }

  return (
    <Card title={t('backup.title')}>
      <p className={styles['note']}>{t('backup.hint')}</p>
      {share === null ? (
        <div className={styles['buttons']}>
          <Button look="secondary" onClick={() => void save()}>
            {t('backup.save')}
          </Button>
          <Button look="secondary" onClick={() => input.current?.click()}>
            {t('backup.restore')}
          </Button>
        </div>
      ) : (
        <>
          <p role="status">{t('backup.busy')}</p>
          <progress className={styles['progress']} aria-label={t('backup.progress')} max={1} value={share} />
          <Button look="secondary" isWide onClick={cancel}>
            {t('backup.cancel')}
          </Button>
        </>
      )}
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        hidden
        data-testid="backup"
        onChange={restore}
      />
      {outcome && <BackupOutcome outcome={outcome} />}
    </Card>
  )
}

const failedTexts = {
  save: 'backup.unreadable',
  write: 'backup.notWritten',
  restore: 'backup.failed',
} as const

const BackupOutcome = ({ outcome }: { outcome: Outcome }) => {
  const { t } = useTranslation('settings')
  if ('added' in outcome)
    return (
      <div role="status">
        <p>{t('backup.restored', { count: outcome.added })}</p>
        {outcome.setAside > 0 && <p>{t('backup.setAside', { count: outcome.setAside })}</p>}
        {outcome.photosLeftOut > 0 && <p>{t('backup.photosLeftOut', { count: outcome.photosLeftOut })}</p>}
      </div>
    )
  if ('problem' in outcome && outcome.problem === 'cancelled')
    return <p role="status">{t('backup.problems.cancelled')}</p>
  return (
    <p className={styles['problem']} role="alert">
      {'problem' in outcome ? t(`backup.problems.${outcome.problem}`) : t(failedTexts[outcome.failed])}
    </p>
  )
}

/** One export or import at a time: how far it is, null for none; what came of the last one; leaving the page cancels it. */
const useBackupRun = () => {
  const [share, setShare] = useState<number | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = async (kind: 'save' | 'restore', work: (run: BackupRun) => Promise<Outcome | null>) => {
    const controller = new AbortController()
    running.current = controller
    setShare(0)
    setOutcome(null)
    try {
      setOutcome(await work({ signal: controller.signal, onProgress: setShare }))
    } catch (error) {
      setOutcome({ failed: kind })
      globalThis.reportError(error)
    } finally {
      setShare(null)
    }
  }
  return { share, outcome, start, cancel: () => running.current?.abort() }
}
