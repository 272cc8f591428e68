import type app from '../../i18n/locales/zh-Hans/app.json'
import { lazy } from '../../lazy.ts'
import { pagePaths } from '../../paths.ts'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { PageSkeleton } from '../layout/page-skeleton.tsx'
import { HomePage } from '../pages/home.tsx'
import type { Services } from '../services/services.ts'
import type { Screens } from './lazy-screens.ts'
import type { Screen } from './screen.ts'
import { tabPaths } from './tabs.ts'

type Title = keyof (typeof app)['screens']

export interface Route {
  path: string
  title: Title
  isTab: boolean
  /** May be read before the agreement: the agreement itself. */
  isOpen: boolean
  /** Shows to signed-in people only; others are asked to log in first. */
  needsLogin: boolean
  Screen: Screen
}

interface Page extends Partial<Pick<Route, 'isOpen' | 'needsLogin'>> {
  title: Title & keyof Screens
}

/** Every page after the first; what they show is in screens.tsx, a chunk of its own. */
const pages: readonly Page[] = [
  { title: 'analyze' },
  { title: 'depth' },
  { title: 'method' },
  { title: 'knowledge' },
  { title: 'additives' },
  { title: 'additive' },
  { title: 'spices' },
  { title: 'localhistory' },
  { title: 'setAside' },
  { title: 'my' },
  { title: 'login' },
  { title: 'smscode' },
  { title: 'account', needsLogin: true },
  { title: 'userinfo', needsLogin: true },
  { title: 'feedbacks' },
  { title: 'example' },
  { title: 'ranking' },
  { title: 'rankingItems' },
  { title: 'compare' },
  { title: 'userAgreement', isOpen: true },
  { title: 'privacyAgreement', isOpen: true },
  ...(import.meta.env.DEV ? [{ title: 'kit', isOpen: true } as const] : []),
]

/** How long a page may take to load, in ms (specification, section 9). */
const loadTimeoutMs = 60_000

/** Thrown in place of a page that did not load in time. */
export class LoadTimeoutError extends Error {
  override name = 'LoadTimeout'
}

const withLoadTimeout = <T,>(loading: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LoadTimeoutError()), loadTimeoutMs)
    loading.then(resolve, reject).finally(() => clearTimeout(timer))
  })

/** Every page of the app. */
export const createRoutes = (services: Services): Route[] => {
  const isPage = (path: string) => routes.some(route => route.path === path)
  const screens = lazy<Screens>(async () => {
    const [{ createScreens }, lazyServices] = await Promise.all([
      import('./lazy-screens.ts'),
      services.lazyServices(),
    ])
    return createScreens({ ...services, ...lazyServices }, isPage)
  })

  const home = {
    title: 'home',
    isTab: true,
    isOpen: false,
    needsLogin: false,
    Screen: createHome(services),
  } as const
  const routes: Route[] = [
    { path: pagePaths.home, ...home },
    { path: pagePaths.index, ...home },
    ...pages.map(
      ({ title, isOpen = false, needsLogin = false }): Route => ({
        path: pagePaths[title],
        title,
        isTab: tabPaths.includes(pagePaths[title]),
        isOpen,
        needsLogin,
        Screen: lazyComponent(() => withLoadTimeout(screens().then<Screen>(all => all[title]())), {
          Placeholder: PageSkeleton,
        }),
      }),
    ),
  ]
  return routes
}

const SharedPage = lazyComponent(async () => (await import('../pages/shared.tsx')).SharedPage, {
  Placeholder: PageSkeleton,
})

/** The entry page; a link someone shared opens the record instead. */
const createHome =
  (services: Services): Screen =>
  ({ query }) =>
    query['sharefrom'] ? (
      <SharedPage shareId={query['sharefrom']} services={services} />
    ) : (
      <HomePage services={services} start={query['start']} />
    )

/** The route of unknown addresses. */
export const notFoundRoute: Route = {
  path: '',
  title: 'unknown',
  isTab: false,
  isOpen: true,
  needsLogin: false,
  Screen: lazyComponent(async () => (await import('../pages/not-found.tsx')).NotFoundPage, {
    Placeholder: PageSkeleton,
  }),
}
