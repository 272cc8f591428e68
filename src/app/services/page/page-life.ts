import { subscribe } from 'valtio/vanilla'
import { toastWithAction } from '../../../ui/overlays/toast.ts'
import { registerServiceWorker } from '../../offline/app-updates.ts'
import type { createAccountServices } from '../account-services.ts'
import type { createDeviceData } from '../device-data.ts'
import type { EagerServices, Environment } from '../eager-services.ts'
import type { createScanServices } from '../scan-services.ts'
import type { createServer } from '../server.ts'
import { whenIdle } from '../waiting.ts'
import { noteAdsource, openedAddress } from './adsource.ts'
import { createPageAnalytics, followAnalytics } from './page-analytics.ts'

type Needed = Pick<ReturnType<typeof createAccountServices>, 'device' | 'account'> &
  Pick<ReturnType<typeof createScanServices>, 'resume'> &
  Pick<ReturnType<typeof createServer>, 'api'> & { deviceData: ReturnType<typeof createDeviceData> }

/** What follows the page from its start to its end: updates, events, and the work of earlier visits. */
export const createPageLife = (
  { i18n, localStore }: Environment,
  eager: EagerServices,
  { device, account, api, deviceData, resume }: Needed,
) => {
  const { session, storage } = eager

  /** Deletes what a page that was closed too early left behind. */
  const deleteOrphanPhotos = async (): Promise<void> => {
    const mayHoldAny = eager.mayHoldRecords()
    const { runInOnlyTab } = await import('../../../device/index.ts')
    await runInOnlyTab(async () => mayHoldAny && (await storage()).deleteOrphanPhotos())
  }

  let returnedUid = ''
  /** Opens what an account left here, once its person has logged in again. */
  const comeBack = async (): Promise<void> => {
    const { user } = session.state
    const uid = user?.uid ?? ''
    if (uid === returnedUid) return
    returnedUid = uid
    if (user && uid !== '') await deviceData.comeBack({ uid, phone: user.phone })
  }

  const offerUpdate = async (install: () => void): Promise<void> => {
    await i18n.loadNamespaces('settings')
    await toastWithAction(i18n.t('settings:update.ready'), i18n.t('settings:update.install'), install)
  }

  return {
    /** Follows the life of the page, once the person agreed. */
    watchPage(): void {
      if (import.meta.env.PROD)
        void whenIdle().then(() => registerServiceWorker(install => void offerUpdate(install)))
      noteAdsource(localStore, openedAddress())
      followAnalytics(createPageAnalytics(localStore, eager, device, api))
      // What an account left here, and what the server is owed, wait for their person.
      subscribe(session.state, () => {
        void comeBack()
        if (session.isActive()) void resume()
      })
    },

    /** Goes on with what an earlier visit left; may be asked again where it broke off. */
    async resumeWork(): Promise<void> {
      await deviceData.resumeForgetting()
      await comeBack()
      await deleteOrphanPhotos()
      await resume()
      // A server that cannot be reached leaves the session as it is; a 401 ends it by itself.
      if (session.isActive()) await (await account()).launch()
    },
  }
}
