import { FlaskConical, Leaf } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { pageLinks, pagePaths } from '../../paths.ts'
import { SearchField } from '../../ui/controls/search-field.tsx'
import { LinkRow, List } from '../../ui/display/list.tsx'
import { FunctionTiles } from './function-tiles.tsx'
import styles from './knowledge.module.css'
import { type OwnAdditive, OwnAdditives } from './own-products.tsx'

/** Additives that many labels name, by their id in the tables. */
const common = [
  ['sorbate', '17.003'],
  ['nitrite', '09.002'],
  ['sulphites', '05.001'],
  ['tartrazine', '08.005'],
  ['aspartame', '19.004'],
  ['sucralose', '19.016'],
  ['glutamate', '12.001'],
  ['carrageenan', '20.007'],
] as const

/** The knowledge base: a search right away, what many labels name, and both tables whole. */
export const KnowledgeScreen = ({ loadOwn }: { loadOwn: () => Promise<readonly OwnAdditive[]> }) => {
  const { t } = useTranslation('knowledge')
  const [, navigate] = useLocation()
  const [keyword, setKeyword] = useState('')
  return (
    <div className={styles['page']}>
      <form
        onSubmit={event => {
          event.preventDefault()
          if (keyword.trim() !== '') navigate(pageLinks.additives(keyword.trim()))
        }}
      >
        <SearchField
          value={keyword}
          onChange={setKeyword}
          label={t('search.additives')}
          placeholder={t('search.additivesPlaceholder')}
          clearLabel={t('search.clear')}
        />
      </form>
      <OwnAdditives load={loadOwn} />
      <nav aria-label={t('common.title')}>
        <h2 className={styles['tilesTitle']}>{t('common.title')}</h2>
        <ul className={styles['tiles']}>
          {common.map(([name, id]) => (
            <li key={id}>
              <Link className={styles['tile'] ?? ''} href={pageLinks.additive(id)}>
                {t(`common.${name}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <FunctionTiles />
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
