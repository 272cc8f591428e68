import { expect, it } from 'vitest'
import type { AnalysisResult, LabelInput } from '../../src/engine/index.ts'
import type { ReadWord } from '../../src/engine/parsing/to-ingredients.ts'
import { engine, shape } from './corpus.ts'
import { labelsOf, printed, rounds } from './marked.ts'

// A short outline of what the engine makes of every twentieth label, as printed and in three worse readings. A change of
// a rule shows here as a text that a reviewer can read; `npx vitest run test/labels/outlines.test.ts -u` accepts it.
const LABEL_STEP = 20

const outline = (result: AnalysisResult): string[] => {
  const { contains, mayContain } = result.allergens
  const insights = [...result.highlights, ...result.suggestions, ...result.knowledge]
  return [
    `ingredients: ${shape(result.ingredients)}`,
    `allergens: ${contains.join(' ')}${mayContain.length > 0 ? ` (may contain ${mayContain.join(' ')})` : ''}`,
    `groups: ${result.groups.map(({ group, level }) => `${group} ${level}`).join(', ')}`,
    `reasons: ${result.reasons.map(({ rule, points }) => `${rule} ${points}`).join(', ')}`,
    `insights: ${insights.map(({ id }) => id).join(', ')}`,
  ]
}

/** The label as a photo gives it: broken into lines, each with its place and a confidence. */
const photographed = (text: string): LabelInput => {
  const lines = text.match(/[^\n]{1,17}\n?|\n/g) ?? []
  const words: ReadWord[] = []
  let broken = ''
  for (const [at, line] of lines.entries()) {
    const start = broken.length
    broken += line.endsWith('\n') ? line : `${line}\n`
    const box = { x: (at % 5) / 50, y: at / lines.length, width: 0.7, height: 0.8 / lines.length }
    words.push({ start, end: broken.length - 1, confidence: 1 - (at % 7) / 10, box })
  }
  return { text: broken, words }
}

const MISREAD: Record<string, string> = {
  '、': '.',
  '，': '·',
  ',': ';',
  '（': '《',
  '）': ']',
  '(': '[',
  ')': '}',
  '：': ';',
  钠: '纳',
  酸: '酿',
  糖: '塘',
  酯: '脂',
  '5': 's',
  '%': '％',
}

/** The label with characters lost and replaced by look-alikes. */
const misread = (text: string): LabelInput => ({
  text: [...text]
    .map((char, at) => (at % 23 === 22 ? '' : at % 3 === 0 ? (MISREAD[char] ?? char) : char))
    .join(''),
})

/** The list without its heading, one ingredient per line. */
const unheaded = (text: string): LabelInput => ({
  text: text.slice(text.search(/[:：]/) + 1).replace(/[、，,]\s?/g, '\n'),
})

const scoreText = ({ score, confidence }: AnalysisResult): string =>
  `${score ?? 'no score'} (confidence ${confidence})`

it('keeps its outline of a sample of labels', async () => {
  const sample = rounds.flatMap(round => labelsOf(round).map(label => ({ round, ...label })))
  const outlines = sample
    .filter((_, at) => at % LABEL_STEP === 0)
    .map(({ round, id, label, product }) => {
      const text = printed(label)
      const result = engine.analyse({ text, product: { name: product } })
      const worse = { photographed, misread, unheaded }
      return [
        `## ${round} ${id} ${product}: ${scoreText(result)}`,
        ...outline(result),
        `worse readings: ${Object.entries(worse)
          .map(([name, read]) => `${name} ${scoreText(engine.analyse(read(text)))}`)
          .join(', ')}`,
      ].join('\n')
    })
  await expect(`${outlines.join('\n\n')}\n`).toMatchFileSnapshot('outlines/labels.txt')
})
