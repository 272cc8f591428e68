import { kindIn } from '../../entities/kinds.ts'
import { type AnswerContext, subjectsAt } from '../../replies/answer-context.ts'
import { hitsOf } from '../../replies/lists.ts'
import type { Heard } from '../heard.ts'
import type { Wish } from '../wishes.ts'

/** A few words that go on with a thing, a class or a nutrient of the question before, by what that was. */
interface FollowUp {
  asked: RegExp
  /** What it then asks for. */
  wish: Wish
}

const polite = '(?:那么?|咁|噉|而且|还有|and |so |ok |but |then )*'
const all = (words: string): RegExp => new RegExp(`^${polite}(?:${words})$`)

/** After a class of substances was looked for: of those. */
const ofClass: readonly FollowUp[] = [
  {
    asked: all(
      '(?:都|分别)?(?:是|有)?(?:什么|啥|乜|哪[些几个][个种样]?)(?:来的|东西)?(?:呢|呀|啊|㗎)?|what (?:are they|is it|ones)(?: then| exactly)?|which(?: ones?)?(?: are they)?|like what|name them',
    ),
    wish: 'list',
  },
  {
    asked: all(
      '(?:对身体|对人)?(?:有没有|有)?(?:害|毒|危害)(?:不|吗|么)?|安不?安全(?:吗|么)?|(?:are (?:they|those|these)|is (?:it|that)) (?:safe|bad|harmful|ok|bad for (?:you|me))',
    ),
    wish: 'safe',
  },
  {
    asked: all(
      '哪个?(?:一?[个种样])?(?:最|更|比较)(?:差|坏|不好|危险|有害|要注意)|which(?: one| of them)? is (?:the )?(?:worse|worst|most harmful|bad)',
    ),
    wish: 'worst',
  },
  {
    asked: all(
      '(?:限量|最大使用量|用量上限|国标)(?:是|有)?(?:多少)?(?:呢|吗)?|(?:what(?:s| is) the|any) (?:legal )?limits?|how much is allowed',
    ),
    wish: 'limit',
  },
  {
    asked: all(
      '(?:the |哪[些个])?(?:是)?(?:天然|natural|人工|合成|artificial|synthetic)(?:的)?(?: ones?)?(?:是?哪[些个])?(?:吗|么|呢)?|(?:are (?:they|those|these) |is (?:it|that) )?(?:natural|artificial|synthetic)(?: or (?:natural|artificial|synthetic))?',
    ),
    wish: 'origin',
  },
]

/** After one substance was asked about: of it. */
const ofSubstance: readonly FollowUp[] = [
  {
    asked: all(
      '(?:是)?(?:天然|人工|合成)(?:的)?(?:还是(?:天然|人工|合成)的?)?(?:吗|么|呢)?|(?:is it |is that )?(?:natural|artificial|synthetic)(?: or (?:natural|artificial|synthetic))?',
    ),
    wish: 'origin',
  },
]

const bareNumber = new RegExp(
  `^${polite}(?:what about |how about |and )?(?:e|ins)? ?(\\d{3,4}[a-z]?)(?: then| too|呢)?$`,
)
const comesFrom = all(
  '(?:是|都是|又是)?(?:从)?哪[里儿]?(?:来|冒出来)的?(?:呢|呀|啊)?|(?:and )?(?:where(?: is| does| do)? (?:it|that|this|they)?(?: all)?(?: come)?(?: from)?|from (?:what|where)|from which ingredients?)',
)
const isWhereIn = all(
  '在?(?:哪|边度|哪[里儿个])(?:里面?)?(?:有)?(?:呢|呀)?|where(?: is it| in it| exactly)?|in (?:what|which (?:ingredient|one))',
)
const perSome = all(
  '(?:每|一)(?:片|块|个|根|包|袋|份|颗|粒|条|杯|瓶|罐|勺)(?:呢|是多少|有多少)?|(?:per|in|for) (?:a |one |each |the )?(?:slice|piece|bar|biscuit|cookie|serving|portion|pack|packet|bag|bottle|can|cup|tin|spoon|sweet|gummy|one)s?',
)
const versus =
  /^(?:那|咁)?(?:跟|和|与|比)(?:起)?[^，。?？]{1,8}(?:比)?(?:呢|比呢|怎么样|高吗|多吗|少吗)?$|^(?:and |so )?(?:compared (?:to|with)|vs\.?|versus|than) [a-z ]{2,20}$/
const ordinal = /^(?:那|咁)?第([一二三四五六七八九十两\d]{1,3})(?:个|位|名)?(?:呢|是什么|是啥)?$/

const namesNothing = ({ subjects, kinds, nutrients, who, fact }: Heard): boolean =>
  subjects.length + kinds.length + nutrients.length === 0 && who === null && fact === null

/** Another number, after an E number: that one. */
const anotherNumber = (own: Heard, before: Heard, { knowledge }: AnswerContext): Heard | null => {
  const [, number] = bareNumber.exec(own.text) ?? []
  const isOfAdditive = before.subjects.some(({ entry }) => entry)
  if (number === undefined || !isOfAdditive || own.subjects.length > 0) return null
  const entry = knowledge.additives.find(({ ins }) => ins.includes(number))
  return entry ? { ...before, text: own.text, subjects: [{ name: `E${number}`, entry }], unused: [] } : null
}

/** Where does it come from, and per slice, of the nutrient that was asked for. */
const ofNutrient = (own: Heard, before: Heard): Heard | null => {
  const nutrients = before.nutrients.length > 0 ? before.nutrients : (before.measured ?? [])
  const isOfTable = /^(?:nutrition|amount)$/.test(before.wish) && nutrients.length > 0
  if (!isOfTable || own.who || own.kinds.some(({ functions }) => functions)) return null
  if (comesFrom.test(own.text) || perSome.test(own.text))
    return { ...own, wish: 'nutrition', confidence: 0.8, nutrients, subjects: [], kinds: [], fact: null }
  // And compared with milk: of that nutrient.
  if (versus.test(own.text) && own.nutrients.length === 0)
    return { ...own, wish: 'compare', confidence: 0.8, nutrients }
  return null
}

/** The second, after which ingredient comes first. */
const nextInOrder = (own: Heard, before: Heard): Heard | null => {
  const [, place] = ordinal.exec(own.text) ?? []
  const isOfOrder = before.wish === 'order' || /第[一二三\d]|最多|排/.test(before.text)
  return place !== undefined && isOfOrder && before.subjects.every(({ entry }) => !entry)
    ? {
        ...own,
        text: `配料第${place}是什么`,
        wish: 'order',
        confidence: 0.8,
        subjects: [],
        kinds: [],
        isPointing: false,
      }
    : null
}

/** What a few words ask of what the question before was about; null where they are none of these. */
export const shortFollowUp = (own: Heard, before: Heard, context: AnswerContext): Heard | null => {
  const number = anotherNumber(own, before, context) ?? nextInOrder(own, before) ?? ofNutrient(own, before)
  if (number) return number
  if (!namesNothing(own) && !(own.subjects.length > 0 && own.kinds.length === 0)) return null
  const [kind] = before.kinds
  const isOfClass =
    kind?.functions !== undefined && /^(?:has|list|count|worst)$/.test(before.wish) && before.who === null
  const found = isOfClass ? ofClass.find(({ asked }) => asked.test(own.text)) : undefined
  if (found && kind) {
    const isOfEach = found.wish === 'limit' || found.wish === 'safe' || found.wish === 'origin'
    const hits = isOfEach ? hitsOf(kind, context) : []
    return {
      ...own,
      ...{ wish: found.wish, confidence: 0.8, kinds: hits.length > 0 ? [] : [kind], unused: [] },
      kind: kindIn(before.text),
      subjects: subjectsAt(hits.slice(0, mostOfClass), context),
    }
  }
  // Where, after whether there is gluten in it.
  if (before.kinds.some(({ allergen }) => allergen) && isWhereIn.test(own.text))
    return { ...own, wish: 'origin', confidence: 0.8, kinds: before.kinds, subjects: [] }
  const named = before.subjects.filter(({ entry }) => entry)
  const one = named.length === 1 ? ofSubstance.find(({ asked }) => asked.test(own.text)) : undefined
  return one ? { ...own, wish: one.wish, confidence: 0.8, subjects: named, kinds: [], unused: [] } : null
}
const mostOfClass = 4
