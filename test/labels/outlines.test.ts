import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { AnalysisResult, Ingredient, LabelInput } from '../../src/engine/index.ts'
import type { ReadWord } from '../../src/engine/parsing/to-ingredients.ts'
import { engine } from './corpus.ts'
import { labelsOf, printed, rounds } from './marked.ts'

// What the engine makes of labels: whoever changes a rule sees in the difference which labels it touches, and takes it over
// with `npx vitest run test/labels/outlines.test.ts -u` when it is meant. The other tests say what is right; this one says what
// is. Every fourth label stands there in few words, of the others and of worse readings of all there is a digest.
const number = (value: number) => String(Math.round(value * 1000) / 1000)

const ingredientOutline = (item: Ingredient, depth: number): string[] => {
  const { amount, suspected } = item
  const facts = [
    item.kind,
    item.additiveId,
    item.ins && `INS ${item.ins}`,
    item.functions.join('+'),
    item.tier !== undefined && `tier ${item.tier}`,
    amount &&
      `${amount.bound} ${amount.value}${amount.max === undefined ? '' : `-${amount.max}`} ${amount.unit}`,
    item.notes?.map(note => `“${note}”`).join(''),
    item.role,
    item.atMost2Percent && '≤2 %',
    suspected && `perhaps ${suspected.name} ${suspected.additiveId ?? ''} ${number(suspected.confidence)}`,
    item.confidence < 1 && number(item.confidence),
  ]
  return [
    `${'  '.repeat(depth)}- ${item.name} @${item.span.start} [${facts.filter(Boolean).join(', ')}]`,
    ...item.children.flatMap(child => ingredientOutline(child, depth + 1)),
  ]
}

const outline = (id: string, result: AnalysisResult): string => {
  const remarks = (of: readonly { id: string; tone: string; ingredients: number[]; evidence: string[] }[]) =>
    of.map(one => `${one.id} ${one.tone} ${one.ingredients.join('.')} ${one.evidence.join('.')}`).join('; ')
  const { contains, mayContain } = result.allergens
  return [
    `## ${id}: ${result.score ?? 'no score'}, confidence ${number(result.confidence)}`,
    ...result.ingredients.flatMap(item => ingredientOutline(item, 0)),
    `allergens: ${contains.join(' ')} | ${mayContain.join(' ')}`,
    `groups: ${result.groups.map(one => `${one.group} ${one.level} ${one.certainty} ${one.ingredients.join('.')}`).join('; ')}`,
    `reasons: ${result.reasons.map(one => `${one.rule} ${number(one.points)} ${one.ingredients.join('.')} ${one.evidence.join('.')} ${one.confidence}`).join('; ')}`,
    `highlights: ${remarks(result.highlights)}`,
    `suggestions: ${remarks(result.suggestions)}`,
    `knowledge: ${remarks(result.knowledge)}`,
  ].join('\n')
}

/** The same label as a photo gives it: broken into lines wherever they end, each read as surely and placed as its number says. */
const photographed = (text: string): LabelInput => {
  const lines = text.match(/[^\n]{1,17}\n?|\n/g) ?? []
  const words: ReadWord[] = []
  let broken = ''
  for (const [at, line] of lines.entries()) {
    const start = broken.length
    broken += line.endsWith('\n') ? line : `${line}\n`
    const box = {
      x: (at % 5) / 50,
      y: at / lines.length,
      width: 0.8 - (at % 3) / 10,
      height: 0.8 / lines.length,
    }
    words.push({ start, end: broken.length - 1, confidence: 1 - (at % 7) / 10, box })
  }
  return { text: broken, words }
}

/** The same label with characters lost, points and brackets taken for others, as hard prints are read. */
const misread = (text: string): LabelInput => ({
  text: [...text]
    .map((char, at) => (at % 23 === 22 ? '' : at % 3 === 0 ? (MISREAD[char] ?? char) : char))
    .join(''),
})
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

/** The same list with nothing before it, and one ingredient on each line. */
const bare = (text: string): LabelInput => ({
  text: text.slice(text.search(/[:：]/) + 1).replace(/[、，,]\s?/g, '\n'),
})
const worse = [photographed, misread, bare]

const digest = ({ versions: _, ...made }: AnalysisResult, more: unknown = '') =>
  createHash('sha256')
    .update(JSON.stringify([made, more]))
    .digest('hex')
    .slice(0, 12)

it.each(rounds)('makes of the labels of %s what it made of them before', async round => {
  const outlines = labelsOf(round).map(({ id, label, product }, at) => {
    const text = printed(label)
    const made = engine.analyse({ text, product: { name: product } })
    const worsened = engine.analyse((worse[at % worse.length] ?? bare)(text))
    return [
      at % 4 === 0 ? outline(id, made) : `## ${id}: ${made.score ?? 'no score'}`,
      `digests: ${digest(made, engine.readProduct(text))} ${worsened.score ?? 'no score'} ${digest(worsened)}`,
    ].join('\n')
  })
  await expect(`${outlines.join('\n\n')}\n`).toMatchFileSnapshot(`outlines/${round}.txt`)
})
