import { fold } from '../../../text/normalize.ts'
import type { Heard } from '../../understanding/heard.ts'
import { withoutOwnName } from '../../understanding/own-names.ts'
import { type AnswerContext, orWhole, wholeLabel } from '../answer-context.ts'
import { factStated, tellFactOf } from '../label/facts.ts'
import { gloss } from './in-english.ts'

const isList = /^(?:配料|成[分份]|原料|ingredients|净含量|规格|营养|nutrition|能量|蛋白质|脂肪|碳水|钠)/
const hasAmounts = /\d\s?(?:kj|kcal|千焦|千卡)/

/** The sentences of a pack besides its list and its table: folded, and as they are written. */
export const sentencesOf = ({ asked }: AnswerContext): { folded: string; words: string }[] =>
  (asked.label?.text ?? '')
    .split(/\n|(?<=[.。;；])\s+|(?<=[。；])/)
    .map(line => line.trim().replace(/[.。;；]$/, ''))
    .map(line => ({ folded: fold(line).text.trim(), words: line.replace(/^\*/, '') }))
    .filter(
      ({ folded }) =>
        folded.length > 1 && folded.length < 200 && !isList.test(folded) && !hasAmounts.test(folded),
    )

interface Doing {
  asked: RegExp
  printed: RegExp
  /** In these words a pack forbids it. */
  bans?: RegExp
  /** The pack's way of doing it is the same for every person. */
  isForAnybody?: true
}

/** What people do with a food, and how packs speak of it. */
const doings: readonly Doing[] = [
  {
    asked:
      /再(?:次)?(?:冷)?冻|重新(?:冷)?冻|冻回去|放回冷冻|(?:解冻|化了|化开|融化|解咗冻)[^?]{0,20}(?:放|塞|摆)(?:返|回)|放(?:返|回)[入进到]?(?:去)?(?:冰格|冷冻|冰柜)|refreez|re-freez|freeze (?:it |them )?again|\bback in(?:to)? the freezer/,
    printed: /再(?:次)?(?:冷)?冻|再(?:次)?冷藏|refreez|re-freez|once (?:thawed|defrosted)/,
    bans: /勿|不可|不要|不宜|do not|don't|never|not be/,
  },
  {
    asked: /冷冻|冻(?:起来|一下|住)|\bfreez(?:e|er|ing)\b|\bfrozen\b/,
    printed: /冷冻|冻|-18|freez|frozen/,
    bans: /(?:勿|不可|不要|不宜|禁止)[^，,]{0,12}冻|(?:do not|don't|never) freez/,
  },
  {
    asked: /阳光|太阳|[晒曬]|\bsunlight\b|\bin the sun\b/,
    printed: /阳光|日[晒光]|避光|sunlight|light/,
    bans: /避|勿|不|away|avoid|out of|protect|do not/,
  },
  {
    asked: /微波|microwave/,
    printed: /微波|microwave/,
    bans: /(?:勿|不可|不要|不宜|禁止)[^，,]{0,12}微波|(?:do not|don't|never|not suitable)[^,.]{0,12} microwav/,
  },
  {
    asked:
      /生吃|直接吃|要不要(?:加热|煮|蒸|热)|用不用(?:加热|煮)|需要?(?:加热|煮)|(?<!不)要(?:先)?(?:加热|煮|蒸)(?=[吗么嘛呢不]|之?后?再?吃)|\braw\b|need cooking|need (?:to be )?(?:cooked|heated)|ready to eat|straight from the/,
    printed: /加热|煮熟|熟透|即食|食用方法|\bcook|\bheat|ready to eat|pasteuri/,
    bans: /非即食|不可生食|加热后|熟透|煮熟|煮沸|须.{0,10}(?:煮|蒸|加热)|cook (?:thoroughly|through|before|well)|must be cooked|do not eat raw|not ready to eat/,
  },
  {
    asked:
      /\bhow (?:does|do|should|to|long|am|would)\b[^?]{0,40}\b(?:cook|fry|bake|boil|heat)|(?:怎么|怎样|如何|点样?)(?:煮|做|烹|蒸|煎|炸|烤|加热)|(?:煮|蒸|煎|烤|炸)(?:多久|几分钟|幾分鐘)/,
    printed:
      /(?:煮|蒸|煎|炸|烤|焗|加热|加熱)[^，,。]{0,20}(?:分|熟|沸|浮|即)|\b(?:cook|fry|bake|boil|oven|microwave|grill|simmer)\b/,
    isForAnybody: true,
  },
  {
    asked: /直接(?:从袋子?)?吸|对嘴|对着(?:袋|瓶)|\bsuck\b|straight from the (?:pouch|bottle|pack)/,
    printed: /吸食|吸吮|勺|盖子|\bspoon\b|\bsuck\b|\bcaps?\b/,
  },
  {
    asked:
      /\bcut(?:ting)? (?:(?:it|them|these|those) )?(?:up|lengthwise|small|in)|\b(?:need|have to|should i) (?:be )?cut|要不要切|用不用切|切(?:小|碎|开|成|块|段)/,
    printed: /\bcut\b|切(?:成|碎|小|开)/,
  },
  {
    asked:
      /[加放倒兑]多少水|多少(?:毫升)?水|水加多少|水.{0,2}[加放倒]多少|how much (?:boiling |hot |cold )?water|how many ml of water/,
    printed:
      /\d+ ?(?:ml|毫升|克|g|份|parts?).{0,24}(?:水|water)|水.{0,8}\d+ ?(?:ml|毫升|克|份)|\bdilute\b.{0,60}water|\bparts? (?:of )?water/,
  },
]

const pasteurised = {
  asked:
    /巴氏|\begg\b.{0,10}\braw\b|\braw egg|生鸡?蛋|蛋.{0,4}生的|(?:奶|乳|酪).{0,6}(?:杀过?菌|灭过?菌|消过?毒)|生奶|未经?杀菌|pasteuri|unpasteuri|\braw milk\b/,
  printed: /巴氏|杀菌|灭菌|pasteuri|\buht\b|sterili/,
}
/** Whether the milk was heated, which pregnant women ask of cheese: as the pack says, else that it does not say so. */
export const tellPasteurised = (context: AnswerContext): boolean => {
  if (!pasteurised.asked.test(context.text) || context.flat.length === 0) return false
  const found = sentencesOf(context).filter(({ folded }) => pasteurised.printed.test(folded))
  // Of raw milk the warnings for the people tell more.
  if (found.some(({ folded }) => /unpasteuri|未.{0,4}[杀灭]菌/.test(folded))) return false
  const listed = context.flat.find(({ name }) => pasteurised.printed.test(fold(name).text))
  for (const { words } of found.slice(0, 2)) say(words, context)
  if (found.length === 0 && listed) say(listed.name, context)
  if (found.length === 0 && !listed)
    context.reply.say(
      {
        zh: '没有写：标签没说奶是否经过巴氏杀菌或高温加热；孕妇、老人和体弱的人请问厂家，不确定就加热透再吃。',
        en: 'Not stated: the label does not say whether the milk was pasteurised or heated. In pregnancy, old age or weak health ask the maker, and heat it through where you are not sure.',
      },
      ...orWhole(context, wholeLabel(context)),
    )
  return true
}

const say = (words: string, context: AnswerContext): void =>
  context.reply.say(
    { zh: `标签写着：${words}。`, en: `The label states: ${words}${gloss(words)}.` },
    ...orWhole(context, wholeLabel(context)),
  )

/** May it be frozen, does it need cooking, how much water: as the pack says; false where that was not asked, or the pack is silent. */
export const tellDoing = ({ text, who, subjects }: Heard, context: AnswerContext): boolean => {
  const doing = doings.find(({ asked }) => asked.test(text))
  const isOfPerson = who !== null && who.groups.length > 0 && doing?.isForAnybody !== true
  if (!doing || subjects.some(({ entry }) => entry) || isOfPerson) return false
  const found = sentencesOf(context).filter(({ folded }) => doing.printed.test(folded))
  const [ban] = asksWhether.test(text) ? found.filter(({ folded }) => doing.bans?.test(folded)) : []
  if (ban)
    context.reply.say(
      { zh: `不行：标签写着“${ban.words}”。`, en: `No: the label says "${ban.words}"${gloss(ban.words)}.` },
      ...orWhole(context, wholeLabel(context)),
    )
  const usage = factStated('usage', context.asked.label?.text ?? '')
  // As the fact is told that may have been asked for beside it.
  for (const { words } of ban ? [] : found.slice(0, 2))
    if (usage !== '' && words.endsWith(usage)) tellFactOf('usage', context)
    else say(words, context)
  return found.length > 0
}
const asksWhether =
  /[吗么嘛呢不冇]|可唔?可以|能不?能|得唔得|能[吃喝放冻]|\b(?:can|may|could|should|is|are|do|does|ok(?:ay)?|safe)\b/

const common =
  /产品|食品|配料|标签|包装|这个|那个|可以|不能|什么|怎么|多少|有没|没有|是不|不是|能不|会不|吃了|食用|我们|一个|里面|请问|为什|一下|还是|如果|使用|方法|条件|公司|有限/

/** The longest run of characters, or the longest word, that a question shares with a sentence. */
const sharedLength = (question: string, folded: string): number => {
  let longest = 0
  for (const run of question.match(/[\u4e00-\u9fff]{2,}/g) ?? [])
    for (let at = 0; at < run.length; at += 1)
      for (let length = Math.max(2, longest + 1); at + length <= run.length; length += 1) {
        const part = run.slice(at, at + length)
        if (!common.test(part) && folded.includes(part)) longest = length
      }
  const words = (question.match(/[a-z]{5,}/g) ?? []).filter(
    word =>
      !/^(?:which|there|these|those|would|could|should|about|after|where|label|product|eating)$/.test(word),
  )
  return Math.max(longest, ...words.map(word => (folded.includes(word) ? word.length / 2 : 0)))
}

/** Where nothing else is known: the sentence of the pack that has the words of the question; false where none has. */
export const quoteShared = (context: AnswerContext): boolean => {
  const product = context.asked.label?.product.name ?? ''
  const question = withoutOwnName(context.text, product)
  const [best] = sentencesOf(context)
    // Its name is no answer.
    .filter(({ words }) => product === '' || !words.includes(product))
    .map(one => ({ ...one, length: sharedLength(question, one.folded) }))
    .filter(({ length }) => length >= 2)
    .sort((a, b) => b.length - a.length)
  if (!best) return false
  say(best.words, context)
  return true
}
