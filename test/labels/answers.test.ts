import { expect, it } from 'vitest'
import { createAnswers, type Question, type Turn } from '../../src/engine/answers/index.ts'
import { loadFlavourings, loadUses } from '../../src/knowledge/index.ts'
import { engine, knowledge, named } from './corpus.ts'
import further from './further-questions.json' with { type: 'json' }
import { labelsOf, printed, rounds } from './marked.ts'
import corpus from './questions.json' with { type: 'json' }

// Outlines of the answers to the questions of the corpus; `npx vitest run test/labels/answers.test.ts -u` accepts a change,
// and the difference belongs in the review. The tests below them check answers about any label and any additive.
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

const ask = (question: string, label: Question['label']) =>
  answer({ question, history: [], language: /\p{Script=Han}/u.test(question) ? 'zh' : 'en', label })

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

const { people, kinds, plainly } = further
const questions = {
  people: [
    ...people.zh.flatMap(who => [`${who}能吃吗`, `${who}可以吃山梨酸钾吗`]),
    ...people.en.flatMap(who => [`is it safe for ${who}?`, `is aspartame safe for ${who}?`]),
  ],
  kinds: [
    ...kinds.zh.flatMap((kind, at) => [
      `有没有${kind}`,
      `为什么要放${kind}`,
      `有${kind}或者${kinds.zh[(at + 1) % kinds.zh.length]}吗`,
      `第一种${kind}是什么`,
      `有添加剂和${kind}吗`,
    ]),
    ...kinds.en.flatMap(kind => [`does it contain ${kind}?`, `why are there ${kind}`]),
  ],
  plainly,
}

/** Every answer says something, and cites what it says when it is covered. */
const expectSound = ({ answer: text, citations, isCovered }: ReturnType<typeof ask>, question: string) => {
  expect(text, question).not.toMatch(/undefined|NaN|\[object|\{names\}/)
  expect(text.length, question).toBeGreaterThan(5)
  if (isCovered) expect(citations.length, question).toBeGreaterThan(0)
}

it.each(Object.entries(questions))(
  'answers questions on %s about any label, with citations',
  (_about, asked) => {
    const all = [null, ...labels.filter((_, at) => at % 3 === 0).map(({ text }) => analysed(text))]
    for (const question of asked) for (const label of all) expectSound(ask(question, label), question)
  },
)

// What is asked of any pack, so that each way a label can be is met by each way of asking.
const ofAnyLabel = {
  zh: [
    '请对这份配料表做深度分析',
    '为什么得这个分',
    '有哪些过敏原',
    '含牛奶吗',
    '含大豆吗',
    '有哪些甜味剂',
    '有糖吗',
    '有盐吗',
    '孩子能吃吗',
    '孕妇能吃吗',
    '素食者能吃吗',
    '最差的成分是什么',
    '有更好的选择吗',
    '第一位是什么',
    '香精排第几',
  ],
  en: [
    'give me an in-depth analysis',
    'does it contain wheat?',
    'does it contain nuts?',
    'is it ultra-processed?',
    'what is in it and how much',
    'is it safe for diabetics?',
    'what does the last ingredient do?',
  ],
}
const ofAnyAdditive = [
  ['', '是什么'],
  ['为什么要加', ''],
  ['', '在这里最多能用多少'],
  ['', '对身体有什么影响'],
  ['第一个配料和', '哪个更好'],
  ['is ', ' allowed in this food?'],
] as const

it.each(['zh', 'en'] as const)('answers questions in %s about any label, with citations', language => {
  const sample = rounds.flatMap(round =>
    labelsOf(round).filter((_, at) => at % 8 === (language === 'zh' ? 1 : 5)),
  )
  for (const { label, product: name } of sample) {
    const product = { ...engine.readProduct(printed(label)), name }
    const result = engine.analyse({ text: printed(label), product })
    const additives = named(result.ingredients).flatMap(one => (one.additiveId ? [one.name] : []))
    const asked = [
      ...ofAnyLabel[language],
      ...ofAnyAdditive.map(
        ([before, after], at) => `${before}${additives[at % additives.length] ?? '糖'}${after}`,
      ),
    ]
    for (const question of asked)
      expectSound(answer({ question, history: [], language, label: { result, product } }), question)
  }
})

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
