import './ui/theme/tokens.css'
import './ui/theme/base.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App, loadConsentGate } from './app/app.tsx'
import { toastChunkLoadErrors } from './app/offline/chunk-load-errors.ts'
import { holdInstallPrompt } from './app/offline/install-prompt.ts'
import { createConsent } from './app/services/consent.ts'
import { openLocalStore } from './app/services/device/local-storage.ts'
import { createServices } from './app/services/services.ts'
import { whenIdle } from './app/services/waiting.ts'
import { createI18n } from './i18n/index.ts'
import { applyTextSize } from './ui/theme/text-size.ts'
import { applyTheme } from './ui/theme/theme.ts'

holdInstallPrompt(globalThis)
const localStore = openLocalStore()
applyTheme(localStore)
applyTextSize(localStore)

const consent = createConsent(localStore)
/** The mock backend is a chunk of its own, loaded by the first call; the server build has none of it. */
const loadDemo = async () =>
  import.meta.env.VITE_API === 'mock'
    ? (await import('./app/demo.tsx')).createDemo(async recognise => {
        const { createMockTransport, scenarioNames, scenarios } = await import('../mocks/browser.ts')
        return {
          transport: await createMockTransport({ seed: 1, recognise }),
          scenarios,
          names: scenarioNames,
        }
      })
    : null
const [i18n, ConsentGate, demo] = await Promise.all([
  createI18n({
    store: localStore,
    configured: import.meta.env.VITE_LANG,
    browserLanguages: navigator.languages,
    namespaces: consent.isGiven() ? ['app', 'home'] : ['app', 'home', 'consent'],
  }),
  consent.isGiven() ? null : loadConsentGate(),
  loadDemo(),
])

toastChunkLoadErrors(i18n)
const services = createServices({
  i18n,
  consent,
  localStore,
  baseUrl: import.meta.env.VITE_API_BASE ?? '',
  transport:
    demo?.transport ??
    (async () => ({
      fetch: request => fetch(request),
      connectSocket: url => new WebSocket(url.replace(/^http/, 'ws')),
    })),
})

if (import.meta.env.DEV && demo) {
  const { interceptPage } = await import('../mocks/development/page-fetch.ts')
  await interceptPage(async () => (await services.lazyServices()).openTransport())
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
// In pieces, since the shell is already visible: one long task would block a slow phone.
startTransition(() =>
  createRoot(root).render(<App services={services} i18n={i18n} ConsentGate={ConsentGate} />),
)
void whenIdle().then(() => demo?.mount(services, i18n, localStore))
