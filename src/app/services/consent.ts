const key = 'agc_agreement'

/** Whether the person agreed to the privacy policy and the user agreement; only a yes is remembered. */
export const createConsent = (store: Pick<globalThis.Storage, 'getItem' | 'setItem'> | null) => {
  let isGiven = store?.getItem(key) === 'agreed'
  const listeners: (() => void)[] = []
  return {
    isGiven: (): boolean => isGiven,

    /** Calls back once there is consent: immediately if it was given before. */
    whenGiven(listener: () => void): void {
      if (isGiven) listener()
      else listeners.push(listener)
    },

    give(): void {
      isGiven = true
      try {
        store?.setItem(key, 'agreed')
      } catch {
        // Not remembered: they are asked again next time.
      }
      for (const listener of listeners.splice(0)) listener()
    },
  }
}

export type Consent = ReturnType<typeof createConsent>
