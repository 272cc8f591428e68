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

const people = {
  zh: '宝宝 三岁的孩子 孩子 孕妇 苯丙酮尿症患者 糖尿病人 高血压的人 肾病病人 痛风的人 乳糜泻的人 乳糖不耐的人 哮喘的人 阿司匹林敏感的人 蚕豆病人 失眠的人 容易拉肚子的人 素食者 花生过敏的人 海鲜过敏的人 虾过敏的人 鱼过敏的人 贝类过敏的人 鸡蛋过敏的人 大豆过敏的人 牛奶过敏的人 坚果过敏的人 芝麻过敏的人 麸质过敏的人 亚硫酸盐过敏的人 芒果过敏的人 糖尿病的孕妇'.split(
    ' ',
  ),
  en: 'a baby,a 7 year old,my kids,pregnant women,someone with pku,diabetics,high blood pressure,kidney disease,gout,coeliacs,lactose intolerance,asthma,aspirin sensitivity,g6pd deficiency,insomnia,sensitive bowels,vegans,a peanut allergy,a seafood allergy,an egg allergy,a soya allergy,a milk allergy,a nut allergy,a sesame allergy,a wheat allergy,a sulphite allergy'.split(
    ',',
  ),
}
const kinds = {
  zh: '防腐剂 甜味剂 护色剂 色素 乳化剂 增稠剂 抗氧化剂 增味剂 酸度调节剂 膨松剂 磷酸盐 抗结剂 被膜剂 漂白剂 稳定剂 香精 菌种 酶制剂 维生素 咖啡因 乳糖 苯丙氨酸 过敏原 氢化油 转基因 糖 盐 添加剂 牛奶 花生 麸质 坚果 鱼'.split(
    ' ',
  ),
  en: 'preservatives,sweeteners,colours,emulsifiers,thickeners,antioxidants,flavour enhancers,acidity regulators,raising agents,phosphates,glazing agents,stabilisers,flavourings,cultures,enzymes,vitamins,caffeine,lactose,allergens,hydrogenated oil,gmo,sugar,salt,additives,milk,nuts,gluten'.split(
    ',',
  ),
}
const plainly = [
  ...'这个能吃吗 健康吗 可以天天吃吗 是超加工食品吗 为什么得分这么低 最差的成分是什么 有更好的选择吗 第一位是什么 第三位配料是什么 第五位是什么 前两种配料是什么 前五项 主要成分 有多少种配料 配料都有什么 食盐排第几 白砂糖含量 水占多少 糖加了多少 会不会导致多动 会致癌吗 对皮肤好吗 小麦粉里有什么 香精由什么组成 香精是天然的吗 山梨酸钾合法吗 山梨酸钾在欧盟被禁吗 山梨酸钾和苯甲酸钠有什么区别 阿斯巴甜和白砂糖哪个好 阿斯巴甜每天最多吃多少 30公斤的孩子阿斯巴甜每天能吃多少 山梨酸钾在饼干里最多能用多少 柠檬黄在饮料里能用吗 二氧化硫残留量 三聚氰胺安全吗 苏丹红能用吗 有没有三聚氰胺 有没有山梨酸钾 山梨酸甲是什么 山犁酸钾安全吗 亚硝酸钠 它是什么 你好 谢谢 今天天气怎么样'.split(
    ' ',
  ),
  ...'is it healthy,can i eat it every day,is it ultra-processed,why is the score so low,what is the worst ingredient,any better choice,first ingredient,first three ingredients,how many ingredients,list all ingredients,how much salt,percentage of sugar,does it cause cancer,does sorbate make me hyperactive,what is flour made of,is the flavouring natural,is potassium sorbate legal,is aspartame banned in the eu,compare aspartame and sugar,difference between E202 and E211,how much aspartame per day,aspartame per day at 60 kg,maximum of potassium sorbate in biscuits,is melamine safe,what is E102,potasium sorbate,hello,what is the weather'.split(
    ',',
  ),
]
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
