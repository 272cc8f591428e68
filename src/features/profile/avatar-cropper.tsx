import { useEffect, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import styles from './profile.module.css'
import type { PixelArea } from './profile.ts'

/** Chooses the square of a picture that becomes the avatar. */
export const AvatarCropper = ({
  picture,
  isBusy,
  failure,
  onCancel,
  onUse,
}: {
  picture: Blob
  isBusy: boolean
  failure: string | null
  onCancel: () => void
  onUse: (area: PixelArea) => void
}) => {
  const { t } = useTranslation('profile')
  const [url, setUrl] = useState<string | null>(null)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<PixelArea | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(picture)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])

  return (
    <Dialog
      title={t('avatar.cropTitle')}
      onDismiss={onCancel}
      actions={
        <>
          <Button look="secondary" onClick={onCancel} disabled={isBusy}>
            {t('avatar.cancel')}
          </Button>
          <Button onClick={() => area && onUse(area)} disabled={isBusy || area === null}>
            {isBusy ? t('avatar.uploading') : t('avatar.use')}
          </Button>
        </>
      }
    >
      <div className={styles['cropper']}>
        {url !== null && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            aspect={1}
            cropShape="round"
            showGrid={false}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
          />
        )}
      </div>
      <label className={styles['zoom']}>
        {t('avatar.zoom')}
        <input
          type="range"
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onChange={event => setZoom(Number(event.target.value))}
        />
      </label>
      {failure !== null && (
        <p className={styles['failure']} role="alert">
          {failure}
        </p>
      )}
    </Dialog>
  )
}
