import { useTranslation } from 'react-i18next'
import styles from './label-photo.module.css'
import { Zoomable } from './zoomable.tsx'

/** The photos of a list without anything drawn on them, low enough that a field for the text fits beneath. */
export const PhotosToRead = ({ photoUrls }: { photoUrls: readonly string[] }) => {
  const { t } = useTranslation('report')
  const total = photoUrls.length
  return (
    <div className={styles['toRead']}>
      {photoUrls.map((url, at) => (
        <Zoomable
          key={url}
          label={total === 1 ? t('photo.region') : t('photo.regionOf', { at: at + 1, total })}
        >
          <img
            className={styles['whole']}
            src={url}
            alt={total === 1 ? t('photo.alt') : t('photo.altOf', { at: at + 1, total })}
            draggable={false}
          />
        </Zoomable>
      ))}
    </div>
  )
}
