import type { i18n } from 'i18next'
import { Component, type ReactNode, Suspense, useEffect, useMemo, useReducer, useState } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { Router, useLocation, useSearch } from 'wouter'
import { isChunkLoadError } from '../chunk-load-error.ts'
import { Button } from '../ui/controls/button.tsx'
import { earlyClick } from '../ui/loading/early-click.ts'
import styles from './app.module.css'
import { Shell } from './layout/shell.tsx'
import { basePath, useStackLocation } from './routing/location.ts'
import { useLoginGuard, useSession } from './routing/login-guard.ts'
import { createRoutes, LoadTimeoutError, notFoundRoute } from './routing/routes.tsx'
import type { Services } from './services/services.ts'

type ConsentGate = typeof import('../features/agreement/index.ts')['ConsentGate']

/** The question whether one agrees. */
export const loadConsentGate = async (): Promise<ConsentGate> =>
  (await import('../features/agreement/index.ts')).ConsentGate

interface Props {
  services: Services
  i18n: i18n
  /** null for a person who has agreed before: the dialog is not loaded for them. */
  ConsentGate: ConsentGate | null
}

/** The whole app: its pages behind the agreement. */
export const App = ({ i18n, ...pages }: Props) => (
  <I18nextProvider i18n={i18n}>
    <Router base={basePath} hook={useStackLocation}>
      <Suspense fallback={null}>
        <Pages {...pages} />
      </Suspense>
    </Router>
  </I18nextProvider>
)

/** Every page behind the agreement; needs i18next and a router around it. */
export const Pages = ({ services, ConsentGate }: Omit<Props, 'i18n'>) => {
  const { i18n } = useTranslation('app')
  const [, redraw] = useReducer((drawn: number) => drawn + 1, 0)
  const [location] = useLocation()
  const search = useSearch()
  const query = useMemo(() => Object.fromEntries(new URLSearchParams(search)), [search])
  const routes = useMemo(() => createRoutes(services), [services])
  useEffect(() => {
    const root = document.getElementById('root')
    if (root) earlyClick.replay(root)
    services.startBackgroundWork()
  }, [services])
  // React throttles Suspense reveals by 300 ms; a separate update shows a page as soon as its texts are loaded.
  useEffect(() => {
    i18n.on('loaded', redraw)
    return () => i18n.off('loaded', redraw)
  }, [i18n])
  const isSignedIn = useSession(services.session).user !== null
  const route = routes.find(({ path }) => path === location) ?? notFoundRoute
  useLoginGuard(services.session, route.needsLogin)
  const home = routes.find(({ path }) => path === '/')
  const arrival = useHasNavigated(location) ? styles['arriving'] : undefined
  const screen = (
    <ErrorBoundary key={location}>
      <div className={arrival}>{route.needsLogin && !isSignedIn ? null : <route.Screen query={query} />}</div>
    </ErrorBoundary>
  )
  return (
    <Shell route={route} services={services}>
      {ConsentGate && !route.isOpen ? (
        <ConsentGate
          consent={services.consent}
          onAgree={services.agree}
          behind={home && <home.Screen query={{}} />}
        >
          {screen}
        </ConsentGate>
      ) : (
        screen
      )}
    </Shell>
  )
}

/** Whether the person has left the first screen; that one stands where the prerendered page was, and must not fade in again. */
const useHasNavigated = (location: string) => {
  const [first] = useState(location)
  const [hasNavigated, setHasNavigated] = useState(false)
  if (!hasNavigated && location !== first) setHasNavigated(true)
  return hasNavigated
}

/** The last resort: what a screen throws ends here, not on a white page. */
class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null }
  #retries = 0

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('nothing was thrown') }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    // Browsers cache a failed dynamic import: where one retry does not help, the page is reloaded.
    const retry = () => {
      if (this.#retries++ > 0 && navigator.onLine) globalThis.location.reload()
      else this.setState({ error: null })
    }
    return <ErrorPage error={error} onRetry={retry} />
  }
}

const ErrorPage = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { t } = useTranslation('app')
  if (error instanceof LoadTimeoutError)
    return (
      <button type="button" className={styles['late']} onClick={() => globalThis.location.reload()}>
        {t('broken.timeout')}
      </button>
    )
  const isLost = isChunkLoadError(error)
  const kind = isLost ? 'lost' : 'broken'
  return (
    <div className={styles['broken']} role="alert">
      <p>{t(`${kind}.title`)}</p>
      <p>{t(`${kind}.hint`)}</p>
      <Button onClick={isLost ? onRetry : () => globalThis.location.reload()}>{t(`${kind}.again`)}</Button>
    </div>
  )
}
