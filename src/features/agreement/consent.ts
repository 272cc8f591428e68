const key = 'agc_agreement'

/** Whether the person agreed to the privacy policy and the user agreement; only a yes is remembered. */
export const createConsent = (store: Pick<globalThis.Storage, 'getItem' | 'setItem'> | null) => ({
  isGiven: (): boolean => store?.getItem(key) === 'agreed',
  remember(): void {
    try {
      store?.setItem(key, 'agreed')
    } catch {
      // Not remembered: they are asked again next time.
    }
  },
})

export type Consent = ReturnType<typeof createConsent>
