import { useTranslation } from 'react-i18next'
import type { QualityCode } from '../../recognition/index.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './advice-dialog.module.css'

/** Advises to take the photo again, and lets people go on with it. */
export const AdviceDialog = ({
  advice,
  onRetake,
  onGoOn,
}: {
  advice: readonly QualityCode[]
  onRetake: () => void
  onGoOn: () => void
}) => {
  const { t } = useTranslation('scan')
  return (
    <Dialog
      title={t('advice.title')}
      onDismiss={onRetake}
      actions={
        <>
          <Button look="secondary" onClick={onGoOn}>
            {t('advice.goOn')}
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
