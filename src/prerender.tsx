// Built into index.html by scripts/build/prerender-home.ts; runs in Node, never in a browser.
import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { Router } from 'wouter'
import { loadConsentGate, Pages } from './app/app.tsx'
import { basePath } from './app/routing/location.ts'
import { createConsent } from './app/services/consent.ts'
import { createServices } from './app/services/services.ts'
import { createI18n, type Locale, locales } from './i18n/index.ts'

/** The storage of a device that opens the app for the first time. */
const emptyStore: globalThis.Storage = {
  length: 0,
  clear: () => {},
  getItem: () => null,
  key: () => null,
  removeItem: () => {},
  setItem: () => {},
}

/** Templates of the home page and of the question for consent, in one language. */
const prerenderHome = async (locale: Locale): Promise<string> => {
  globalThis.addEventListener ??= () => {} // Node has no window to listen to
  const i18n = await createI18n({
    store: null,
    configured: locale,
    browserLanguages: [],
    namespaces: ['app', 'home', 'consent'],
  })
  const consent = createConsent(null)
  const services = createServices({
    i18n,
    consent,
    localStore: emptyStore,
    baseUrl: '',
    transport: () => Promise.reject(new Error('The prerendered page makes no calls')),
  })
  const render = (ConsentGate: Awaited<ReturnType<typeof loadConsentGate>> | null) =>
    renderToString(
      <I18nextProvider i18n={i18n}>
        <Router base={basePath} ssrPath={`${basePath}/`}>
          <Suspense fallback={null}>
            <Pages services={services} ConsentGate={ConsentGate} />
          </Suspense>
        </Router>
      </I18nextProvider>,
    )
  // A file chosen in a page whose scripts have not come would be lost.
  const home = render(null).replaceAll(/<input[^>]*>/g, '')
  const dialog = /<dialog[\s\S]*<\/dialog>/.exec(render(await loadConsentGate()))?.[0]
  if (dialog === undefined) throw new Error('The question for consent has no <dialog> to prerender')
  return `<template id="home-${locale}">${home}</template><template id="consent-${locale}">${dialog}</template>`
}

/** The templates of src/first-paint.ts, two per language. */
export const prerenderTemplates = async (): Promise<string> =>
  (await Promise.all(locales.map(prerenderHome))).join('\n')
