import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import {
  type CSSProperties,
  type Dispatch,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { maxScale, panBy, pinchBy, unzoomed, type View, zoomBy } from './zoom.ts'
import styles from './zoomable.module.css'

const stepFactor = 1.5
const keyStepPx = 60
/** A finger that moves less has tapped. */
const tapPx = 8

type Point = { x: number; y: number }

/** A picture that is enlarged by pinching, wheel, buttons and keys, and then moved; at its original size it scrolls with the page. */
export const Zoomable = ({ label, children }: { label: string; children: ReactNode }) => {
  const frame = useRef<HTMLElement>(null)
  const [view, setView] = useState<View>(unzoomed)
  const { press, move, release, hasMoved } = useFingers(frame, setView)
  useWheel(frame, setView)

  const zoom = (factor: number) => {
    const { width, height } = sizeOf(frame)
    setView(now => zoomBy(now, factor, { x: width / 2, y: height / 2 }, { width, height }))
  }

  const pressKey = (event: KeyboardEvent) => {
    const steps: Record<string, Point> = {
      ArrowLeft: { x: keyStepPx, y: 0 },
      ArrowRight: { x: -keyStepPx, y: 0 },
      ArrowUp: { x: 0, y: keyStepPx },
      ArrowDown: { x: 0, y: -keyStepPx },
    }
    const step = steps[event.key]
    if (event.key === '+' || event.key === '=') zoom(stepFactor)
    else if (event.key === '-') zoom(1 / stepFactor)
    else if (event.key === '0') setView(unzoomed)
    else if (step && view.scale > 1) setView(panBy(view, step, sizeOf(frame)))
    else return
    event.preventDefault()
  }

  const isWhole = view.scale === 1
  const layer: CSSProperties & { '--scale': number } = {
    transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
    '--scale': view.scale,
  }
  return (
    <div className={styles['zoomable']}>
      <section
        ref={frame}
        className={`${styles['frame']} ${isWhole ? '' : styles['enlarged']}`}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows move the enlarged picture, as they scroll any region
        tabIndex={0}
        onKeyDown={pressKey}
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
        onClickCapture={event => {
          if (hasMoved()) event.stopPropagation()
        }}
      >
        <div className={styles['layer']} style={layer}>
          {children}
        </div>
      </section>
      <ZoomButtons scale={view.scale} onZoom={zoom} onWhole={() => setView(unzoomed)} />
    </div>
  )
}

const ZoomButtons = ({
  scale,
  onZoom,
  onWhole,
}: {
  scale: number
  onZoom: (factor: number) => void
  onWhole: () => void
}) => {
  const { t } = useTranslation('report')
  const isWhole = scale === 1
  return (
    <div className={styles['controls']}>
      <button
        type="button"
        aria-label={t('photo.smaller')}
        disabled={isWhole}
        onClick={() => onZoom(1 / stepFactor)}
      >
        <ZoomOut size={22} aria-hidden />
      </button>
      <button
        type="button"
        aria-label={t('photo.larger')}
        disabled={scale >= maxScale}
        onClick={() => onZoom(stepFactor)}
      >
        <ZoomIn size={22} aria-hidden />
      </button>
      <button type="button" aria-label={t('photo.whole')} disabled={isWhole} onClick={onWhole}>
        <Maximize size={22} aria-hidden />
      </button>
    </div>
  )
}

/** Enlarges a picture by two fingers on its frame, and moves it by one. */
const useFingers = (frame: RefObject<HTMLElement | null>, setView: Dispatch<SetStateAction<View>>) => {
  const fingers = useRef(new Map<number, Point>())
  const travelledPx = useRef(0)

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {}
    return { x: clientX - left, y: clientY - top }
  }

  const press = (event: PointerEvent) => {
    if (fingers.current.size === 0) travelledPx.current = 0
    fingers.current.set(event.pointerId, pointOf(event))
  }
  const move = (event: PointerEvent) => {
    const { current: held } = fingers
    const from = held.get(event.pointerId)
    if (!from) return
    const to = pointOf(event)
    const [other] = [...held].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]))
    held.set(event.pointerId, to)
    travelledPx.current += Math.hypot(to.x - from.x, to.y - from.y)
    if (travelledPx.current < tapPx) return
    // From here on it is no tap: the frame hears of the finger wherever it goes.
    event.currentTarget.setPointerCapture(event.pointerId)
    setView(now =>
      other
        ? pinchBy(now, [from, other], [to, other], sizeOf(frame))
        : panBy(now, { x: to.x - from.x, y: to.y - from.y }, sizeOf(frame)),
    )
  }
  const release = (event: PointerEvent) => void fingers.current.delete(event.pointerId)

  return { press, move, release, hasMoved: () => travelledPx.current >= tapPx }
}

/** Enlarges a picture by the wheel with Control, as a trackpad's pinch. */
const useWheel = (frame: RefObject<HTMLElement | null>, setView: Dispatch<SetStateAction<View>>) => {
  // React listens to wheels passively, and the page would be enlarged instead.
  useEffect(() => {
    const element = frame.current
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey) return // a trackpad's pinch comes as one with Control
      event.preventDefault()
      const { left, top, width, height } = (element ?? document.body).getBoundingClientRect()
      const point = { x: event.clientX - left, y: event.clientY - top }
      setView(now => zoomBy(now, Math.exp(-event.deltaY / 100), point, { width, height }))
    }
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [frame, setView])
}

const sizeOf = ({ current }: RefObject<HTMLElement | null>) => {
  const { clientWidth: width = 0, clientHeight: height = 0 } = current ?? {}
  return { width, height }
}
