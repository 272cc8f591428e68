/** Messages between the tabs of the app. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'onmessage'>

/** A channel to the other tabs; where the browser has none, tabs do not hear each other. */
export const openTabChannel = (name: string): TabChannel =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : { postMessage() {}, onmessage: null }
