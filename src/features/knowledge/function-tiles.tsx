import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { pageLinks } from '../../paths.ts'
import { FunctionIcon } from './function-icon.tsx'
import styles from './knowledge.module.css'

/** The functional classes that people ask about most; the lookup finds every class by its name. */
export const askedFunctions = [
  '防腐剂',
  '甜味剂',
  '着色剂',
  '抗氧化剂',
  '乳化剂',
  '增稠剂',
  '增味剂',
  '酸度调节剂',
] as const

/** What additives are for, with a drawing each; opens the additives of that class. */
export const FunctionTiles = () => {
  const { t } = useTranslation('knowledge')
  return (
    <nav aria-label={t('byFunction')}>
      <h2 className={styles['tilesTitle']}>{t('byFunction')}</h2>
      <ul className={styles['functionTiles']}>
        {askedFunctions.map(name => {
          const title = t(`functions.${name}`)
          return (
            <li key={name}>
              <Link className={styles['functionTile'] ?? ''} href={pageLinks.additives(title)}>
                <FunctionIcon name={name} size={28} />
                {title}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
