import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StorageWarning } from '../../storage/index.ts'
import type { Services } from '../services/services.ts'
import styles from './shell.module.css'

/** Says so when what is new does not outlive the page, and why. */
export const StorageWarningNotice = ({ services }: { services: Services }) => {
  const { t } = useTranslation('history')
  const [hindrance, setHindrance] = useState<StorageWarning | null>(null)
  useEffect(() => {
    let unwatch: (() => void) | null = null
    let isGone = false
    void services.storage().then(storage => {
      if (isGone) return
      const show = () => setHindrance(storage.warning())
      show()
      unwatch = storage.watchWarning(show)
    })
    return () => {
      isGone = true
      unwatch?.()
    }
  }, [services])
  return hindrance === null ? null : (
    <p className={styles['memoryOnly']} role="status">
      {t(`hindrances.${hindrance}`)}
    </p>
  )
}
