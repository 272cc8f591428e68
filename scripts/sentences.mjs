// `npm run sentences`: writes docs/sentences.md, the ledger of every sentence that the engine, the answers and the method page can
// say, and of every text of the screens that says something of a food: in which file and rule, in simplified and traditional Chinese and in English, an example from a test label, and its
// sources. `--check` only says whether the sentences of the ledger are those of the source.
import { readFileSync, writeFileSync } from 'node:fs'
import { ensureDependencies, root } from './prepare.mjs'

ensureDependencies()
const { templates } = await import('./sentences/templates.mjs')
const { localeTexts } = await import('./sentences/locale-texts.mjs')
const path = `${root}docs/sentences.md`

/** @param {import('./sentences/templates.mjs').Template} template */
const keyOf = ({ id, zh, en }) => `- **${id}** ${zh.trim()}\n  - en: ${en.trim()}\n`

const all = [...templates(), ...localeTexts()]
if (process.argv.includes('--check')) {
  const ledger = readFileSync(path, 'utf8')
  const missing = all.filter(one => !ledger.includes(keyOf(one)))
  const entries = ledger.split('\n').filter(line => line.startsWith('- **')).length
  if (missing.length > 0 || entries !== all.length) {
    for (const { file, zh } of missing) console.error(`${file}: not in docs/sentences.md: ${zh}`)
    console.error(`${entries} sentences in docs/sentences.md, ${all.length} in the source: npm run sentences`)
    process.exit(1)
  }
  console.log(`${all.length} sentences in docs/sentences.md`)
} else {
  const { examplesOf } = await import('./sentences/examples.mjs')
  const examples = await examplesOf(all)
  const files = [...new Set(all.map(({ file }) => file))]
  const lines = [
    '# Sentences',
    '',
    `What the engine, the answers, the method page and the screens can say of a food, ${all.length} sentences. Written by \`npm run sentences\`; its difference`,
    'belongs in every review. `{…}` is filled in; the example is a label of the tests, the sources are those the example cites.',
    ...files.flatMap(file => [
      '',
      `## ${file}`,
      '',
      ...all.flatMap((one, n) => {
        if (one.file !== file) return []
        const { traditional, example, sources } = examples[n] ?? { traditional: '' }
        return [
          keyOf(one).trimEnd(),
          `  - zh-Hant: ${traditional}`,
          ...(example ? [`  - e.g. ${example}`] : []),
          ...(sources ? [`  - sources: ${sources}`] : []),
        ]
      }),
    ]),
  ]
  writeFileSync(path, `${lines.join('\n')}\n`)
  console.log(`${all.length} sentences, ${examples.filter(({ example }) => example).length} with an example`)
}
