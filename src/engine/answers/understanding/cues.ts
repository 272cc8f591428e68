import { type Fact, factsAskedByName } from '../entities/fact-words.ts'
import { topicIn } from '../entities/topics.ts'
import { isOfHealth } from '../replies/outside.ts'
import type { Heard } from './heard.ts'
import type { Wish } from './wishes.ts'

type Asked = Exclude<Wish, 'more' | 'outside'>

interface Cue {
  wish: Asked
  pattern: RegExp
}

/** Cancer by its own name, whatever else is asked. */
export const namesCancer = /致癌|癌|\bcancer|\bcarcinogen/

/** Words that questions of one wish have and hardly any others, the surest first. */
const sureCues: readonly Cue[] = [
  { wish: 'cancer', pattern: new RegExp(`${namesCancer.source}|肿瘤|\\btumou?rs?\\b`) },
  {
    wish: 'processing',
    pattern:
      /超加工|加工(?:程度|得?(?:多|厉害|严重))|\bultra[- ]?process|\bupfs?\b|\bnova\b|\bhow (?:heavily |much |highly )?processed\b/,
  },
]
const ofScore: Cue = {
  wish: 'score',
  pattern:
    /[打评给畀有](?:了|出|个|它)?(?:几|多少)?分(?=[数值呀啊吗呢?，,\s]|$)|[打评给畀](?:几|多少)分|评分|\bscore|\brating\b|\brate (?:it|this|these|them)\b|\bout of (?:100|ten|10)\b/,
}
const lastCues: readonly Cue[] = [
  {
    wish: 'report',
    pattern: /^(?:帮我|给我|请|那|你)*(?:看看|看一下|瞧瞧|分析|讲讲|说说)(?:这个|它)?$|^tl;?dr$/,
  },
  {
    wish: 'healthy',
    pattern: /^(?:这个?|它|那)*(?:怎么[样呀啊]|如何)[呀啊呢]?(?:这个?)?$|\bthumbs up\b|\bverdict\b/,
  },
  {
    wish: 'often',
    pattern:
      /(?:天天|日日|每天|每日|经常|常常|顿顿)[^，。]{0,4}[吃喝]|[吃喝][^，。]{0,3}(?:天天|每天|经常)|\bevery ?day\b|\bdaily\b|\beach day\b|\ball the time\b/,
  },
  {
    wish: 'worst',
    pattern:
      /有(?:没有|什么|哪些|啥)[^，。]{0,4}(?:小心|当心|注意|留意|警惕|坑)|[挑找]毛病|雷点|\b(?:look|watch) out for\b|\bred flags?\b|\bnasties\b|\banything (?:dodgy|concerning|to worry about)\b|最[^，。]{0,2}(?:差|坏|糟|伤|不好|不健康|要?当心|要?注意|要?小心|有害|可怕)|坏学生|\bworst\b|\b(?:dodg|sketch|nast|gross|scar|iff|bad|unhealth)i?est\b|\bmost (?:harmful|dangerous|unhealthy|worrying)\b|\bwatch out for\b|\bbaddest\b/,
  },
]
const eaten =
  /[干来整炫喝吃灌嗑啃造撸](?:了|掉|完|上)?[一两二三四五六七八九十半\d]{1,3}[罐瓶包袋根条个杯片块支桶]|\b(?:one|two|three|four|five|six|a couple|a few|\d{1,2})(?: of (?:them|these|those))? (?:on|before|after|at|during|every|per) (?:a |the |my |each )?[a-z]+|\b(?:whole|entire) (?:bag|box|can|pack|tub|bottle)\b/
const isBearable =
  /顶[得不]住|扛[得不]住|受[得不]了|吃[得不]消|太多|过量|过头|没事|要紧|行[吗不]|\b(?:overkill|too (?:many|much)|ok(?:ay)?|fine|alright|risky|bad idea|a problem|safe|worry|in trouble|dangerous|stupid)\b/
/** A can before and one after, does the body stand it: as often as it is named. */
const asksIfBearable = (text: string): boolean => eaten.test(text) && isBearable.test(text)

/** Whether it may be eaten, of nobody in particular: what stands for it is named, or nothing at all. */
const mayBeEaten: Cue = {
  wish: 'safe',
  pattern:
    /^(?:(?:我|他|她)?(?:今年)?\d{1,2}岁?[,，\s]*)?(?:那|这个?|它|还|到底|究竟)*(?:能|可以|敢|好)(?:不(?:能|可以|敢|好))?[吃喝](?:了?[吗不嘛伐么]|$)|要紧|\b(?:ok|okay|safe|alright|fine) to (?:eat|drink|have|take|give)\b|\b(?:can|may|could|should) (?:i|we|he|she|they) (?:still |even |just )?(?:eat|drink|have|take) (?:it|this|these|them|one)\b|\bis it (?:safe|harmful)\b|有害|有毒/,
}
/** As it is now nobody knows it: dropped, damp, picked apart. */
const ofState = /掉|潮|化了|坏|剩|挑|扔|捡|\b(?:dropped|floor|left|melted|damp|picked)\b/

/** Facts that a question left over asks for by their words, besides those that are asked for so beside anything. */
const askedByName: ReadonlySet<Fact> = new Set<Fact>([
  ...factsAskedByName,
  ...(['allergens', 'storage', 'usage', 'audience'] as const),
])
const asksWhich = /什么|哪|啥|几[种个样]|\b(?:which|what)\b/
const asksAmount =
  /多少|[高多低少]不[高多低少]|[几好太很]多|[高多低少](?:吗|么|伐|不)|含量|\b(?:how (?:much|many)|high|low|too much|a lot|full of|rich)\b/
const asksPresence =
  /有(?:没有|无|什么|哪|些|(?![用效害问])[^，。几]{1,4}[没吗不])|含|[放加用添](?:了|过)|哪些|几种|种类|\bany\b.{0,30}\b(?:in|inside)\b|\bcontains?\b|\b(?:which|what|how many)\b.{0,24}\b(?:in|inside|used|does it have)\b|\bis it artificially\b/

const ofOthers = /[跟和与同][^，。]{2,}比|比[^，。]{1,12}(?:高|低|好|差|多|少)|\bthan\b|\bcompared\b/
/** What lies beside all labels: no cue makes it a question for one. */
const isBeyond = ({ text, wish }: Heard): boolean => {
  const topic = topicIn(text)?.topic
  if (wish === 'outside' && ofOthers.test(text)) return true
  return topic !== undefined && topic !== 'leisure'
}

const ofWish = (heard: Heard, wish: Asked): Heard => ({ ...heard, wish, confidence: 1 })
/** Of the product, whatever else is named. */
const alone = (heard: Heard, wish: Asked): Heard => ({ ...ofWish(heard, wish), subjects: [], kinds: [] })

const found = (cues: readonly Cue[], { text }: Heard): Cue | undefined =>
  cues.find(({ pattern }) => pattern.test(text))

/** What of the table or the list is asked about. */
const readOfContents = (heard: Heard): Heard | null => {
  const { text, nutrients, kinds, wish } = heard
  const isKept = wish !== 'outside'
  if (nutrients.length > 0 && (asksAmount.test(text) || (isKept && kinds.length === 0)))
    return ofWish(heard, 'nutrition')
  return kinds.length > 0 && (isKept || asksPresence.test(text))
    ? ofWish(heard, asksWhich.test(text) ? 'list' : 'has')
    : null
}

/**
 * A question that would be declined although a word of it is the cue of a known wish, read as that: cancer, ultra-processed, when it
 * expires, who makes it, the score, a nutrient, a kind of ingredient. Null where it has none, or lies beside all labels.
 */
export const readByCue = (heard: Heard): Heard | null => {
  const { text, who, fact, wish } = heard
  if (isBeyond(heard) || isOfHealth(text)) return null
  const sure = found(sureCues, heard)
  if (sure) return alone(heard, sure.wish)
  if (who && wish !== 'outside') return ofWish(heard, 'suits')
  if (fact && askedByName.has(fact)) return alone(heard, 'fact')
  if (ofScore.pattern.test(text)) return alone(heard, ofScore.wish)
  const contents = readOfContents(heard)
  if (contents) return contents
  if (asksIfBearable(text)) return alone(heard, 'often')
  const last = found(lastCues, heard)
  if (last) return alone(heard, last.wish)
  return mayBeEaten.pattern.test(text) && !ofState.test(text) ? alone(heard, mayBeEaten.wish) : null
}
