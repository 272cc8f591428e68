import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../api/schema.d.ts'
import { useChinese } from '../../i18n/index.ts'
import {
  foodOfUseInEnglish,
  partOfUse,
  partOfUseInEnglish,
  remarkOfUseInEnglish,
} from '../../knowledge/index.ts'
import { SearchField } from '../../ui/controls/search-field.tsx'
import { Card } from '../../ui/display/card.tsx'
import { Fold } from '../../ui/display/fold.tsx'
import { highestLimit, usesByClass } from './food-classes.ts'
import styles from './knowledge.module.css'

type Use = components['schemas']['AdditiveUse']

/** Uses that are read without folding and searching. */
const maxFlat = 8

/** The foods an additive may be used in, with its limits: by major class where there are many, flat where one searches. */
export const AdditiveUses = ({ uses }: { uses: readonly Use[] }) => {
  const { t } = useTranslation('knowledge')
  const wordsOf = useWordsOfUse()
  const [keyword, setKeyword] = useState('')
  const wanted = keyword.trim().toLowerCase()
  const isFolded = uses.length > maxFlat && wanted === ''
  const shown = uses.filter(
    use =>
      [use.categoryName, wordsOf(use).category].some(name => name.toLowerCase().includes(wanted)) ||
      use.categoryNo.startsWith(wanted),
  )
  return (
    <Card title={`${t('scope')} · ${t('scopeCount', { count: uses.length })}`}>
      {uses.length === 0 && <p>{t('noUses')}</p>}
      {uses.length > maxFlat && (
        <SearchField
          value={keyword}
          onChange={setKeyword}
          label={t('filter')}
          placeholder={t('filterPlaceholder')}
          clearLabel={t('search.clear')}
        />
      )}
      {uses.length > 0 && shown.length === 0 && <p role="status">{t('noUse', { keyword })}</p>}
      {isFolded ? <Classes uses={uses} /> : <UseList uses={shown} />}
    </Card>
  )
}

const Classes = ({ uses }: { uses: readonly Use[] }) => {
  const { t } = useTranslation('knowledge')
  return (
    <div className={styles['classes']}>
      {usesByClass(uses).map(({ foodClass, uses: own }) => {
        const highest = highestLimit(own)
        return (
          <Fold
            key={foodClass}
            summary={
              <>
                <span className={styles['className']}>{t(`foods.${foodClass}`)}</span>
                <span className={styles['classLimit']}>
                  {highest === null ? t('scopeCount', { count: own.length }) : t('upTo', { limit: highest })}
                </span>
              </>
            }
          >
            <UseList uses={own} />
          </Fold>
        )
      })}
    </div>
  )
}

interface WordsOfUse {
  category: string
  /** The part of the category that it is limited to, without "only"; '' for all of it. */
  part: string
  note: string
}

/** What a use says in the person's language; the tables and servers have it in Chinese. */
const useWordsOfUse = (): ((use: Use) => WordsOfUse) => {
  const { i18n } = useTranslation()
  const chinese = useChinese()
  return ({ categoryNo, categoryName, only, note }) =>
    i18n.language === 'en'
      ? {
          category: foodOfUseInEnglish(categoryNo, categoryName),
          part: partOfUseInEnglish(only),
          note: remarkOfUseInEnglish(note),
        }
      : {
          category: chinese(categoryName),
          part: chinese(partOfUse(only)),
          note: chinese(note),
        }
}

const UseList = ({ uses }: { uses: readonly Use[] }) => {
  const { t } = useTranslation('knowledge')
  const wordsOf = useWordsOfUse()
  return (
    <ul>
      {uses.map(use => {
        const { category, part, note } = wordsOf(use)
        const remarks = [
          part && t('only', { only: part }),
          use.maxResidueMgPerKg !== null && t('residue', { value: use.maxResidueMgPerKg }),
          note,
        ].filter(Boolean)
        return (
          <li key={`${use.categoryNo} ${use.categoryName} ${use.only} ${use.note}`} className={styles['use']}>
            <span>
              {use.categoryNo} {category}
            </span>
            <span className={styles['limit']}>
              {use.maxUse === 'GMP' ? t('gmp') : `${use.maxUse.value} ${use.maxUse.unit}`}
            </span>
            {remarks.length > 0 && (
              <span className={styles['note']}>{remarks.join(t('clauseSeparator'))}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
