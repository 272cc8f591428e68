import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import styles from '../app.module.css'

/** What stands where a page is on its way: nothing at first, then its shape (specification, section 9). */
export const PageSkeleton = () => {
  const { t } = useTranslation('app')
  return (
    <div className={styles['pageSkeleton']}>
      <Skeleton label={t('loading')} />
    </div>
  )
}
