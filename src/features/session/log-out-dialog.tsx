import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import type { LogOutChoice } from './account.ts'
import styles from './session.module.css'

/** Asks what becomes of the account's records on this device. */
export const LogOutDialog = ({
  onCancel,
  onChoose,
}: {
  onCancel: () => void
  /** Resolves with whether it was done; the person stays signed in where it was not. */
  onChoose: (choice: LogOutChoice) => Promise<boolean>
}) => {
  const { t } = useTranslation('session')
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const choose = async (choice: LogOutChoice) => {
    setIsBusy(true)
    setHasFailed(!(await onChoose(choice)))
    setIsBusy(false)
  }
  return (
    <Dialog
      title={t('leaving.title')}
      onDismiss={onCancel}
      actions={
        <Button look="secondary" isWide onClick={onCancel} disabled={isBusy}>
          {t('leaving.stay')}
        </Button>
      }
    >
      <div className={styles['page']}>
        <p>{t('leaving.text')}</p>
        <Button isWide onClick={() => void choose('keep')} disabled={isBusy}>
          {t('leaving.keep')}
        </Button>
        <p className={styles['lead']}>{t('leaving.keepHint')}</p>
        <Button look="danger" isWide onClick={() => void choose('remove')} disabled={isBusy}>
          {t('leaving.remove')}
        </Button>
        {isBusy && <p role="status">{t('leaving.busy')}</p>}
        {hasFailed && <p role="alert">{t('leaving.failed')}</p>}
      </div>
    </Dialog>
  )
}
