import type { KeptStore } from '../../kept-keys.ts'

const key = 'agc_agreement'

/** The version of the privacy policy and the user agreement: a new one asks everybody again. */
export const agreementVersion = '2026-11-22'
/** What is remembered of a yes to the present version. */
export const agreedAnswer = `agreed ${agreementVersion}`

type Store = Pick<KeptStore, 'getItem' | 'setItem' | 'removeItem'> | null

/** Whether the person agreed to the present privacy policy and user agreement; only a yes and its version are remembered. */
export const createConsent = (store: Store) => {
  const kept = store?.getItem(key) ?? null
  let isGiven = kept === agreedAnswer
  const waiting: (() => void)[] = []
  return {
    isGiven: (): boolean => isGiven,

    /** Whether the person agreed to an earlier version: only they can say whether they agree to this one. */
    isOutdated: (): boolean => !isGiven && kept !== null,

    /** Calls back once there is consent: immediately if it was given before. */
    whenGiven(listener: () => void): void {
      if (isGiven) listener()
      else waiting.push(listener)
    },

    give(): void {
      if (isGiven) return
      isGiven = true
      try {
        store?.setItem(key, agreedAnswer)
      } catch {
        // Not remembered here; the database does, and else they are asked again next time.
      }
      for (const listener of waiting.splice(0)) listener()
    },

    /** Forgets the agreement; what runs already goes on until the page is loaded again. */
    withdraw(): void {
      isGiven = false
      store?.removeItem(key)
    },

    /** Calls back when the agreement is withdrawn in another tab, or all of localStorage is cleared there. */
    whenWithdrawnElsewhere(tab: Pick<EventTarget, 'addEventListener'>, listener: () => void): void {
      tab.addEventListener('storage', event => {
        // A cleared store has null for a key.
        const changed = 'key' in event && (event.key === key || event.key === null)
        if (changed && isGiven && store?.getItem(key) == null) listener()
      })
    },
  }
}

export type Consent = ReturnType<typeof createConsent>
