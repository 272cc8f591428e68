import type { i18n } from 'i18next'
import { FileQuestion, TriangleAlert } from 'lucide-react'
import { Component, type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Router, useLocation, useSearchParams } from 'wouter'
import { ConsentGate } from '../features/agreement/index.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PullToRefresh } from '../ui/pull-to-refresh.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './app.module.css'
import { useStackLocation } from './location.ts'
import { useLoginGuard } from './login-guard.ts'
import { createRoutes, LoadTimeout, type Route, unknownRoute } from './routes.tsx'
import type { Services } from './services.ts'
import { Shell } from './shell.tsx'

export const App = ({ services, i18n }: { services: Services; i18n: i18n }) => (
  <I18nextProvider i18n={i18n}>
    <Router base={import.meta.env.BASE_URL.replace(/\/$/, '')} hook={useStackLocation}>
      <Suspense fallback={null}>
        <Pages services={services} />
      </Suspense>
    </Router>
  </I18nextProvider>
)

const Pages = ({ services }: { services: Services }) => {
  const { t } = useTranslation('app')
  const [location] = useLocation()
  const [search] = useSearchParams()
  const query = useMemo(() => Object.fromEntries(search), [search])
  const routes = useMemo(() => createRoutes(services), [services])
  useEffect(() => services.begin(), [services])
  const isSignedIn = useSnapshot(services.session.state).user !== null
  const route = routes.find(({ path }) => path === location) ?? unknown
  useLoginGuard(services.session, route.needsLogin)
  const home = routes.find(({ path }) => path === '/')
  const screen = (
    <ErrorBoundary key={location}>
      <Suspense
        fallback={
          <div className={styles['soon']}>
            <Skeleton label={t('loading')} />
          </div>
        }
      >
        <div className={styles['screen']}>
          <Refreshable refresh={route.refresh}>
            {route.needsLogin && !isSignedIn ? null : <route.Screen query={query} />}
          </Refreshable>
        </div>
      </Suspense>
    </ErrorBoundary>
  )
  return (
    <Shell route={route} services={services}>
      {route.isOpen ? (
        screen
      ) : (
        <ConsentGate consent={services.consent} behind={home && <home.Screen query={{}} />}>
          {screen}
        </ConsentGate>
      )}
    </Shell>
  )
}

/** Pulls a page down to fetch it again, where there is something to fetch. */
const Refreshable = ({ refresh, children }: { refresh: Route['refresh']; children: ReactNode }) => {
  const { t } = useTranslation('app')
  if (refresh === null) return children
  const words = {
    resting: t('pull.resting'),
    pulling: t('pull.pulling'),
    reached: t('pull.reached'),
    aborting: t('pull.aborting'),
    refreshing: t('pull.refreshing'),
    restoring: t('pull.restoring'),
  }
  return (
    <PullToRefresh onRefresh={refresh} words={words}>
      {children}
    </PullToRefresh>
  )
}

const UnknownScreen = () => {
  const { t } = useTranslation('app')
  const [location] = useLocation()
  return (
    <Notice icon={FileQuestion} title={t('unknown.text', { path: location })} hint={t('unknown.hint')}>
      <ButtonLink href="/">{t('toHome')}</ButtonLink>
    </Notice>
  )
}
const unknown: Route = unknownRoute(UnknownScreen)

/** The last resort: what a screen throws ends here, not on a white page. */
class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('nothing was thrown') }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    return <BrokenScreen isLate={(error as unknown) instanceof LoadTimeout} />
  }
}

const BrokenScreen = ({ isLate }: { isLate: boolean }) => {
  const { t } = useTranslation('app')
  if (isLate)
    return (
      <button type="button" className={styles['late']} onClick={() => globalThis.location.reload()}>
        {t('broken.timeout')}
      </button>
    )
  return (
    <Notice icon={TriangleAlert} title={t('broken.title')} hint={t('broken.hint')} role="alert">
      <Button onClick={() => globalThis.location.reload()}>{t('broken.reload')}</Button>
    </Notice>
  )
}
