import type {
  AdditiveEntry,
  AdditiveName,
  Knowledge,
  SafetyRecord,
  UseEntry,
} from '../../../knowledge/index.ts'
import { type KnownAmounts, knownAmounts } from '../../nutrition/known-amounts.ts'
import { nameIn } from '../../parsing/name-template.ts'
import type { AnalysisResult, Bilingual, Group, GroupFlag, Ingredient } from '../../result.ts'
import { fold } from '../../text/normalize.ts'
import type { PackSizes } from '../entities/amounts/amount-asked.ts'
import { perLabel } from '../entities/per-label.ts'
import type { Subject } from '../entities/subjects.ts'
import type { Citation, Question } from '../question.ts'
import { printedLines } from '../text/printed-lines.ts'
import {
  additiveCitation,
  flavouringCitation,
  ingredientCitation,
  type Reply,
  standardCitation,
} from '../text/reply.ts'
import { foodNamed } from './foods/foods.ts'
import { noList, unknownOf } from './outside.ts'
import { gloss } from './pack/in-english.ts'

/** What an answer is made from, and the reply it goes into. */
export interface AnswerContext {
  knowledge: Knowledge
  uses: ReadonlyMap<string, readonly UseEntry[]>
  asked: Question
  /** The question folded and in plain words. */
  text: string
  /** Body weight that the question states, in kg. */
  weightKg: number | null
  /** What this question asks, to be named where it is declined beside others that are answered; null where it stands alone. */
  part: string | null
  result: AnalysisResult | null
  flat: readonly Ingredient[]
  reply: Reply
}

/** What sizes the pack states. */
export const sizesOf = ({ asked, result }: Pick<AnswerContext, 'asked' | 'result'>): PackSizes => ({
  text: asked.label?.text ?? '',
  name: fold(asked.label?.product.name ?? '').text,
  nutrition: result?.nutrition,
})

export const evidenceCitation = (context: AnswerContext, id: string): Citation => ({
  kind: 'evidence',
  ref: id,
  title: context.knowledge.evidence.find(row => row.id === id)?.source ?? id,
})

export const onLabel = (context: AnswerContext, indices: readonly number[]): Citation[] =>
  indices.flatMap(index => {
    const ingredient = context.flat[index]
    return ingredient ? [ingredientCitation(ingredient, index)] : []
  })

/** Indices of the ingredients proper, without headings and class words. */
export const leavesOf = ({ flat }: AnswerContext): number[] =>
  flat.flatMap(({ role }, index) => (role === undefined ? [index] : []))

/** Whether the list is of packets or layers, which are not weighed against each other. */
export const isParted = ({ result }: AnswerContext): boolean =>
  (result?.ingredients ?? []).some(({ role }) => role === 'section')

/** In which order the ingredients stand. */
export const fallingOrder = (context: AnswerContext): Bilingual =>
  isParted(context)
    ? {
        zh: '配料分几部分列出，各部分内按加入量从多到少排列（不超过 2% 的可以不按顺序）',
        en: 'ingredients stand in falling order of weight within each part of the list (those of no more than 2 % in any order)',
      }
    : {
        zh: '配料按加入量从多到少排列（不超过 2% 的可以不按顺序）',
        en: 'ingredients stand in falling order of weight (those of no more than 2 % in any order)',
      }

/** What a sentence about the list as a whole rests on. */
export const wholeLabel = (context: AnswerContext): Citation[] =>
  onLabel(context, leavesOf(context).slice(0, 3))

export const orWhole = (context: AnswerContext, cited: readonly Citation[]): readonly Citation[] =>
  cited.length > 0 ? cited : onLabel(context, [0])

export const citedAs = (context: AnswerContext, subject: Subject): Citation[] => [
  ...(subject.entry ? [additiveCitation(subject.entry)] : []),
  ...(subject.flavouring ? [flavouringCitation(subject.flavouring)] : []),
  ...(subject.unlisted ? [standardCitation] : []),
  ...(subject.index === undefined ? [] : onLabel(context, [subject.index])),
]

/** Declines; of a label whose list was not read it says that first of all. */
export const declineUnknown = ({ reply, asked, flat, part, text }: AnswerContext): void =>
  reply.decline(asked.label && flat.length === 0 ? noList : unknownOf(part, text))

export const classEn = (context: AnswerContext, zh: string): string =>
  context.knowledge.classes.find(row => row.zh === zh)?.en ?? zh

/** The classes of an entry in words. */
export const classesOf = (context: AnswerContext, functions: readonly string[]): Bilingual => ({
  zh: functions.join('、'),
  en: functions.map(zh => classEn(context, zh)).join(', '),
})

export const bothNames = ({ name, entry, form, flavouring, unlisted }: Subject): Bilingual => {
  // 红曲红 of the label, where the question said 红曲: the form that the name itself is.
  const own = entry?.forms?.find(one => one.zh === name)
  const zh = own?.zh ?? form?.zh ?? entry?.zh ?? flavouring?.zh ?? unlisted?.zh ?? name
  const en = (own?.en || form?.en || entry?.en || flavouring?.en || name).replace(/ \(poly.*/, '')
  return {
    // 环己基氨基磺酸钠（甜蜜素） names it in both ways.
    zh: name.normalize('NFKC').includes(zh.normalize('NFKC')) ? name : `${name}（${zh}）`,
    en: name.toLowerCase() === en.toLowerCase() ? name : `${name} (${en})`,
  }
}

export const concern: readonly Bilingual[] = [
  { zh: '无特别关注', en: 'no particular concern' },
  { zh: '较低关注', en: 'low concern' },
  { zh: '中等关注', en: 'moderate concern' },
  { zh: '较高关注', en: 'high concern' },
  { zh: '很高关注', en: 'very high concern' },
]

/** What the nutrition table says for certain. */
export const knownOf = ({ result }: Pick<AnswerContext, 'result'>): KnownAmounts | undefined =>
  result?.nutrition ? knownAmounts(result.nutrition) : undefined

/** A sum of points without the rounding error of binary numbers. */
export const tenths = (points: number): number => Math.round(points * 10) / 10

/** Texts of both languages in a row, each with the mark of its language between them. */
export const joinedBy = (texts: readonly Bilingual[], zh: string, en: string): Bilingual => ({
  zh: texts.map(text => text.zh).join(zh),
  en: texts.map(text => text.en).join(en),
})

export const isStated = (value: string): boolean => value !== '' && value !== '-'

/** The safety records of an entry; only those of the form that was named, where there are such. */
export const recordsOf = (entry: AdditiveEntry, ins: string | undefined): readonly SafetyRecord[] => {
  const all = entry.safety ?? []
  const own = all.filter(record => record.ins === ins)
  return own.length > 0 ? own : all
}

/** The remarks on an entry: of the form that was named, else of any. */
export const notesOf = (entry: AdditiveEntry, ins: string | undefined): string[] => {
  const notes = (records: readonly SafetyRecord[]) =>
    records.map(({ note }) => note).filter(note => note !== '' && !/^as \d/.test(note))
  const own = notes(recordsOf(entry, ins))
  return [...new Set(own.length > 0 ? own : notes(entry.safety ?? []))]
}

/** What EFSA is troubled by, of all that the table states of it; the number beside it says nothing of why. Empty where nothing troubles it. */
export const troubleOf = (efsa: string): string =>
  efsa
    .split('; ')
    .filter(part => isTrouble.test(part.replace(/\bno (?:safety |\w+ )?concern[^;]*/g, '')))
    .join('; ')
const isTrouble = /concern|withdrawn|exceed|no longer|not ruled out|not authorised/i

export const flagsOf = ({ result }: AnswerContext, index: number | undefined) =>
  index === undefined ? [] : (result?.groups ?? []).filter(({ ingredients }) => ingredients.includes(index))

export const flagIn = ({ result }: AnswerContext, group: Group): GroupFlag | undefined =>
  result?.groups.find(flag => flag.group === group)

/** The name of an ingredient, with the other one in the language that is not the label's. */
export const nameOf = (ingredient: Ingredient): Bilingual => ({
  zh: inChinese(nameIn('zh', ingredient), ingredient),
  en: nameIn('en', ingredient),
})

/** Of an English list the Chinese name of a food as well, where the dictionary of foods has it. */
const inChinese = (name: string, { name: printed, kind }: Ingredient): string => {
  const food = kind === 'food' && /^[\x20-\x7e]+$/.test(name) ? foodNamed(printed) : undefined
  const [zh] = food?.zh.split('|') ?? []
  // Many names share an entry of the dictionary: fruit juice from concentrate is no grape juice.
  const isItsName = food?.en.split('|')[0] === printed.toLowerCase() || /^animals?$/.test(food?.from ?? '')
  return zh && isItsName ? `${zh}（${printed}）` : name
}

/** Indices of the ingredients whose name, in either language, a pattern matches; headings of the list left out. */
export const listedAs = (pattern: RegExp, { flat }: AnswerContext): number[] =>
  flat.flatMap(({ name, otherName = '', role }, index) =>
    role === undefined && pattern.test(`${name} ${otherName}`) ? [index] : [],
  )

/** Names of ingredients in a row. */
export const namesOf = (indices: readonly number[], { flat }: AnswerContext): Bilingual => {
  const names = indices.flatMap(index => (flat[index] ? nameOf(flat[index]) : []))
  const joined = (texts: string[], mark: string) => [...new Set(texts)].join(mark)
  return {
    zh: joined(
      names.map(({ zh }) => zh),
      '、',
    ),
    en: joined(
      names.map(({ en }) => en),
      ', ',
    ),
  }
}

/** A sentence of the pack as it is written, and folded as questions are. */
export interface Statement {
  words: string
  folded: string
}

/** What the pack says, sentence by sentence, whatever line a sentence goes on in. */
export const statementsOf = ({ asked }: AnswerContext): readonly Statement[] =>
  linesOf(asked.label?.text ?? '')
const linesOf = perLabel(label =>
  printedLines(label)
    .flatMap(({ words }) => words.split(/(?<=[.。])\s|(?<=。)/))
    .map(words => ({ words, folded: fold(words).text })),
)

/** What stands at places of the label, as what a question names. */
export const subjectsAt = (indices: readonly number[], { flat, knowledge }: AnswerContext): Subject[] =>
  indices.flatMap(index => {
    const ingredient = flat[index]
    if (!ingredient) return []
    const entry = ingredient.additiveId === undefined ? undefined : knowledge.additive(ingredient.additiveId)
    const form = entry && formAt(entry, ingredient, knowledge)
    return [
      { name: ingredient.name, index, ingredient, ...(entry ? { entry } : {}), ...(form ? { form } : {}) },
    ]
  })

/** Which form of an entry an ingredient is, where its number is that of one alone. */
const formAt = (
  entry: AdditiveEntry,
  { ins }: Ingredient,
  knowledge: Knowledge,
): AdditiveName | undefined => {
  const forms = (entry.forms ?? []).filter(form => ins !== undefined && form.ins === ins)
  const [only] = forms.length === 1 ? forms : []
  return only && knowledge.names.find(({ id, zh, generic }) => id === entry.id && zh === only.zh && !generic)
}

/** Whether a folded line is what the pack calls itself: it shares its words with every question, and says nothing of what is asked. */
export const isTitle = (folded: string, { asked }: AnswerContext): boolean =>
  titlesOf(asked.label).some(name => name !== '' && (folded.includes(name) || name.includes(folded)))
const titlesOf = perLabel((label: Question['label']): string[] => {
  const [title = ''] = (label?.text ?? '').split('\n')
  return [label?.product.name ?? '', title].map(name => fold(name).text)
})

/** A statement of the pack as it is quoted: without blanks around it, without its last stop. */
export const quoted = (statement: string): string =>
  statement
    .trim()
    .replace(/[。.]$/, '')
    // A promise at its end, 请放心食用, is not repeated.
    .replace(/[ ，,][^ ，,]*放心(?:食用|饮用|享用|选购)$/, '')

/** The first statement of the pack that is accepted, folded as it is, and as it is quoted; undefined where none is. */
export const quotedWhere = (
  context: AnswerContext,
  accept: (folded: string) => boolean,
): string | undefined => {
  const found = statementsOf(context).find(({ folded }) => accept(folded))
  return found === undefined ? undefined : quoted(found.words)
}

/** The label says: the pack's own words. */
export const sayQuoted = (words: string, context: AnswerContext): void =>
  context.reply.say(
    { zh: `标签写着“${words}”。`, en: `The label says "${words}"${gloss(words)}.` },
    ...wholeLabel(context),
  )
