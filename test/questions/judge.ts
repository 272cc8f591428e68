import { readFileSync } from 'node:fs'
import {
  type Answer,
  createAnswers,
  type Heard,
  type Question,
  type Turn,
} from '../../src/engine/answers/index.ts'
import { createEngine } from '../../src/engine/index.ts'
import { fold } from '../../src/engine/text/normalize.ts'
import { loadFlavourings, loadKnowledge, loadUses } from '../../src/knowledge/index.ts'
import labels from './labels.json' with { type: 'json' }

/** A question of the set, and what its answer has to be. */
export interface Asked {
  id: string
  person: string
  language: 'zh-Hans' | 'zh-Hant' | 'en'
  /** A label of `labels.json`. */
  label: keyof typeof labels
  /** The person's earlier questions; the answers to them are the engine's own. */
  history?: string[]
  question: string
  /** Readings that are right: each a list of wishes that belong together. */
  wish: string[][]
  /** `additive:山梨酸钾`, `people:children`, `food:07.01`... */
  entities: string[]
  /** What a nutritionist with the pack in hand would say, where the writer gave it. */
  ideal?: string
  must: string[]
  mustNot?: string[]
  /** The honest answer warns: no reassurance may be given. */
  risk?: true
  /** Outside of what a label and the knowledge can tell: refused. */
  refused?: true
}

/** What no answer may promise (docs/sentences.md has all of them). */
const promises =
  /可以放心|放心(?:吃|喝|食用)|绝对安全|完全安全|没有任何风险|对人体无害|perfectly safe|completely safe|totally safe|no risk at all/
/**
 * An answer that begins like this, or says this, tells somebody who should take care that all is well; not so a yes to what they
 * should avoid (yes: alcohol recognised).
 */
const reassures =
  /^(?:可以|能|没事|Yes\b(?!, leave it|: (?:contains|alcohol|ingredients from pigs|\d+ ingredients? from animals|[^.]* brings phosphorus)|, by NOVA))|没有识别到针对|资料里没有它专门针对|No caution was found|I know of no caution/

/** The files of questions: those learned from, those kept aside, and later rounds written before the answers were changed. */
export const questionSets = [
  'kept',
  'training',
  'round-3',
  'round-4',
  'round-5',
  'round-5-kept',
  'round-6',
  'round-7',
  'round-8',
  'round-9',
  'round-10',
  'round-11',
  'round-12',
  'round-13',
  'round-14',
  'round-15',
  'round-16',
  'round-17',
  'round-18',
  'round-19',
  'round-20',
  'round-21',
  'round-22',
  'round-23',
  'round-24',
  'round-25',
  'round-26',
  'round-27',
  'round-28',
  'round-29',
  'round-30',
  'round-31',
  'round-32',
  'round-33',
  'round-34',
  'round-35',
  'round-36',
  'round-37',
  'round-38',
  'round-41',
  'round-42',
  'round-43',
  'round-44',
  'round-45',
  'round-46',
  'round-47',
  'round-48',
  'round-49',
  'round-50',
  'round-51',
  'round-52',
  'round-53',
  'round-54',
  'round-55',
  'round-56',
  'round-57',
  'round-58',
  'round-59',
  'round-60',
  'round-61',
  'round-62',
  'round-63',
  'round-64',
  'round-65',
  'round-66',
  'round-67',
  'round-68',
  'round-69',
  'round-70',
  'round-71',
  'round-72',
  'round-73',
  'round-74',
  'round-75',
  'round-76',
  'round-77',
  'round-78',
  'round-79',
  'round-80',
  'round-81',
  'round-82',
  'round-83',
  'round-84',
  'round-85',
  'round-86',
  'round-87',
  'round-88',
  'round-89',
] as const
export type QuestionSet = (typeof questionSets)[number]

export const readAsked = (set: QuestionSet): Asked[] =>
  readFileSync(new URL(`${set}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Asked => JSON.parse(line))

/** The first sentence says itself that this cannot be known from the label, whatever it goes on to tell. */
const says =
  /标签(?:没有|不)写|没有读到|没有查到|看不出来?(?:：|，也没有检测过)|的数我没有|not stated|does not (?:say|state|tell)|states no |No nutrition table was read|not on record/i

const bare = (answer: string): string => answer.replace(/\[\d+\]/g, '').replace(/[*\\]/g, '')

/** What is wrong with an answer, in words; none when it is right. */
export const faultsOf = (
  { wish, must, mustNot = [], risk, refused }: Asked,
  { answer, isCovered }: Answer,
): string[] => {
  const text = bare(answer)
  // Of a label in traditional characters the answer names its ingredients as they are printed there.
  const texts = [text, fold(text).text]
  const isDeclined = !isCovered || says.test(text.split('\n')[0] ?? '')
  // What may be read as a joke or as a question may be refused or answered.
  const isOpen = refused !== true && wish.some(reading => reading.includes('outside'))
  return [
    ...(refused !== true && !isOpen && !isCovered ? ['refused'] : []),
    ...(refused === true && !isDeclined ? ['not refused'] : []),
    ...(isOpen && !isCovered ? [] : must)
      .filter(one => !patternsOf(one).some(pattern => texts.some(said => pattern.test(said))))
      .map(one => `lacks ${one}`),
    ...mustNot.filter(one => new RegExp(one).test(text)).map(one => `has ${one}`),
    ...((risk && reassures.test(text)) || promises.test(text) ? ['reassures'] : []),
  ]
}

/** A pattern as it was written, and in the simplified characters of an answer. */
const patternsOf = (written: string): RegExp[] => {
  const simplified = written.replace(/[\u4e00-\u9fff]/g, character => fold(character).text)
  return [...new Set([written, simplified])].map(one => new RegExp(one, 'im'))
}

/** Answers questions of the set, or of other labels, with the engine's rules. */
export const createAsking = async (texts: Readonly<Record<string, string>> = labels) => {
  const knowledge = await loadKnowledge()
  const engine = createEngine(knowledge)
  const answer = createAnswers({ knowledge, uses: await loadUses(), flavourings: await loadFlavourings() })
  const analysed = new Map<string, Question['label']>()
  const labelOf = (name: string): Question['label'] => {
    const known = analysed.get(name)
    if (known) return known
    const text = texts[name]
    if (text === undefined) throw new Error(`no label ${name}`)
    const product = engine.readProduct(text)
    const label = { result: engine.analyse({ text, product }), product, text }
    analysed.set(name, label)
    return label
  }
  /** A question as the engine gets it, with its own answers to the questions before. */
  const questionOf = ({ label: name, language: spoken, history = [], question }: AskedOf): Question => {
    const label = labelOf(name)
    const language = spoken === 'en' ? 'en' : 'zh'
    const turns: Turn[] = []
    for (const content of history) {
      const said = answer({ question: content, history: turns, language, label })
      turns.push({ role: 'user', content }, { role: 'assistant', content: said.answer })
    }
    return { question, history: turns, language, label }
  }
  const ask = (asked: AskedOf): { said: Answer; heard: Heard[]; ms: number } => {
    const question = questionOf(asked)
    const [said, ms] = timed(() => answer(question))
    return { said, heard: answer.understand(question), ms }
  }
  /** Processor time of understanding alone, in ms, of questions whose texts were not read just before. */
  const timesOfUnderstanding = (all: readonly AskedOf[]): number[] =>
    all.map(questionOf).map(question => timed(() => answer.understand(question))[1])
  return Object.assign(ask, { timesOfUnderstanding })
}

type AskedOf = Pick<Asked, 'language' | 'history' | 'question'> & { label: string }

/** What a call gives, and its processor time in ms: a busy machine takes longer by the clock. */
const timed = <T>(call: () => T): [T, number] => {
  const start = process.cpuUsage()
  const value = call()
  const { user, system } = process.cpuUsage(start)
  return [value, (user + system) / 1000]
}
