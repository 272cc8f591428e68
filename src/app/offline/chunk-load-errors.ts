import type { i18n } from 'i18next'
import { isChunkLoadError } from '../../chunk-load-error.ts'

/**
 * Shows a message when a part of the app fails to load that no other code waits for: a press must not end in
 * nothing. The attempt after that fetches it again.
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
