import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { canGoBack } from '../routing/location.ts'
import type { Route } from '../routing/routes.tsx'
import { tabs } from '../routing/tabs.ts'
import type { Services } from '../services/services.ts'
import styles from './shell.module.css'

/** Not needed on a first visit to the home page, which keeps nothing yet. */
const HindranceNotice = lazyComponent(
  async () => (await import('./storage-warning-notice.tsx')).StorageWarningNotice,
  {
    isOptional: true,
  },
)

/** The frame around every screen: green bar with the title, the screen, and the tab bar on tab pages. */
export const Shell = ({
  route,
  services,
  children,
}: {
  route: Route
  services: Services
  children: ReactNode
}) => {
  const { t, i18n } = useTranslation('app')
  const [location, navigate] = useLocation()
  const main = useRef<HTMLElement>(null)
  const title = t(`screens.${route.title}`)

  // Before it is painted: the language chooses the fonts.
  useLayoutEffect(() => {
    document.title = route.isTab ? title : `${title} · ${t('title')}`
    document.documentElement.lang = i18n.language
  }, [title, route.isTab, t, i18n.language])

  // A new page begins at its top for screen readers too; the first page keeps the browser's own focus.
  const shown = useRef(location)
  useEffect(() => {
    if (shown.current === location) return
    shown.current = location
    // In the frame that lays the page out anyway: earlier it would be laid out twice. A screen may have chosen better.
    requestAnimationFrame(() => {
      if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
    })
  }, [location])

  return (
    <>
      <a className={styles['skip']} href="#main">
        {t('skip')}
      </a>
      <header className={styles['navBar']}>
        <div className={styles['navBarInner']}>
          {!route.isTab && (
            <button
              type="button"
              className={styles['back']}
              aria-label={t('back')}
              onClick={() => (canGoBack() ? globalThis.history.back() : navigate('/', { replace: true }))}
            >
              <ChevronLeft size={26} aria-hidden />
            </button>
          )}
          <h1 className={styles['title']}>{title}</h1>
        </div>
      </header>
      {(services.mayHoldRecords() || services.localStore === null || route.path !== '/') && (
        <HindranceNotice services={services} />
      )}
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className={`${styles['main']} ${route.isTab ? styles['aboveTabs'] : ''}`}
      >
        {children}
      </main>
      <nav
        className={`${styles['tabBar']} ${route.isTab ? '' : styles['notTab']}`}
        aria-label={t('tabs.label')}
      >
        <div className={styles['tabs']}>
          {tabs.map(({ path, title, icon: Icon }) => (
            <Link
              key={path}
              href={path}
              className={styles['tab'] ?? ''}
              aria-current={route.path === path ? 'page' : undefined}
            >
              <Icon size={24} strokeWidth={route.path === path ? 2.25 : 1.75} aria-hidden />
              {t(title)}
            </Link>
          ))}
        </div>
      </nav>
    </>
  )
}
