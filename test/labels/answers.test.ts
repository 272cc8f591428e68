import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { createAnswers, type Question, type Turn } from '../../src/engine/answers/index.ts'
import { loadFlavourings, loadUses } from '../../src/knowledge/index.ts'
import { engine, knowledge, named } from './corpus.ts'
import further from './further-questions.json' with { type: 'json' }
import { labelsOf, printed, rounds } from './marked.ts'
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

const ask = (question: string, label: Question['label']) =>
  answer({ question, history: [], language: /\p{Script=Han}/u.test(question) ? 'zh' : 'en', label })

const digestOf = (made: unknown) =>
  createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 12)

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
        const cited = said.citations.map(({ kind, ref }) => `${kind}:${ref}`).join(' ')
        return [
          `## ${turns.join(' ⏎ ')}${said.isCovered ? '' : ' (not covered)'}`,
          shortOf(said.answer),
          `cited: ${cited}`,
          `digest: ${digestOf([said, others])}`,
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

it.each(Object.entries(questions))(
  'answers questions on %s as before, whatever the label',
  async (about, asked) => {
    const all = [null, ...labels.filter((_, at) => at % 3 === 0).map(({ text }) => analysed(text))]
    const lines = asked.map(question => {
      const told = all.map(label => ask(question, label))
      return `${question}: ${told.filter(({ isCovered }) => isCovered).length} covered, ${digestOf(told)}`
    })
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`outlines/questions-${about}.txt`)
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

it.each(['zh', 'en'] as const)('answers in %s about any label what it answered before', async language => {
  const lines = rounds
    .flatMap(round => labelsOf(round).filter((_, at) => at % 8 === (language === 'zh' ? 1 : 5)))
    .map(({ id, label, product: name }) => {
      const product = { ...engine.readProduct(printed(label)), name }
      const result = engine.analyse({ text: printed(label), product })
      const additives = named(result.ingredients).flatMap(one => (one.additiveId ? [one.name] : []))
      const asked = [
        ...ofAnyLabel[language],
        ...ofAnyAdditive.map(
          ([before, after], at) => `${before}${additives[at % additives.length] ?? '糖'}${after}`,
        ),
      ]
      const told = asked.map(question =>
        answer({ question, history: [], language, label: { result, product } }),
      )
      return `${id}: ${told.filter(({ isCovered }) => isCovered).length} covered, ${digestOf(told)}`
    })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`outlines/answers-on-labels-${language}.txt`)
})

it('takes a mistyped name for what it took it for before', async () => {
  const worn = (name: string, at: number) => `${name.slice(0, at)}${name.slice(at + 1)}`
  const lines = knowledge.additives
    .filter((_, at) => at % 4 === 0)
    .map(({ id, zh, en }) => {
      const typed = [`${zh.slice(0, -1)}丙`, `${zh.slice(0, 1)}丙${zh.slice(2)}`, worn(zh, 2), worn(en, 3)]
      return `${id} ${typed.join(' ')}: ${digestOf(typed.map(name => ask(name, null)))}`
    })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('outlines/answers-on-mistyped.txt')
})

it('says of each additive what it said before', async () => {
  const lines = knowledge.additives.map(({ id, zh, en }) => {
    const asked = [
      `${zh}是什么`,
      `${zh}安全吗`,
      `${zh}有什么作用`,
      `${zh}最大使用量是多少`,
      `${zh}在饮料里最多能用多少`,
      `${en} per day for 60 kg`,
      `is ${en} safe for kids?`,
    ]
    return `${id} ${zh}: ${digestOf(asked.map(question => ask(question, null)))}`
  })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('outlines/answers-on-additives.txt')
})
