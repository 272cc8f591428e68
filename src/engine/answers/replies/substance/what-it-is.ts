import type { AdditiveEntry } from '../../../../knowledge/index.ts'
import type { Bilingual } from '../../../result.ts'
import type { Subject } from '../../entities/subjects.ts'
import { additiveCitation } from '../../text/reply.ts'
import { remarkOf } from '../../text/wording.ts'
import {
  type AnswerContext,
  bothNames,
  citedAs,
  classEn,
  classesOf,
  joinedBy,
  notesOf,
} from '../answer-context.ts'
import { permitted } from '../limits.ts'
import { ownPurposes } from '../purposes.ts'
import { familyOf, tellFamily } from './family.ts'
import { type Purposes, purposesHere } from './in-this-food.ts'
import { madeFrom } from './made-from.ts'
import { natureOf } from './natures/nature-of.ts'

const asksNumbers =
  /编号|编码|代号|代码|\be ?(?:号|=|几|多少)|\bins\b|ins号|\bcns\b|\be[- ]?numbers?\b|\bnumbers?\b/
const asksClass = /类别|功能|哪[一]?类|什么类|\bfunction(?:al|s)?\b|\bclass(?:es)?\b/
const asksLawOrSafety =
  /允许|准[用许]|合法|合规|违[法规禁]|禁|国标|标准|2760|限量|安全|有[毒害]|\b(?:legal|allowed|permitted|banned|limits?|safe|harmful|standard)\b/

/** What an additive is and does here in one sentence, and at most one thing worth knowing; of several asked together the sentence alone. */
export const tellAdditive = (
  subject: Subject,
  entry: AdditiveEntry,
  context: AnswerContext,
  isOneOfSeveral: boolean,
): void => {
  const names = bothNames(subject)
  const numbers = asksNumbers.test(context.text) ? numbersOf(subject, entry) : ''
  const told = toldOf(subject, entry, context)
  // The question before it asked what it is for.
  const isTold = told.length > 0 && told.every(({ text }) => isSaidOf(names, text, context))
  const does = doesHere(told, subject, context)
  if (!isTold)
    context.reply.say(
      {
        zh: `${names.zh}是食品添加剂${numbers && `（${numbers}）`}${does.zh}。`,
        en: `${names.en} is a food additive${numbers && ` (${numbers})`}${does.en}.`,
      },
      ...citedAs(context, subject),
    )
  else if (numbers)
    context.reply.say(
      { zh: `${names.zh}的编号是 ${numbers}。`, en: `The numbers of ${names.en}: ${numbers}.` },
      ...citedAs(context, subject),
    )
  tellFamily(subject, context)
  // That it is of animals nobody may miss, however many are asked about.
  const isOfAnimals = notesOf(entry, subject.form?.ins).some(note => /animal|insect/i.test(note))
  if (!isOneOfSeveral || isOfAnimals) tellWorthKnowing(subject, entry, context)
  if (asksLawOrSafety.test(context.text)) permitted(subject, entry, context)
}

type Told = Purposes['told']

const toldOf = (subject: Subject, entry: AdditiveEntry, context: AnswerContext): Told =>
  purposesHere(subject, context).told.filter(({ name }) => name !== '其他' || ownPurposes[entry.zh])

const isSaidOf = (names: Bilingual, text: Bilingual, { reply }: AnswerContext): boolean =>
  reply
    .text()
    .split('\n')
    .some(
      line =>
        (line.includes(names.zh) && line.includes(text.zh)) ||
        (line.includes(names.en) && line.includes(text.en)),
    )

/** What it does in this food, each with its class. */
const doesHere = (told: Told, subject: Subject, context: AnswerContext): Bilingual => {
  const all = classText(subject, context)
  if (told.length === 0)
    return all ? { zh: `，属于${all.zh}`, en: `, classed as ${all.en}` } : { zh: '', en: '' }
  const withClass = ({ name, text }: (typeof told)[number]): Bilingual =>
    name === '其他' || name === ''
      ? text
      : {
          zh: `${text.zh}（${name}）`,
          en: text.en.includes(classEn(context, name)) ? text.en : `${text.en} (${classEn(context, name)})`,
        }
  const said = told.map(withClass)
  const named = told.map(({ name }) => name)
  const isWithoutClass = named.every(name => name === '其他' || name === '')
  const hasOthers = (subject.entry?.functions ?? []).some(name => !named.includes(name))
  const classes =
    all && (isWithoutClass || (hasOthers && asksClass.test(context.text)))
      ? { zh: `；功能类别：${all.zh}`, en: `; functional class: ${all.en}` }
      : { zh: '', en: '' }
  return {
    zh: `，作用是${joinedBy(said, '；', '; ').zh}${classes.zh}`,
    en: ` that ${joinedBy(said, '；', ', and ').en}${classes.en}`,
  }
}

/** The numbers of the form that was named, or of the whole entry. */
const numbersOf = (subject: Subject, entry: AdditiveEntry): string => {
  const { form, name } = subject
  const forms = entry.forms ?? []
  const own = forms.find(({ zh }) => zh === name) ?? forms.find(({ zh }) => zh === form?.zh)
  const family = familyOf({ ...subject, entry }).map(one => one.ins)
  const ins = family.length > 0 ? family : own?.ins ? [own.ins] : form?.ins ? [form.ins] : entry.ins
  const cns = family.length > 0 ? [] : own?.cns ? [own.cns] : entry.cns
  return [...ins.map(no => `INS ${no}`), ...cns.map(no => `CNS ${no}`)].slice(0, 4).join(', ')
}

/** The class of an additive as its label states it, before those of the standard; 其他 says nothing. */
const classText = ({ ingredient, entry }: Subject, context: AnswerContext): Bilingual | undefined => {
  const functions = (entry?.functions ?? []).filter(name => name !== '其他')
  const [one] = ingredient?.functions.length === 1 ? ingredient.functions : []
  const stated = one === '其他' ? undefined : one
  const others = functions.filter(name => name !== stated)
  if (!stated) return functions.length > 0 ? classesOf(context, functions) : undefined
  const own = classesOf(context, [stated])
  const more = classesOf(context, others)
  return others.length === 0
    ? own
    : {
        zh: `${own.zh}（标签所写；GB 2760 还列为${more.zh}）`,
        en: `${own.en} (as the label states; GB 2760 also has it as ${more.en})`,
      }
}

/** What it is made from, and what the safety sources remark on it, but no single cohort. */
const tellWorthKnowing = ({ form }: Subject, entry: AdditiveEntry, context: AnswerContext): void => {
  const note = notesOf(entry, form?.ins).find(one => !/\bcohort\b|\bsignal\b|numeric ADI/i.test(one))
  const made = madeFrom[entry.zh]
  const nature = natureOf(entry)
  const remark = note === undefined ? undefined : remarkOf(context, note)
  // That it is made from insects is said once.
  const isOfSource = /insect|animal/i.test(note ?? '')
  const source = made
    ? { zh: `${made.from.zh}：${made.how.zh}。`, en: `${made.from.en}, ${made.how.en}.` }
    : nature && { zh: `它是${nature.zh}。`, en: `It is ${nature.en}.` }
  // Its number or its class alone was asked for.
  const isOfNumber = asksNumbers.test(context.text) || asksClass.test(context.text)
  if (source && !isOfSource && (made || !isOfNumber)) context.reply.say(source, additiveCitation(entry))
  if (remark) context.reply.say({ zh: `${remark.zh}。`, en: `${remark.en}.` }, additiveCitation(entry))
}
