import type { Bilingual } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import type { Heard } from '../../understanding/heard.ts'
import { amountText } from '../amount-text.ts'
import { type AnswerContext, leavesOf, nameOf, onLabel, orWhole, wholeLabel } from '../answer-context.ts'
import { gloss } from '../pack/in-english.ts'
import { sentencesOf } from '../pack/printed.ts'

const asksReal =
  /(?:有(?:没有|多少|几多)?|是不是|[用加含放]了?)真(?:的|正的?)?(?:是)?(?:有|用|加|含)?(?:的)?([\u4e00-\u9fff]{1,3})|真(?:的|正的?)?[有含]([\u4e00-\u9fff]{1,3})|到底有没?有?([\u4e00-\u9fff]{1,2}?)(?:没有|吗)|(?<!\ba )\b(?:real|actual|genuine) ([a-z]{3,})\b/
const stop =
  /^(?:的|了|吗|是|有|没|这|那|什|营|添|防|糖|盐|钠|卡|脂|热|酸|果|水果|the|stuff|thing|ingredients?|fruit|sugar|juice|food|cheese|chocolate|yog)/
/** Creamer is no milk, taurine no beef, and what only tastes of it is not it. */
const onlyInName = /奶精|植脂|牛磺酸|牛油果|味|香精|香料|代可可|flavou?r(?!ed)/i

/** Where is the tomato, of what the product is named after. */
const asksWhere =
  /([\u4e00-\u9fff]{1,4}?)(?:到底|究竟)?(?:在哪|去哪|跑哪|[跑去]了?哪)|^那?(?:个)?([\u4e00-\u9fff]{1,4}?)呢$|哪[来有](?:的)?([\u4e00-\u9fff]{1,4}?)(?=[啊呀呢了]|$)|\bwhere(?:'?s| is| are) (?:the |all the |my )?(?:real |actual )?([a-z]{4,})\b/
/** What the product is named after and the question looks for; undefined where it is not of the name. */
const namesakeIn = (text: string, context: AnswerContext): string | undefined => {
  const name = fold(context.asked.label?.product.name ?? '').text
  const word = asksWhere.exec(text)?.slice(1).find(Boolean)
  const found = word && (/^[a-z]/.test(word) ? [word] : [...word].map((_, at) => word.slice(at)))
  return found ? found.find(one => one.length > 1 && name.includes(one.replace(/s$/, ''))) : undefined
}

/** Is there any real vanilla in it: what of that name the list has, its share, and the flavouring beside it; false where that was not asked, or none is listed. */
export const tellRealThing = ({ wish, who, text }: Heard, context: AnswerContext): boolean => {
  const match = asksReal.exec(text)
  const namesake = namesakeIn(text, context)
  const word =
    namesake ?? (match?.[1] ?? match?.[2] ?? match?.[3] ?? match?.[4] ?? '').replace(/[的吗呢啊呀没味]+$/, '')
  if (!namesake && !/^(?:has|claim|what|amount|outside|origin|processing|list)$/.test(wish)) return false
  if (who || word === '') return false
  if (stop.test(word) || word.length > 12) return false
  const stem = /^[a-z]/.test(word) ? word.replace(/s$/, '') : word
  const isIn = (index: number) => {
    const one = context.flat[index]
    const name = fold(`${one?.name ?? ''} ${one?.otherName ?? ''}`).text
    return name.includes(stem) && !onlyInName.test(name)
  }
  const hits = leavesOf(context).filter(isIn)
  if (hits.length === 0) return false
  const told = hits.slice(0, 3).map((index): Bilingual => {
    const one = context.flat[index]
    if (!one) return { zh: '', en: '' }
    const [name, amount] = [nameOf(one), one.amount ? amountText(one.amount) : null]
    return {
      zh: `${one.name}${amount ? `（${amount.zh}）` : ''}`,
      en: `${name.en}${amount ? ` (${amount.en})` : ''}`,
    }
  })
  const isOfAmount = /多少|\bhow much\b/.test(text)
  const isShared = hits.some(index => context.flat[index]?.amount)
  const flavours = context.flat.flatMap(({ kind, role, name }, index) =>
    role === undefined && kind === 'flavouring' && !hits.includes(index) ? [{ name, index }] : [],
  )
  const beside: Bilingual =
    flavours.length > 0
      ? {
          zh: `；另外也加了${[...new Set(flavours.map(({ name }) => name))].join('、')}`,
          en: `; and ${[...new Set(flavours.map(({ name }) => name))].join(', ')} besides`,
        }
      : { zh: '', en: '' }
  context.reply.say(
    {
      zh: `${isOfAmount ? '' : '有：'}配料里列着${told.map(({ zh }) => zh).join('、')}${beside.zh}${isShared ? '' : '；各占多少没有写'}。`,
      en: `${isOfAmount ? 'The' : 'Yes, there is: the'} list has ${told.map(({ en }) => en).join(', ')}${beside.en}${isShared ? '' : '; how much is not stated'}.`,
    },
    ...onLabel(context, [...hits.slice(0, 3), ...flavours.map(({ index }) => index).slice(0, 2)]),
  )
  return true
}

const asksWater = /[加兑掺](?:了|没|过|不)?(?:没)?(?:加|兑|掺)?水|\b(?:added|watered|any) (?:water|down)\b/
/** Was water added to the juice: where it stands on the list, or that the pack denies it; false where that was not asked. */
export const tellWater = ({ wish, who }: Heard, context: AnswerContext): boolean => {
  const { text, flat } = context
  const isDrink = /汁|奶|乳|蜜|油|饮|酒|juice|milk|honey|oil|drink/i.test(
    context.asked.label?.product.name ?? '',
  )
  if (who || !isDrink || !asksWater.test(text) || !/^(?:what|claim|processing|has|outside)$/.test(wish))
    return false
  if (/多少水|怎么|几|喝/.test(text) || flat.length === 0) return false
  const at = leavesOf(context).findIndex(index =>
    /^(?:纯净|饮用|生活饮用)?水$|^water$/i.test(flat[index]?.name ?? ''),
  )
  const index = leavesOf(context)[at]
  const denied = sentencesOf(context).find(({ folded }) =>
    /(?:不|未)(?:添加)?[^。]{0,8}水|no (?:added )?water/.test(folded),
  )
  context.reply.say(
    at >= 0
      ? {
          zh: `加了：水是配料的第 ${at + 1} 项。`,
          en: `Yes: water is number ${at + 1} on the list.`,
        }
      : denied
        ? {
            zh: `没有列出水，标签也写着“${denied.words}”。`,
            en: `No water is listed, and the label says "${denied.words}"${gloss(denied.words)}.`,
          }
        : {
            zh: '没有列出水；有没有掺，配料表证明不了。',
            en: 'No water is listed; a list cannot prove that none was added.',
          },
    ...(index === undefined ? wholeLabel(context) : onLabel(context, [index])),
  )
  return true
}

const praised =
  /手工|手作|古法|古早|野生|有机|散养|草饲|农家|土法|石磨|头道|现做|现摘|\borganic\b|\bfree[- ]range\b|\bgrass[- ]fed\b|\bhand[- ]?made\b|\bartisan\w*\b|\bwild[- ]caught\b/
const ofProcessing = /超加工|深加工|\b(?:ultra[- ]?)?processed\b|\bupf\b|\bnova\b/
/** Is it made by hand: where the pack says so, which proves nothing, else that it does not say it; false where that was not asked. */
export const tellPraise = ({ wish, who, subjects, kinds }: Heard, context: AnswerContext): boolean => {
  const word = praised.exec(context.text)?.[0]
  if (!word || who || kinds.length > 0 || subjects.some(({ entry }) => entry) || context.flat.length === 0)
    return false
  if (!/^(?:claim|what|processing|outside|origin|has|fact)$/.test(wish)) return false
  // Organic or not, is it ultra-processed: that is asked.
  if (wish === 'processing' && ofProcessing.test(context.text)) return false
  const label = context.asked.label
  const found = sentencesOf(context).filter(({ folded }) => folded.includes(word))
  const name = fold(label?.product.name ?? '').text
  const other = found.find(({ words }) => !fold(words).text.includes(name) || name === '')
  const isInName = name.includes(word) || fold((label?.text ?? '').split('\n')[0] ?? '').text.includes(word)
  context.reply.say(
    other
      ? {
          zh: `标签写着“${other.words}”；是不是真的“${word}”，配料表证明不了，要看认证或问厂家。`,
          en: `The label says "${other.words}"${gloss(other.words)}; the list cannot prove that, a certificate or the maker can.`,
        }
      : isInName
        ? {
            zh: `看不出：“${word}”只写在名称里，标签没有写哪一步怎么做，配料表证明不了。`,
            en: `It cannot be told: "${word}" stands in the name alone, and the list cannot prove it.`,
          }
        : {
            zh: `没有写：读到的标签文字里没有“${word}”。`,
            en: `Not stated: the text that was read does not say "${word}".`,
          },
    ...orWhole(context, wholeLabel(context)),
  )
  return true
}
