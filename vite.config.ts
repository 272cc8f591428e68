import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type ProxyOptions } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { firstPreloads } from './scripts/first-preloads.ts'
import { leanIcons } from './scripts/lean-icons.ts'
import { leanImports } from './scripts/lean-imports.ts'
import { subresourceIntegrity } from './scripts/subresource-integrity.ts'
import { traditionalChinese } from './scripts/traditional-chinese.ts'

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'", // recognition compiles WebAssembly
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default markdown', // src/ui/trusted-types.ts
].join('; ')

const everyPageNeeds =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|wouter|regexparam|i18next|react-i18next|proxy-compare|valtio\/esm\/vanilla\.mjs)(\/|$)/

const everyPageShows =
  /src\/(ui\/(button|late|lost-chunk|skeleton|theme|text-size|create-icon)|i18n\/(index|locale)\.ts|app\/(routing\/(tabs|location)|services\/when-idle|layout\/shell)|lazy\.ts)|node_modules\/(lucide-react|i18next-resources-to-backend)\/.*(createLucideIcon|Icon|context|shared|defaultAttributes|camera|images|trophy|user|book-open|chevron-left)\.|vite\/(preload|dynamic-import)-helper/

/** Small pieces that most other pages share: as chunks of their own each would be a request, found one wave after the other. */
const manyPagesShow =
  /src\/ui\/(card|choices|facts|field|figures|highlight|level-tones|list|menu\.|pull|score-chip|score-dial|search-field|tag|toast\.ts)|src\/api\/(problems|uuid)|node_modules\/lucide-react\/.*\/(?!shield-off)[a-z0-9-]+\.mjs/

/** Our own service worker, with the list of the app's files put in; the page registers it by itself. */
const serviceWorker = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/app/offline',
    filename: 'service-worker.ts',
    injectRegister: false,
    manifest: {
      id: '/analyze-h5/',
      name: 'AI配料表分析助手',
      short_name: '配料表分析',
      description: '拍下食品配料表，在手机上识别并给出有理有据的健康分析。',
      lang: 'zh-Hans',
      start_url: '.',
      display: 'standalone',
      theme_color: '#0b7a43',
      background_color: '#f6f5f0',
      icons: [
        { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    injectManifest: {
      globPatterns: ['**/*.{js,css,html,svg,png,jpg,webmanifest}'],
      globIgnores: ['recognition/**'], // 17 MB: fetched on purpose, or when the first photo is read
      maximumFileSizeToCacheInBytes: 4 * 2 ** 20,
    },
  })

/** The calls of the app, websocket included, handed on to a server; none without one. */
const proxyTo = (target: string | undefined): Record<string, ProxyOptions> =>
  target === undefined
    ? {}
    : Object.fromEntries(['/api', '/analytics', '/__mock'].map(path => [path, { target, ws: true }]))

/** `vite build` is what meets a server; `--mode demo` has the mock backend in the page. */
export default defineConfig(({ mode }) => ({
  base: '/analyze-h5/',
  plugins: [
    react(),
    traditionalChinese(),
    leanImports(),
    leanIcons(),
    firstPreloads(),
    subresourceIntegrity(),
    serviceWorker(),
  ],
  resolve: {
    // Its WebAssembly comes from public/recognition: bundled, 14 MB of it would lie in the build a second time.
    conditions: ['onnxruntime-web-use-extern-wasm', ...defaultClientConditions],
    alias: [
      // docs/decisions/002: an icon maker that does only what is used here.
      {
        find: /^\.\.\/createLucideIcon\.mjs$/,
        replacement: new URL('src/ui/create-icon.ts', import.meta.url).pathname,
      },
      // msw's cookie jar brings a list of all public suffixes, 100 kB gzip; a page of one origin needs none of it.
      { find: 'tldts', replacement: new URL('mocks/tldts-stub.ts', import.meta.url).pathname },
    ],
  },
  worker: { format: 'es' },
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    // One style sheet and no lists of what to preload but the first (scripts/first-preloads.ts): 3 kB less script before the first page works.
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs compresses better as one chunk, and libraries stay cached across releases.
          groups: [
            { name: 'vendor', test: everyPageNeeds },
            { name: 'shell', test: everyPageShows },
            { name: 'pieces', test: manyPagesShow },
          ],
        },
      },
    },
  },
  server: { port: 5173 },
  preview: {
    port: Number(process.env['PORT'] ?? 4173),
    strictPort: true,
    headers: {
      'Content-Security-Policy': contentSecurityPolicy,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'Permissions-Policy': 'camera=(self), microphone=(), geolocation=()',
    },
    // The server build beside a server, on one origin: API_PROXY=http://127.0.0.1:4010 npm run preview
    proxy: proxyTo(process.env['API_PROXY']),
  },
}))
