// `npm run check`: no folder of code contains more files than somebody can overlook; tests, styles and data are not counted.
import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import { root } from '../prepare.mjs'

const most = 17

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'mocks', 'contracts', 'scripts'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter(file => /\.(?:ts|tsx|mjs)$/.test(file) && !/\.test\.|\.d\.ts$/.test(file))
/** @type {Map<string, number>} */
const counts = new Map()
for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
const large = [...counts].filter(([, count]) => count > most)
for (const [folder, count] of large) console.error(`${folder} contains ${count} files; ${most} are allowed`)
console.log(`${counts.size} folders, the largest with ${Math.max(...counts.values())} files`)
process.exitCode = large.length > 0 ? 1 : 0
