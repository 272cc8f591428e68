import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { knownTier } from '../../api/known-values.ts'
import type { components } from '../../api/schema.d.ts'
import { useBilingual } from '../../i18n/index.ts'
import { pageLinks } from '../../paths.ts'
import type { OwnProduct } from '../../records/index.ts'
import { Card } from '../../ui/display/card.tsx'
import { ConcernDot } from '../../ui/display/concern-dot.tsx'
import { LinkRow, List } from '../../ui/display/list.tsx'
import { ScoreChip } from '../../ui/display/score-chip.tsx'
import styles from './knowledge.module.css'

/** An additive that stands on labels of a person's own, and on how many of them. */
export interface OwnAdditive
  extends Pick<components['schemas']['Additive'], 'id' | 'nameZh' | 'nameEn' | 'tier'> {
  count: number
}

/** The additives of a person's last products, as tiles; nothing where there are none. */
export const OwnAdditives = ({ load }: { load: () => Promise<readonly OwnAdditive[]> }) => {
  const { t } = useTranslation('knowledge')
  const say = useBilingual()
  const additives = useLoaded(load)
  if (additives.length === 0) return null
  return (
    <nav aria-label={t('own.title')}>
      <h2 className={styles['tilesTitle']}>{t('own.title')}</h2>
      <ul className={styles['tiles']}>
        {additives.map(({ id, nameZh, nameEn, tier, count }) => (
          <li key={id}>
            <Link className={styles['tile'] ?? ''} href={pageLinks.additive(id)}>
              <ConcernDot level={knownTier(tier)} />
              {say({ zh: nameZh, en: nameEn })}
              {count > 1 && <span className={styles['times']}>{t('own.times', { count })}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The person's last products in which an additive was read; nothing where there are none. */
export const OwnProducts = ({
  id,
  load,
}: {
  id: string
  load: (id: string) => Promise<readonly OwnProduct[]>
}) => {
  const { t } = useTranslation('knowledge')
  const products = useLoaded(useCallback(() => load(id), [id, load]))
  if (products.length === 0) return null
  return (
    <Card title={t('own.products')}>
      <List>
        {products.map(({ id: product, title, score }) => (
          <LinkRow
            key={product}
            href={pageLinks.analysis(product)}
            title={title || t('own.unnamed')}
            trail={
              <ScoreChip
                score={score}
                label={score === null ? t('own.noScore') : t('own.score', { score })}
              />
            }
          />
        ))}
      </List>
    </Card>
  )
}

/** What a function loads; nothing until then. */
const useLoaded = <Item,>(load: () => Promise<readonly Item[]>): readonly Item[] => {
  const [loaded, setLoaded] = useState<readonly Item[]>([])
  useEffect(() => {
    let isCurrent = true
    void load().then(items => {
      if (isCurrent) setLoaded(items)
    })
    return () => {
      isCurrent = false
    }
  }, [load])
  return loaded
}
