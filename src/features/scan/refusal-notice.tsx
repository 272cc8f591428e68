import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './refusal-notice.module.css'
import type { Refusal } from './scans/photo-intake.ts'

/** Why a file was not taken, with its name, and what to do instead. */
export const RefusalNotice = ({ refusal: { code, fileName, facts } }: { refusal: Refusal }) => {
  const { t } = useTranslation('scan')
  const known = code === 'out-of-memory' || code === 'failed' ? 'decode-failed' : code
  return (
    <div className={styles['refusal']} role="alert">
      <CircleAlert size={20} aria-hidden />
      <div>
        <p className={styles['title']}>{t('refused.title')}</p>
        <p>{t(`refused.${known}`, { name: fileName, ...facts })}</p>
      </div>
    </div>
  )
}
