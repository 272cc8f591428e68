import type { Api } from '../../api/client.ts'
import { newUuid } from '../../api/uuid.ts'
import type { Feedback } from '../../features/feedback/index.ts'
import type { Account, SignIn } from '../../features/session/index.ts'
import { lazy } from '../../lazy.ts'
import type { EagerServices, Environment } from './eager-services.ts'
import type { RecognitionServices } from './recognition-services.ts'

/** Signing in, the account, and feedback, each made on its first use. */
export const createAccountServices = (
  localStore: Environment['localStore'],
  { session, storage, storageId, locale }: EagerServices,
  { preparePicture }: RecognitionServices,
  api: () => Promise<Api>,
) => {
  const device = () => ({
    storageid: storageId(),
    openid: localStore?.getItem('mpwx-openid') ?? '',
    unionid: localStore?.getItem('mpwx-unionid') ?? '',
  })

  const signIn = lazy<SignIn>(async () => {
    const { createSignIn } = await import('../../features/session/index.ts')
    return createSignIn({ api, session, device, now: Date.now })
  })

  const account = lazy<Account>(async () => {
    const { createAccount } = await import('../../features/session/index.ts')
    return createAccount({
      api,
      session,
      device,
      async forget(uid) {
        await (await storage()).deleteAll(`v1_${uid}`)
      },
    })
  })

  const feedback = lazy<Feedback>(async () => {
    const [{ createFeedback }, { version }] = await Promise.all([
      import('../../features/feedback/index.ts'),
      import('./version.ts'),
    ])
    return createFeedback({
      api,
      session,
      device,
      preparePicture,
      extras: () => ({ version: version.name, lang: locale() }),
      newKey: newUuid,
    })
  })

  return { device, signIn, account, feedback }
}

export type AccountServices = ReturnType<typeof createAccountServices>
