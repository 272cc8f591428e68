import { FlaskConical, Leaf } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { pagePaths } from '../../paths.ts'
import { LinkRow, List } from '../../ui/display/list.tsx'
import styles from './knowledge.module.css'

export const KnowledgeScreen = () => {
  const { t } = useTranslation('knowledge')
  return (
    <div className={styles['page']}>
      <List>
        <LinkRow
          href={pagePaths.additives}
          lead={
            <span className={styles['icon']}>
              <FlaskConical size={22} aria-hidden />
            </span>
          }
          title={t('lookups.additives')}
          detail={t('lookups.additivesHint')}
        />
        <LinkRow
          href={pagePaths.spices}
          lead={
            <span className={styles['icon']}>
              <Leaf size={22} aria-hidden />
            </span>
          }
          title={t('lookups.spices')}
          detail={t('lookups.spicesHint')}
        />
      </List>
      <p className={styles['source']}>{t('source')}</p>
    </div>
  )
}
