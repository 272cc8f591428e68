import type { TFunction } from 'i18next'
import { memo, type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isKnown, knownTier } from '../../../api/known-values.ts'
import { useChinese } from '../../../i18n/index.ts'
import type { Ingredient } from '../../../records/index.ts'
import { ConcernDot, type ConcernLevel } from '../../../ui/display/concern-dot.tsx'
import { displayName, isUnsure, rowName } from '../display-name.ts'
import { printedNameLang, translatedName } from '../translated-name.ts'
import { useValueNames } from '../value-names.ts'
import styles from './ingredients.module.css'

/** The level of concern that a dot shows; a level that this version does not know counts as not recognised. */
export const concernLevel = ({ kind, tier }: Ingredient): ConcernLevel => {
  if (kind === 'unknown') return 'unknown'
  if (tier === undefined) return undefined
  return knownTier(tier)
}

type Pick = ((ingredient: Ingredient) => void) | undefined

/** What rows are written with. Asked for once per list: asking i18next takes longer than drawing the row. */
export interface RowWords {
  t: TFunction<['report', 'knowledge']>
  nameOf: ReturnType<typeof useValueNames>
  language: string
  chinese: (chinese: string) => string
}

export const useRowWords = (): RowWords => {
  const { t, i18n } = useTranslation(['report', 'knowledge'])
  const { language } = i18n
  const nameOf = useValueNames()
  const chinese = useChinese()
  return useMemo(() => ({ t, nameOf, language, chinese }), [t, nameOf, language, chinese])
}

/** One ingredient on one line: its place, its name in the reader's language, what it does, and its level of concern. */
export const IngredientRow = memo(
  ({
    ingredient,
    place,
    words,
    onPick,
  }: {
    ingredient: Ingredient
    place: number | undefined
    words: RowWords
    onPick: Pick
  }) => {
    const { t, nameOf } = words
    const { name, role, tier, suspected } = ingredient
    if (role !== undefined)
      return (
        <p className={styles['class']}>
          <Names ingredient={ingredient} words={words} />
        </p>
      )
    return (
      <Row ingredient={ingredient} onPick={onPick}>
        <span className={styles['place']} aria-hidden>
          {place}
        </span>
        <span className={styles['words']}>
          <Names ingredient={ingredient} words={words} />
          <Meta ingredient={ingredient} words={words} />
          {suspected && (
            <span className={styles['suspected']}>
              {t('ingredients.suspected', { read: displayName(name), name: suspected.name })}
            </span>
          )}
        </span>
        {tier !== undefined && <span className="visually-hidden">{nameOf.tier(tier)}</span>}
        <ConcernDot level={concernLevel(ingredient)} />
      </Row>
    )
  },
)

const Row = ({
  ingredient,
  onPick,
  children,
}: {
  ingredient: Ingredient
  onPick: Pick
  children: ReactNode
}) =>
  onPick ? (
    <button type="button" className={styles['row']} onClick={() => onPick(ingredient)}>
      {children}
    </button>
  ) : (
    <div className={styles['row']}>{children}</div>
  )

/** The reader's name first, then the printed one where it is another. */
const Names = ({ ingredient, words: { language, chinese } }: { ingredient: Ingredient; words: RowWords }) => {
  const translated = translatedName(language, ingredient)
  const lang = printedNameLang(language, ingredient)
  const printed = rowName(ingredient.name)
  if (translated === undefined)
    return (
      <span className={styles['name']} lang={lang}>
        {printed}
      </span>
    )
  return (
    <>
      <span className={styles['name']}>{chinese(translated)}</span>{' '}
      <span className={styles['soft']} lang={lang}>
        {printed}
      </span>
    </>
  )
}

/** What it does, how much of it there is, and what is not certain. */
const Meta = ({ ingredient, words: { t, nameOf } }: { ingredient: Ingredient; words: RowWords }) => {
  const { kind, functions, amount, atMost2Percent, notes } = ingredient
  const [firstFunction] = functions
  const what =
    firstFunction !== undefined
      ? t(`functions.${firstFunction}`, { ns: 'knowledge', defaultValue: firstFunction })
      : kind === 'food'
        ? null
        : nameOf.kind(kind)
  const facts = [
    ...(what === null || what === displayName(ingredient.name) ? [] : [what]),
    ...(amount ? [amountText(amount)] : []),
    ...(atMost2Percent ? [t('ingredients.atMost2')] : []),
    ...(notes ?? []),
  ]
  return (
    <>
      {facts.length > 0 && <span className={styles['soft']}> {facts.join(' · ')}</span>}
      {isUnsure(ingredient) && <span className={styles['unsure']}> {t('ingredients.unsure')}</span>}
    </>
  )
}

const bounds = { exact: '', atLeast: '≥', atMost: '≤', about: '≈' } as const

/** An amount as text; a bound without a sign here is written out as sent. */
export const amountText = ({ value, max, unit, bound }: NonNullable<Ingredient['amount']>) =>
  `${isKnown('Amount.bound', bound) ? bounds[bound] : `${bound} `}${value}${max === undefined ? '' : `–${max}`}${unit === '%' ? '' : ' '}${unit}`
