import { describe, expect, it } from 'vitest'
import { createAnswers, type Question, type Turn } from '../../src/engine/answers/index.ts'
import { loadFlavourings, loadUses } from '../../src/knowledge/index.ts'
import { analysed } from '../labels/asking.ts'
import { knowledge } from '../labels/corpus.ts'
import labels from './labels.json' with { type: 'json' }

const answer = createAnswers({ knowledge, uses: await loadUses(), flavourings: await loadFlavourings() })
const sample = Object.values(labels).filter((_, at) => at % 18 === 0)

/** What people open a conversation with. */
const openings = {
  zh: [[], ['孩子能吃吗'], ['我有糖尿病，能吃吗'], ['怀孕能吃吗'], ['有哪些添加剂'], ['清真吗']],
  en: [[], ['can my kid have it'], ['ok for type 2 diabetes?'], ['is it vegan'], ['any preservatives?']],
} as const

const after = (
  questions: readonly string[],
  language: Question['language'],
  label: Question['label'],
): Turn[] =>
  questions.flatMap((content): Turn[] => [
    { role: 'user', content },
    { role: 'assistant', content: answer({ question: content, history: [], language, label }).answer },
  ])

describe.each(['zh', 'en'] as const)('questions offered to go on with, in %s', language => {
  const talks = sample.flatMap(text =>
    openings[language].map(said => {
      const label = analysed(text)
      const history = after(said, language, label)
      return { label, history, offered: answer.followUps({ history, language, label }) }
    }),
  )

  it('are three, each another one', () => {
    expect(talks.filter(({ offered }) => new Set(offered).size !== 3).map(({ offered }) => offered)).toEqual(
      [],
    )
  })

  it('are answered', () => {
    const unanswered = talks.flatMap(({ label, history, offered }) =>
      offered.filter(question => !answer({ question, history, language, label }).isCovered),
    )
    expect([...new Set(unanswered)]).toEqual([])
  })

  it('are not the same for every label', () => {
    const sets = new Set(talks.map(({ offered }) => [...offered].sort().join(' ')))
    expect(sets.size).toBeGreaterThan(talks.length / 3)
  })
})

it('offers what concerns the people who were named', () => {
  const label = analysed(
    '产品名称：可乐\n配料：水、白砂糖、咖啡因、焦糖色\n净含量：330毫升\n营养成分表 每100毫升\n能量 180千焦\n碳水化合物 10.6克\n糖 10.6克\n钠 12毫克',
  )
  const offeredAfter = (question: string) =>
    answer.followUps({ history: after([question], 'zh', label), language: 'zh', label }).join(' ')
  expect(offeredAfter('怀孕能喝吗')).toMatch(/咖啡因/)
  expect(offeredAfter('孩子能喝吗')).toMatch(/孩子一天/)
  expect(offeredAfter('我有糖尿病，能喝吗')).toMatch(/碳水/)
})
