import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/field.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import styles from './session.module.css'

/** Two steps: what deletion means, then the keyword typed by hand. */
export const DeleteAccountDialog = ({
  onCancel,
  onConfirm,
}: {
  onCancel: () => void
  /** Resolves with why it failed, null when the account is gone. */
  onConfirm: () => Promise<string | null>
}) => {
  const { t } = useTranslation('session')
  const [isSure, setIsSure] = useState(false)
  const [typed, setTyped] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useId()
  const deleteKey = t('deletion.key')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== deleteKey) {
      setFailure(t('deletion.mistyped', { deleteKey }))
      return
    }
    setIsBusy(true)
    setFailure(await onConfirm())
    setIsBusy(false)
  }

  if (!isSure)
    return (
      <Dialog
        key="tip"
        title={t('deletion.tipTitle')}
        onDismiss={onCancel}
        actions={
          <>
            <Button look="secondary" onClick={onCancel}>
              {t('deletion.keep')}
            </Button>
            <Button look="danger" onClick={() => setIsSure(true)}>
              {t('deletion.goOn')}
            </Button>
          </>
        }
      >
        <ul className={styles['consequences']}>
          {(['1', '2', '3'] as const).map(number => (
            <li key={number}>{t(`deletion.tips.${number}`)}</li>
          ))}
        </ul>
      </Dialog>
    )
  return (
    <Dialog
      key="confirm"
      title={t('deletion.title')}
      onDismiss={onCancel}
      actions={
        <>
          <Button look="secondary" onClick={onCancel} disabled={isBusy}>
            {t('deletion.keep')}
          </Button>
          <Button look="danger" type="submit" form={form} disabled={isBusy}>
            {isBusy ? t('deletion.busy') : t('deletion.confirm')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={event => void submit(event)} noValidate>
        <TextField
          label={t('deletion.type', { deleteKey })}
          autoComplete="off"
          autoCapitalize="off"
          value={typed}
          onChange={event => {
            setTyped(event.target.value)
            setFailure(null)
          }}
          error={failure}
        />
      </form>
    </Dialog>
  )
}
