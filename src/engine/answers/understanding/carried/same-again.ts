import { fold } from '../../../text/normalize.ts'
import { kindIn } from '../../entities/kinds.ts'
import { weightIn } from '../../entities/people.ts'
import { type AnswerContext, subjectsAt } from '../../replies/answer-context.ts'
import { hitsOf } from '../../replies/lists.ts'
import { coloursOfHue } from '../../replies/substance/colours/colours.ts'
import type { Heard } from '../heard.ts'

const isSure =
  /^(?:(?:你|真的?|那你?)?确定(?:吗|么|不)?|当真|真的(?:吗|么|假的)?|唔系吧|没(?:骗|搞错)[^，,]{0,4}|(?:are )?(?:you )?(?:really |100% |quite )?(?:sure|certain|positive)(?: about (?:that|this|it))?|(?:oh )?really|for real|seriously|no way)(?=$|[\s，,。.!！?？])/
const isWhy =
  /^(?:那|但|可|所以|咁)?(?:是)?(?:为什么|怎么会?|凭什么|点解|什么原因)(?:不(?:能|行|可以|建议)|会?这样|啊|呢|呀|的|嘛|吗|是)*$|^(?:but |and |so |ok )*(?:why|how come)(?: not| is that| so| though| exactly| shouldn't (?:i|he|she|they)| can't (?:i|he|she|they))?$/
const isInstead =
  /^(?:那|咁|所以)?(?:我|他|她|们)*(?:应该|该|可以|能)?(?:换|改)(?:成|吃|喝|买|用)*(?:什么|哪[个种样])|^(?:那|咁)(?:吃|喝|买)(?:什么|点什么)(?:好|呢|比较好)*$|^(?:so |and |then |ok )*what (?:should|can|could|do|would) (?:i|he|she|they|we|you) .{0,20}(?:instead|then)$|^(?:so |and )?what instead$/
const isOther =
  /^(?:那|咁)?(?:另[外]?一?[个种只]|另外那[个种只]|其他那个|剩下那[个种])(?:呢|怎么样|又怎样)?$|^(?:and |what about |how about )*the other(?: one)?(?: then| too)?$/
const isMention =
  /^(?:and |but |ok |so |what about |how about )+(?:the |that |those )?[a-z ]{3,24}$|^(?:那|咁)?.{1,8}呢$/
const isRest =
  /^(?:那|咁)?(?:别的|其他的?|其余的?|剩下的?)(?:呢|有(?:哪些|什么))?$|^(?:and |what about |how about )*the (?:rest|others)$/
const isWhichOfTwo =
  /^(?:那|咁)?哪[一]?[个种样](?:更|最|比较|要)?[\u4e00-\u9fff]{1,4}$|^(?:so |and |ok )?which (?:one |of (?:them|the two) )?is (?:the )?[a-z]+(?: one)?$/
const stillEat =
  /还能(?:不能)?(?:[吃喝卖买]|继续)|还可以[吃喝]|\bcan (?:i|we|they) still (?:eat|drink|have|use|sell)\b/
/** Names nothing itself; what a word such as them points at is no name. */
const bare = ({ subjects, kinds, nutrients, who, serving, text }: Heard): boolean =>
  kinds.length + nutrients.length === 0 &&
  who === null &&
  subjects.every(
    ({ name, index }) =>
      !text.includes(fold(name).text) ||
      // A pudding is what is eaten, where the pack counts it.
      (index === undefined && serving !== null && onlyAmount.test(text)),
  )
const isHue =
  /^(?:那|咁)?(?:那|哪)?[个种只]?(?:[黄红蓝绿橙紫白黑棕]|[黄红蓝绿橙紫白黑棕]色)的?(?:那[个种])?呢?$|^(?:and |what about |how about )*the (?:yellow|red|blue|green|orange|purple|white|black|brown) (?:one|stuff|colou?r)$/
const anyAmount =
  /^(?:那|咁|如果|要是|换成|and |so |or |what about |how about |if i (?:eat|drink|have) )*(?:我?[吃喝食饮]|一天|一次)?.{0,3}(?:[半一两二三四五六七八九十\d]+|几|整|成)[个包罐瓶碗杯盒袋块片条根粒份支勺樽枚](?:呢|的话|怎么样)?$|^(?:and |so |or |what about |how about |if i (?:eat|drink|have) )*(?:half|two|three|four|five|six|\d+|both|all|the whole)(?: (?:a|of|the))?(?: \w+){0,3}(?: then)?$/

/** And a pudding, 一包总共又几克, 那一包吃完呢: an amount of it, and nothing else. */
const onlyAmount =
  /^(?:那么?|咁|如果|要是|换成|只|就|一共|总共)*(?:我|他|她)?(?:[吃喝食饮]晒?)?(?:[半一两二三四五六七八九十整成全\d]|全部)+[\u4e00-\u9fff]{0,4}?(?:[吃喝食饮](?:完|掉|光|了|晒)*)?(?:总共|一共|合起来|加起来)?(?:又|是|有)?(?:多少|几多?[克卡千]?卡?)?(?:呢|的话|呀|啊)*$|^(?:and |so |or |but |what about |how about |just |only |if i (?:eat|drink|have) |in |for |per )*(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+|half|both|all|the whole)(?: (?:an?|of|the|it))*(?: [a-z]+){0,3}(?: then| instead)?$/
const clauses =
  /[\s，,。?？;；]*(?:[，,。?？;；]|(?<=[\u4e00-\u9fff])\s(?=[\u4e00-\u9fff]))\s*|,? (?=and the )/
const ofIntake = /^(?:adi|limit|amount|often|safe|evaluation)$/
type Again = (own: Heard, before: Heard, context: AnswerContext) => Heard | null

/** Asked of two that were named before: the other one. */
const theOther: Again = ({ text }, before) => {
  const other = isOther.test(text)
    ? before.pair?.find(one => one.name !== before.subjects[0]?.name)
    : undefined
  if (!other) return null
  const wish = before.wish === 'compare' ? 'safe' : before.wish
  return { ...before, wish, subjects: [other], text, unused: [] }
}

/** And the shiny stuff, after whether it is halal: where that comes from. */
const itsOrigin: Again = (own, before, context) => {
  const isOfDiet = before.wish === 'suits' && before.who !== null && before.who.diets.length > 0
  const isSpokenOf = isOfDiet && own.who === null && isMention.test(own.text)
  const hits = isSpokenOf ? own.kinds.flatMap(kind => hitsOf(kind, context)) : []
  if (hits.length === 0 || own.kinds.some(({ allergen }) => allergen)) return null
  return {
    ...own,
    wish: 'origin',
    confidence: 0.8,
    kinds: [],
    subjects: subjectsAt(hits.slice(0, 4), context),
  }
}

/** What a bare why asks after: the evaluations behind a verdict, the purpose of what is in it, the reasons of the score. */
const whyOf: Partial<Record<Heard['wish'], Heard['wish']>> = {
  ...{ safe: 'evaluation', cancer: 'evaluation', adi: 'evaluation', limit: 'evaluation' },
  ...{
    has: 'why',
    list: 'why',
    order: 'why',
    amount: 'why',
    healthy: 'score',
    worst: 'score',
    often: 'score',
  },
}
const bareWhy: Again = (own, before) => {
  const wish = isWhy.test(own.text) && bare(own) ? whyOf[before.wish] : undefined
  const isOfThing = before.subjects.length + before.kinds.length > 0
  if (wish === undefined || (wish !== 'score' && !isOfThing) || before.who) return null
  return { ...before, wish, text: own.text, names: [], confidence: 0.8, unused: [] }
}

/** So why both, after whether there are sweeteners in it too: of those. */
const whyBoth: Again = (own, before) => {
  const isOfBoth =
    /\bboth\b|两[样种个]都|都要?[放加用]/.test(own.text) && /为什么|干什么|\bwhy\b/.test(own.text)
  return isOfBoth && before.kinds.length > 0
    ? { ...own, wish: 'why', kinds: before.kinds, confidence: 0.8 }
    : null
}

/** And the yellow one, after what Red 40 is: the colours of that hue. */
const ofHue: Again = ({ text }, before, context) => {
  const isAsked = isHue.test(text) && before.subjects.some(({ entry }) => entry)
  const hue = isAsked ? coloursOfHue(text, context) : []
  return hue.length > 0
    ? { ...before, subjects: subjectsAt(hue, context), text: `${text} ${before.text}` }
    : null
}

const stillAllowed: Again = (own, before) => {
  const isOfLaw = /^(?:allowed|limit|evaluation)$/.test(before.wish)
  return stillEat.test(own.text) && isOfLaw && before.subjects.length > 0
    ? { ...own, wish: 'allowed', confidence: 0.8, subjects: before.subjects }
    : null
}

/** And the rest, after which preservatives there are: the other additives with them. */
const theRest: Again = (own, before) => {
  const additives = kindIn('添加剂')
  const isOfClass = before.kinds.some(({ functions }) => functions !== undefined)
  const isOfList = isOfClass && /^(?:list|has|count|what)$/.test(before.wish)
  return isRest.test(own.text) && isOfList && additives
    ? { ...own, wish: 'list', confidence: 0.8, kinds: [additives], kind: additives }
    : null
}

const whichOfTwo: Again = (own, { pair }) =>
  isWhichOfTwo.test(own.text) && pair
    ? { ...own, wish: 'compare', confidence: 1, subjects: pair, unused: [] }
    : null

/** I weigh 60 kg, after what may be eaten of it a day; and acesulfame, of another additive. */
const ofWeight: Again = (own, before) => {
  const isOwn = own.subjects.some(
    ({ entry, name }) => entry && !before.subjects.some(one => one.name === name),
  )
  // Three cans, at 70 kilos, after how much caffeine is in one: of the cans.
  if ((!isOwn && !bare(own)) || own.serving !== null) return null
  const named = (isOwn ? own : before).subjects.filter(({ entry }) => entry)
  const isOfIntake = isOwn ? before.wish === 'adi' : ofIntake.test(before.wish)
  return weightIn(own.text) !== null && named.length > 0 && isOfIntake
    ? { ...own, wish: 'adi', confidence: 0.8, subjects: named }
    : null
}

/** And two of them: as much of what was asked for before. */
const ofAnAmount: Again = (own, before) => {
  const { text } = own
  if (!anyAmount.test(text) && !(own.serving !== null && onlyAmount.test(text))) return null
  const nutrients = before.nutrients.length > 0 ? before.nutrients : (before.measured ?? [])
  if (nutrients.length === 0) return null
  const isOfChild = /^(?:children|infant_0_36m)$/.test(before.who?.groups.join() ?? '')
  const who = isOfChild ? before.who : null
  return { ...own, wish: 'nutrition', confidence: 0.8, nutrients, subjects: [], kinds: [], who }
}

/** The whole bag, and its fat as well, after how much protein is in 100 g: both, of the bag. */
const andAnother: Again = (own, before) => {
  const { text, serving, nutrients, who } = own
  const isOfTable = before.wish === 'nutrition' && before.nutrients.length > 0 && nutrients.length > 0
  if (!isOfTable || serving === null || who) return null
  // And the fibre, how much in a slice: of the fibre alone.
  const [first = ''] = text.split(clauses)
  const isAmount = onlyAmount.test(first) || anyAmount.test(first)
  return isAmount
    ? {
        ...own,
        wish: 'nutrition',
        confidence: 0.8,
        nutrients: [...new Set([...before.nutrients, ...nutrients])],
      }
    : null
}

const whatever: readonly Again[] = [
  ({ text }, before) => (isSure.test(text) ? { ...before, again: 'sure' } : null),
  itsOrigin,
  whyBoth,
  ({ text }, before) =>
    isWhy.test(text) && before.who && /^(?:suits|often)$/.test(before.wish)
      ? { ...before, wish: 'suits', again: 'why' }
      : null,
  own =>
    isInstead.test(own.text)
      ? { ...own, wish: 'substitute', confidence: 0.8, kinds: [], subjects: [], who: null, nutrients: [] }
      : null,
  bareWhy,
  ofHue,
  theOther,
  stillAllowed,
  ofWeight,
  andAnother,
]
/** Only of a question that names nothing itself. */
const ofBare: readonly Again[] = [theRest, whichOfTwo, ofAnAmount]

/** Sure, why, and two of them, the other one: the question before, asked again with what this one changes; null where it is none of these. */
export const sameAgain: Again = (own, before, context) => {
  for (const again of bare(own) ? [...whatever, ...ofBare] : whatever) {
    const heard = again(own, before, context)
    if (heard) return heard
  }
  return null
}
