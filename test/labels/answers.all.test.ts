import { it } from 'vitest'
import { analysed, answer, ask, expectSound, labels } from './asking.ts'
import { engine, named } from './corpus.ts'
import further from './further-questions.json' with { type: 'json' }
import { labelsOf, printed, rounds } from './marked.ts'

// Answers to any question about any label say something and cite it; what they say is kept by answers.test.ts.
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
