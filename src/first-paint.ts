// Runs before anything is painted: shows the prerendered home page in the person's language, then loads the app's scripts
// (scripts/build/prerender-home.ts).
import { createConsent } from './app/services/consent.ts'
import { openLocalStore } from './app/services/device/local-storage.ts'
import { isPageKept, reloadOnce } from './app/services/page/reload-once.ts'
import { languageKey, pickLocale } from './i18n/locale.ts'
import { pagePaths } from './paths.ts'
import { earlyClick } from './ui/loading/early-click.ts'
import { applyTextSize } from './ui/theme/text-size.ts'
import { applyTheme } from './ui/theme/theme.ts'

const store = openLocalStore()
applyTheme(store)
applyTextSize(store)

const { pathname, search } = globalThis.location
const root = document.getElementById('root')
const base = import.meta.env.BASE_URL.slice(0, -1)
const isHome = [pagePaths.home, pagePaths.index].some(path => pathname === `${base}${path}`)

const loadApp = () => {
  const scripts = document.querySelector<HTMLTemplateElement>('template#app-scripts')
  if (!scripts) return
  const loaded = document.importNode(scripts.content, true)
  // Without a script the app needs nothing of it runs: what the service worker has is read a second time.
  loaded.querySelector('script')?.addEventListener('error', async () => {
    if (await isPageKept()) reloadOnce()
  })
  document.head.append(loaded)
}
/** Calls back once what is in the page now is painted; a hidden page is not painted, and is not waited for. */
const afterPaint = (done: () => void) => {
  if (document.hidden) done()
  else requestAnimationFrame(() => setTimeout(done))
}

if (root && isHome && !new URLSearchParams(search).has('sharefrom')) {
  const locale = pickLocale([store?.getItem(languageKey), import.meta.env.VITE_LANG, ...navigator.languages])
  const page = (id: string) =>
    document.querySelector<HTMLTemplateElement>(`template#${id}-${locale}`)?.content
  const home = page('home')
  if (home) {
    document.documentElement.lang = locale
    const late = root.querySelector('#not-loaded')
    root.replaceChildren(home, ...(late ? [late] : []))
    const consent = createConsent(store).isGiven() ? undefined : page('consent')
    if (consent) {
      root.append(consent)
      root.querySelector('dialog')?.showModal()
    }
    earlyClick.record(root)
  }
  // Beside the page they would take their share of a slow network, and the page would be painted later.
  afterPaint(loadApp)
} else loadApp()
