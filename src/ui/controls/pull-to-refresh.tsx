import { LoaderCircle, MoveDown } from 'lucide-react'
import { type ReactNode, useEffect, useReducer, useRef } from 'react'
import { type PullPhase, pullReducer, restingPull } from './pull.ts'
import styles from './pull-to-refresh.module.css'

const settleMs = 600
/** That it failed is news, and takes longer to read. */
const failedMs = 2_500

/** A page that is pulled down to be fetched again; keyboards and screen readers get a button for it. */
export const PullToRefresh = ({
  onRefresh,
  texts,
  children,
}: {
  /** Fetches anew; resolves with whether what was asked for came. */
  onRefresh: () => Promise<boolean>
  /** What each state says; `resting` is the button's name, `failed` stands where 'refreshed' would. */
  texts: Record<PullPhase | 'failed', string>
  children: ReactNode
}) => {
  const [pull, send] = useReducer(pullReducer, restingPull)
  const start = useRef<number | null>(null)
  const { phase, hasFailed } = pull

  useEffect(() => {
    if (phase !== 'refreshing') return
    let isCurrent = true
    const settle = (isFresh: boolean) => isCurrent && send({ type: isFresh ? 'refreshed' : 'failed' })
    onRefresh().then(settle, error => {
      settle(false)
      globalThis.reportError(error)
    })
    return () => {
      isCurrent = false
    }
  }, [phase, onRefresh])

  useEffect(() => {
    if (phase !== 'aborting' && phase !== 'restoring') return
    const timer = setTimeout(() => send({ type: 'settled' }), hasFailed ? failedMs : settleMs)
    return () => clearTimeout(timer)
  }, [phase, hasFailed])

  const refreshNow = () => {
    send({ type: 'moved', distancePx: Number.MAX_SAFE_INTEGER })
    send({ type: 'released' })
  }

  return (
    <div
      className={styles['page']}
      onTouchStart={event => {
        const isOneFinger = event.touches.length === 1
        start.current = isOneFinger && globalThis.scrollY <= 0 ? (event.touches[0]?.clientY ?? null) : null
      }}
      onTouchMove={event => {
        const y = event.touches[0]?.clientY
        if (start.current !== null && y !== undefined) send({ type: 'moved', distancePx: y - start.current })
      }}
      onTouchEnd={() => send({ type: 'released' })}
      onTouchCancel={() => send({ type: 'released' })}
    >
      <button type="button" className={styles['button']} onClick={refreshNow}>
        {texts.resting}
      </button>
      <div
        className={styles['sign']}
        role="status"
        data-phase={phase}
        style={{ height: pull.offsetPx }} // follows the finger: no class can say it
      >
        {phase !== 'resting' && (
          <>
            {phase === 'refreshing' && <LoaderCircle className={styles['spinner']} size={18} aria-hidden />}
            {(phase === 'pulling' || phase === 'reached') && (
              <MoveDown className={styles['arrow']} size={18} aria-hidden />
            )}
            {texts[hasFailed ? 'failed' : phase]}
          </>
        )}
      </div>
      {children}
    </div>
  )
}
