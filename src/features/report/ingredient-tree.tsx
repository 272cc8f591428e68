import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isKnown } from '../../api/known-values.ts'
import type { Ingredient } from '../../records/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Tag } from '../../ui/display/tag.tsx'
import { tierTone } from '../../ui/display/tier-tones.ts'
import { useSlices } from '../../ui/loading/use-slices.ts'
import { displayName, isUnsure } from './display-name.ts'
import styles from './report.module.css'
import { type ShownIngredient, shownTree } from './shown-tree.ts'
import { printedNameLang, translatedName } from './translated-name.ts'
import { useValueNames } from './value-names.ts'

/** Ingredients that are drawn without being asked for, and how many of them at once. */
const slices = { step: 50, limit: 1_000 }

/** The ingredient list in label order: nesting, amounts, and what each item is; a long one is drawn in slices. */
export const IngredientTree = ({
  ingredients,
  count,
  onPick,
}: {
  ingredients: readonly Ingredient[]
  /** Number of all ingredients, those inside others included. */
  count: number
  onPick: ((ingredient: Ingredient) => void) | undefined
}) => {
  const { t } = useTranslation('report')
  const { shown, isCut, showMore } = useSlices(count, slices)
  const tree = useMemo(() => shownTree(ingredients, shown), [ingredients, shown])
  return (
    <>
      <Branch tree={tree} onPick={onPick} />
      {isCut && (
        <Button look="quiet" isWide onClick={showMore}>
          {t('ingredients.more')}
        </Button>
      )}
    </>
  )
}

const Branch = ({
  tree,
  onPick,
}: {
  tree: readonly ShownIngredient[]
  onPick: ((ingredient: Ingredient) => void) | undefined
}) => (
  <ul className={styles['tree']}>
    {tree.map(({ ingredient, children }) => (
      <li key={ingredient.span.start}>
        <IngredientItem ingredient={ingredient} onPick={onPick} />
        {children.length > 0 && <Branch tree={children} onPick={onPick} />}
      </li>
    ))}
  </ul>
)

const IngredientItem = memo(
  ({
    ingredient,
    onPick,
  }: {
    ingredient: Ingredient
    onPick: ((ingredient: Ingredient) => void) | undefined
  }) => {
    const { t, i18n } = useTranslation(['report', 'knowledge'])
    const nameOf = useValueNames()
    const otherName = translatedName(i18n.language, ingredient)
    const lang = printedNameLang(i18n.language, ingredient)
    const { name, kind, tier, functions, amount, role, atMost2Percent, suspected, notes } = ingredient
    // What it is, what it does and what it is called may be the same word.
    const classes = new Set([
      ...(kind === 'food' ? [] : [nameOf.kind(kind)]),
      ...functions.slice(0, 1).map(name => t(`functions.${name}`, { ns: 'knowledge', defaultValue: name })),
    ])
    return (
      <div className={styles['item']}>
        {role === undefined && onPick ? (
          <button type="button" className={styles['name']} lang={lang} onClick={() => onPick(ingredient)}>
            {displayName(name)}
          </button>
        ) : (
          <span className={role === undefined ? styles['name'] : styles['role']} lang={lang}>
            {displayName(name)}
          </span>
        )}
        {otherName && <span className={styles['otherName']}>{otherName}</span>}
        {amount && <span className={styles['amount']}>{amountText(amount)}</span>}
        {atMost2Percent && <span className={styles['amount']}>{t('ingredients.atMost2')}</span>}
        {role === undefined && [...classes].map(text => text !== otherName && <Tag key={text}>{text}</Tag>)}
        {isUnsure(ingredient) && <Tag tone="yellow">{t('ingredients.unsure')}</Tag>}
        {tier !== undefined && <Tag tone={tierTone(tier)}>{nameOf.tier(tier)}</Tag>}
        {notes?.map(note => (
          <span key={note} className={styles['amount']}>
            {note}
          </span>
        ))}
        {suspected && (
          <span className={styles['suspected']}>
            {t('ingredients.suspected', { read: displayName(name), name: suspected.name })}
          </span>
        )}
      </div>
    )
  },
)

const bounds = { exact: '', atLeast: '≥', atMost: '≤', about: '≈' } as const

/** An amount as text; a bound without a sign here is written out as sent. */
export const amountText = ({ value, max, unit, bound }: NonNullable<Ingredient['amount']>) =>
  `${isKnown('Amount.bound', bound) ? bounds[bound] : `${bound} `}${value}${max === undefined ? '' : `–${max}`}${unit === '%' ? '' : ' '}${unit}`
