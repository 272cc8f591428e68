import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { createAnswers, type Question, type Turn } from '../../src/engine/answers/index.ts'
import { loadFlavourings, loadUses } from '../../src/knowledge/index.ts'
import { engine, knowledge } from './corpus.ts'
import corpus from './questions.json' with { type: 'json' }

// What is answered to the questions of the corpus, like the outlines of labels beside it: `-u` takes a meant change over, and its
// difference belongs in the review. The digest holds what the same question gets in the other language, about another label,
// without any, and about one on which nothing was read.
const answer = createAnswers({ knowledge, uses: await loadUses(), flavourings: await loadFlavourings() })

const analysed = (text: string): Question['label'] => {
  const product = engine.readProduct(text)
  return { result: engine.analyse({ text, product }), product }
}
const labels = Object.entries(corpus.labels).map(([name, text]) => ({ name, text }))
const conversations = [
  ...corpus.questions.map(({ ask, label }) => ({ turns: [ask], label })),
  ...corpus.conversations.map(({ turns, label }) => ({ turns, label })),
  ...labels.map(({ name }) => ({ turns: ['请对这份配料表做深度分析'], label: name })),
]

const told = (turns: readonly string[], label: Question['label'], isTurned = false) => {
  const history: Turn[] = []
  let last = answer({ question: '', history, language: 'zh', label })
  for (const question of turns) {
    const language = /\p{Script=Han}/u.test(question) === isTurned ? 'en' : 'zh'
    last = answer({ question, history: [...history], language, label })
    history.push({ role: 'user', content: question }, { role: 'assistant', content: last.answer })
  }
  return last
}

const shortOf = (text: string) =>
  text.length > 400 ? `${text.slice(0, 400)}… (${text.length} characters)` : text

it.each([...labels, { name: 'no label', text: '' }])(
  'answers about $name what it answered before',
  async ({ name, text }) => {
    const own = text ? analysed(text) : null
    const next = labels[(labels.findIndex(one => one.name === name) + 1) % labels.length]
    const other = next ? analysed(next.text) : null
    const unread = analysed('保质期十二个月')
    const answers = conversations
      .filter(({ label }) => (label ?? 'no label') === name)
      .map(({ turns, label }) => {
        const said = told(turns, own)
        const others = [
          told(turns, own, true),
          told(turns, other),
          told(turns, unread),
          ...(label ? [told(turns, null)] : []),
        ]
        const digest = createHash('sha256')
          .update(JSON.stringify([said, others]))
          .digest('hex')
          .slice(0, 12)
        const cited = said.citations.map(({ kind, ref }) => `${kind}:${ref}`).join(' ')
        return [
          `## ${turns.join(' ⏎ ')}${said.isCovered ? '' : ' (not covered)'}`,
          shortOf(said.answer),
          `cited: ${cited}`,
          `digest: ${digest}`,
        ].join('\n')
      })
    await expect(`${answers.join('\n\n')}\n`).toMatchFileSnapshot(
      `outlines/answers-${name.replaceAll(' ', '-')}.txt`,
    )
  },
)
