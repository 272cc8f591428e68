import type { Bilingual } from '../../../../result.ts'
import { fold } from '../../../../text/normalize.ts'
import type { Subject } from '../../../entities/subjects.ts'
import type { Heard } from '../../../understanding/heard.ts'
import { type AnswerContext, bothNames, citedAs, evidenceCitation } from '../../answer-context.ts'
import { purpose } from '../../identify.ts'
import { type Pair, pairs } from './pairs.ts'

const asked =
  /一起|一块儿?|一齐|一同|搭(?:配|着|在)?|同时|配(?:着|在一)|复配|混着|都(?:要|得|有|是|放|加|用|落)|俩|[两兩三2３3][个個种種样樣隻只款]|这么多|好几[种个样]|关系|帮助|多余|各(?:管|自|是|起|有|干|做)?|分别|分工|重复|协同|一[个种样](?:就|还)?(?:不够|不行|够)|不(?:就)?(?:够|行)了?[吗么]|又.{1,12}又|既.{1,12}[又也]|还(?:要)?[加放用]|\bboth\b|\btogether\b|\beach\b|\bsynerg|\bcombin|\btwo\b|\bthree\b|\bso many\b|\boverkill\b|\bredundant\b|\bhelps? the\b|\balongside\b|\bas well\b|\bplus\b|\ball of (?:them|em)\b|\band\b.{0,40}\btoo\b|\bwhy\b.{0,50}\band\b|\bone .{0,20}enough\b|\bvs\b/

/** Whether a question asks why several are used beside each other, or what each does. */
export const asksTogether = (text: string): boolean => asked.test(text)

const nameOf = ({ form, entry, name }: Subject): string => fold(form?.zh ?? entry?.zh ?? name).text

interface Found {
  pair: Pair
  one: Subject
  other: Subject
  /** All that the row is of: three sweeteners. */
  all: readonly Subject[]
}

/** The pairs of the table among these, each row once. */
const pairsAmong = (subjects: readonly Subject[], context: AnswerContext): Found[] => {
  const label = context.asked.label?.text ?? ''
  return pairs.flatMap(pair => {
    if (pair.only && !pair.only.test(label)) return []
    for (const one of subjects)
      for (const other of subjects)
        if (one !== other && pair.one.test(nameOf(one)) && pair.other.test(nameOf(other))) {
          const all = subjects.filter(
            (each, at) =>
              (pair.one.test(nameOf(each)) || pair.other.test(nameOf(each))) &&
              subjects.findIndex(same => same.name === each.name) === at,
          )
          return [{ pair, one, other, all }]
        }
    return []
  })
}

/** With the names in it: of two of one sort neither is meant alone. */
const filled = ({ text }: Pair, one: Bilingual, other: Bilingual): Bilingual => ({
  zh: text.zh.replaceAll('{one}', one.zh).replaceAll('{other}', other.zh),
  en: text.en.replaceAll('{one}', one.en).replaceAll('{other}', other.en),
})

/** As the label writes it, where that is in the language of the answer. */
const calledHere = (subject: Subject): Bilingual => {
  const { zh, en } = bothNames(subject)
  const name = subject.ingredient?.name ?? ''
  if (name === '') return { zh, en }
  return /[\u4e00-\u9fff]/.test(name) ? { zh: name, en } : { zh, en: name }
}

const most = 2

/** What these do beside each other, as far as the table of pairs knows; false where it knows nothing. */
export const tellTogether = (subjects: readonly Subject[], context: AnswerContext): boolean => {
  const found = pairsAmong(
    subjects.filter(({ entry, ingredient }) => entry !== undefined || /魔芋/.test(ingredient?.name ?? '')),
    context,
  ).slice(0, most)
  for (const { pair, one, other, all } of found) {
    const text = filled(pair, calledHere(one), calledHere(other))
    const names = { zh: all.map(each => calledHere(each).zh), en: all.map(each => calledHere(each).en) }
    context.reply.say(
      { zh: `${names.zh.join('和')}：${text.zh}。`, en: `${names.en.join(' with ')}: ${text.en}.` },
      ...all.flatMap(each => citedAs(context, each)),
      evidenceCitation(context, pair.evidence),
    )
  }
  return found.length > 0
}

const asksWhy =
  /为[什啥]|咋|怎么|干[嘛吗啥]|干什么|做[咩乜]|点解|讲究|分工|协同|搭|一起|一块|重复|有[什啥]么?用|关系|帮助|多余|\boverkill\b|\bredundant\b|\bhelps? the\b|\bwhy\b|\bwhat(?:'s| is| does| do)\b|\bsynerg|\btogether\b|\bboth\b/
const notOfThis =
  /安全|害|癌|毒|伤|身体|健康|风险|副作用|反应|苯(?!甲)|放心|过敏|限量|超标|加起来|合计|比例|孕|吃|喝|区别|哪个|是什么|从哪|来自|来源|\b(?:safe|safer|safety|bad|toxic|health\w*|cancer|risks?|dangerous|react\w*|benzene|kids?|child\w*|pregnan\w*|harm\w*|limit|sum|eat|drink|mix(?:ed)?|difference|better|worse|same|allerg\w*)\b/
const mayBe = /^(?:what|claim|compare|has|outside|often|list|safe|score|evaluation|substitute)$/

/** Two gums, would one not do: what those named do beside each other and each of them, whatever it was taken for; false where that was not asked. */
export const tellWhyTogether = (heard: Heard, context: AnswerContext): boolean => {
  const { wish, subjects, text, who, nutrients } = heard
  const isAsked =
    mayBe.test(wish) && who === null && nutrients.length === 0 && asked.test(text) && asksWhy.test(text)
  if (!isAsked || notOfThis.test(text) || !tellTogether(subjects, context)) return false
  for (const subject of subjects) if (subject.entry) purpose(subject, context)
  return true
}
