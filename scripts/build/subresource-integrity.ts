import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

const sha384 = (content: string | Uint8Array) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/**
 * Writes into index.html the hash of each script and style sheet it names, so that a CDN that hands out other bytes is
 * found out. What these load later comes from the same origin, named by its content.
 */
export const subresourceIntegrity = (): Plugin => ({
  name: 'subresource-integrity',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') return
      page.source = String(page.source).replace(
        /(<(?:script|link)\b[^>]*?(?:src|href)=")([^"]+\.(?:js|css))(")/g,
        (tag, before: string, address: string, after: string) => {
          const file = Object.values(bundle).find(({ fileName }) => address.endsWith(`/${fileName}`))
          if (file === undefined) return tag
          const content = file.type === 'chunk' ? file.code : file.source
          return `${before}${address}${after} integrity="${sha384(content)}"`
        },
      )
    },
  },
})
