// Draws who imports whom into docs/architecture.md, from the code; with --check, tells whether the drawing is up to date.
//
//   node scripts/draw-architecture.mjs [--check]
import { readFileSync, writeFileSync } from 'node:fs'
import { cruise } from 'dependency-cruiser'
import { root } from './prepare.mjs'

const page = `${root}docs/architecture.md`
const START = '<!-- drawn by scripts/draw-architecture.mjs -->'
const END = '<!-- end of the drawing -->'

/**
 * The folder a file belongs to, as the page speaks of it; null for what is not drawn.
 * @param {string} path
 */
const roomOf = path =>
  /^src\/main\.tsx$/.test(path)
    ? 'main'
    : (/^src\/([^/]+)\//.exec(path)?.[1] ?? /^(mocks|contracts)\//.exec(path)?.[1] ?? null)

process.chdir(root)
const { output } = await cruise(['src', 'mocks', 'contracts'], {
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '\\.test\\.tsx?$|\\.(json|css)$' },
  tsPreCompilationDeps: true,
  tsConfig: { fileName: 'tsconfig.json' },
})

if (typeof output === 'string') throw new Error('dependency-cruiser gave a text, not its result')

/** From room to room: how many imports, and how many of them bring nothing at run time. */
const ways = new Map()
for (const { source, dependencies } of output.modules)
  for (const { resolved, dependencyTypes } of dependencies) {
    const [from, to] = [roomOf(source), roomOf(resolved)]
    if (from === null || to === null || from === to) continue
    const way = ways.get(`${from} ${to}`) ?? { from, to, values: 0, dynamic: 0 }
    if (!dependencyTypes.includes('type-only')) way.values += 1
    if (dependencyTypes.includes('dynamic-import')) way.dynamic += 1
    ways.set(`${from} ${to}`, way)
  }

/** @param {{ values: number, dynamic: number }} way */
const arrow = ({ values, dynamic }) =>
  values === 0 ? '-. types .->' : values === dynamic ? '-- late -->' : '-->'
const drawing = [
  '```mermaid',
  'flowchart TD',
  ...[...ways.values()]
    .toSorted((a, b) => `${a.from} ${a.to}`.localeCompare(`${b.from} ${b.to}`, 'en'))
    .map(way => `  ${way.from} ${arrow(way)} ${way.to}`),
  '```',
].join('\n')

const text = readFileSync(page, 'utf8')
const [before, rest] = text.split(START)
const after = rest?.split(END)[1]
if (after === undefined) throw new Error(`docs/architecture.md lacks the lines ${START} and ${END}`)
const drawn = `${before}${START}\n\n${drawing}\n\n${END}${after}`
if (process.argv.includes('--check')) {
  if (drawn !== text) {
    console.error(
      'The drawing in docs/architecture.md is out of date. Run: node scripts/draw-architecture.mjs',
    )
    process.exitCode = 1
  }
} else {
  writeFileSync(page, drawn)
  console.log(`docs/architecture.md: ${ways.size} arrows between folders`)
}
