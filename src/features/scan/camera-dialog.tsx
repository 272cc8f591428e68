import { Camera, Flashlight, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CameraProblem, type LiveCamera, openCamera } from '../../device/index.ts'
import { isWeChat } from '../../is-wechat.ts'
import type { QualityCode } from '../../recognition/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useBackToClose } from '../../ui/overlays/use-back-to-close.ts'
import styles from './camera-dialog.module.css'

const assessIntervalMs = 1_500
const assessSidePx = 1_600

/** The live camera: a frame to aim with, advice before the shot, a light where the phone has one. */
export const CameraDialog = ({
  assess,
  reason,
  onPhoto,
  onClose,
}: {
  /** What speaks against taking the photo as the camera sees it now. */
  assess: (photo: Blob) => Promise<readonly QualityCode[]>
  /** What was wrong with the photo before: said until the live picture gives other advice. */
  reason: QualityCode | null
  onPhoto: (file: File) => void
  onClose: () => void
}) => {
  const { t } = useTranslation('scan')
  const dialog = useRef<HTMLDialogElement>(null)
  const [camera, setCamera] = useState<LiveCamera | CameraProblem | null>(null)
  useBackToClose(true, onClose)
  useEffect(() => {
    dialog.current?.showModal()
    let isCurrent = true
    let opened: LiveCamera | CameraProblem | null = null
    const opening = isWeChat() ? Promise.resolve('unsupported' as const) : openCamera()
    void opening.then(found => {
      opened = found
      if (isCurrent) setCamera(found)
      else if (typeof found !== 'string') found.close()
    })
    return () => {
      isCurrent = false
      if (opened !== null && typeof opened !== 'string') opened.close()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles['camera']}
      aria-label={t('camera.title')}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      {camera === null ? (
        <p className={styles['advice']} role="status">
          {t('camera.opening')}
        </p>
      ) : typeof camera === 'string' ? (
        <Unavailable problem={camera} onPhoto={onPhoto} />
      ) : (
        <Viewfinder camera={camera} assess={assess} reason={reason} onPhoto={onPhoto} />
      )}
      <button type="button" className={styles['close']} aria-label={t('camera.close')} onClick={onClose}>
        <X size={26} aria-hidden />
      </button>
    </dialog>
  )
}

const Viewfinder = ({
  camera,
  assess,
  reason,
  onPhoto,
}: {
  camera: LiveCamera
  assess: (photo: Blob) => Promise<readonly QualityCode[]>
  reason: QualityCode | null
  onPhoto: (file: File) => void
}) => {
  const { t } = useTranslation('scan')
  const video = useRef<HTMLVideoElement>(null)
  const [advice, setAdvice] = useState(reason)
  const [isLit, setIsLit] = useState(false)
  const [isTaking, setIsTaking] = useState(false)

  useEffect(() => {
    if (video.current) video.current.srcObject = camera.stream
    let timer: ReturnType<typeof setTimeout>
    let isCurrent = true
    // One look after the other: a slow phone looks less often, and never queues.
    const look = async () => {
      const shown = video.current
      if (shown && shown.videoWidth > 0) {
        const found = await assess(await camera.captureFrame(shown, assessSidePx))
        if (isCurrent) setAdvice(found[0] ?? null)
      }
      if (isCurrent) timer = setTimeout(() => void look().catch(() => setAdvice(null)), assessIntervalMs)
    }
    timer = setTimeout(() => void look().catch(() => setAdvice(null)), assessIntervalMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [camera, assess])

  const take = async () => {
    if (!video.current) return
    setIsTaking(true)
    const photo = await camera.takePhoto(video.current)
    onPhoto(new File([photo], 'camera.jpg', { type: photo.type }))
  }

  return (
    <>
      <video
        ref={video}
        className={styles['video']}
        autoPlay
        playsInline
        muted
        aria-label={t('camera.picture')}
      />
      <div className={styles['frame']} aria-hidden />
      <p className={styles['advice']} role="status">
        {advice === null ? t('camera.aim') : t(`advice.${advice}`)}
      </p>
      <div className={styles['controls']}>
        <button
          type="button"
          className={styles['shutter']}
          aria-label={t('camera.take')}
          disabled={isTaking}
          onClick={() => void take()}
        >
          <Camera size={30} aria-hidden />
        </button>
        {camera.hasTorch && (
          <button
            type="button"
            className={styles['torch']}
            aria-label={t('camera.torch')}
            aria-pressed={isLit}
            onClick={() => void camera.setTorch(!isLit).then(() => setIsLit(!isLit))}
          >
            <Flashlight size={24} aria-hidden />
          </button>
        )}
      </div>
    </>
  )
}

/** Why there is no live picture, and the system's own camera in its place. */
const Unavailable = ({ problem, onPhoto }: { problem: CameraProblem; onPhoto: (file: File) => void }) => {
  const { t } = useTranslation('scan')
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={styles['unavailable']} role="alert">
      <p>{t(`camera.problems.${problem}`)}</p>
      <Button onClick={() => input.current?.click()}>{t('camera.system')}</Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={event => {
          const file = event.target.files?.[0]
          if (file) onPhoto(file)
        }}
      />
    </div>
  )
}
