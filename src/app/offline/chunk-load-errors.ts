import type { i18n } from 'i18next'
import { isChunkLoadError } from '../../chunk-load-error.ts'

/**
 * Says on the screen that a part of the app has not come, where nobody waited for it: what was pressed then must not end in
 * nothing. The attempt after that fetches it again.
 */
export const toastChunkLoadErrors = ({ t }: i18n): void => {
  const showToast = async () => {
    const { toast } = await import('../../ui/overlays/toast.ts')
    await toast(t('app:lost.hint'), 'failed')
  }
  globalThis.addEventListener('unhandledrejection', event => {
    if (!isChunkLoadError(event.reason)) return
    event.preventDefault() // it is told here
    showToast().catch((error: unknown) => {
      if (!isChunkLoadError(error)) throw error // else even the message has not come
    })
  })
}
