import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/card.tsx'
import type { Ingredient } from './flatten.ts'
import styles from './report.module.css'

const boxStyle = ({ kind, tier }: Ingredient) => {
  if (kind === 'unknown') return styles['boxNone']
  if (tier === 4) return styles['boxRed']
  if (tier === 3) return styles['boxOrange']
  return tier === 2 ? styles['boxYellow'] : ''
}

const percent = (share: number) => `${share * 100}%`

/** The photo with a frame around each ingredient, and the text as it was read. */
export const LabelPhoto = ({
  photoUrl,
  flat,
  text,
}: {
  photoUrl: string | null
  flat: readonly Ingredient[]
  text: string
}) => {
  const { t } = useTranslation('report')
  return (
    <Card title={t('photo.title')}>
      {photoUrl !== null && (
        <div className={styles['photo']}>
          <img src={photoUrl} alt={t('photo.alt')} />
          {flat.map(ingredient =>
            ingredient.box && ingredient.role === undefined ? (
              <span
                key={ingredient.span.start}
                aria-hidden
                className={`${styles['box']} ${boxStyle(ingredient)}`}
                style={{
                  left: percent(ingredient.box.x),
                  top: percent(ingredient.box.y),
                  width: percent(ingredient.box.width),
                  height: percent(ingredient.box.height),
                }}
              />
            ) : null,
          )}
        </div>
      )}
      <details className={styles['text']}>
        <summary>{t('photo.text')}</summary>
        <pre>{text}</pre>
      </details>
    </Card>
  )
}
