import type { Bilingual, Ingredient } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import { allergensIn, kindsIn, sugarKind } from '../../entities/kinds.ts'
import type { Heard } from '../../understanding/heard.ts'
import { amountText } from '../amount-text.ts'
import { type AnswerContext, fallingOrder, namesOf, onLabel } from '../answer-context.ts'
import { hitsOf } from '../lists.ts'
import { isBesideFood } from '../nutrition/beside-foods.ts'
import { allergenHits } from '../people/allergens.ts'

const zh = '[\\u4e00-\\u9fff]'
/** Which of two, or whether there is more of one than of the other; the words beside the hinge, of which the nearest count. */
const hinges: readonly { pattern: RegExp; isYesNo?: true; isLess?: true }[] = [
  {
    pattern: new RegExp(
      `(${zh}{1,8})(?<!最|差不|很)多(?:[些啲点]|一些|一点)?[，, ]?(?:还是|定系?|抑或|或者?)(${zh}{1,8})`,
    ),
  },
  {
    pattern: new RegExp(
      `(${zh}{1,8})(?:和|跟|同|与)(${zh}{1,8}?)(?:哪个?|哪样|哪种|边[样个]|谁)(?:的?含量|加得|放得)?(?:更|比较)?多`,
    ),
  },
  { pattern: new RegExp(`(${zh}{1,8})比(${zh}{1,8}?)(?:还要|还|仲|更|都)?多`), isYesNo: true },
  { pattern: new RegExp(`(${zh}{1,8})比(${zh}{1,8}?)(?:还要|还|仲|更|都)?少`), isYesNo: true, isLess: true },
  {
    pattern: /\bis (?:there|it) (?:actually |really )?more ([a-z]+(?: [a-z]+)?) than ([a-z]+(?: [a-z]+)?)\b/,
    isYesNo: true,
  },
  { pattern: /\bmore ([a-z]+(?: [a-z]+)?) (?:or|than)(?: more)?(?: the)? ([a-z]+(?: [a-z]+)?)\b/ },
  { pattern: /\b([a-z]+) or ([a-z]+)[,: -]*(?:which|what) (?:is there more|comes first|has more)/ },
  {
    pattern:
      /\b(?:mostly|mainly|chiefly) (?:from )?(?:the )?([a-z]+(?: [a-z]+)?) or (?:the )?([a-z]+(?: [a-z]+)?)/,
  },
  { pattern: new RegExp(`(?:主要|大部分|多半|基本上?)(?:都)?(?:是|来自|靠)(${zh}{1,8})还是(${zh}{1,8})`) },
  { pattern: /\bmore of[,: ]*(?:the )?([a-z]+) or (?:the )?([a-z]+)/ },
]
const bareFlour = /(?:[麦米粟玉薯豆面芋菱]|小麦|糯米)粉|淀粉|澄粉|生粉|\bstarch\b|\bflour\b/i

interface Side {
  /** Places in the list of the label, the first first. */
  at: readonly number[]
  said: string
}

/** What of the list has this word in its name. */
const namedAs = (word: string, list: readonly Ingredient[]): number[] => {
  const stem = /^[a-z]/.test(word) ? word.replace(/(?:es|s)$/, '') : word
  const isOf = (one: Ingredient): boolean => {
    const name = fold(`${one.name} ${one.otherName ?? ''}`).text
    if (one.kind === 'flavouring' || /味(?!精)/.test(name)) return false
    if (/^(?:面?粉|flour|starch)$/.test(stem)) return bareFlour.test(name)
    return /^[a-z]/.test(stem) ? new RegExp(`\\b${stem}`).test(name) : name.includes(stem)
  }
  return ofSugar.test(word) ? [] : list.flatMap((one, at) => (isOf(one) ? [at] : []))
}
const ofSugar = /^(?:白?砂?糖分?|sugars?)$/

/** What of the list is of the kind that this word names. */
const ofKind = (word: string, list: readonly Ingredient[], context: AnswerContext): number[] => {
  const kinds = ofSugar.test(word) ? [sugarKind] : [...kindsIn(word), ...allergensIn(word)]
  const hits = new Set(kinds.flatMap(kind => [...hitsOf(kind, context), ...allergenHits(kind, context)]))
  const isHit = (one: Ingredient): boolean =>
    hits.has(context.flat.indexOf(one)) || one.children.some(child => isHit(child))
  return list.flatMap((one, at) => (isHit(one) ? [at] : []))
}

/** The pieces of some words, the longest first; what stands at the hinge before what stands away from it. */
const piecesOf = (words: string, isBefore: boolean): string[] => {
  const isEnglish = /^[a-z]/.test(words)
  const units = isEnglish ? words.split(' ') : [...words]
  return units.flatMap((_, shorter) => {
    const size = units.length - shorter
    const starts = Array.from({ length: isBefore ? shorter + 1 : 1 }, (_, start) => start)
    return starts.reverse().map(start => units.slice(start, start + size).join(isEnglish ? ' ' : ''))
  })
}

/** What a word beside the hinge stands for on the list: the longest name that it has, else the shortest word for a kind. */
const sideIn = (
  words: string,
  isBefore: boolean,
  list: readonly Ingredient[],
  context: AnswerContext,
): Side | null => {
  const pieces = piecesOf(words, isBefore)
  for (const said of pieces) {
    const at = namedAs(said, list)
    if (at.length > 0) return { at, said }
  }
  for (const said of pieces.reverse()) {
    const at = ofKind(said, list, context)
    if (at.length > 0) return { at, said }
  }
  return null
}

const labelled = ({ at, said }: Side, list: readonly Ingredient[], context: AnswerContext): Bilingual => {
  const names = namesOf(
    at.flatMap(one => (list[one] ? [context.flat.indexOf(list[one])] : [])),
    context,
  )
  return at.length === 1 ? names : { zh: `${said}（${names.zh}）`, en: `${said} (${names.en})` }
}

/** The list, then the lists of its parts and of compound ingredients: within each the order tells. */
const listsOf = ({ result, flat }: AnswerContext): Ingredient[][] =>
  [result?.ingredients ?? [], ...flat.map(({ children }) => children)]
    .map(list => list.filter(({ role }) => role === undefined))
    .filter(({ length }) => length > 1)

/** More fish or more starch, 糖是不是比山楂还多: which of the two stands first, by its declared share where both have one; false where that was not asked or one of them is not on the list. */
export const tellMoreOf = (heard: Heard, context: AnswerContext): boolean => {
  const { text, wish } = heard
  if (isBesideFood(heard, context)) return false
  const hinge = hinges.find(({ pattern }) => pattern.test(text))
  const [, before = '', behind = ''] = hinge?.pattern.exec(text) ?? []
  if (!hinge || /^(?:limit|allowed|adi|suits)$/.test(wish)) return false
  const sides = listsOf(context).flatMap(list => {
    const a = sideIn(before, true, list, context)
    const b = sideIn(behind, false, list, context)
    return a && b && !a.at.some(at => b.at.includes(at)) ? [{ list, a, b }] : []
  })[0]
  if (!sides) return false
  const { list, a, b } = sides
  const [firstA = 0, firstB = 0] = [a.at[0], b.at[0]]
  const isA = firstA < firstB
  const [more, less] = isA ? [a, b] : [b, a]
  const [moreAt, lessAt] = [Math.min(firstA, firstB), Math.max(firstA, firstB)]
  const [nameMore, nameLess] = [labelled(more, list, context), labelled(less, list, context)]
  const [declaredMore, declaredLess] = [list[moreAt]?.amount, list[lessAt]?.amount]
  const isSum = less.at.length > 1
  const isSo = isA !== (hinge.isLess ?? false)
  const lead: Bilingual = !hinge.isYesNo
    ? { zh: '', en: '' }
    : isSum
      ? {
          zh: isSo ? '单看第一项，是：' : '单看每一项，不是：',
          en: isSo ? 'By the first of them, yes: ' : 'Not any one of them: ',
        }
      : isSo
        ? { zh: '是：', en: 'Yes: ' }
        : { zh: '不是：', en: 'No: ' }
  const share = (amount: Ingredient['amount']): Bilingual =>
    amount ? { zh: `（${amountText(amount).zh}）`, en: ` (${amountText(amount).en})` } : { zh: '', en: '' }
  const sum: Bilingual = isSum
    ? {
        zh: `；${less.said}有 ${less.at.length} 项，合起来是不是更多，标签没有写`,
        en: `; there are ${less.at.length} of ${less.said}, and whether they are more together the label does not state`,
      }
    : { zh: '', en: '' }
  const order = fallingOrder(context)
  const isExact = declaredMore !== undefined && declaredLess !== undefined
  const atLeast: Bilingual = isExact ? { zh: '', en: '' } : { zh: '（加得不比它少）', en: ', or no less' }
  context.reply.say(
    {
      zh: `${lead.zh}${nameMore.zh}${share(declaredMore).zh}更多${atLeast.zh}：它排第 ${moreAt + 1}，${nameLess.zh}${share(declaredLess).zh}排第 ${lessAt + 1}${sum.zh}；${order.zh}。`,
      en: `${lead.en}${lead.en === '' ? 'More' : 'more'} ${nameMore.en}${share(declaredMore).en}${atLeast.en}: it is number ${moreAt + 1}, ${nameLess.en}${share(declaredLess).en} number ${lessAt + 1}${sum.en}; ${order.en}.`,
    },
    ...onLabel(
      context,
      [moreAt, ...less.at].flatMap(at => (list[at] ? [context.flat.indexOf(list[at])] : [])),
    ),
  )
  return true
}
