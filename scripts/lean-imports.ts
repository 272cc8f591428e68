import type { Plugin } from 'vite'

/**
 * The helper vite puts around every `import()`, without its half that loads lists of scripts and sheets first: this build has
 * neither (vite.config.ts), and they would be 0.7 kB of the first load. A chunk that is lost is told of as before.
 */
export const leanImports = (): Plugin => ({
  name: 'lean-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => `export const __vitePreload = load => load().catch(error => {
      dispatchEvent(new Event('vite:preloadError'))
      throw error
    })`,
  },
})
