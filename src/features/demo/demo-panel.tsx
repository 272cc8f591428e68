import { Tabs } from '@base-ui/react/tabs'
import { FlaskConical, X } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { CallLogTab } from './call-log-tab.tsx'
import type { DemoBackend, DemoEffects, DemoState } from './demo-backend.ts'
import styles from './demo-panel.module.css'
import { InboxTab } from './inbox-tab.tsx'
import { SituationTab } from './situation-tab.tsx'

const stepPx = 24
/** Where it starts, as a share of the window's height from below: where thumbs and fixed bars are not. */
const startHeight = 0.45

/** The floating button of the demo, and the panel it opens; movable by finger, mouse and arrow keys. */
export const DemoPanel = ({
  backend,
  effects,
  whenOpened,
}: {
  backend: () => Promise<DemoBackend>
  effects: DemoEffects
  /** The backend once the app, or the panel, has opened it. */
  whenOpened: Promise<DemoBackend>
}) => {
  const { t } = useTranslation('panel')
  const isReplaced = useReplaced(whenOpened)
  const [opened, setOpened] = useState<DemoBackend | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const { place, move, drag } = useMovable()

  const toggle = () => {
    setIsOpen(!isOpen)
    if (opened === null) void backend().then(setOpened)
  }
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  return (
    <aside
      className={styles['host']}
      style={place}
      aria-label={t('title')}
      onKeyDown={event => event.key === 'Escape' && close()}
    >
      {isReplaced && (
        <p className={styles['replaced']} role="status">
          <span>{t('replaced')}</span>
          <Button look="secondary" onClick={() => globalThis.location.reload()}>
            {t('reload')}
          </Button>
        </p>
      )}
      <button
        ref={button}
        type="button"
        className={`${styles['button']} ${place.right === 0 ? styles['atEdge'] : ''}`}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('open')}
        onKeyDown={move}
        {...drag(toggle)}
      >
        <FlaskConical size={22} aria-hidden />
      </button>
      {isOpen && (
        <section id={id} className={styles['panel']} aria-label={t('title')}>
          <header className={styles['head']}>
            <h2 className={styles['title']}>{t('title')}</h2>
            <button type="button" className={styles['close']} aria-label={t('close')} onClick={close}>
              <X size={20} aria-hidden />
            </button>
          </header>
          {opened ? <PanelTabs backend={opened} effects={effects} /> : <p role="status">{t('loading')}</p>}
        </section>
      )}
    </aside>
  )
}

/** Whether another version of the demo, in another tab, has taken over from this one's backend. */
const useReplaced = (whenOpened: Promise<DemoBackend>): boolean => {
  const [isReplaced, setIsReplaced] = useState(false)
  useEffect(() => {
    let unwatch: (() => void) | null = null
    let isGone = false
    void whenOpened.then(({ watchReplaced }) => {
      if (!isGone) unwatch = watchReplaced(setIsReplaced)
    })
    return () => {
      isGone = true
      unwatch?.()
    }
  }, [whenOpened])
  return isReplaced
}

const tabs = ['situation', 'inbox', 'calls'] as const

const PanelTabs = ({ backend, effects }: { backend: DemoBackend; effects: DemoEffects }) => {
  const { t } = useTranslation('panel')
  const { control } = backend
  const [state, setState] = useState<DemoState | null>(null)
  useEffect(() => {
    void control.read().then(setState)
    return control.subscribe(() => void control.read().then(setState))
  }, [control])
  if (state === null) return <p role="status">{t('loading')}</p>
  return (
    <Tabs.Root defaultValue="situation">
      <Tabs.List className={styles['tabs']}>
        {tabs.map(tab => (
          <Tabs.Tab key={tab} value={tab} className={styles['tab'] ?? ''}>
            {t(`tabs.${tab}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="situation" className={styles['body'] ?? ''}>
        <SituationTab backend={backend} state={state} onState={setState} effects={effects} />
      </Tabs.Panel>
      <Tabs.Panel value="inbox" className={styles['body'] ?? ''}>
        <InboxTab state={state} />
      </Tabs.Panel>
      <Tabs.Panel value="calls" className={styles['body'] ?? ''}>
        <CallLogTab calls={state.calls} onReplay={id => void control.replay(id)} />
      </Tabs.Panel>
    </Tabs.Root>
  )
}

/** A place on the page that is changed by dragging or by the arrow keys, and stays inside the window. */
const useMovable = () => {
  const [offset, setOffset] = useState(() => ({
    right: 0,
    bottom: Math.round(globalThis.innerHeight * startHeight),
  }))
  const from = useRef<{ x: number; y: number; right: number; bottom: number; hasMoved: boolean } | null>(null)
  /** From where it is when the change is made: keys may be pressed faster than React draws. */
  const put = (change: (from: typeof offset) => typeof offset) =>
    setOffset(before => {
      const { right, bottom } = change(before)
      return {
        right: Math.max(0, Math.min(globalThis.innerWidth - 48, right)),
        bottom: Math.max(0, Math.min(globalThis.innerHeight - 48, bottom)),
      }
    })
  const steps: Record<string, readonly [number, number]> = {
    ArrowLeft: [stepPx, 0],
    ArrowRight: [-stepPx, 0],
    ArrowUp: [0, stepPx],
    ArrowDown: [0, -stepPx],
  }
  return {
    place: { right: offset.right, bottom: offset.bottom },
    move(event: KeyboardEvent) {
      const step = steps[event.key]
      if (!step) return
      event.preventDefault()
      put(({ right, bottom }) => ({ right: right + step[0], bottom: bottom + step[1] }))
    },
    /** Handlers of the thing to drag; `onClick` is for a press that did not move it. */
    drag: (onClick: () => void) => ({
      onPointerDown(event: PointerEvent<HTMLButtonElement>) {
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = { x: event.clientX, y: event.clientY, ...offset, hasMoved: false }
      },
      onPointerMove(event: PointerEvent) {
        const start = from.current
        if (start === null) return
        const [dx, dy] = [event.clientX - start.x, event.clientY - start.y]
        if (!start.hasMoved && Math.hypot(dx, dy) < 10) return
        start.hasMoved = true
        put(() => ({ right: start.right - dx, bottom: start.bottom - dy }))
      },
      onPointerUp() {
        // The click follows the release: it must still know that this was a drag.
        setTimeout(() => {
          from.current = null
        })
      },
      onClick() {
        if (!from.current?.hasMoved) onClick()
      },
    }),
  }
}
