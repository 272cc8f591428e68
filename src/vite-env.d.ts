/// <reference types="vite/client" />

// Declared, and always written as import.meta.env.VITE_X: Vite replaces only that form.
interface ImportMetaEnv {
  /** 'mock': the mock backend answers in the page. 'server': a server does. */
  readonly VITE_API: 'mock' | 'server'
  /** Origin of the server, '' for the page's own. */
  readonly VITE_API_BASE?: string
  /** CDN path of pictures that a server names without an address, such as https://cdn.example.com/analyze. */
  readonly VITE_IMAGE_BASE?: string
  /** Language to start with where the person has chosen none. */
  readonly VITE_LANG?: string
  /** Who runs this copy of the app, their postal address, and how to reach them: stands in the privacy policy. */
  readonly VITE_OPERATOR_NAME?: string
  readonly VITE_OPERATOR_ADDRESS?: string
  readonly VITE_OPERATOR_CONTACT?: string
}
