import type { i18n } from 'i18next'
import { isChunkLoadError } from '../../chunk-load-error.ts'
import { ignoreWhileUnloading } from '../services/page/ignore-while-unloading.ts'
import { isPageKept, reloadOnce, wasReloaded } from '../services/page/reload-once.ts'

/**
 * Shows a message when a part of the app fails to load that no other code waits for: a press must not end in
 * nothing.
 */
export const toastChunkLoadErrors = ({ t }: i18n): void => {
  const showToast = async () => {
    const { toast } = await import('../../ui/overlays/toast.ts')
    await toast(t('app:lost.hint'), 'failed')
  }
  globalThis.addEventListener('unhandledrejection', event => {
    if (!isChunkLoadError(event.reason)) return
    event.preventDefault() // reported here
    showToast().catch((error: unknown) => {
      if (!isChunkLoadError(error)) throw error // else even the message has not come
    })
  })
}

/** Whether the server answers: a device may have a network that does not reach it. */
const isServerThere = (): Promise<boolean> =>
  fetch(globalThis.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Whether the person has typed what a reload would lose. */
const hasTyped = (): boolean =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'textarea, input:not([type=file], [type=checkbox], [type=radio], [type=range])',
    ),
  ].some(({ value }) => value.trim() !== '')

/**
 * A deploy removes the chunks an open page still needs, and browsers repeat a failed `import()` for as long as the page lives: the page
 * is reloaded, once, and by a button where something has been typed. Not where neither the service worker nor the server
 * has the page: the browser's own error page would take the place of what is still here. Not during navigation either: WebKit then reports
 * pending chunks as failed, and a reload would replace the navigation.
 */
export const reloadOnChunkLoadError = ({ t }: i18n): void => {
  const reload = async () => {
    if (!(await isPageKept()) && !(navigator.onLine && (await isServerThere()))) return
    if (wasReloaded()) return // the screen says that it could not be loaded
    if (hasTyped()) {
      const { toastWithAction } = await import('../../ui/overlays/toast.ts')
      await toastWithAction(t('app:lost.reloadHint'), t('app:lost.reload'), () =>
        globalThis.location.reload(),
      )
      return
    }
    reloadOnce()
  }
  globalThis.addEventListener(
    'vite:preloadError',
    ignoreWhileUnloading(globalThis, () => void reload()),
  )
}
