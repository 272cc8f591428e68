// Writes docs/scoring-vocabulary.md: the rules of the score, the remarks of a report and the evidence, each by the id that
// openapi.yaml carries. `--check` only says whether the page is that of the source.
import { readFileSync, writeFileSync } from 'node:fs'
import { ensureDependencies, root } from '../prepare.mjs'
import { templates } from '../sentences/templates.mjs'
import { openSource } from '../source.mjs'

ensureDependencies()
const path = `${root}docs/scoring-vocabulary.md`

const source = await openSource()
const { scoringMethod } = await source.load('/src/engine/scoring/rule-docs.ts')
const { loadKnowledge } = await source.load('/src/knowledge/index.ts')
const { evidence } = await loadKnowledge()
await source.close()

/** @param {readonly string[]} cells */
const row = cells => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`

/** Sentences of the remarks: each stands in its file under the id that a report carries. */
const remarks = templates().filter(
  ({ file, id }) => /insights\/(?:highlights|related-facts|suggestions)/.test(file) && id !== 'additiveFact',
)

const page = [
  '# Scoring vocabulary',
  '',
  'Ids that a report carries. Written by `node scripts/generate/scoring-vocabulary.mjs`; `npm run check` compares it with the source.',
  'A server may send further ids; clients show them like these.',
  '',
  '## Rules of the score (`ScoreReason.rule`)',
  '',
  row(['rule', 'title', 'what it does', 'evidence', 'confidence']),
  row(['---', '---', '---', '---', '---']),
  ...scoringMethod.map(({ rule, title, says, evidence: ids, confidence }) =>
    row([`\`${rule}\``, title.en, says.en, ids.join(' '), confidence]),
  ),
  '',
  '## Remarks (`Insight.id`)',
  '',
  'Remarks on a single additive are called `additive_` and its id in the knowledge base.',
  '',
  row(['id', 'sentence']),
  row(['---', '---']),
  ...remarks.map(({ id, en }) => row([`\`${id}\``, en])),
  '',
  '## Evidence',
  '',
  row(['id', 'source', 'confidence']),
  row(['---', '---', '---']),
  ...evidence.map(({ id, source: from, confidence }) => row([`\`${id}\``, from, confidence])),
  '',
].join('\n')

if (!process.argv.includes('--check')) writeFileSync(path, page)
else if (readFileSync(path, 'utf8') !== page) {
  console.error(
    'docs/scoring-vocabulary.md is out of date. Run: node scripts/generate/scoring-vocabulary.mjs',
  )
  process.exitCode = 1
}
