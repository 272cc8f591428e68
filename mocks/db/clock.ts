import type { MockState } from './state.ts'

/** The mock's clock, based on the host's: it can be set, stopped and started. */
export const createClock = (state: () => MockState, wallNow: () => number) => {
  const now = () => {
    const { frozenAtMs, offsetMs } = state().clock
    return (frozenAtMs ?? wallNow()) + offsetMs
  }
  return {
    now,
    set({ offsetMs, isFrozen }: { offsetMs?: number; isFrozen?: boolean }): void {
      const { clock } = state()
      if (offsetMs !== undefined) clock.offsetMs = offsetMs
      if (isFrozen === true) clock.frozenAtMs ??= wallNow()
      if (isFrozen === false) clock.frozenAtMs = null
    },
  }
}

export type Clock = ReturnType<typeof createClock>
