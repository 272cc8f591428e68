import type { i18n } from 'i18next'
import { Component, lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { Router, useLocation, useSearch } from 'wouter'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './app.module.css'
import { useStackLocation } from './location.ts'
import { useLoginGuard, useSession } from './login-guard.ts'
import { createRoutes, LoadTimeout, type Route, unknownRoute } from './routes.tsx'
import type { Services } from './services.ts'
import { Shell } from './shell.tsx'

const ConsentGate = lazy(async () => ({
  default: (await import('../features/agreement/index.ts')).ConsentGate,
}))

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
  const search = useSearch()
  const query = useMemo(() => Object.fromEntries(new URLSearchParams(search)), [search])
  const routes = useMemo(() => createRoutes(services), [services])
  useEffect(() => services.begin(), [services])
  // Whoever agreed before is not even sent the question.
  const [hasAgreed] = useState(services.consent.isGiven)
  const isSignedIn = useSession(services.session).user !== null
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
          {route.needsLogin && !isSignedIn ? null : <route.Screen query={query} />}
        </div>
      </Suspense>
    </ErrorBoundary>
  )
  return (
    <Shell route={route} services={services}>
      {route.isOpen || hasAgreed ? (
        screen
      ) : (
        <ConsentGate consent={services.consent} behind={home && <home.Screen query={{}} />}>
          {screen}
        </ConsentGate>
      )}
    </Shell>
  )
}

const unknown: Route = unknownRoute(
  lazy(async () => ({ default: (await import('./unknown-screen.tsx')).UnknownScreen })),
)

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
    <div className={styles['broken']} role="alert">
      <p>{t('broken.title')}</p>
      <p>{t('broken.hint')}</p>
      <Button onClick={() => globalThis.location.reload()}>{t('broken.reload')}</Button>
    </div>
  )
}
