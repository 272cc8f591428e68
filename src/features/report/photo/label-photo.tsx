import { Crop, PencilLine } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Ingredient } from '../../../records/index.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/display/card.tsx'
import { displayName, isUnsure } from '../display-name.ts'
import styles from './label-photo.module.css'
import { Zoomable } from './zoomable.tsx'

const frameStyle = ({ kind, tier }: Ingredient) => {
  if (kind === 'unknown') return styles['boxNone']
  if (tier === 4) return styles['boxRed']
  if (tier === 3) return styles['boxOrange']
  return tier === 2 ? styles['boxYellow'] : ''
}

const percent = (share: number) => `${share * 100}%`

const areaOf = ({ box }: Ingredient) => (box ? box.width * box.height : 0)

/** The photos with each ingredient tinted where it was read, and the text as it was read. */
export const LabelPhoto = ({
  photoUrls,
  flat,
  text,
  onPick,
  onReview,
  onEdit,
}: {
  /** The photos of the list in their order, none where there are none to show. */
  photoUrls: readonly string[]
  flat: readonly Ingredient[]
  text: string
  /** Opens an ingredient that was tapped; without it they are only to be seen. */
  onPick: ((ingredient: Ingredient) => void) | undefined
  /** Opens the text to correct it; without it the text is only to be read. */
  onReview: (() => void) | undefined
  /** Cuts and turns the photos; without it they stay as they are. */
  onEdit: (() => void) | undefined
}) => {
  const { t } = useTranslation('report')
  const hasUnsure = flat.some(isUnsure)
  const total = photoUrls.length
  return (
    <Card title={t(total > 0 ? 'photo.title' : 'photo.textTitle')}>
      {photoUrls.map((url, at) => (
        <Zoomable
          key={url}
          label={total === 1 ? t('photo.region') : t('photo.regionOf', { at: at + 1, total })}
        >
          <Picture url={url} at={at} total={total} flat={flat} onPick={onPick} />
        </Zoomable>
      ))}
      {total > 0 && (
        <>
          {onPick && <p className={styles['small']}>{t('photo.hint')}</p>}
          {hasUnsure && (
            <p className={styles['small']}>
              <span className={styles['unsureSign']} aria-hidden>
                ?
              </span>{' '}
              {t('photo.unsure')}
            </p>
          )}
        </>
      )}
      <details className={styles['text']}>
        <summary>{t('photo.text')}</summary>
        <pre>{text}</pre>
      </details>
      <div className={styles['ways']}>
        {onReview && (
          <Button look="secondary" onClick={onReview}>
            <PencilLine size={18} aria-hidden />
            {t('correct.review')}
          </Button>
        )}
        {onEdit && (
          <Button look="secondary" onClick={onEdit}>
            <Crop size={18} aria-hidden />
            {t('photo.edit')}
          </Button>
        )}
      </div>
    </Card>
  )
}

/** One photo with what was read on it. Memoised: while it is moved about, nothing on it changes. */
const Picture = memo(
  ({
    url,
    at,
    total,
    flat,
    onPick,
  }: {
    url: string
    at: number
    total: number
    flat: readonly Ingredient[]
    onPick: ((ingredient: Ingredient) => void) | undefined
  }) => {
    const { t } = useTranslation('report')
    return (
      <div className={styles['photo']}>
        <img
          src={url}
          alt={total === 1 ? t('photo.alt') : t('photo.altOf', { at: at + 1, total })}
          draggable={false}
        />
        {/* The large ones below: a name broken over two lines spans both, and must not cover its neighbours. */}
        {flat
          .filter(({ box, role }) => box && (box.photo ?? 0) === at && role === undefined)
          .sort((a, b) => areaOf(b) - areaOf(a))
          .map(ingredient => (
            <IngredientFrame key={ingredient.span.start} ingredient={ingredient} onPick={onPick} />
          ))}
      </div>
    )
  },
)

/** One ingredient on the photo. The list has the same for those without a finger or a mouse, so no Tab stops here. */
const IngredientFrame = ({
  ingredient,
  onPick,
}: {
  ingredient: Ingredient
  onPick: ((ingredient: Ingredient) => void) | undefined
}) => {
  const { box, name } = ingredient
  if (!box) return null
  const look = {
    className: `${styles['box']} ${frameStyle(ingredient)} ${isUnsure(ingredient) ? styles['boxUnsure'] : ''}`,
    style: {
      left: percent(box.x),
      top: percent(box.y),
      width: percent(box.width),
      height: percent(box.height),
    },
    children: isUnsure(ingredient) && <span className={styles['boxSign']}>?</span>,
    'aria-hidden': true,
  }
  return onPick ? (
    <button
      type="button"
      tabIndex={-1}
      title={displayName(name)}
      {...look}
      onClick={() => onPick(ingredient)}
    />
  ) : (
    <span {...look} />
  )
}
