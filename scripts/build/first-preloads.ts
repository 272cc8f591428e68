import type { HtmlTagDescriptor, Plugin } from 'vite'

/** What a first visit asks for besides what the entry imports: the question whether one agrees. */
const askedFirst = '/src/features/agreement/index.ts'

/**
 * Names in index.html the scripts a first visit needs, so that they are fetched together instead of one after the other.
 * A list for every later chunk would cost more than it saves (docs/decisions/002).
 */
export const firstPreloads = (): Plugin => {
  let base = '/'
  return {
    name: 'first-preloads',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter(output => output.type === 'chunk')
        const needed = new Set<string>()
        const need = (fileName: string) => {
          if (needed.has(fileName)) return
          needed.add(fileName)
          for (const imported of chunks.find(chunk => chunk.fileName === fileName)?.imports ?? [])
            need(imported)
        }
        const entry = chunks.find(({ isEntry }) => isEntry)
        const asked = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(askedFirst))
        if (!entry || !asked) throw new Error(`The build has no chunk for its entry or for ${askedFirst}`)
        need(entry.fileName)
        need(asked.fileName)
        needed.delete(entry.fileName) // index.html has it already
        return [...needed].map(
          fileName =>
            ({
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, href: `${base}${fileName}` },
              injectTo: 'head',
            }) satisfies HtmlTagDescriptor,
        )
      },
    },
  }
}
