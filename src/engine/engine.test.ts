import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import examples from '../../test/labels/label-forms.json' with { type: 'json' }
import photos from '../../test/labels/photo-labels.json' with { type: 'json' }
import { loadKnowledge } from '../knowledge/index.ts'
import { type AnalysisResult, createEngine, type Ingredient } from './index.ts'

const knowledge = await loadKnowledge()
const engine = createEngine(knowledge)
const labels = [...examples.map(label => label.text), ...photos.map(label => `配料：${label.text}`)]

const realLabel = fc.constantFrom(...labels)
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
)
const punctuation = fc.constantFrom(
  '（',
  '）',
  '(',
  ')',
  '[',
  ']',
  '｛',
  '}',
  '【',
  '、',
  '，',
  ';',
  ':',
  '。',
  '.',
  '\n',
  ' ',
  '%',
  '2%以下：',
  '≥',
  '5',
  'E',
  '和',
  '含',
  '🍜',
  '\ud83c',
)
/** A real label with characters dropped, doubled, swapped and thrown in, as a bad photo or a hurried hand makes it. */
const mutated = fc
  .tuple(
    realLabel,
    fc.array(fc.tuple(fc.nat(), fc.constantFrom('drop', 'double', 'insert', 'cut'), punctuation), {
      maxLength: 25,
    }),
  )
  .map(([text, edits]) =>
    edits.reduce((now, [at, edit, char]) => {
      const i = now.length === 0 ? 0 : at % now.length
      if (edit === 'drop') return now.slice(0, i) + now.slice(i + 1)
      if (edit === 'double') return now.slice(0, i) + now.slice(i, i + 8) + now.slice(i)
      if (edit === 'cut') return now.slice(0, Math.max(1, i))
      return now.slice(0, i) + char + now.slice(i)
    }, text),
  )
const text = fc.oneof(
  realLabel,
  mutated,
  anyText,
  anyText.map(words => `配料：${words}`),
)

function flat(ingredients: readonly Ingredient[]): Ingredient[] {
  return ingredients.flatMap(one => [one, ...flat(one.children)])
}

/** Children stand inside their parent or after it; siblings follow each other; nothing overlaps. */
function expectOrdered(ingredients: readonly Ingredient[], from: number): number {
  let at = from
  for (const one of ingredients) {
    expect(one.span.start).toBeGreaterThanOrEqual(at)
    expect(one.span.end).toBeGreaterThan(one.span.start)
    at = expectOrdered(one.children, one.span.end)
  }
  return at
}

function expectSound(result: AnalysisResult, of: string): void {
  const all = flat(result.ingredients)
  for (const one of all) {
    expect(of.slice(one.span.start, one.span.end)).toBe(one.name)
    expect(one.confidence).toBeGreaterThanOrEqual(0)
    expect(one.confidence).toBeLessThanOrEqual(1)
  }
  expectOrdered(result.ingredients, 0)
  const indices = [
    ...result.reasons,
    ...result.groups,
    ...result.highlights,
    ...result.suggestions,
    ...result.knowledge,
  ]
  for (const { ingredients } of indices) for (const index of ingredients) expect(all[index]).toBeDefined()
  if (result.score === null) expect(result.reasons).toEqual([])
  else {
    expect(Number.isInteger(result.score)).toBe(true)
    expect(result.score).toBeGreaterThanOrEqual(0)
    expect(result.score).toBeLessThanOrEqual(100)
    const tenths = result.reasons.map(({ points }) => Math.round(points * 10))
    expect(result.reasons.map(({ points }) => points)).toEqual(tenths.map(one => one / 10))
    expect(tenths.reduce((sum, one) => sum + one, 1000)).toBe(result.score * 10)
    const weights = tenths.map(Math.abs)
    expect(weights).toEqual(weights.toSorted((a, b) => b - a))
  }
}

describe('for any text, the engine', () => {
  it('marks exact spans of the text, in order and without overlap, and its reasons add up to the score', () => {
    fc.assert(
      fc.property(text, label => expectSound(engine.analyse({ text: label }), label)),
      { numRuns: 200 },
    )
  })

  it('gives the same result for the same label, byte for byte, from every engine', () => {
    const other = createEngine(knowledge)
    fc.assert(
      fc.property(text, label => {
        const once = JSON.stringify(engine.analyse({ text: label }))
        expect(JSON.stringify(engine.analyse({ text: label }))).toBe(once)
        expect(JSON.stringify(other.analyse({ text: label }))).toBe(once)
      }),
      { numRuns: 100 },
    )
  })

  it('never raises a score for one more additive', () => {
    const additive = fc.constantFrom(
      ...knowledge.names.filter(name => name.id !== undefined && name.text.length > 1).map(name => name.text),
    )
    const foods = fc.subarray(
      [
        '水',
        '白砂糖',
        '小麦粉',
        '棕榈油',
        '食用盐',
        '全麦粉',
        '生牛乳',
        '猪肉',
        '大豆',
        '马铃薯',
        '植物油',
        '麦芽糊精',
        '乳清粉',
        '酵母',
        '叶酸',
        '碳酸钙',
        '红茶',
        '番茄酱',
      ],
      { minLength: 1 },
    )
    const some = fc.uniqueArray(additive, { maxLength: 12 })
    fc.assert(
      fc.property(
        fc.shuffledSubarray(['水', '白砂糖', '小麦粉'], { minLength: 0 }),
        foods,
        some,
        additive,
        (start, rest, additives, more) => {
          const list = [...new Set([...start, ...rest])].join('、')
          const label = (names: readonly string[]) =>
            `配料：${list}${names.length > 0 ? `、食品添加剂（${names.join('、')}）` : ''}`
          const before = engine.analyse({ text: label(additives) }).score
          const after = engine.analyse({ text: label([...additives, more]) }).score
          expect(before).not.toBeNull()
          expect(after ?? 0).toBeLessThanOrEqual(before ?? 100)
        },
      ),
      { numRuns: 300 },
    )
  })
})

// How fast it is, `npm run bench engine` measures; here it must only come to an end.
describe('size', () => {
  it('survives ten thousand nested brackets', () => {
    const label = `配料：${'小麦粉（'.repeat(10_000)}水${'）'.repeat(9_990)}、食用盐`
    expectSound(engine.analyse({ text: label }), label)
    expect(JSON.stringify(engine.analyse({ text: label })).length).toBeGreaterThan(1000)
  })

  it('reads a list of 100 kB', () => {
    const label = `配料：${photos
      .map(photo => photo.text)
      .join('、')
      .repeat(60)
      .slice(0, 40_000)}`
    expect(new TextEncoder().encode(label).length).toBeGreaterThan(80_000)
    expectSound(engine.analyse({ text: label }), label)
  })

  it.each([
    ['one endless word', '糖'.repeat(100_000)],
    ['open brackets only', '（'.repeat(50_000)],
    ['closing brackets only', '配料：）'.repeat(20_000)],
    ['headings only', '配料：'.repeat(30_000)],
    ['points and digits', '1.'.repeat(50_000)],
    ['spaces', `配料：小麦粉${' '.repeat(100_000)}、水`],
    ['line feeds', `配料：小麦粉${'\n'.repeat(100_000)}水`],
    ['colons', `配料：${'a:'.repeat(50_000)}`],
    ['letters', `ingredients: ${'and '.repeat(25_000)}`],
  ])('survives %s', (_what, label) => {
    expectSound(engine.analyse({ text: label }), label)
  })
})

it.each(['芝麻', '乳糖', '鱼', '虾', '大豆'])('reads on behind a bracket and %s', name => {
  const { ingredients } = engine.analyse({ text: `配料：小麦粉，蜂蜜（1%），${name}，食用盐` })
  expect(ingredients.map(item => item.name)).toEqual(['小麦粉', '蜂蜜', name, '食用盐'])
})
