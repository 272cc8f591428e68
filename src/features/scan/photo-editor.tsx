import { RotateCcw, RotateCw } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CropArea, editPhoto, fullArea, moveEdges, rotateArea } from '../../device/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { formatPercent } from '../../ui/display/format-number.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import styles from './photo-editor.module.css'

const corners = [
  ['topLeft', ['left', 'top']],
  ['topRight', ['right', 'top']],
  ['bottomLeft', ['left', 'bottom']],
  ['bottomRight', ['right', 'bottom']],
] as const satisfies readonly (readonly [string, readonly (keyof CropArea)[]])[]

const keyStep = 0.02

interface PhotoEdit {
  quarterTurns: number
  area: CropArea
}
const noEdit: PhotoEdit = { quarterTurns: 0, area: fullArea }

const percent = (share: number) => `${share * 100}%`

/** Cuts and turns the photos of a list, one after the other, by finger, mouse or keys. */
export const PhotoEditor = ({
  photos,
  onCancel,
  onDone,
}: {
  photos: readonly Blob[]
  onCancel: () => void
  onDone: (photos: readonly Blob[]) => void
}) => {
  const { t } = useTranslation('scan')
  const editing = usePhotoEdits(photos, onDone)
  const { at, change, edit, isLast } = editing
  const { width, height } = sizeOf(edit.area)
  return (
    <Dialog
      isSheet
      title={photos.length > 1 ? t('edit.titleOf', { at: at + 1, total: photos.length }) : t('edit.title')}
      onDismiss={onCancel}
      actions={
        <>
          <Button look="secondary" onClick={onCancel}>
            {t('edit.cancel')}
          </Button>
          <Button disabled={editing.isBusy} onClick={() => void editing.finish()}>
            {isLast ? t('edit.done') : t('edit.next')}
          </Button>
        </>
      }
    >
      <p className={styles['hint']}>{t('edit.hint')}</p>
      <Stage photo={photos[at]} edit={edit} change={change} onFailure={editing.fail} />
      <p role="status" className={styles['hint']}>
        {t('edit.kept', { width: formatPercent(width), height: formatPercent(height) })}
      </p>
      {editing.hasFailed && (
        <p role="alert" className={styles['failed']}>
          {t('edit.failed')}
        </p>
      )}
      <div className={styles['turns']}>
        <Button look="secondary" onClick={() => change(now => turned(now, 3))}>
          <RotateCcw size={20} aria-hidden />
          {t('edit.left')}
        </Button>
        <Button look="secondary" onClick={() => change(now => turned(now, 1))}>
          <RotateCw size={20} aria-hidden />
          {t('edit.right')}
        </Button>
        <Button look="quiet" onClick={() => change(() => noEdit)}>
          {t('edit.whole')}
        </Button>
      </div>
    </Dialog>
  )
}

const sizeOf = ({ left, top, right, bottom }: CropArea) => ({ width: right - left, height: bottom - top })

/** An edit after further quarter turns clockwise: the area turns with the photo. */
const turned = ({ quarterTurns, area }: PhotoEdit, turns: 1 | 3): PhotoEdit => {
  let rotated = area
  for (let made = 0; made < turns; made += 1) rotated = rotateArea(rotated)
  return { quarterTurns: (quarterTurns + turns) % 4, area: rotated }
}

/** The edits of all photos, which of them is on the screen, and how far the result is. */
const usePhotoEdits = (photos: readonly Blob[], onDone: (photos: readonly Blob[]) => void) => {
  const [at, setAt] = useState(0)
  const [edits, setEdits] = useState<readonly PhotoEdit[]>(() => photos.map(() => noEdit))
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const isLast = at + 1 >= photos.length
  const edited = (photo: Blob, index: number) => {
    const { quarterTurns, area } = edits[index] ?? noEdit
    return quarterTurns === 0 && area === fullArea ? photo : editPhoto(photo, quarterTurns, area)
  }
  return {
    at,
    isLast,
    isBusy,
    hasFailed,
    edit: edits[at] ?? noEdit,
    fail: () => setHasFailed(true),
    change: (by: (now: PhotoEdit) => PhotoEdit) =>
      setEdits(all => all.map((edit, index) => (index === at ? by(edit) : edit))),
    /** Goes on to the next photo, or hands over all of them. */
    finish: async () => {
      if (!isLast) return setAt(at + 1)
      setIsBusy(true)
      try {
        onDone(await Promise.all(photos.map(edited)))
      } catch {
        setHasFailed(true) // the browser has no memory for it
        setIsBusy(false)
      }
    },
  }
}

/** The photo with its frame, whose corners are dragged. */
const Stage = ({
  photo,
  edit: { quarterTurns, area },
  change,
  onFailure,
}: {
  photo: Blob | undefined
  edit: PhotoEdit
  change: (by: (now: PhotoEdit) => PhotoEdit) => void
  onFailure: () => void
}) => {
  const { t } = useTranslation('scan')
  const url = useRotatedPhotoUrl(photo, quarterTurns, onFailure)
  const frame = useRef<HTMLDivElement>(null)
  const { width, height } = sizeOf(area)
  return (
    <div className={styles['stage']}>
      <div ref={frame} className={styles['frame']}>
        {url !== null && (
          <img className={styles['photo']} src={url} alt={t('edit.photo')} draggable={false} />
        )}
        <div
          className={styles['kept']}
          aria-hidden
          style={{
            left: percent(area.left),
            top: percent(area.top),
            width: percent(width),
            height: percent(height),
          }}
        />
        {corners.map(([name, edges]) => (
          <Corner
            key={name}
            label={t(`edit.corners.${name}`)}
            x={area[edges[0]]}
            y={area[edges[1]]}
            frame={frame}
            onMove={by => change(now => ({ ...now, area: moveEdges(now.area, edges, by) }))}
          />
        ))}
      </div>
    </div>
  )
}

/** One corner of the frame: dragged, or moved by the arrow keys. */
const Corner = ({
  label,
  x,
  y,
  frame,
  onMove,
}: {
  label: string
  x: number
  y: number
  frame: { readonly current: HTMLElement | null }
  /** By shares of the photo's sides. */
  onMove: (by: { x: number; y: number }) => void
}) => {
  const last = useRef<{ x: number; y: number } | null>(null)
  const press = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    last.current = { x: event.clientX, y: event.clientY }
  }
  const move = ({ clientX, clientY }: PointerEvent) => {
    const from = last.current
    const size = frame.current?.getBoundingClientRect()
    if (!from || !size) return
    last.current = { x: clientX, y: clientY }
    onMove({ x: (clientX - from.x) / size.width, y: (clientY - from.y) / size.height })
  }
  const release = () => {
    last.current = null
  }
  const step = (event: KeyboardEvent) => {
    const steps: Record<string, { x: number; y: number }> = {
      ArrowLeft: { x: -keyStep, y: 0 },
      ArrowRight: { x: keyStep, y: 0 },
      ArrowUp: { x: 0, y: -keyStep },
      ArrowDown: { x: 0, y: keyStep },
    }
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    onMove(by)
  }
  return (
    <button
      type="button"
      className={styles['corner']}
      aria-label={label}
      style={{ left: percent(x), top: percent(y) }}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={step}
    />
  )
}

/** The address of a photo after quarter turns; null until it is made. */
const useRotatedPhotoUrl = (
  photo: Blob | undefined,
  quarterTurns: number,
  onFailure: () => void,
): string | null => {
  const [url, setUrl] = useState<string | null>(null)
  const made = useRef(new Set<string>())
  // Only with the editor: the picture may still be loading from one that is replaced already.
  useEffect(() => {
    const { current: urls } = made
    return () => {
      for (const each of urls) URL.revokeObjectURL(each)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: who hears of a failure does not change the photo
  useEffect(() => {
    let isCurrent = true
    const show = async () => {
      if (!photo) return
      const turned = quarterTurns === 0 ? photo : await editPhoto(photo, quarterTurns, fullArea)
      if (!isCurrent) return
      const address = URL.createObjectURL(turned)
      made.current.add(address)
      setUrl(address)
    }
    void show().catch(onFailure)
    return () => {
      isCurrent = false
    }
  }, [photo, quarterTurns])
  return url
}
