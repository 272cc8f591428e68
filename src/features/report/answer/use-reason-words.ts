import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useBilingual } from '../../../i18n/index.ts'
import { flattenIngredients, type Ingredient } from '../../../records/index.ts'
import { displayName } from '../display-name.ts'
import { joinNames } from '../join-names.ts'
import { useReaderName } from '../reader-name.ts'
import type { Result } from '../report-types.ts'
import type { ReasonRow } from './reason-rows.ts'

/** Names in a row before the rest are only counted. */
const maxNames = 2
const highConcern = 3

/**
 * The place of an ingredient on the label, from 1; undefined inside another ingredient and in a list of several parts, where
 * places say nothing about the whole.
 */
const rankOf = (ingredients: readonly Ingredient[], wanted: Ingredient): number | undefined => {
  if (ingredients.some(({ role }) => role === 'section')) return undefined
  const at = ingredients.findIndex(({ span }) => span.start === wanted.span.start)
  return at === -1 ? undefined : at + 1
}

/** Puts a reason into plain words: what it is, and which ingredients it is about. */
export const useReasonWords = (
  result: Result,
): ((row: ReasonRow) => { title: string; names: string | null }) => {
  const { t } = useTranslation('report')
  const say = useBilingual()
  const nameOf = useReaderName()
  const flat = useMemo(() => flattenIngredients(result.ingredients), [result])

  const namesOf = (ingredients: readonly Ingredient[]): string | null => {
    const names = [...new Set(ingredients.map(nameOf))]
    if (names.length === 0) return null
    const rest = names.length - maxNames
    return rest <= 0
      ? joinNames(t, names)
      : t('names.andMore', { names: names.slice(0, maxNames).join(t('names.separator')), count: rest })
  }

  return ({ theme, ingredients, text }) => {
    const all = ingredients.flatMap(index => flat[index] ?? [])
    if (theme === null) return { title: displayName(say(text)), names: null }
    if (theme === 'additives') {
      const high = all.filter(({ tier = 0 }) => tier >= highConcern)
      return high.length > 0
        ? { title: t('themes.highConcern', { count: high.length }), names: namesOf(high) }
        : { title: t('themes.additives', { count: all.length }), names: namesOf(byConcern(all)) }
    }
    if (theme === 'sugar' || theme === 'salt') {
      const [first] = all
      const rank = first && rankOf(result.ingredients, first)
      return {
        title: rank === undefined ? t(`themes.${theme}`) : t(`themes.${theme}Rank`, { rank }),
        names: namesOf(all),
      }
    }
    return { title: t(`themes.${theme}`, { count: all.length }), names: namesOf(all) }
  }
}

const byConcern = (ingredients: readonly Ingredient[]) =>
  [...ingredients].sort((a, b) => (b.tier ?? 0) - (a.tier ?? 0))
