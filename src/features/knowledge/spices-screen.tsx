import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { isKnown } from '../../api/known-values.ts'
import type { components } from '../../api/schema.d.ts'
import { useChinese } from '../../i18n/index.ts'
import { Highlight } from '../../ui/display/highlight.tsx'
import { Tag } from '../../ui/display/tag.tsx'
import styles from './knowledge.module.css'
import { LookupList } from './lookup-list.tsx'
import type { SpiceList } from './lookups.ts'
import type { RecentSearches } from './recent-searches.ts'

const types = [null, 'natural', 'synthetic'] as const

const SpiceRow = ({
  row: { id, nameZh, nameEn, fema, type },
  keyword,
}: {
  row: components['schemas']['Spice']
  keyword: string
}) => {
  const { t, i18n } = useTranslation('knowledge')
  const isEnglish = i18n.language === 'en'
  const chinese = useChinese()
  return (
    <li>
      <details className={styles['spice']}>
        <summary>
          <span className={styles['spiceHead']}>
            <span className={styles['spiceBody']}>
              <span className={styles['spiceName']}>
                <Highlight text={isEnglish ? nameEn : chinese(nameZh)} keyword={keyword} />
              </span>
              <span className={styles['spiceEn']}>
                <Highlight text={isEnglish ? nameZh : nameEn} keyword={keyword} />
              </span>
            </span>
            <Tag tone={type === 'natural' ? 'green' : 'none'}>
              {isKnown('SpiceType', type) ? t(type) : t('otherValue', { value: type })}
            </Tag>
          </span>
        </summary>
        <p className={styles['spiceMore']}>
          {[t('code', { code: id }), ...(fema === '' ? [] : [t('fema', { number: fema })])].join(' · ')}
          <br />
          {isKnown('SpiceType', type) && t('permittedAs', { table: type === 'natural' ? 'B.2' : 'B.3' })}
        </p>
      </details>
    </li>
  )
}

export const SpicesScreen = ({
  list,
  recent,
  keyword,
}: {
  list: SpiceList
  recent: RecentSearches
  /** To look for at once, '' to go on where one was. */
  keyword: string
}) => {
  const { t } = useTranslation('knowledge')
  const { type: chosen } = useSnapshot(list.filter)
  return (
    <LookupList
      list={list}
      recent={recent}
      asked={keyword}
      label={t('search.spices')}
      placeholder={t('search.spicesPlaceholder')}
      filter={
        <fieldset className={styles['choices']}>
          <legend className="visually-hidden">{t('type')}</legend>
          {types.map(type => (
            <button
              key={type ?? 'all'}
              type="button"
              className={styles['choice']}
              aria-pressed={chosen === type}
              onClick={() => void list.choose(type)}
            >
              {t(type ?? 'all')}
            </button>
          ))}
        </fieldset>
      }
      Row={SpiceRow}
    />
  )
}
