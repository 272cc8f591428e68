import type { Api } from '../../../api/client.ts'
import { isChunkLoadError } from '../../../chunk-load-error.ts'
import type { AccountServices } from '../account-services.ts'
import type { EagerServices, Environment } from '../eager-services.ts'
import { whenIdle } from '../waiting.ts'
import { type Analytics, createAnalytics } from './analytics.ts'

/** The analytics of this page and person. */
export const createPageAnalytics = (
  localStore: Environment['localStore'],
  { session, storageId, locale, consent }: EagerServices,
  device: AccountServices['device'],
  api: () => Promise<Api>,
): Analytics =>
  createAnalytics({
    api,
    isAllowed: consent.isGiven,
    person: () => {
      const { openid, unionid } = device()
      const { uid } = session.identity()
      return {
        lang: locale(),
        storageId: storageId(),
        deviceUserId: storageId(),
        phone: session.state.user?.privacyPhone ?? '',
        uid,
        uniPlatform: 'web',
        adsource: localStore?.getItem('adsource') ?? '',
        openid,
        unionid,
      }
    },
    route: () => globalThis.location.pathname.replace(import.meta.env.BASE_URL, '/'),
    now: () => performance.now(),
    whenIdle,
  })

/** Reports the life of the page. */
export const followAnalytics = (analytics: Analytics): void => {
  void analytics.launched()
  const follow = () => void (document.visibilityState === 'visible' ? analytics.shown() : analytics.hidden())
  follow()
  document.addEventListener('visibilitychange', follow)
  globalThis.addEventListener('error', ({ error, message }) => void analytics.failed(error ?? message))
  globalThis.addEventListener('unhandledrejection', ({ reason }) => {
    if (!isChunkLoadError(reason)) void analytics.failed(reason)
  })
}
