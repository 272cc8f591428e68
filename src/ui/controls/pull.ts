/** How far, in px, one pulls until letting go refreshes (specification, section 9). */
export const thresholdPx = 45
/** The page follows the finger at half its way, and not for ever. */
const damping = 0.5
const maxOffsetPx = 96

/** The five states of pulling to refresh (specification, section 4), and rest. */
export type PullPhase = 'resting' | 'pulling' | 'reached' | 'aborting' | 'refreshing' | 'restoring'

export interface PullState {
  phase: PullPhase
  /** How far the page is drawn down, in px. */
  offsetPx: number
  /** What was asked for did not come. */
  hasFailed?: boolean
}

export type PullEvent =
  /** The finger is `distancePx` below where it touched a page that stood at its top. */
  | { type: 'moved'; distancePx: number }
  | { type: 'released' }
  /** What was asked for has come. */
  | { type: 'refreshed' }
  /** What was asked for has not come. */
  | { type: 'failed' }
  /** How it ended has been read: the page goes back to its place. */
  | { type: 'settled' }

export const restingPull: PullState = { phase: 'resting', offsetPx: 0 }

/** The state after an event; an event that has no meaning in a state leaves it as it is. */
export const pullReducer = (pull: PullState, event: PullEvent): PullState => {
  const isHeld = pull.phase === 'pulling' || pull.phase === 'reached'
  switch (event.type) {
    case 'moved': {
      if (!isHeld && pull.phase !== 'resting') return pull
      const offsetPx = Math.min(maxOffsetPx, Math.max(0, event.distancePx * damping))
      if (offsetPx === 0) return restingPull
      return { phase: offsetPx >= thresholdPx ? 'reached' : 'pulling', offsetPx }
    }
    case 'released':
      if (pull.phase === 'reached') return { phase: 'refreshing', offsetPx: thresholdPx }
      return isHeld ? { phase: 'aborting', offsetPx: 0 } : pull
    case 'refreshed':
      return pull.phase === 'refreshing' ? { ...pull, phase: 'restoring' } : pull
    case 'failed':
      return pull.phase === 'refreshing' ? { ...pull, phase: 'restoring', hasFailed: true } : pull
    case 'settled':
      return pull.phase === 'aborting' || pull.phase === 'restoring' ? restingPull : pull
  }
}
