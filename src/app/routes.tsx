import { type ComponentType, createElement, lazy } from 'react'
import type app from '../i18n/locales/zh-Hans/app.json'
import { HomeScreen } from './home-screen.tsx'
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
  Screen: Screen
}

/** A screen that comes as its own chunk, with its texts. */
const later = (load: () => Promise<Screen>): Screen => lazy(async () => ({ default: await load() }))

/** Every page of the app. Screens get what they need here; no feature knows another. */
export const createRoutes = (services: Services): Route[] => {
  const { api, storage, owner } = services
  const pages: [path: string, title: Route['title'], screen: Screen, isOpen?: boolean][] = [
    ['/', 'home', () => <HomeScreen services={services} />],
    [
      '/pages/analyze/analyze',
      'analyze',
      later(async () => {
        const [{ AnalyzeScreen }, scans] = await Promise.all([
          import('./analyze-screen.tsx'),
          services.scans(),
        ])
        return ({ query }) => <AnalyzeScreen id={query['id'] ?? ''} scans={scans} storage={storage} />
      }),
    ],
    [
      '/pages/method/method',
      'method',
      later(async () => {
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
    ],
    [
      '/pages/knowledge/knowledge',
      'knowledge',
      later(async () => (await import('../features/knowledge/index.ts')).KnowledgeScreen),
    ],
    [
      '/pages/additives/additives',
      'additives',
      later(async () => {
        const { AdditivesScreen, createAdditiveList } = await import('../features/knowledge/index.ts')
        const list = createAdditiveList(api)
        return () => <AdditivesScreen list={list} />
      }),
    ],
    [
      '/pages/additives/faid/faid',
      'additive',
      later(async () => {
        const { AdditiveScreen, createAdditiveDetail } = await import('../features/knowledge/index.ts')
        const detail = createAdditiveDetail(api)
        return ({ query }) => <AdditiveScreen id={query['id'] ?? ''} detail={detail} />
      }),
    ],
    [
      '/pages/spices/spices',
      'spices',
      later(async () => {
        const { SpicesScreen, createSpiceList } = await import('../features/knowledge/index.ts')
        const list = createSpiceList(api)
        return () => <SpicesScreen list={list} />
      }),
    ],
    [
      '/pages/localhistory/localhistory',
      'localhistory',
      later(async () => {
        const { HistoryScreen, createHistory } = await import('../features/history/index.ts')
        const history = createHistory({ storage, owner })
        return () => <HistoryScreen history={history} />
      }),
    ],
    [
      '/pages/my/my',
      'my',
      later(async () => {
        const { MyScreen } = await import('../features/settings/index.ts')
        const { version } = await import('./version.ts')
        return () => <MyScreen store={services.localStore} version={version} />
      }),
    ],
    [
      '/pages/user-agreement/user-agreement',
      'userAgreement',
      later(async () => (await import('../features/agreement/documents.tsx')).UserAgreement),
      true,
    ],
    [
      '/pages/privacy-agreement/privacy-agreement',
      'privacyAgreement',
      later(async () => (await import('../features/agreement/documents.tsx')).PrivacyPolicy),
      true,
    ],
  ]
  const routes = pages.map(([path, title, Screen, isOpen = false]) => ({
    path,
    title,
    Screen,
    isOpen,
    isTab: tabPaths.includes(path),
  }))
  const home = routes.find(({ path }) => path === '/')
  return home ? [...routes, { ...home, path: '/pages/index/index' }] : routes
}

/** What stands where no route does. */
export const unknownRoute = (Screen: ComponentType): Route => ({
  path: '',
  title: 'unknown',
  isTab: false,
  isOpen: true,
  Screen: () => createElement(Screen),
})
