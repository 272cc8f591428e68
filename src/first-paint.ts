// Runs before the app's scripts: shows the prerendered home page in the person's language (scripts/prerender-home.ts).
import { createConsent } from './app/services/consent.ts'
import { openLocalStore } from './app/services/local-storage.ts'
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
}
