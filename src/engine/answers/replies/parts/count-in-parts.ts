import type { Bilingual, Ingredient } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import { type Kind, kindsIn } from '../../entities/kinds.ts'
import type { Heard } from '../../understanding/heard.ts'
import { inPlainWords } from '../../understanding/plain-words.ts'
import { type AnswerContext, namesOf, onLabel } from '../answer-context.ts'
import { hitsOf } from '../lists.ts'
import { partName, sectionsOf, within } from './parts.ts'
import { mentionsIn } from './without-part.ts'

/** And with the powder sachet: the part before and this one. */
export const addsTo =
  /加上|再加|连同|算上|连.{1,4}一起|\b(?:plus|with|and|including|adding)\b.{0,24}\b(?:too|sachet|packet|sauce|powder|soup)\b/
const asksAll =
  /加起来|一共|总共|合计|合起来|共(?:有)?[几多]|\b(?:altogether|in total|together|combined|in all)\b/
const asksWhich = /[几多]少?[种个样]|多少|哪些|什么|啥|分别|各有|\b(?:how many|which|what|count)\b/
const allPackets =
  /(?:[三四五六几两所全其各][个有部他]?)(?:余|的)?(?:料|调料|酱料|配料)包|\ball (?:the |three |four )?(?:sachets|packets)\b/

/** What the person said before, in plain words; empty at the beginning. */
export const lastSaid = ({ asked }: AnswerContext): string => {
  const said = asked.history.findLast(({ role }) => role === 'user')?.content
  return said === undefined ? '' : inPlainWords(fold(said).text)
}

/** The parts that a question names, with those of the question before where it adds to them. */
const partsCounted = (context: AnswerContext): readonly Ingredient[] => {
  const sections = sectionsOf(context)
  const { text } = context
  const isAdded = addsTo.test(text) || (asksAll.test(text) && context.asked.history.length > 0)
  const before = isAdded ? mentionsIn(lastSaid(context), sections) : []
  const packets = allPackets.test(text) ? sections.filter(({ name }) => /包\s*[:：]?$/.test(name)) : []
  const named = new Set([...before, ...mentionsIn(text, sections)].map(({ part }) => part).concat(packets))
  return sections.filter(part => named.has(part))
}

const asksMost =
  /[哪边谁][^，。]{0,4}(?:添加剂|防腐剂|色素|甜味剂)[^，。]{0,4}最?多|最多(?:的)?(?:添加剂|防腐剂|色素)|\bmost (?:additives|preservatives|colou?rs|e[ -]?numbers)\b/

const isCounted = ({ allergen, special, group, kinds, functions, classes }: Kind): boolean =>
  !allergen && !special && !group && (kinds !== undefined || functions !== undefined || classes !== undefined)

/** How many additives the noodles have, and the sauce sachet, and both together: by the list of each part; false where that was not asked. */
export const tellCountInParts = ({ kinds, who, wish }: Heard, context: AnswerContext): boolean => {
  const { text, asked, reply, flat } = context
  const isAdded = addsTo.test(text) || asksAll.test(text)
  if (who || !(asksWhich.test(text) || isAdded) || /^(?:safe|suits|cancer|allowed|limit|origin)$/.test(wish))
    return false
  const isOfMost = asksMost.test(text)
  const parts = isOfMost ? sectionsOf(context) : partsCounted(context)
  const sought = [
    ...kinds,
    ...kindsIn(inPlainWords(fold(asked.question).text)),
    ...kindsIn(lastSaid(context)),
  ]
  const kind = sought.find(isCounted)
  if (parts.length === 0 || !kind) return false
  const hits = hitsOf(kind, context)
  const counted = parts.map(part => {
    const own = new Set(within(part))
    const here = hits.filter(index => flat[index] && own.has(flat[index]))
    return { name: partName(part, context), here, names: namesOf(here, context) }
  })
  const told = isOfMost ? counted.toSorted((a, b) => b.here.length - a.here.length).slice(0, 3) : counted
  const all = told.flatMap(({ here }) => here)
  const distinct = new Set(all.map(index => flat[index]?.additiveId ?? flat[index]?.name)).size
  const each = told.map(
    ({ name, here, names }): Bilingual =>
      here.length === 0
        ? { zh: `${name}没有列出`, en: `none in ${name}` }
        : {
            zh: `${name} ${here.length} 种（${names.zh}）`,
            en: `${here.length} in ${name} (${names.en})`,
          },
  )
  const list = { zh: each.map(({ zh }) => zh).join('；'), en: each.map(({ en }) => en).join('; ') }
  reply.say(
    told.length > 1 && (isAdded || asksAll.test(text))
      ? {
          zh: `合起来 ${distinct} 种${kind.zh}${distinct < all.length ? '（重复的只算一次）' : ''}：${list.zh}。`,
          en: `${distinct} ${kind.en} together${distinct < all.length ? ' (each counted once)' : ''}: ${list.en}.`,
        }
      : {
          zh: `${kind.zh}：${list.zh}。`,
          en: `${kind.en.charAt(0).toUpperCase()}${kind.en.slice(1)}: ${list.en}.`,
        },
    ...onLabel(context, all.length > 0 ? all : [0]),
  )
  return true
}
