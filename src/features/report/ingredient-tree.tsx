import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { levelTones } from '../../ui/level-tones.ts'
import { Tag } from '../../ui/tag.tsx'
import { type Ingredient, shownName } from './flatten.ts'
import styles from './report.module.css'

/** The list as it stands on the label: order, nesting, amounts, and what each item is. */
export const IngredientTree = ({ ingredients }: { ingredients: readonly Ingredient[] }) => (
  <ul className={styles['tree']}>
    {ingredients.map(ingredient => (
      <li key={ingredient.span.start}>
        <Item ingredient={ingredient} />
        {ingredient.children.length > 0 && <IngredientTree ingredients={ingredient.children} />}
      </li>
    ))}
  </ul>
)

const Item = ({ ingredient }: { ingredient: Ingredient }) => {
  const { t } = useTranslation(['report', 'knowledge'])
  const { name, additiveId, kind, tier, functions, amount, role, atMost2Percent, suspected, notes } =
    ingredient
  return (
    <div className={styles['item']}>
      {additiveId === undefined ? (
        <span className={role === undefined ? styles['name'] : styles['role']}>{shownName(name)}</span>
      ) : (
        <Link
          className={styles['name'] ?? ''}
          href={`/pages/additives/faid/faid?id=${encodeURIComponent(additiveId)}`}
        >
          {shownName(name)}
        </Link>
      )}
      {amount && <span className={styles['amount']}>{amountText(amount)}</span>}
      {atMost2Percent && <span className={styles['amount']}>{t('ingredients.atMost2')}</span>}
      {role === undefined && kind !== 'food' && <Tag>{t(`ingredients.kinds.${kind}`)}</Tag>}
      {role === undefined &&
        functions
          .slice(0, 1)
          .map(name => (
            <Tag key={name}>{t(`functions.${name}`, { ns: 'knowledge', defaultValue: name })}</Tag>
          ))}
      {tier !== undefined && <Tag tone={levelTones[tier]}>{t(`tiers.${tier}`)}</Tag>}
      {notes?.map(note => (
        <span key={note} className={styles['amount']}>
          {note}
        </span>
      ))}
      {suspected && (
        <span className={styles['suspected']}>
          {t('ingredients.suspected', { read: shownName(name), name: suspected.name })}
        </span>
      )}
    </div>
  )
}

const bounds = { exact: '', atLeast: '≥', atMost: '≤', about: '≈' } as const

const amountText = ({ value, max, unit, bound }: NonNullable<Ingredient['amount']>) =>
  `${bounds[bound]}${value}${max === undefined ? '' : `–${max}`}${unit === '%' ? '' : ' '}${unit}`
