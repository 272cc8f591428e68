import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type ProxyOptions } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { firstPreloads } from './scripts/build/first-preloads.ts'
import { hotUpdates } from './scripts/build/hot-updates.ts'
import { licences } from './scripts/build/licences.ts'
import { operatorWarning } from './scripts/build/operator-warning.ts'
import { precacheIntegrity } from './scripts/build/precache-integrity.ts'
import { prerenderHome } from './scripts/build/prerender-home.ts'
import { isolationHeaders, securityHeaders } from './scripts/build/response-headers.ts'
import { subresourceIntegrity } from './scripts/build/subresource-integrity.ts'
import { traditionalChinese } from './scripts/build/traditional-chinese.ts'

/** The packages that every page needs: as one chunk they compress better and stay cached across releases. */
const everyPageNeeds =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|wouter|regexparam|i18next|react-i18next|proxy-compare|valtio\/esm\/vanilla\.mjs)(\/|$)/

/** Our own service worker, with the list of the app's files put in; the page registers it by itself. */
const serviceWorker = (outDir: string) =>
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
      categories: ['food', 'health'],
      shortcuts: [
        { name: '拍照分析', short_name: '拍照', url: './?start=camera' },
        { name: '输入配料表', short_name: '输入', url: './?start=type' },
      ],
      share_target: {
        action: './share-target',
        method: 'POST',
        enctype: 'multipart/form-data',
        params: { files: [{ name: 'photos', accept: ['image/*'] }] },
      },
      file_handlers: [
        {
          action: './?start=files',
          accept: { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'], 'image/webp': ['.webp'] },
        },
      ],
      screenshots: ['home', 'report'].map(name => ({
        src: `screenshots/${name}.png`,
        sizes: '375x812',
        type: 'image/png',
        form_factor: 'narrow' as const,
        label: name === 'home' ? '拍下配料表' : '看懂吃的是什么',
      })),
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
      globIgnores: ['recognition/**', 'screenshots/**'], // 17 MB: fetched on purpose, or when the first photo is read
      maximumFileSizeToCacheInBytes: 4 * 2 ** 20,
      manifestTransforms: [precacheIntegrity(outDir)],
    },
  })

/** The calls of the app, websocket included, handed on to a server; none without one. */
const proxyTo = (target: string | undefined): Record<string, ProxyOptions> =>
  target === undefined
    ? {}
    : Object.fromEntries(['/api', '/analytics', '/__mock'].map(path => [path, { target, ws: true }]))

const outDirOf = (mode: string) => (mode === 'demo' ? 'dist-demo' : 'dist')

/** `vite build` is what meets a server; `--mode demo` has the mock backend in the page. */
export default defineConfig(({ mode }) => ({
  base: '/analyze-h5/',
  plugins: [
    react(),
    traditionalChinese(),
    hotUpdates(),
    operatorWarning(),
    firstPreloads(),
    prerenderHome(),
    subresourceIntegrity(),
    licences(),
    serviceWorker(outDirOf(mode)),
  ],
  resolve: {
    conditions: [
      // For browsers micromark's list of character references is a page's innerHTML, which Trusted Types refuse; for workers
      // it is a table (decode-named-character-reference, 12 kB gzip beside the chat).
      'worker',
      // Its WebAssembly comes from public/recognition: bundled, 14 MB of it would be in the build a second time.
      'onnxruntime-web-use-extern-wasm',
      ...defaultClientConditions,
    ],
    alias: [
      // msw's cookie jar brings a list of all public suffixes, 100 kB gzip; a page of one origin needs none of it.
      { find: 'tldts', replacement: new URL('mocks/msw/tldts-stub.ts', import.meta.url).pathname },
    ],
  },
  worker: { format: 'es', plugins: () => [licences({ isMain: false })] },
  build: {
    outDir: outDirOf(mode),
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    // One style sheet and no lists of what to preload but the first (scripts/build/first-preloads.ts): 3 kB less script before the first page works.
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'vendor', test: everyPageNeeds }],
        },
      },
    },
  },
  server: { port: 5173 },
  // Workers as well: a package that is found later makes the development server reload the page.
  optimizeDeps: { entries: ['index.html', '{src,mocks}/**/*worker.ts'] },
  preview: {
    port: Number(process.env['PORT'] ?? 4173),
    strictPort: true,
    headers: { ...securityHeaders, ...(process.env['ISOLATED'] === '1' && isolationHeaders) },
    // The server build beside a server, on one origin: API_PROXY=http://127.0.0.1:4010 npm run preview
    proxy: proxyTo(process.env['API_PROXY']),
  },
}))
