import { beforeAll, describe, expect, it } from 'vitest'
import { createAnswers, type Question } from '../../src/engine/answers/index.ts'
import { type AnalysisResult, createEngine, type Ingredient } from '../../src/engine/index.ts'
import { loadFlavourings, loadKnowledge, loadUses } from '../../src/knowledge/index.ts'
import corpus from './questions.json' with { type: 'json' }

let analyse: (text: string) => NonNullable<Question['label']>
let report: (text: string, language: 'zh' | 'en') => string

beforeAll(async () => {
  const knowledge = await loadKnowledge()
  const engine = createEngine(knowledge)
  const answer = createAnswers({ knowledge, uses: await loadUses(), flavourings: await loadFlavourings() })
  analyse = text => {
    const product = engine.readProduct(text)
    return { result: engine.analyse({ text, product }), product }
  }
  report = (text, language) => {
    const question =
      language === 'zh' ? '请对这份配料表做深度分析' : 'Give me an in-depth analysis of this label'
    return answer({ question, history: [], language, label: analyse(text) }).answer
  }
})

const names = (ingredients: readonly Ingredient[]): string[] =>
  ingredients.flatMap(({ name, role, kind, children }) => [
    ...(role === undefined && kind === 'additive' ? [name] : []),
    ...names(children),
  ])

const additivesOf = ({ ingredients }: AnalysisResult) => names(ingredients)

/** About as a reader counts: a Chinese word is written with 1.6 characters. */
const wordsOf = (text: string) =>
  (text.match(/\p{Script=Han}/gu) ?? []).length / 1.6 + (text.match(/[A-Za-z][A-Za-z'-]*|\d+/g) ?? []).length

describe('the in-depth report', () => {
  it.each(Object.entries(corpus.labels))('%s: tells everything there is, and no more', (_, text) => {
    for (const language of ['zh', 'en'] as const) {
      const said = report(text, language)
      for (const name of additivesOf(analyse(text).result)) expect(said.replace(/\\/g, '')).toContain(name)
      expect(said.match(/^## /gm)?.length).toBeGreaterThanOrEqual(7)
      expect(wordsOf(said.replace(/\[\d+\]/g, ''))).toBeLessThan(1200)
      expect(said).not.toMatch(/undefined|NaN|null|：。|: \./)
      if (language === 'en') expect(said.replace(/^## .*/m, '')).not.toMatch(/[，。；：]/)
    }
  })

  it.each(['noodles', 'sausage', 'milktea', 'energy', 'gummies', 'chips'] as const)(
    '%s: a label with much to tell gets 300 words at least',
    key => {
      expect(wordsOf(report(corpus.labels[key], 'zh').replace(/\[\d+\]/g, ''))).toBeGreaterThan(300)
      expect(wordsOf(report(corpus.labels[key], 'en').replace(/\[\d+\]/g, ''))).toBeGreaterThan(300)
    },
  )

  it('says that a substance is not permitted, and does not call it permitted in the same breath', () => {
    const said = report('配料：小麦粉、水、食品添加剂（溴酸钾、山梨酸钾）', 'zh')
    expect(said).toContain('溴酸钾')
    expect(said).toMatch(/不允许|未获|没有获准|不得使用|不许可/)
    expect(said).not.toContain('添加剂在 GB 2760-2024 的范围和限量内允许使用')
  })

  it('says that there is no score and which words were not understood', () => {
    const said = report(corpus.labels.odd, 'en')
    expect(said).toContain('There is no score')
    expect(said).toContain('4 words were not recognised: 嘟噜嘎')
  })
})
