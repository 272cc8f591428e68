import { firstLoadFiles } from './scripts/first-load.mjs'

// 1.10 times the 90.0 kB of the required libraries (docs/decisions/002).
export default [
  {
    name: 'first-load JavaScript',
    path: firstLoadFiles().map(file => `dist/${file}`),
    gzip: true,
    limit: '99 kB',
  },
  // One sheet for all screens (docs/decisions/002).
  { name: 'styles', path: 'dist/assets/*.css', gzip: true, limit: '10 kB' },
]
