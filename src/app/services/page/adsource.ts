import type { KeptStore } from '../../../kept-keys.ts'

/** The parameter of an advertised link, and the name under which it is kept (specification, section 3). */
const name = 'adsource'

/** Keeps where a person came from, of the first link that says so; `address` is the one the page was opened with. */
export const noteAdsource = (localStore: KeptStore | null, address: string): void => {
  if (localStore === null || localStore.getItem(name) !== null) return
  const source = URL.canParse(address) ? new URL(address).searchParams.get(name) : null
  if (source !== null && /^[\w.-]{1,64}$/.test(source)) localStore.setItem(name, source)
}

/** The address the page was opened with, whatever the app has made of it since. */
export const openedAddress = (): string =>
  performance.getEntriesByType('navigation')[0]?.name ?? globalThis.location.href
