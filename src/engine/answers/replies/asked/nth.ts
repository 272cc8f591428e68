import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, nameOf, onLabel } from '../answer-context.ts'
import { hitsOf } from '../lists.ts'
import { directIn, partName, sectionsOf } from '../parts/parts.ts'
import { mentionsIn } from '../parts/without-part.ts'
import { allergenHits } from '../people/allergens.ts'

const numbers: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
}
const places =
  /(?:排|列|位?居|是|多的)?(?:在)?第([一二三四五])(?!次|季|代|类|类|包|袋|个月|部)|\b(first|second|third|fourth|fifth)\b(?! of all| time| trimester| few)/g
/** Somebody says what stands there: a proposition, no question for the name. */
const isSaid =
  /是不是|[吧吗嘛么]|对不对|[?？]|\bright\b|\b(?:is|isn'?t|are|aren'?t)\b|\bdo(?:es)?(?:n'?t)? .{1,40}\bcomes?\b|\?/
const asksName = /什么|哪[个种样]|\bwhat\b|\bwhich\b/
const asksShare = /多少|几成|\bhow much\b|\bper ?cent/
const ofList =
  /排|配料|成分|多的|列|位|\bcomes? (?:first|second|third)\b|\blist(?:ed)?\b|\bingredients?\b|\bmost\b/

/** Fish comes first, and is the second water: what stands there, yes or no first; false where no place was named with a name. */
export const tellNth = ({ text, subjects, kinds, who, wish }: Heard, context: AnswerContext): boolean => {
  const claimed = [...text.matchAll(places)].map(([, zh, en]) => numbers[zh ?? en ?? ''] ?? 0)
  if (who || !/^(?:order|has|claim|what|list|amount|outside|parts|compare)$/.test(wish)) return false
  const [part] = new Set(mentionsIn(text, sectionsOf(context)).map(mention => mention.part))
  const isNameAsked = asksName.test(text)
  if (claimed.length === 0 || (isNameAsked && !part) || !(isNameAsked || isSaid.test(text))) return false
  if (!(part || ofList.test(text))) return false
  // Water comes first, doesn't it, so how much milk is there: of the milk.
  if (wish === 'amount' && asksShare.test(text)) return false
  const top = part
    ? directIn(part)
    : (context.result?.ingredients ?? []).filter(({ role }) => role === undefined)
  const named = [
    ...subjects.flatMap(({ ingredient }) => (ingredient && ingredient !== part ? ingredient : [])),
    ...kinds.flatMap(kind =>
      [...hitsOf(kind, context), ...allergenHits(kind, context)].flatMap(index => context.flat[index] ?? []),
    ),
  ]
  if (top.length < 2 || (named.length === 0 && !isNameAsked)) return false
  const where = part
    ? { zh: `${partName(part, context)}里`, en: ` in ${partName(part, context)}` }
    : { zh: '', en: '' }
  for (const place of claimed) {
    const there = top[place - 1]
    if (!there) continue
    const isSo = named.includes(there) || text.includes(there.name.toLowerCase())
    const name = nameOf(there)
    // Not first: which it is.
    const own = named.find(one => top.includes(one))
    const at = own && !isSo && !isNameAsked && claimed.length === 1 ? top.indexOf(own) + 1 : 0
    const behind =
      own && at > 0
        ? { zh: `，${nameOf(own).zh}是第 ${at} 项`, en: `, and number ${at} is ${nameOf(own).en}` }
        : { zh: '', en: '' }
    context.reply.say(
      isNameAsked
        ? {
            zh: `${where.zh}第 ${place} 项是${name.zh}。`,
            en: `Number ${place}${where.en} is ${name.en}.`,
          }
        : {
            zh: `${isSo ? '是' : '不是'}：${where.zh}第 ${place} 项是${name.zh}${behind.zh}。`,
            en: `${isSo ? 'Yes' : 'No'}: number ${place}${where.en} is ${name.en}${behind.en}.`,
          },
      ...onLabel(context, [
        context.flat.indexOf(there),
        ...(own && at > 0 ? [context.flat.indexOf(own)] : []),
      ]),
    )
  }
  return context.reply.hasBegun()
}
