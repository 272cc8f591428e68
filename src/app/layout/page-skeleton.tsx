import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import styles from '../app.module.css'

/** The placeholder of a page that is loading: nothing at first, then its outline (specification, section 9). */
export const PageSkeleton = () => {
  const { t } = useTranslation('app')
  return (
    <div className={styles['pageSkeleton']}>
      <Skeleton label={t('loading')} />
    </div>
  )
}
