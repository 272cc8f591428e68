import { useTranslation } from 'react-i18next'
import { alternativeTask, type TaskRecord } from '../../records/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import styles from './alternative-analysis.module.css'

/** That there is another analysis of the same photo, the server's or the device's, and the way to it. */
export const AlternativeAnalysis = ({ record, onSwap }: { record: TaskRecord; onSwap: () => void }) => {
  const { t } = useTranslation('scan')
  const other = alternativeTask(record)
  if (other === null) return null
  return (
    <div className={styles['other']} role="status">
      <p>
        {t(`other.${other.source === 'device' ? 'device' : 'server'}`, {
          score: other.result.score ?? t('other.none'),
        })}
      </p>
      <Button look="secondary" onClick={onSwap}>
        {t('other.show')}
      </Button>
    </div>
  )
}
