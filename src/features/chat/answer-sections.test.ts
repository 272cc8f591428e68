import { expect, it } from 'vitest'
import { answerSections } from './answer-sections.ts'

it('cuts an answer at its headings, and keeps everything that is under them', () => {
  expect(
    answerSections('## In depth\n\nThe score is 22.[1]\n\n## Sugars\n\n- one\n- two\n### Fine print\nmore'),
  ).toEqual([
    { title: 'In depth', text: 'The score is 22.[1]' },
    { title: 'Sugars', text: '- one\n- two\n### Fine print\nmore' },
  ])
})

it('makes one part of an answer without headings, and none of an empty one', () => {
  expect(answerSections('Only this.\n\nAnd that.')).toEqual([{ title: '', text: 'Only this.\n\nAnd that.' }])
  expect(answerSections('')).toEqual([])
})

it('shows the heading of a part whose text has not come yet', () => {
  expect(answerSections('intro\n## Sugars\n')).toEqual([
    { title: '', text: 'intro' },
    { title: 'Sugars', text: '' },
  ])
})
