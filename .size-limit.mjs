import { firstLoadFiles } from './scripts/build/first-load.mjs'

// The required libraries alone are 90 kB (docs/decisions/002).
export default [
  {
    name: 'first-load JavaScript',
    path: firstLoadFiles().map(file => `dist/${file}`),
    gzip: true,
    limit: '110 kB',
  },
  // One sheet for all screens (docs/decisions/002).
  { name: 'styles', path: 'dist/assets/*.css', gzip: true, limit: '14 kB' },
]
