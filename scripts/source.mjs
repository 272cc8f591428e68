// Loads modules of our TypeScript into a script, through a Vite server without a port.
import { root } from './prepare.mjs'

/**
 * What scripts may load, by its path from the root: a typed list, so that a script whose module has changed or moved does
 * not compile.
 * @typedef {{
 *   '/src/engine/index.ts': typeof import('../src/engine/index.ts'),
 *   '/src/engine/answers/index.ts': typeof import('../src/engine/answers/index.ts'),
 *   '/src/engine/answers/entities/fact-words.ts': typeof import('../src/engine/answers/entities/fact-words.ts'),
 *   '/src/engine/answers/entities/kinds.ts': typeof import('../src/engine/answers/entities/kinds.ts'),
 *   '/src/engine/answers/entities/subjects.ts': typeof import('../src/engine/answers/entities/subjects.ts'),
 *   '/src/engine/answers/understanding/classifier/concepts.ts': typeof import('../src/engine/answers/understanding/classifier/concepts.ts'),
 *   '/src/engine/nutrition/nutrient-words.ts': typeof import('../src/engine/nutrition/nutrient-words.ts'),
 *   '/src/engine/answers/planning/by-words.ts': typeof import('../src/engine/answers/planning/by-words.ts'),
 *   '/src/engine/answers/planning/plan.ts': typeof import('../src/engine/answers/planning/plan.ts'),
 *   '/src/engine/answers/planning/target.ts': typeof import('../src/engine/answers/planning/target.ts'),
 *   '/src/engine/answers/planning/readings.ts': typeof import('../src/engine/answers/planning/readings.ts'),
 *   '/src/engine/answers/understanding/classifier/features.ts': typeof import('../src/engine/answers/understanding/classifier/features.ts'),
 *   '/src/engine/answers/understanding/classifier/table.ts': typeof import('../src/engine/answers/understanding/classifier/table.ts'),
 *   '/src/engine/answers/understanding/classifier/mask.ts': typeof import('../src/engine/answers/understanding/classifier/mask.ts'),
 *   '/src/engine/answers/understanding/plain-words.ts': typeof import('../src/engine/answers/understanding/plain-words.ts'),
 *   '/src/engine/answers/understanding/slips/sounds.ts': typeof import('../src/engine/answers/understanding/slips/sounds.ts'),
 *   '/src/engine/answers/understanding/slips/sound-words.ts': typeof import('../src/engine/answers/understanding/slips/sound-words.ts'),
 *   '/src/engine/answers/understanding/wishes.ts': typeof import('../src/engine/answers/understanding/wishes.ts'),
 *   '/src/engine/scoring/rule-docs.ts': typeof import('../src/engine/scoring/rule-docs.ts'),
 *   '/src/engine/lexicon/traditional.ts': typeof import('../src/engine/lexicon/traditional.ts'),
 *   '/src/engine/text/normalize.ts': typeof import('../src/engine/text/normalize.ts'),
 *   '/src/knowledge/index.ts': typeof import('../src/knowledge/index.ts'),
 *   '/src/knowledge/safety-notes.ts': typeof import('../src/knowledge/safety-notes.ts'),
 *   '/src/prerender.tsx': typeof import('../src/prerender.tsx'),
 *   '/src/recognition/assets/unpack.ts': typeof import('../src/recognition/assets/unpack.ts'),
 *   '/src/recognition/node.ts': typeof import('../src/recognition/node.ts'),
 *   '/src/recognition/ppocr/open-networks.ts': typeof import('../src/recognition/ppocr/open-networks.ts'),
 *   '/contracts/mock-server.ts': typeof import('../contracts/mock-server.ts'),
 *   '/mocks/backend.ts': typeof import('../mocks/backend.ts'),
 *   '/mocks/conformance.ts': typeof import('../mocks/conformance.ts'),
 *   '/mocks/scenarios.ts': typeof import('../mocks/scenarios.ts'),
 *   '/mocks/serve.ts': typeof import('../mocks/serve.ts'),
 *   '/test/questions/understood.ts': typeof import('../test/questions/understood.ts'),
 *   '/test/questions/judge.ts': typeof import('../test/questions/judge.ts'),
 *   '/test/nutrition/judge.ts': typeof import('../test/nutrition/judge.ts'),
 *   '/test/nutrition/reading.ts': typeof import('../test/nutrition/reading.ts'),
 *   '/test/labels/corpus.ts': typeof import('../test/labels/corpus.ts'),
 *   '/scripts/build/traditional-chinese.ts': typeof import('./build/traditional-chinese.ts'),
 *   '/test/labels/marked.ts': typeof import('../test/labels/marked.ts'),
 *   '/test/safety/metamorphic.ts': typeof import('../test/safety/metamorphic.ts'),
 *   '/test/safety/properties.ts': typeof import('../test/safety/properties.ts'),
 *   '/test/openapi.ts': typeof import('../test/openapi.ts'),
 *   '/test/seeded-random.ts': typeof import('../test/seeded-random.ts'),
 *   '/test/task.ts': typeof import('../test/task.ts'),
 * }} SourceModules
 */

/**
 * Starts the server; close it at the end.
 * @param {{ base?: string, mode?: string, plugins?: import('vite').Plugin[] }} [options] Where the app is served, which .env files count, and what
 * else reads the source; Vite's own by default.
 */
export const openSource = async (options = {}) => {
  // Not a static import: this file also loads where Vite is not installed yet, or Node is too old for it.
  const { createServer } = await import('vite')
  const server = await createServer({
    ...options,
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  /**
   * @template {keyof SourceModules} Path
   * @param {Path} path
   */
  const load = async path => /** @type {SourceModules[Path]} */ (await server.ssrLoadModule(path))
  return { load, close: () => server.close() }
}
