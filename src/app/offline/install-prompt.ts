import type { KeptStore } from '../../kept-keys.ts'

/** The browser's own question whether to install the app; Chromium only, and not in the library's types. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>
}

const isInstallPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event

let held: InstallPromptEvent | null = null
const listeners = new Set<() => void>()
const settle = (event: InstallPromptEvent | null) => {
  held = event
  for (const listener of listeners) listener()
}

/** Keeps the browser's question until the app asks it: at the first visit nobody knows yet whether they will come back. */
export const holdInstallPrompt = (page: Pick<EventTarget, 'addEventListener'>): void => {
  page.addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    if (isInstallPrompt(event)) settle(event)
  })
  page.addEventListener('appinstalled', () => settle(null))
}

/** Whether the app can be installed now, and has not been declined; `answer` asks the browser or declines for good. */
export const installPrompt = {
  watch: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  isOpen: (localStore: KeptStore | null): boolean =>
    held !== null && localStore !== null && localStore.getItem('ai-install') === null,
  answer: async (localStore: KeptStore | null, isWanted: boolean): Promise<void> => {
    const event = held
    localStore?.setItem('ai-install', isWanted ? 'asked' : 'declined')
    settle(null)
    if (isWanted) await event?.prompt()
  },
}
