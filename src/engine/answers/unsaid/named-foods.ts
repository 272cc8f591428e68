import { fold } from '../../text/normalize.ts'
import { kindsIn } from '../entities/kinds.ts'
import { allergenWords } from '../entities/people.ts'
import { withoutTypes } from '../entities/pieces.ts'
import type { Subject } from '../entities/subjects.ts'
import { type AnswerContext, quotedWhere, wholeLabel } from '../replies/answer-context.ts'
import { type Food, foodNamed, foodsNamedIn } from '../replies/foods/foods.ts'
import { hasIt } from '../replies/lists.ts'
import type { Heard } from '../understanding/heard.ts'

interface Named {
  name: string
  food: Food
}

/** What stands between two names of one list: 蜂蜜、白糖, 蜂蜜和白糖, 蜂蜜 白糖. */
const betweenNames =
  /^(?!$)[、,，/\s]*(?:和|跟|或者?|还有|以及|还是|与|及)?[、,，/\s]*(?:有没有|没有|有|放|加)?$/
/** Any honey, sugar or salt in it. */
const listOf =
  /\b(?:any|contain(?:s|ing)?|has|have|got|there|with|add(?:ed)?) ((?:[a-z]+ ?[a-z]*, ?)*[a-z]+(?: [a-z]+)?,? (?:or|and|nor) (?:any )?[a-z]+(?: [a-z]+)?)/
const small =
  /^(?:the|a|an|any|added|in|it|this|that|them|these|real)\s|\s(?:in|it|this|that|at|of|for)(?:\s.*)?$/g

const namedInEnglish = (text: string): Named[] =>
  (listOf.exec(text)?.[1] ?? '')
    .split(/,\s*|\s(?:or|and|nor)\s(?:any )?/)
    .map(name => name.trim().replace(small, '').trim())
    .flatMap(name => {
      const food = foodNamed(name)
      return food ? [{ name, food }] : []
    })

/** The foods that stand in one list of a question; none where only one is named. */
const namedIn = (text: string): Named[] => {
  const found = foodsNamedIn(text)
  const listed = found.filter(
    (one, at) =>
      (at > 0 && betweenNames.test(text.slice(found[at - 1]?.end, one.start))) ||
      (at + 1 < found.length && betweenNames.test(text.slice(one.end, found[at + 1]?.start))),
  )
  return listed.length > 0 ? listed : namedInEnglish(withoutTypes(text))
}

/** Told by its own rules. */
const isOfKind = (name: string): boolean =>
  /酒|\b(?:wine|beer|alcohol)\b/.test(name) ||
  allergenWords.some(({ words }) => words.test(name)) ||
  kindsIn(fold(name).text).length > 0
const mostNamed = 4

/** Is there honey, sugar and salt in it: each of the foods that were named, and not the first alone. */
export const tellUnsaidNamed = (told: readonly Heard[], context: AnswerContext): void => {
  const isParted = told.length > 1
  for (const { wish, text } of told) {
    if (wish !== 'has' || context.flat.length === 0) continue
    const said = fold(context.reply.text()).text
    const product = fold(context.asked.label?.product.name ?? '').text
    const isSaid = ({ name, food }: Named): boolean =>
      [name, ...food.zh.split('|'), ...food.en.split('|')].some(one => said.includes(fold(one).text))
    const unsaid = namedIn(text)
      .filter(one => !isSaid(one) && !product.includes(fold(one.name).text) && !isOfKind(one.name))
      .slice(0, mostNamed)
    if (unsaid.length === 0) continue
    context.reply.next()
    const found = unsaid.map(one => ({ ...one, ...subjectOf(one, context) }))
    const own = { ...context, text, part: isParted ? text : null }
    const listed = found.filter(({ index }) => index !== undefined)
    if (listed.length > 0) hasIt(listed, own)
    sayAbsent(
      found.filter(({ index }) => index === undefined),
      own,
    )
  }
}

/** The ingredient that is the food; its own name where the list has none. */
const subjectOf = ({ name, food }: Named, { flat }: AnswerContext): Subject => {
  const index = flat.findIndex(one => one.role === undefined && foodNamed(one.name) === food)
  const ingredient = flat[index]
  return ingredient ? { name: ingredient.name, index, ingredient } : { name }
}

/** None of them is listed, in one sentence, with the pack's own word on it. */
const sayAbsent = (named: readonly Named[], context: AnswerContext): void => {
  if (named.length === 0) return
  const words = named.flatMap(({ name, food }) => [name, ...food.zh.split('|'), ...food.en.split('|')])
  const folded = words.map(word => fold(word).text).filter(word => word.length > 1)
  const denied = quotedWhere(
    context,
    line =>
      /不[添加含使]|无添加|[零0]添加|\bno\b|\bfree\b|\bwithout\b/.test(line) &&
      folded.some(word => line.includes(word)),
  )
  const zh = named
    .map(({ name, food }) => (/[\u4e00-\u9fff]/.test(name) ? name : (food.zh.split('|')[0] ?? name)))
    .join('、')
  const en = named
    .map(({ name, food }) => (/[\u4e00-\u9fff]/.test(name) ? (food.en.split('|')[0] ?? name) : name))
    .join(', ')
  context.reply.say(
    {
      zh: `没有识别到${zh}：不在这份配料表里${denied ? `，标签也写着“${denied}”` : ''}。`,
      en: `No ${en} on this list${denied ? `, and the label says "${denied}"` : ''}.`,
    },
    ...wholeLabel(context),
  )
}
