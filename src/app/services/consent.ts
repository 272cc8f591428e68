const key = 'agc_agreement'

type Store = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'> | null

/** Whether the person agreed to the privacy policy and the user agreement; only a yes is remembered. */
export const createConsent = (store: Store) => {
  let isGiven = store?.getItem(key) === 'agreed'
  const waiting: (() => void)[] = []
  return {
    isGiven: (): boolean => isGiven,

    /** Calls back once there is consent: immediately if it was given before. */
    whenGiven(listener: () => void): void {
      if (isGiven) listener()
      else waiting.push(listener)
    },

    give(): void {
      if (isGiven) return
      isGiven = true
      try {
        store?.setItem(key, 'agreed')
      } catch {
        // Not remembered here; the database does, and else they are asked again next time.
      }
      for (const listener of waiting.splice(0)) listener()
    },

    /** Takes it back: from now on nothing leaves the device, and the next visit asks again. */
    withdraw(): void {
      isGiven = false
      store?.removeItem(key)
    },
  }
}

export type Consent = ReturnType<typeof createConsent>
