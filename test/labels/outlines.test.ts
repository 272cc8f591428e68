import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { AnalysisResult, Ingredient } from '../../src/engine/index.ts'
import { engine } from './corpus.ts'
import { type MarkedLabel, printed } from './marked.ts'

// What the engine makes of labels, in few words: whoever changes a rule sees in the difference which labels it touches, and
// takes it over with `npx vitest run test/labels/outlines.test.ts -u` when it is meant. The other tests say what is right; this
// one says what is.
const folder = new URL('./', import.meta.url)
const rounds = readdirSync(folder)
  .filter(name => /^held-out-\d+\.json$/.test(name))
  .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
const labels = rounds
  .flatMap((name): MarkedLabel[] => JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
  .filter((_, at) => at % 4 === 0)

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

it('makes of every fourth label what it made of it before', async () => {
  const outlines = labels.map(label =>
    outline(label.id, engine.analyse({ text: printed(label.label), product: { name: label.product } })),
  )
  await expect(`${outlines.join('\n\n')}\n`).toMatchFileSnapshot('outlines.txt')
})
