import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBilingual } from '../../../i18n/index.ts'
import type { Ingredient } from '../../../records/index.ts'
import type { Result, Schemas } from '../report-types.ts'
import { useValueNames } from '../value-names.ts'
import { dailyLimit } from './daily-limit.ts'
import styles from './ingredients.module.css'

type Additive = Schemas['AdditiveDetail']

/** Finds an additive in the knowledge base; null where it has none by that id. */
export type LoadAdditive = (id: string) => Promise<Additive | null>

/** Why an ingredient has its level of concern, whom it concerns, and how much of it is a lot: with its sources. */
export const IngredientWhy = ({
  ingredient,
  index,
  groups,
  loadAdditive,
}: {
  ingredient: Ingredient
  /** Its place among all ingredients of the report, depth-first: what groups are told by. */
  index: number
  groups: Result['groups']
  loadAdditive: LoadAdditive
}) => {
  const { t } = useTranslation('report')
  const say = useBilingual()
  const nameOf = useValueNames()
  const additive = useAdditive(ingredient.additiveId, loadAdditive)
  const concerned = [
    ...new Set(groups.filter(({ ingredients }) => ingredients.includes(index)).map(({ group }) => group)),
  ]
  const limit = additive && dailyLimit(additive.safety.jecfaAdi)
  if (additive === null && concerned.length === 0) return null
  return (
    <div className={styles['why']}>
      {additive && (
        <>
          <p>{say({ zh: additive.nameZh, en: additive.nameEn })}</p>
          <p>{say(additive.summary)}</p>
          {additive.safety.notes.slice(0, 2).map(note => (
            <p key={note.en}>{say(note)}</p>
          ))}
        </>
      )}
      {concerned.length > 0 && (
        <p>
          {t('item.who', { groups: concerned.map(group => nameOf.group(group)).join(t('names.separator')) })}
        </p>
      )}
      {limit && <p>{t('item.limit', { mg: limit })}</p>}
      {additive && additive.safety.sources.length > 0 && (
        <p className={styles['foot']}>{t('item.sources', { sources: additive.safety.sources.join('; ') })}</p>
      )}
    </div>
  )
}

const useAdditive = (id: string | undefined, load: LoadAdditive): Additive | null => {
  const [additive, setAdditive] = useState<Additive | null>(null)
  useEffect(() => {
    let isCurrent = true
    if (id !== undefined)
      void load(id).then(found => {
        if (isCurrent) setAdditive(found)
      })
    return () => {
      isCurrent = false
    }
  }, [id, load])
  return additive
}
