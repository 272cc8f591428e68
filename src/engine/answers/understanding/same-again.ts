import { fold } from '../../text/normalize.ts'
import { kindIn } from '../entities/kinds.ts'
import { weightIn } from '../entities/people.ts'
import { type AnswerContext, subjectsAt } from '../replies/answer-context.ts'
import { hitsOf } from '../replies/lists.ts'
import { coloursOfHue } from '../replies/substance/colours.ts'
import type { Heard } from './heard.ts'

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
const bare = ({ subjects, kinds, nutrients, who, text }: Heard): boolean =>
  kinds.length + nutrients.length === 0 &&
  who === null &&
  subjects.every(({ name }) => !text.includes(fold(name).text))
const isHue =
  /^(?:那|咁)?(?:那|哪)?[个种只]?(?:[黄红蓝绿橙紫白黑棕]|[黄红蓝绿橙紫白黑棕]色)的?(?:那[个种])?呢?$|^(?:and |what about |how about )*the (?:yellow|red|blue|green|orange|purple|white|black|brown) (?:one|stuff|colou?r)$/
const anyAmount =
  /^(?:那|咁|如果|要是|换成|and |so |or |what about |how about |if i (?:eat|drink|have) )*(?:我?[吃喝食饮]|一天|一次)?.{0,3}(?:[半一两二三四五六七八九十\d]+|几|整|成)[个包罐瓶碗杯盒袋块片条根粒份支勺樽枚](?:呢|的话|怎么样)?$|^(?:and |so |or |what about |how about |if i (?:eat|drink|have) )*(?:half|two|three|four|five|six|\d+|both|all|the whole)(?: (?:a|of|the))?(?: \w+){0,3}(?: then)?$/

/** Sure, why, and two of them, the other one: the question before, asked again with what this one changes; null where it is none of these. */
export const sameAgain = (own: Heard, before: Heard, context: AnswerContext): Heard | null => {
  if (before.wish === 'outside' || before.wish === 'more') return null
  const { text } = own
  if (isSure.test(text)) return { ...before, again: 'sure' }
  // And the shiny stuff, after whether it is halal: where that comes from.
  const isOfDiet = before.wish === 'suits' && before.who !== null && before.who.diets.length > 0
  const hits =
    isOfDiet && own.who === null && isMention.test(text)
      ? own.kinds.flatMap(kind => hitsOf(kind, context))
      : []
  if (hits.length > 0 && own.kinds.every(({ allergen }) => !allergen))
    return {
      ...own,
      wish: 'origin',
      confidence: 0.8,
      kinds: [],
      subjects: subjectsAt(hits.slice(0, 4), context),
    }
  const isBare = bare(own)
  // So why both, after whether there are sweeteners in it too: of those.
  if (
    /\bboth\b|两[样种个]都|都要?[放加用]/.test(text) &&
    /为什么|干什么|\bwhy\b/.test(text) &&
    before.kinds.length > 0
  )
    return { ...own, wish: 'why', kinds: before.kinds, confidence: 0.8 }
  if (isWhy.test(text) && before.who && /^(?:suits|often)$/.test(before.wish))
    return { ...before, wish: 'suits', again: 'why' }
  if (isInstead.test(text))
    return { ...own, wish: 'substitute', confidence: 0.8, kinds: [], subjects: [], who: null, nutrients: [] }
  const other = isOther.test(text)
    ? before.pair?.find(one => one.name !== before.subjects[0]?.name)
    : undefined
  const hue =
    isHue.test(text) && before.subjects.some(({ entry }) => entry) ? coloursOfHue(text, context) : []
  if (hue.length > 0) return { ...before, subjects: subjectsAt(hue, context), text: `${text} ${before.text}` }
  if (other)
    return {
      ...before,
      wish: before.wish === 'compare' ? 'safe' : before.wish,
      subjects: [other],
      text,
      unused: [],
    }
  const isOfLaw = /^(?:allowed|limit|evaluation)$/.test(before.wish)
  if (stillEat.test(text) && isOfLaw && before.subjects.length > 0)
    return { ...own, wish: 'allowed', confidence: 0.8, subjects: before.subjects }
  if (!isBare) return null
  // And the rest, after which preservatives there are: the other additives with them.
  const additives = kindIn('添加剂')
  const isOfClass = before.kinds.some(({ functions }) => functions !== undefined)
  if (isRest.test(text) && isOfClass && additives && /^(?:list|has|count|what)$/.test(before.wish))
    return { ...own, wish: 'list', confidence: 0.8, kinds: [additives], kind: additives }
  if (isWhichOfTwo.test(text) && before.pair)
    return { ...own, wish: 'compare', confidence: 1, subjects: before.pair, unused: [] }
  // I weigh 60 kg, after what may be eaten of it a day.
  const named = before.subjects.filter(({ entry }) => entry)
  if (
    weightIn(text) !== null &&
    named.length > 0 &&
    /^(?:adi|limit|amount|often|safe|evaluation)$/.test(before.wish)
  )
    return { ...own, wish: 'adi', confidence: 0.8, subjects: named }
  if (!anyAmount.test(text)) return null
  const isOfCaffeine =
    before.kinds.some(({ group }) => group === 'caffeine') || /caffeine|咖啡因/.test(before.text)
  if (isOfCaffeine && /^(?:amount|has|nutrition|count|often)$/.test(before.wish))
    return {
      ...before,
      wish: 'amount',
      text: `caffeine 咖啡因 ${text}`,
      serving: own.serving,
      confidence: 0.8,
    }
  const measured = before.nutrients.length > 0 ? before.nutrients : (before.measured ?? [])
  if (measured.length > 0)
    return {
      ...own,
      wish: 'nutrition',
      confidence: 0.8,
      nutrients: measured,
      subjects: [],
      kinds: [],
      who: before.who && /^(?:children|infant_0_36m)$/.test(before.who.groups.join()) ? before.who : null,
    }
  return null
}
