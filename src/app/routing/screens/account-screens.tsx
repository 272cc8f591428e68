import type { AllServices } from '../../services/services.ts'
import { type Load, loadWithPullToRefresh } from './load.ts'

/** What belongs to the person: signing in, the account, feedback. */
export const accountScreens = (services: AllServices, isPage: (path: string) => boolean) => {
  const { api, session } = services

  return {
    my: loadWithPullToRefresh(
      async () => (await (await services.account()).refresh()) === null,
      async () => {
        const [{ MyPage }, concerns] = await Promise.all([
          import('../../pages/my.tsx'),
          services.dietaryProfile(),
        ])
        return () => <MyPage services={services} concerns={concerns} />
      },
    ),
    login: async () => {
      const [{ LoginPage }, signIn] = await Promise.all([import('../../pages/login.tsx'), services.signIn()])
      return ({ query }) => <LoginPage query={query} session={session} signIn={signIn} isPage={isPage} />
    },
    smscode: async () => {
      const [{ SmsCodePage }, signIn] = await Promise.all([
        import('../../pages/login.tsx'),
        services.signIn(),
      ])
      return ({ query }) => <SmsCodePage query={query} session={session} signIn={signIn} isPage={isPage} />
    },
    account: async () => {
      const [{ AccountScreen }, account] = await Promise.all([
        import('../../../features/session/index.ts'),
        services.account(),
      ])
      return () => <AccountScreen session={session} account={account} />
    },
    userinfo: async () => {
      const [{ UserInfoScreen, createProfile }, { cropSquare }] = await Promise.all([
        import('../../../features/profile/index.ts'),
        import('../../../device/index.ts'),
      ])
      const profile = createProfile({ api, session, preparePicture: services.preparePicture, cropSquare })
      return () => <UserInfoScreen profile={profile} />
    },
    feedbacks: async () => {
      const [{ FeedbackPage }, feedback] = await Promise.all([
        import('../../pages/feedback.tsx'),
        services.feedback(),
      ])
      return ({ query }) => (
        <FeedbackPage feedback={feedback} about={query['about'] ?? ''} loadRecord={services.loadRecord} />
      )
    },
  } satisfies Record<string, Load>
}
