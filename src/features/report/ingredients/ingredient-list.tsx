import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { flattenIngredients, type Ingredient } from '../../../records/index.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/display/card.tsx'
import { ConcernDot } from '../../../ui/display/concern-dot.tsx'
import { withTransition } from '../../../ui/display/with-transition.ts'
import { useSlices } from '../../../ui/loading/use-slices.ts'
import { concernLevel, IngredientRow, type RowWords, useRowWords } from './ingredient-row.tsx'
import styles from './ingredients.module.css'
import { type ShownIngredient, shownTree } from './shown-tree.ts'

/** Ingredients that are drawn without being asked for, and how many of them at once. */
const slices = { step: 15, limit: 1_000 }
/** Dots in the strip above the list: more of them would be no overview. */
const maxDots = 60
/** Rows that slide to their places when the order changes: the browser takes a picture of each. */
const maxMoved = 60

type Pick = ((ingredient: Ingredient) => void) | undefined

/** The ingredient list: what each item is and does, and how much concern it deserves; in the label's order or by concern. */
export const IngredientList = ({
  ingredients,
  onPick,
  isUnderChineseLaw = true,
}: {
  ingredients: readonly Ingredient[]
  onPick: Pick
  /** False of a list that no Chinese standard rules: a foreign one, or one of something that is no food. */
  isUnderChineseLaw?: boolean
}) => {
  const { t } = useTranslation('report')
  const words = useRowWords()
  const [isByConcern, setIsByConcern] = useState(false)
  const flat = useMemo(() => flattenIngredients(ingredients), [ingredients])
  const named = useMemo(() => flat.filter(({ role }) => role === undefined), [flat])
  const places = useMemo(
    () => new Map(named.map((ingredient, at) => [ingredient.span.start, at + 1])),
    [named],
  )
  const reorder = () => setIsByConcern(!isByConcern)
  const hasConcern = named.some(({ tier = 0 }) => tier > 0)
  return (
    <Card title={t('ingredients.title', { count: named.length })}>
      <div className={styles['strip']} aria-hidden>
        {named.slice(0, maxDots).map(ingredient => (
          <ConcernDot key={ingredient.span.start} level={concernLevel(ingredient)} size={12} />
        ))}
      </div>
      {hasConcern && (
        <button
          type="button"
          className={styles['order']}
          aria-pressed={isByConcern}
          onClick={() => (named.length > maxMoved ? reorder() : withTransition(reorder))}
        >
          {t(isByConcern ? 'ingredients.byLabel' : 'ingredients.byConcern')}
        </button>
      )}
      {isByConcern ? (
        <ByConcern named={named} places={places} words={words} onPick={onPick} />
      ) : (
        <ByLabel
          ingredients={ingredients}
          count={flat.length}
          places={places}
          words={words}
          onPick={onPick}
        />
      )}
      {isUnderChineseLaw && (
        <p className={styles['foot']}>
          {t('ingredients.order')} {t('ingredients.permitted')}
        </p>
      )}
    </Card>
  )
}

type Places = ReadonlyMap<number, number>

/** A row's name in a View Transition: it slides to its place when the order changes. */
const movable = ({ span }: Ingredient) => ({ viewTransitionName: `ingredient-${span.start}-${span.end}` })

const ByConcern = ({
  named,
  places,
  words,
  onPick,
}: {
  named: readonly Ingredient[]
  places: Places
  words: RowWords
  onPick: Pick
}) => {
  const { t } = useTranslation('report')
  const sorted = useMemo(
    () => [...named].sort((a, b) => (b.tier ?? -1) - (a.tier ?? -1) || a.span.start - b.span.start),
    [named],
  )
  const { shown, isCut, showMore } = useSlices(sorted.length, slices)
  return (
    <>
      <ul className={styles['tree']}>
        {sorted.slice(0, shown).map(ingredient => (
          <li key={ingredient.span.start} style={movable(ingredient)}>
            <IngredientRow
              ingredient={ingredient}
              place={places.get(ingredient.span.start)}
              words={words}
              onPick={onPick}
            />
          </li>
        ))}
      </ul>
      {isCut && (
        <Button look="quiet" isWide onClick={showMore}>
          {t('ingredients.more')}
        </Button>
      )}
    </>
  )
}

const ByLabel = ({
  ingredients,
  count,
  places,
  words,
  onPick,
}: {
  ingredients: readonly Ingredient[]
  /** Number of all ingredients, those inside others included. */
  count: number
  places: Places
  words: RowWords
  onPick: Pick
}) => {
  const { t } = useTranslation('report')
  const { shown, isCut, showMore } = useSlices(count, slices)
  const tree = useMemo(() => shownTree(ingredients, shown), [ingredients, shown])
  return (
    <>
      <Branch tree={tree} places={places} words={words} onPick={onPick} />
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
  places,
  words,
  onPick,
}: {
  tree: readonly ShownIngredient[]
  places: Places
  words: RowWords
  onPick: Pick
}) => (
  <ul className={styles['tree']}>
    {tree.map(({ ingredient, children }) => (
      <li key={ingredient.span.start} style={movable(ingredient)}>
        <IngredientRow
          ingredient={ingredient}
          place={places.get(ingredient.span.start)}
          words={words}
          onPick={onPick}
        />
        {children.length > 0 && <Branch tree={children} places={places} words={words} onPick={onPick} />}
      </li>
    ))}
  </ul>
)
