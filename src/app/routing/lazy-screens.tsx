import { lazy } from '../../lazy.ts'
import { pageLinks, pagePaths } from '../../paths.ts'
import type { AllServices } from '../services/services.ts'
import type { Screen } from './screen.ts'
import { restoreScrollOnBack } from './scroll-restoration.ts'
import { withPullToRefresh } from './with-pull-to-refresh.tsx'

/** Loads a screen's chunk, with its texts. */
type Load = () => Promise<Screen>

const loadWithPullToRefresh =
  (refresh: () => Promise<boolean>, load: Load): Load =>
  async () =>
    withPullToRefresh(await load(), refresh)

/** What the pages after the first show. Screens get what they need here; no feature knows another. */
export const createScreens = (services: AllServices, isPage: (path: string) => boolean) => {
  const { api, storage, owner, session } = services
  restoreScrollOnBack()

  const localLookups = async () => (await services.localAnalysis()).lookups
  const additives = lazy(async () =>
    (await import('../../features/knowledge/index.ts')).createAdditiveList(api, localLookups),
  )
  const additive = lazy(async () =>
    (await import('../../features/knowledge/index.ts')).createAdditiveDetail(api, localLookups),
  )
  const spices = lazy(async () =>
    (await import('../../features/knowledge/index.ts')).createSpiceList(api, localLookups),
  )
  const history = lazy(async () =>
    (await import('../../features/history/index.ts')).createHistory({
      storage,
      owner,
      anonymousOwner: services.anonymousOwner,
    }),
  )

  const rankings = lazy(async () => (await import('../../features/ranking/index.ts')).createRankings(api))
  const rankingScreen = async (order: 'score' | 'popularity'): Promise<Screen> => {
    const [{ RankingScreen }, loaded] = await Promise.all([
      import('../../features/ranking/index.ts'),
      rankings(),
    ])
    return ({ query }) => (
      <RankingScreen
        order={order}
        standard={query['standard'] ?? ''}
        recordId={query['id'] ?? ''}
        rankings={loaded}
        loadRecord={services.loadRecord}
      />
    )
  }

  const screens = {
    analyze: async () => {
      const [{ AnalysisPage }, scans, chats, shares, concerns] = await Promise.all([
        import('../pages/analysis.tsx'),
        services.scans(),
        services.chats(),
        services.shares(),
        services.dietaryProfile(),
      ])
      return ({ query }) => (
        <AnalysisPage
          id={query['id'] ?? ''}
          scans={scans}
          chats={chats}
          shares={shares}
          concerns={concerns}
          services={services}
        />
      )
    },
    method: async () => {
      const [{ MethodScreen }, { scoringLimits, scoringMethod }, { loadKnowledge }] = await Promise.all([
        import('../../features/report/index.ts'),
        import('../../engine/scoring/rule-docs.ts'),
        import('../../knowledge/index.ts'),
      ])
      const load = async () => {
        const { evidence } = await loadKnowledge()
        return { rules: scoringMethod, limits: scoringLimits, evidence }
      }
      return () => <MethodScreen load={load} />
    },
    knowledge: async () => (await import('../../features/knowledge/index.ts')).KnowledgeScreen,
    additives: loadWithPullToRefresh(
      async () => (await additives()).reload(),
      async () => {
        const [{ AdditivesScreen, createRecentSearches }, list] = await Promise.all([
          import('../../features/knowledge/index.ts'),
          additives(),
        ])
        const recent = createRecentSearches(services.localStore, 'ai-searches-additives')
        return ({ query }) => <AdditivesScreen list={list} recent={recent} keyword={query['keyword'] ?? ''} />
      },
    ),
    additive: loadWithPullToRefresh(
      async () => (await additive()).reload(),
      async () => {
        const [{ AdditiveScreen }, detail] = await Promise.all([
          import('../../features/knowledge/index.ts'),
          additive(),
        ])
        return ({ query }) => <AdditiveScreen id={query['id'] ?? ''} detail={detail} />
      },
    ),
    spices: loadWithPullToRefresh(
      async () => (await spices()).reload(),
      async () => {
        const [{ SpicesScreen, createRecentSearches }, list] = await Promise.all([
          import('../../features/knowledge/index.ts'),
          spices(),
        ])
        const recent = createRecentSearches(services.localStore, 'ai-searches-spices')
        return ({ query }) => <SpicesScreen list={list} recent={recent} keyword={query['keyword'] ?? ''} />
      },
    ),
    localhistory: loadWithPullToRefresh(
      async () => {
        await (await history()).load()
        return true // the device's own records
      },
      async () => {
        const [{ HistoryScreen }, records] = await Promise.all([
          import('../../features/history/index.ts'),
          history(),
        ])
        return () => (
          <HistoryScreen
            history={records}
            session={session}
            loginHref={pageLinks.login(pagePaths.localhistory)}
          />
        )
      },
    ),
    my: loadWithPullToRefresh(
      async () => (await (await services.account()).refresh()) === null,
      async () => {
        const [{ MyPage }, concerns] = await Promise.all([
          import('../pages/my.tsx'),
          services.dietaryProfile(),
        ])
        return () => <MyPage services={services} concerns={concerns} />
      },
    ),
    login: async () => {
      const [{ LoginPage }, signIn] = await Promise.all([import('../pages/login.tsx'), services.signIn()])
      return ({ query }) => <LoginPage query={query} session={session} signIn={signIn} isPage={isPage} />
    },
    smscode: async () => {
      const [{ SmsCodePage }, signIn] = await Promise.all([import('../pages/login.tsx'), services.signIn()])
      return ({ query }) => <SmsCodePage query={query} session={session} signIn={signIn} isPage={isPage} />
    },
    account: async () => {
      const [{ AccountScreen }, account] = await Promise.all([
        import('../../features/session/index.ts'),
        services.account(),
      ])
      return () => <AccountScreen session={session} account={account} />
    },
    userinfo: async () => {
      const [{ UserInfoScreen, createProfile }, { cropSquare }] = await Promise.all([
        import('../../features/profile/index.ts'),
        import('../../device/index.ts'),
      ])
      const profile = createProfile({ api, session, preparePicture: services.preparePicture, cropSquare })
      return () => <UserInfoScreen profile={profile} />
    },
    feedbacks: async () => {
      const [{ FeedbackScreen }, feedback] = await Promise.all([
        import('../../features/feedback/index.ts'),
        services.feedback(),
      ])
      return () => <FeedbackScreen feedback={feedback} />
    },
    example: async () => {
      const { ExamplePage } = await import('../pages/example.tsx')
      return () => <ExamplePage services={services} />
    },
    ranking: loadWithPullToRefresh(
      async () => (await rankings()).reload(),
      () => rankingScreen('score'),
    ),
    rankingItems: loadWithPullToRefresh(
      async () => (await rankings()).reload(),
      () => rankingScreen('popularity'),
    ),
    compare: async () => {
      const { CompareScreen } = await import('../../features/ranking/index.ts')
      return ({ query }) => (
        <CompareScreen
          first={query['first'] ?? ''}
          second={query['second'] ?? ''}
          loadRecords={services.lastRecords}
          loadRecord={services.loadRecord}
        />
      )
    },
    userAgreement: async () => (await import('../../features/agreement/documents.tsx')).UserAgreement,
    privacyAgreement: async () => (await import('../../features/agreement/documents.tsx')).PrivacyPolicy,
    kit: async () => (await import('../pages/ui-kit.tsx')).UiKitPage,
  } satisfies Record<string, Load>
  return screens
}

export type Screens = ReturnType<typeof createScreens>
