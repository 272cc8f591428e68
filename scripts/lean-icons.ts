import type { Plugin } from 'vite'

/**
 * The icons of lucide-react with nothing but their shapes: their names, sizes and a key for each shape are not read
 * (`src/ui/create-icon.ts`), and would be 0.3 kB of the first load.
 */
export const leanIcons = (): Plugin => ({
  name: 'lean-icons',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\/[a-z0-9-]+\.mjs$/ },
    handler: code =>
      code
        .replace(/,\s*key: "\w+"/g, '')
        .replace(/\bname: "[a-z0-9-]+",\s*size: 24,/, '')
        .replace('__iconData.node;', ''),
  },
})
