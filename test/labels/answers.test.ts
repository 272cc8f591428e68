import { expect, it } from 'vitest'
import type { Question, Turn } from '../../src/engine/answers/index.ts'
import { analysed, answer, ask, expectSound, labels } from './asking.ts'
import { knowledge } from './corpus.ts'
import corpus from './questions.json' with { type: 'json' }

// Outlines of the answers to the questions of the corpus; `npx vitest run test/labels/answers.test.ts -u` accepts a change,
// and the difference belongs in the review. The tests below them check answers about any additive; about any label: answers.all.test.ts.
const conversations = [
  ...corpus.questions.map(({ ask, label }) => ({ turns: [ask], label })),
  ...corpus.conversations.map(({ turns, label }) => ({ turns, label })),
  ...labels.map(({ name }) => ({ turns: ['请对这份配料表做深度分析'], label: name })),
]

const told = (turns: readonly string[], label: Question['label']) => {
  const history: Turn[] = []
  let last = answer({ question: '', history, language: 'zh', label })
  for (const question of turns) {
    const language = /\p{Script=Han}/u.test(question) ? 'zh' : 'en'
    last = answer({ question, history: [...history], language, label })
    history.push({ role: 'user', content: question }, { role: 'assistant', content: last.answer })
  }
  return last
}

const shortOf = (text: string) =>
  text.length > 400 ? `${text.slice(0, 400)}… (${text.length} characters)` : text

it.each([...labels, { name: 'no label', text: '' }])(
  'keeps its answers about $name',
  async ({ name, text }) => {
    const own = text ? analysed(text) : null
    const answers = conversations
      .filter(({ label }) => (label ?? 'no label') === name)
      .map(({ turns }) => {
        const said = told(turns, own)
        return [
          `## ${turns.join(' ⏎ ')}${said.isCovered ? '' : ' (not covered)'}`,
          shortOf(said.answer),
          `cited: ${said.citations.map(({ kind, ref }) => `${kind}:${ref}`).join(' ')}`,
        ].join('\n')
      })
    await expect(`${answers.join('\n\n')}\n`).toMatchFileSnapshot(
      `outlines/answers-${name.replaceAll(' ', '-')}.txt`,
    )
  },
)

// A comma inside a question separates two names, so entries named for a family are asked for by their forms elsewhere.
it('answers what an additive is by its Chinese and its English name, and cites its entry', () => {
  for (const { id, zh, en } of knowledge.additives.filter(one => !/[,、]/.test(one.zh)))
    for (const question of [
      `${zh}是什么`,
      `${zh}安全吗`,
      `${zh}最大使用量是多少`,
      `is ${en} safe for kids?`,
    ]) {
      const said = ask(question, null)
      expectSound(said, question)
      if (/(?:是什么|安全吗)$/.test(question))
        expect(
          said.citations.map(({ ref }) => ref),
          question,
        ).toContain(id)
    }
})
