// Writes docs/answers.md: who composes the answer to each combination of what is wanted and what it is wanted of, drawn from
// the plan of the answers. `--check` only says whether the page is that of the source.
import { readFileSync, writeFileSync } from 'node:fs'
import { ensureDependencies, root } from '../prepare.mjs'
import { openSource } from '../source.mjs'

ensureDependencies()
const path = `${root}docs/answers.md`

const source = await openSource()
const { plan } = await source.load('/src/engine/answers/planning/plan.ts')
const { chapters } = await source.load('/src/engine/answers/planning/by-words.ts')
const { targets } = await source.load('/src/engine/answers/planning/target.ts')
const { readings } = await source.load('/src/engine/answers/planning/readings.ts')
await source.close()

/** @param {readonly string[]} cells */
const row = cells => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`

/** The composers, numbered in the order of the table. */
const composers = [
  ...new Set(Object.values(plan).flatMap(byTarget => targets.map(target => byTarget[target]))),
]

const page = [
  '# Answers',
  '',
  'A question is taken apart into what is wanted (`src/engine/answers/understanding`) and what it is wanted of. For each',
  'combination one composer writes the answer, or refuses. Written by `npm run generate`; `npm run check` compares it with the source.',
  '',
  row([
    'wanted',
    'of an additive or flavouring',
    'of another ingredient',
    'of a kind of ingredient',
    'of the label',
  ]),
  row(['---', '---', '---', '---', '---']),
  ...Object.entries(plan).map(([wish, byTarget]) =>
    row([
      `\`${wish}\`: ${readings[/** @type {keyof typeof readings} */ (wish)].en}`,
      ...targets.map(target => `${composers.indexOf(byTarget[target]) + 1}`),
    ]),
  ),
  '',
  '## Composers',
  '',
  ...composers.map(({ does }, at) => `${at + 1}. ${does}`),
  '',
  '## Narrow questions',
  '',
  'Questions of a narrow shape are answered before the table is asked, whatever they were taken for: by chapters, the first that has an answer.',
  '',
  ...Object.entries(chapters).map(
    ([chapter, tellers]) => `- **${chapter}**: ${tellers.map(({ does }) => does).join('; ')}`,
  ),
  '',
].join('\n')

if (!process.argv.includes('--check')) writeFileSync(path, page)
else if (readFileSync(path, 'utf8') !== page) {
  console.error('docs/answers.md is out of date. Run: node scripts/generate/answers-table.mjs')
  process.exitCode = 1
} else console.log('docs/answers.md is up to date')
