import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MethodRule } from '../../engine/index.ts'
import { useBilingual } from '../../i18n/index.ts'
import type { Evidence } from '../../knowledge/index.ts'
import { Card, Stack } from '../../ui/display/card.tsx'
import { Tag } from '../../ui/display/tag.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import styles from './method-screen.module.css'

interface Bilingual {
  zh: string
  en: string
}

export interface Method {
  rules: readonly MethodRule[]
  limits: readonly Bilingual[]
  evidence: readonly Evidence[]
}

/** How a score comes about: every rule with its numbers, its evidence and its limits. */
export const MethodScreen = ({ load }: { load: () => Promise<Method> }) => {
  const { t, i18n } = useTranslation('method')
  const say = useBilingual()
  const [method, setMethod] = useState<Method | null>(null)
  useEffect(() => {
    void load().then(setMethod)
  }, [load])
  if (method === null) return <Skeleton label={t('loading')} />
  // Sources are cited in their own language; our English remark on them stands in English only.
  const cited = new Set(method.rules.flatMap(({ evidence }) => evidence))
  return (
    <Stack>
      <p className={styles['lead']}>{t('lead')}</p>
      {method.rules.map(({ rule, title, says, evidence, confidence, limits }) => (
        <Card key={rule} title={say(title)}>
          <p>{say(says)}</p>
          <div className={styles['tags']}>
            <Tag tone={confidence === 'high' ? 'green' : confidence === 'moderate' ? 'yellow' : 'orange'}>
              {t(`confidence.${confidence}`)}
            </Tag>
            {evidence.map(id => (
              <a key={id} className={styles['evidence']} href={`#${id}`}>
                {id}
              </a>
            ))}
          </div>
          {say(limits) !== '' && (
            <p className={styles['limits']}>
              {t('limits')} {say(limits)}
            </p>
          )}
        </Card>
      ))}
      <Card title={t('overall')}>
        <ul className={styles['list']}>
          {method.limits.map(limit => (
            <li key={limit.en}>{say(limit)}</li>
          ))}
        </ul>
      </Card>
      <Card title={t('evidence')}>
        <dl className={styles['sources']}>
          {method.evidence
            .filter(({ id }) => cited.has(id))
            .map(({ id, source, supports, confidence }) => (
              <div key={id} id={id}>
                <dt>{id}</dt>
                <dd>
                  {source}
                  {i18n.language === 'en' && (
                    <span className={styles['small']}>
                      {supports} ({confidence})
                    </span>
                  )}
                </dd>
              </div>
            ))}
        </dl>
      </Card>
    </Stack>
  )
}
