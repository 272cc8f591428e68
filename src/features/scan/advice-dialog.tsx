import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import styles from './advice-dialog.module.css'
import { PhotoEditor } from './photo-editor.tsx'
import type { StartResult } from './scans.ts'

/** Advises to take the photo again, and lets people go on with it. */
export const AdviceDialog = ({
  start: { advice, photos, proceed },
  onRetake,
  onStarted,
}: {
  start: Extract<StartResult, { advice: unknown }>
  onRetake: () => void
  onStarted: (started: { id: string }) => void
}) => {
  const { t } = useTranslation('scan')
  const [isEditing, setIsEditing] = useState(false)
  const start = (edited?: readonly Blob[]) => void proceed(edited).then(onStarted)
  if (isEditing) return <PhotoEditor photos={photos} onCancel={() => setIsEditing(false)} onDone={start} />
  return (
    <Dialog
      title={t('advice.title')}
      onDismiss={onRetake}
      actions={
        <>
          <Button look="secondary" onClick={() => start()}>
            {t('advice.goOn')}
          </Button>
          <Button look="secondary" onClick={() => setIsEditing(true)}>
            {t('edit.open')}
          </Button>
          <Button onClick={onRetake}>{t('advice.retake')}</Button>
        </>
      }
    >
      <ul className={styles['list']}>
        {advice.map(code => (
          <li key={code}>{t(`advice.${code}`)}</li>
        ))}
      </ul>
    </Dialog>
  )
}
