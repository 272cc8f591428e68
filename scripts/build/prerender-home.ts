import { build, type Plugin, type ResolvedConfig } from 'vite'
import { openSource } from '../source.mjs'

/** The home page as templates, one per language, rendered by the app's own components. */
const templates = async ({ mode, base }: ResolvedConfig): Promise<string> => {
  const source = await openSource({ base, mode })
  try {
    const { prerenderTemplates } = await source.load('/src/prerender.tsx')
    return await prerenderTemplates()
  } finally {
    await source.close()
  }
}

/** The script that chooses among the templates, whole in one file: it must not wait for a chunk of the app. */
const firstPaint = async ({ root, mode, base }: ResolvedConfig): Promise<string> => {
  const result = await build({
    root,
    base,
    mode,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'src/first-paint.ts', formats: ['iife'], name: 'firstPaint', fileName: 'first-paint' },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (chunk === undefined) throw new Error('src/first-paint.ts was not built')
  return chunk.code
}

/**
 * Writes the home page into index.html, so that it is painted as soon as HTML and styles are there instead of after all
 * scripts (docs/decisions/020).
 */
export const prerenderHome = (): Plugin => {
  let config: ResolvedConfig
  return {
    name: 'prerender-home',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const pages = await templates(config)
        const fileName = Object.keys(bundle).find(name => name.includes('first-paint'))
        if (fileName === undefined) throw new Error('first-paint.js is missing from the bundle')
        // Deferred and render-blocking: it runs when the page is parsed and before anything is painted.
        const script = `<script defer blocking="render" src="${config.base}${fileName}"></script>`
        // It takes the app's scripts out of their template: after the home page is painted, elsewhere at once.
        const app = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g
        const scripts = `<template id="app-scripts">${(html.match(app) ?? []).join('')}</template>`
        return html
          .replaceAll(app, '')
          .replace('</head>', `${script}\n  </head>`)
          .replace('</body>', `${scripts}\n${pages}\n  </body>`)
      },
    },
    async buildStart() {
      // Named before the page is written, so that its integrity can be computed from the bundle.
      this.emitFile({ type: 'asset', name: 'first-paint.js', source: await firstPaint(config) })
    },
  }
}
