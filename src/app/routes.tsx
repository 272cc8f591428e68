import { type ComponentType, createElement, lazy } from 'react'
import type app from '../i18n/locales/zh-Hans/app.json'
import { loginHref } from './backpath.ts'
import { HomeScreen } from './home-screen.tsx'
import { once } from './once.ts'
import type { Services } from './services.ts'
import { tabPaths } from './tabs.ts'

/** The query of the address, handed to a screen as its properties. */
type Query = Readonly<Record<string, string>>
type Screen = ComponentType<{ query: Query }>

export interface Route {
  path: string
  title: keyof (typeof app)['screens']
  isTab: boolean
  /** May be read before the agreement: the agreement itself. */
  isOpen: boolean
  /** Shows to signed-in people only; others are asked to log in first. */
  needsLogin: boolean
  /** Fetches what the screen shows once more; such screens can be pulled down. */
  refresh: (() => Promise<void>) | null
  Screen: Screen
}

type Page = Pick<Route, 'path' | 'title' | 'Screen'> &
  Partial<Pick<Route, 'isOpen' | 'needsLogin' | 'refresh'>>

/** How long a page may take to load, in ms (specification, section 9). */
const loadTimeoutMs = 60_000

/** Thrown in place of a page that did not load in time. */
export class LoadTimeout extends Error {
  override name = 'LoadTimeout'
}

const inTime = <T,>(loading: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LoadTimeout()), loadTimeoutMs)
    loading.then(resolve, reject).finally(() => clearTimeout(timer))
  })

/** A screen that comes as its own chunk, with its texts. */
const later = (load: () => Promise<Screen>): Screen => lazy(async () => ({ default: await inTime(load()) }))

const SharedPage = lazy(async () => ({ default: (await import('./shared-page.tsx')).SharedPage }))

/** The entry page; a link someone shared opens the record instead. */
const homeOf =
  (services: Services): Screen =>
  ({ query }) =>
    query['sharefrom'] ? (
      <SharedPage shareId={query['sharefrom']} services={services} />
    ) : (
      <HomeScreen services={services} />
    )

/** Every page of the app. Screens get what they need here; no feature knows another. */
export const createRoutes = (services: Services): Route[] => {
  const { api, storage, owner, session } = services
  const isPage = (path: string) => routes.some(route => route.path === path)

  const additives = once(async () => (await import('../features/knowledge/index.ts')).createAdditiveList(api))
  const additive = once(async () =>
    (await import('../features/knowledge/index.ts')).createAdditiveDetail(api),
  )
  const spices = once(async () => (await import('../features/knowledge/index.ts')).createSpiceList(api))
  const history = once(async () =>
    (await import('../features/history/index.ts')).createHistory({
      storage,
      owner,
      anonymousOwner: services.anonymousOwner,
    }),
  )

  const rankings = once(async () => (await import('../features/ranking/index.ts')).createRankings(api))
  const rankingScreen = async (order: 'score' | 'popularity'): Promise<Screen> => {
    const [{ RankingScreen }, loaded] = await Promise.all([
      import('../features/ranking/index.ts'),
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

  const pages: Page[] = [
    { path: '/', title: 'home', Screen: homeOf(services) },
    {
      path: '/pages/analyze/analyze',
      title: 'analyze',
      Screen: later(async () => {
        const [{ AnalyzeScreen }, scans, chats, shares] = await Promise.all([
          import('./analyze-screen.tsx'),
          services.scans(),
          services.chats(),
          services.shares(),
        ])
        return ({ query }) => (
          <AnalyzeScreen
            id={query['id'] ?? ''}
            scans={scans}
            chats={chats}
            shares={shares}
            services={services}
          />
        )
      }),
    },
    {
      path: '/pages/method/method',
      title: 'method',
      Screen: later(async () => {
        const [{ MethodScreen }, { scoringLimits, scoringMethod }, { loadKnowledge }] = await Promise.all([
          import('../features/report/index.ts'),
          import('../engine/index.ts'),
          import('../knowledge/index.ts'),
        ])
        const load = async () => {
          const { evidence } = await loadKnowledge()
          return { rules: scoringMethod, limits: scoringLimits, evidence }
        }
        return () => <MethodScreen load={load} />
      }),
    },
    {
      path: '/pages/knowledge/knowledge',
      title: 'knowledge',
      Screen: later(async () => (await import('../features/knowledge/index.ts')).KnowledgeScreen),
    },
    {
      path: '/pages/additives/additives',
      title: 'additives',
      refresh: async () => (await additives()).reload(),
      Screen: later(async () => {
        const [{ AdditivesScreen, createRecentSearches }, list] = await Promise.all([
          import('../features/knowledge/index.ts'),
          additives(),
        ])
        const recent = createRecentSearches(services.localStore, 'ai-searches-additives')
        return ({ query }) => <AdditivesScreen list={list} recent={recent} keyword={query['keyword'] ?? ''} />
      }),
    },
    {
      path: '/pages/additives/faid/faid',
      title: 'additive',
      refresh: async () => (await additive()).reload(),
      Screen: later(async () => {
        const [{ AdditiveScreen }, detail] = await Promise.all([
          import('../features/knowledge/index.ts'),
          additive(),
        ])
        return ({ query }) => <AdditiveScreen id={query['id'] ?? ''} detail={detail} />
      }),
    },
    {
      path: '/pages/spices/spices',
      title: 'spices',
      refresh: async () => (await spices()).reload(),
      Screen: later(async () => {
        const [{ SpicesScreen, createRecentSearches }, list] = await Promise.all([
          import('../features/knowledge/index.ts'),
          spices(),
        ])
        const recent = createRecentSearches(services.localStore, 'ai-searches-spices')
        return ({ query }) => <SpicesScreen list={list} recent={recent} keyword={query['keyword'] ?? ''} />
      }),
    },
    {
      path: '/pages/localhistory/localhistory',
      title: 'localhistory',
      refresh: async () => (await history()).load(),
      Screen: later(async () => {
        const [{ HistoryScreen }, records] = await Promise.all([
          import('../features/history/index.ts'),
          history(),
        ])
        return () => (
          <HistoryScreen
            history={records}
            session={session}
            loginHref={loginHref('/pages/localhistory/localhistory')}
          />
        )
      }),
    },
    {
      path: '/pages/my/my',
      title: 'my',
      refresh: async () => void (await (await services.account()).refresh()),
      Screen: later(async () => {
        const { MyPage } = await import('./my-page.tsx')
        return () => <MyPage services={services} />
      }),
    },
    {
      path: '/pages/login/login',
      title: 'login',
      Screen: later(async () => {
        const [{ LoginPage }, signIn] = await Promise.all([import('./login-pages.tsx'), services.signIn()])
        return ({ query }) => <LoginPage query={query} signIn={signIn} isPage={isPage} />
      }),
    },
    {
      path: '/pages/login/login-smscode',
      title: 'smscode',
      Screen: later(async () => {
        const [{ SmsCodePage }, signIn] = await Promise.all([import('./login-pages.tsx'), services.signIn()])
        return ({ query }) => <SmsCodePage query={query} signIn={signIn} isPage={isPage} />
      }),
    },
    {
      path: '/pages/account/account',
      title: 'account',
      needsLogin: true,
      Screen: later(async () => {
        const [{ AccountScreen }, account] = await Promise.all([
          import('../features/session/index.ts'),
          services.account(),
        ])
        return () => <AccountScreen session={session} account={account} />
      }),
    },
    {
      path: '/pages/userinfo/userinfo',
      title: 'userinfo',
      needsLogin: true,
      Screen: later(async () => {
        const [{ UserInfoScreen, createProfile }, { cropSquare }] = await Promise.all([
          import('../features/profile/index.ts'),
          import('../device/index.ts'),
        ])
        const profile = createProfile({ api, session, preparePicture: services.preparePicture, cropSquare })
        return () => <UserInfoScreen profile={profile} />
      }),
    },
    {
      path: '/pages/feedbacks/feedbacks',
      title: 'feedbacks',
      Screen: later(async () => {
        const [{ FeedbackScreen }, feedback] = await Promise.all([
          import('../features/feedback/index.ts'),
          services.feedback(),
        ])
        return () => <FeedbackScreen feedback={feedback} />
      }),
    },
    {
      path: '/pages/example/example',
      title: 'example',
      Screen: later(async () => {
        const { ExamplePage } = await import('./example-page.tsx')
        return () => <ExamplePage services={services} />
      }),
    },
    {
      path: '/pages/ranking/ranking',
      title: 'ranking',
      refresh: async () => (await rankings()).reload(),
      Screen: later(() => rankingScreen('score')),
    },
    {
      path: '/pages/ranking-items/ranking-items',
      title: 'rankingItems',
      refresh: async () => (await rankings()).reload(),
      Screen: later(() => rankingScreen('popularity')),
    },
    {
      path: '/pages/compare/compare',
      title: 'compare',
      Screen: later(async () => {
        const { CompareScreen } = await import('../features/ranking/index.ts')
        return ({ query }) => (
          <CompareScreen
            first={query['first'] ?? ''}
            second={query['second'] ?? ''}
            loadRecords={services.allRecords}
          />
        )
      }),
    },
    {
      path: '/pages/user-agreement/user-agreement',
      title: 'userAgreement',
      isOpen: true,
      Screen: later(async () => (await import('../features/agreement/documents.tsx')).UserAgreement),
    },
    {
      path: '/pages/privacy-agreement/privacy-agreement',
      title: 'privacyAgreement',
      isOpen: true,
      Screen: later(async () => (await import('../features/agreement/documents.tsx')).PrivacyPolicy),
    },
  ]
  if (import.meta.env.DEV)
    pages.push({
      path: '/kit',
      title: 'kit',
      isOpen: true,
      Screen: later(async () => (await import('./kit-page.tsx')).KitPage),
    })
  const routes = [...pages, ...pages.slice(0, 1).map(home => ({ ...home, path: '/pages/index/index' }))].map(
    page => ({
      isOpen: false,
      needsLogin: false,
      refresh: null,
      isTab: tabPaths.includes(page.path),
      ...page,
    }),
  )
  return routes
}

/** What stands where no route does. */
export const unknownRoute = (Screen: ComponentType): Route => ({
  path: '',
  title: 'unknown',
  isTab: false,
  isOpen: true,
  needsLogin: false,
  refresh: null,
  Screen: () => createElement(Screen),
})
