import type { Bilingual } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import { foldedLabel } from '../../entities/per-label.ts'
import { asksMayThey } from '../../text/may-they.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, namesOf, onLabel, wholeLabel } from '../answer-context.ts'
import { claimsOf } from '../label/claims.ts'
import { hitsOf, sayAntioxidants } from '../lists.ts'

const preservatives = {
  zh: '防腐剂',
  en: 'preservatives',
  functions: ['防腐剂'],
  classes: ['nitrite'],
} as const
const keeps = '(?:(?:放|搁|存|保质|保存|摆).{0,6}(?:久|年|月|天|日|不坏|长)|[不没](?:会)?(?:坏|变质|发霉))'
/** Why it keeps so long; how it is to be kept, and how long, is asked of the pack. */
const asked = new RegExp(
  [
    `(?:为什么|凭什么|为啥|点解|怎么(?=能|可以|会|不|这么|那么|保质期)|咋(?=能|可以|会|不|这么|那么)|如何(?=能|可以)|靠什么).{0,8}${keeps}`,
    `${keeps}.{0,20}(?:凭|靠|因|为)(?:啥|什么)`,
    `(?:没|不|无).{0,6}防腐剂.{0,12}${keeps}`,
    '能?放.{0,6}[天月年].{0,12}防腐剂',
    '(?:保质|保存|存放|能?放|搁|賞味|赏味).{0,14}(?:正常|奇怪|离谱|夸张|吓人|不对劲|太[长久])',
    '\\b(?:shelf life|keeps?|lasts?|good for|best before|expir\\w+)\\b.{0,30}\\b(?:normal|weird|odd|strange|suspicious|harmful|(?:very|too|really|super) long)\\b|\\b(?:normal|weird|odd|strange|suspicious)\\b.{0,30}\\b(?:shelf life|keeps?|lasts?)\\b',
    'how (?:can|does|come)(?! (?:i|we|you|one)\\b).{0,24}(?:keep|last|shelf)|why (?:does|do|is|are) .{0,24}(?:keep|last|shelf)|last so long|without preservatives',
  ].join('|'),
)
const asksWhatFor =
  /(?:为什么|干嘛|为啥|点解|何必|怎么)(?:还|又|要|会|都)*(?:放|加|用|落|添加|需要)[^，。]{0,4}防腐剂|\bwhy\b.{0,30}\bpreservatives?\b(?!.{0,30}\b(?:keep|last)\b)/
const asksHowLong = /几天|多久|多长时间|几个月|怎么(?:放|存|保存|搁)|how (?:long|should|do i)|how many days/

/** How foods keep without preservatives, by what their labels say of them. */
const ways: readonly (Bilingual & { label: RegExp; isOfName?: true; isSealed?: true })[] = [
  {
    isSealed: true,
    label: /罐头|开罐|gb\/?t? ?(?:7098|13516)|\bcanned\b|\btinned\b/,
    zh: '罐头密封后加热杀菌（GB 7098），开盖前不靠防腐剂',
    en: 'canned food is sealed and then sterilised by heat (GB 7098), and needs no preservative until it is opened',
  },
  {
    isSealed: true,
    label: /灭菌乳|超高温|\buht\b|无菌/,
    zh: '超高温灭菌后无菌灌装，开封前不靠防腐剂',
    en: 'it is heated very high and filled sterile, and needs no preservative until it is opened',
  },
  {
    label: /-18|速冻|急冻|(?:冷冻|冻)(?:保存|贮存|储存|存放)|(?:keep|store|quick) frozen/,
    zh: '在 -18 ℃ 以下微生物不生长',
    en: 'microbes do not grow at -18 °C',
  },
  {
    // Of the name of the product, for 阴凉干燥处 and 奶粉 stand on the label of any bread.
    isOfName: true,
    label:
      /奶粉|米粉|粉$|饼干|曲奇|方便面|速食面|挂面|话化|蜜饯|肉干|牛肉干|薯片|蛋卷|米饼|威化|脆片|虾条|海苔|茶叶|dried|powder|biscuit|cracker|crisps|\bchips\b|noodles?$|\btea bags?/,
    zh: '水分很少，微生物难以生长',
    en: 'it contains little water, in which microbes hardly grow',
  },
]

/** So long a time strikes somebody as odd. */
const asksIfOdd =
  /正常|奇怪|离谱|夸张|吓人|不对劲|太[长久]|\b(?:normal|weird|odd|strange|suspicious|harmful|(?:very|too|really|super) long)\b/
/** The pack's own claim on preservatives, which nothing contradicts. */
const claimed = ({ text, asked: { label } }: AnswerContext): Bilingual => {
  const words = claimsOf(label?.text ?? '').find(({ kinds }) =>
    kinds.some(({ functions }) => functions?.includes('防腐剂')),
  )?.words
  return words
    ? { zh: `不矛盾：标签写着“${words}”，`, en: `No contradiction: the label says "${words}", and ` }
    : asksIfOdd.test(text)
      ? { zh: '不奇怪：', en: 'Not odd: ' }
      : { zh: '可以：', en: 'It can: ' }
}

const ofLaw = /允许|标准|国标|限量|合法|合规|超标|gb ?2760|\b(?:allowed|permitted|legal|limits?)\b/
/** Whether a folded question asks how it keeps so long. */
export const asksHowKept = (text: string): boolean => asked.test(text)

/** How it keeps so long: by its preservatives, else by how such food is made to keep; false where that was not asked. */
export const tellKeeping = ({ text, wish }: Heard, context: AnswerContext): boolean => {
  // Seven days only, so why a preservative: what it is for.
  if (asksWhatFor.test(text)) return false
  if (!asked.test(text) || asksHowLong.test(text.replace(/怎么(?:能|可以|会)/g, ''))) return false
  const isOfLaw = /^(?:limit|allowed)$/.test(wish) && ofLaw.test(text)
  if (context.flat.length === 0 || (wish === 'suits' && asksMayThey(text)) || isOfLaw) return false
  const hits = hitsOf(preservatives, context)
  const label = foldedLabel(context.asked.label?.text ?? '')
  const name = fold(context.asked.label?.product.name ?? '').text
  const way = ways.find(one => one.label.test(one.isOfName ? name : label))
  const names = namesOf(hits, context)
  if (hits.length > 0 && way?.isSealed)
    context.reply.say(
      {
        zh: `主要不靠防腐剂：${way.zh}；配料里有${names.zh}，也有防腐作用。`,
        en: `Not mainly by preservatives: ${way.en}; the list has ${names.en}, which help to keep it as well.`,
      },
      ...onLabel(context, hits),
    )
  else if (hits.length > 0)
    context.reply.say(
      {
        zh: `靠防腐剂：配料里有${names.zh}${way ? `；另外${way.zh}` : ''}。`,
        en: `By preservatives: the list has ${names.en}${way ? `; besides, ${way.en}` : ''}.`,
      },
      ...onLabel(context, hits),
    )
  else
    context.reply.say(
      way
        ? {
            zh: `${claimed(context).zh}没有识别到防腐剂，${way.zh}；标签能核对的只有配料表。`,
            en: `${claimed(context).en}no preservative was recognised, and ${way.en}; the list is all that can be checked here.`,
          }
        : {
            zh: `${claimed(context).zh.replace(/^(?:可以|不奇怪)：/, '')}没有识别到防腐剂；靠什么保存标签没有写，常见的是加热杀菌、密封、冷藏、少水、多糖或多盐。`,
            en: `${claimed(context).en.replace(/^(?:It can|Not odd): /, 'Not stated how: ')}no preservative was recognised; what keeps it the label does not say: mostly heat, a tight seal, cold, little water, much sugar or salt.`,
          },
      ...wholeLabel(context),
    )
  if (hits.length === 0) sayAntioxidants(context)
  return true
}
