import { useTranslation } from 'react-i18next'
import { isKnown } from '../../api/known-values.ts'
import type { Ingredient } from '../../records/index.ts'
import { Tag } from '../../ui/display/tag.tsx'
import { tierTone } from '../../ui/display/tier-tones.ts'
import { displayName, isUnsure } from './display-name.ts'
import styles from './report.module.css'
import { printedNameLang, translatedName } from './translated-name.ts'
import { useValueNames } from './value-names.ts'

/** The list as it stands on the label: order, nesting, amounts, and what each item is. */
export const IngredientTree = ({
  ingredients,
  onPick,
}: {
  ingredients: readonly Ingredient[]
  onPick: ((ingredient: Ingredient) => void) | undefined
}) => (
  <ul className={styles['tree']}>
    {ingredients.map(ingredient => (
      <li key={ingredient.span.start}>
        <IngredientItem ingredient={ingredient} onPick={onPick} />
        {ingredient.children.length > 0 && (
          <IngredientTree ingredients={ingredient.children} onPick={onPick} />
        )}
      </li>
    ))}
  </ul>
)

const IngredientItem = ({
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
}

const bounds = { exact: '', atLeast: '≥', atMost: '≤', about: '≈' } as const

/** An amount as text; a bound without a sign here is written out as sent. */
export const amountText = ({ value, max, unit, bound }: NonNullable<Ingredient['amount']>) =>
  `${isKnown('Amount.bound', bound) ? bounds[bound] : `${bound} `}${value}${max === undefined ? '' : `–${max}`}${unit === '%' ? '' : ' '}${unit}`
