import type { Bilingual } from '../../../result.ts'
import { sourceCitation } from '../../text/reply.ts'
import type { Heard } from '../../understanding/heard.ts'
import {
  type AnswerContext,
  fallingOrder,
  joinedBy,
  leavesOf,
  namesOf,
  onLabel,
  wholeLabel,
} from '../answer-context.ts'
import { figuresOf } from '../effects/eaten.ts'
import { factStated } from '../label/facts.ts'
import { tableCitation } from '../nutrition/table-rows.ts'

const isPlain = ({ subjects, kinds, nutrients, who }: Heard): boolean =>
  subjects.length + kinds.length + nutrients.length === 0 &&
  (who === null || who.groups.length + who.allergens.length + who.diets.length === 0)

const stated = (facts: readonly Parameters<typeof factStated>[0][], context: AnswerContext): string =>
  facts
    .map(fact => factStated(fact, context.asked.label?.text ?? ''))
    .filter(one => one !== '' && one.length < longestFact)
    .join('；')
const longestFact = 60

const asksFake =
  /真货|假货|正品|山寨|冒牌|盗版|翻版|老翻|真的?还是假的?|^(?:这个?|它)?(?:东西|货)?(?:是|系)?(?:不是)?假的[吗吧]?$|\b(?:counterfeit|knock-?off|a fake)\b|\bgenuine (?:one|product|article)\b|\breal or (?:a )?fake\b|\b(?:is|are) (?:it|this|these|they) (?:legit|genuine|fake|the real deal)\b/
/** Is it genuine: that no label tells, and what may be checked; false where that was not asked. */
export const tellGenuine = (heard: Heard, context: AnswerContext): boolean => {
  if (!asksFake.test(heard.text) || !isPlain(heard) || context.flat.length === 0) return false
  const facts = stated(['licence', 'maker'], context)
  context.reply.say(
    {
      zh: `真假标签看不出：假货也能印一样的字。${facts ? `标签写的是“${facts}”，` : ''}可以核对厂名、生产许可证号（SC 开头）和日期，怀疑就找卖家或厂家，也可以打 12315。`,
      en: `A label cannot tell: a fake can print the same words. ${facts ? `It says "${facts}". ` : ''}Check the maker, licence, batch and date; in doubt ask the maker, the shop or the food authority (in China 12315).`,
    },
    ...wholeLabel(context),
  )
  return true
}

const asksFresh =
  /新不新鲜|新鲜(?:吗|不|么|嘛|度)|(?:是|系)(?:不是)?新鲜(?:的|嘅)?(?:$|[吗么])|够新鲜|\b(?:is|are) (?:it|this|these|they) (?:still )?fresh\b|\bhow fresh\b/
/** Is it fresh: that no label tells, its dates, and what to look for; false where that was not asked. */
export const tellFresh = (heard: Heard, context: AnswerContext): boolean => {
  if (!asksFresh.test(heard.text) || !isPlain(heard) || context.flat.length === 0) return false
  const facts = stated(['date', 'shelf_life', 'storage'], context)
  context.reply.say(
    {
      zh: `这一包新不新鲜，标签看不出：看生产日期离今天多久、有没有一直照标签存放${facts ? `（标签写着“${facts}”）` : ''}；变味、发黏、发霉、胀气的不要吃。`,
      en: `Whether this pack is fresh no label tells: see its date, and whether it was always kept as the label says${facts ? ` ("${facts}")` : ''}; do not eat it if it smells wrong, is slimy, mouldy or puffed up.`,
    },
    ...wholeLabel(context),
  )
  return true
}

const asksHonest =
  /真材实料|货真价实|用料(?:足|实在|扎实|好不好|怎么样|讲究)|料(?:足|实在)[吗不]|良心(?:吗|货|产品|不)|偷工减料|\bquality ingredients\b|\bskimp\w*\b|\bproper ingredients\b|\breal ingredients\b|\bcut(?:ting)? corners\b/
const isDeclared = /\d\s?[%％]/
/** Are its ingredients worth the name: what stands first, the shares that are printed, and the flavourings; false where that was not asked. */
export const tellHonest = (heard: Heard, context: AnswerContext): boolean => {
  if (!asksHonest.test(heard.text) || !isPlain(heard) || context.flat.length === 0) return false
  const leaves = leavesOf(context)
  const top = leaves.slice(0, mostShown)
  const flavours = leaves.filter(index => context.flat[index]?.kind === 'flavouring').slice(0, 2)
  const shares = leaves.flatMap(index => {
    const { span, name = '' } = context.flat[index] ?? {}
    const behind = span ? (context.asked.label?.text ?? '').slice(span.start, span.end + longestShare) : ''
    const share = isDeclared.test(behind)
      ? /[≥>]?\s?\d+(?:\.\d+)?\s?[%％]/.exec(behind.slice(name.length))
      : null
    return share && share.index < nearest ? [{ zh: `${name} ${share[0]}`, en: `${name} ${share[0]}` }] : []
  })
  const [names, flavour, share] = [
    namesOf(top, context),
    namesOf(flavours, context),
    joinedBy(shares.slice(0, mostShown), '、', ', '),
  ]
  const order: Bilingual = fallingOrder(context)
  context.reply.say(
    {
      zh: `标签能说的是：排最前的是${names.zh}（${order.zh}）。${share.zh ? `写明用量的有${share.zh}。` : '没有写明各用了多少。'}${flavour.zh ? `味道有一部分来自${flavour.zh}。` : '没有识别到香精。'}`,
      en: `What the label tells: ${names.en} come first (${order.en}). ${share.en ? `Shares are printed of ${share.en}.` : 'No share is printed.'} ${flavour.en ? `Part of the taste is ${flavour.en}.` : 'No flavouring was recognised.'}`,
    },
    ...onLabel(context, [...top, ...flavours]),
  )
  return true
}
const [mostShown, longestShare, nearest] = [3, 14, 8] as const

const ofCramps =
  /抽筋|(?<!period |stomach |tummy |menstrual |belly )\b(?:leg |calf |muscle )?cramps?\b(?! (?:after|when|from) (?:eating|i eat))/
const asksHelp =
  /有用|有帮助|管用|能?[防止缓预]|[吃喝](?:这个|它)?(?:好|行|能)|补|\b(?:help|stop|good|prevent|for|against|cure)\b/
/** Does it stop cramps: that no food is known to, what to do, and its minerals; false where that was not asked. */
export const tellCramps = (heard: Heard, context: AnswerContext): boolean => {
  const { text, who } = heard
  if (!ofCramps.test(text) || !asksHelp.test(text) || context.flat.length === 0) return false
  if (who !== null && who.groups.length > 0) return false
  context.reply.say(
    {
      zh: '不能指望它止抽筋：原因很多，往往找不到；当下拉伸、按摩那块肌肉，常抽或疼得睡不好去看医生（NHS）。',
      en: 'Do not count on it: cramps have many causes, often none that is found. Stretch and massage the muscle, and see a doctor if they come often or spoil your sleep (NHS).',
    },
    sourceCitation('NHS, Leg cramps'),
    ...wholeLabel(context),
  )
  const figures = figuresOf(['sodium', 'potassium', 'magnesium', 'calcium'], context)
  if (figures) context.reply.say(figures, tableCitation)
  return true
}
