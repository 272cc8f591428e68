// What the development server sends to the page without reloading it: changed texts, and that the mock's worker has changed.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { EnvironmentModuleNode, Plugin } from 'vite'

/** Whether a module, and with it everything that imports it, is the mock's worker's alone. */
export const isOfWorkerAlone = (
  module: Pick<EnvironmentModuleNode, 'url' | 'importers'>,
  seen: Set<object> = new Set(),
): boolean => {
  if (seen.has(module)) return true
  seen.add(module)
  if (module.importers.size === 0) return /\/mocks\/worker\.ts\?/.test(module.url)
  return [...module.importers].every(importer => isOfWorkerAlone(importer, seen))
}

/** MSW's worker asks the page about every request, modules of the page's workers included; it need only see those of the API. */
const onlyTheApi = `addEventListener('fetch', event => {
  if (!/^\\/(api|analytics)\\//.test(new URL(event.request.url).pathname)) event.stopImmediatePropagation()
})
`

/** Changed texts and handlers of the mock reach the page without a reload, and MSW's service worker is served (mocks/development/). */
export const hotUpdates = (): Plugin => ({
  name: 'hot-updates',
  apply: 'serve',

  configureServer({ middlewares, config }) {
    const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')
    middlewares.use(`${config.base}mockServiceWorker.js`, (_request, response) => {
      response.setHeader('Content-Type', 'text/javascript')
      response.end(onlyTheApi + readFileSync(worker, 'utf8'))
    })
  },

  async hotUpdate({ file, modules, read }) {
    if (this.environment.name !== 'client') return
    const [, locale, namespace] = /\/src\/i18n\/locales\/([\w-]+)\/(\w+)\.json$/.exec(file) ?? []
    if (locale && namespace) {
      let texts: unknown
      try {
        texts = JSON.parse(await read())
      } catch {
        return // half written, or wrong: Vite shows the error
      }
      this.environment.hot.send('analyze-h5:texts', { locale, namespace, texts })
      return []
    }
    if (modules.length === 0 || !modules.every(module => isOfWorkerAlone(module))) return
    this.environment.hot.send('analyze-h5:mock', {})
    return []
  },
})
