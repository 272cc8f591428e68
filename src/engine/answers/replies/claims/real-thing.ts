import type { Bilingual } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import { isEverydayFood, listedInOther } from '../../entities/foods/food-words.ts'
import { kindsIn } from '../../entities/kinds.ts'
import type { Heard } from '../../understanding/heard.ts'
import { amountText } from '../amount-text.ts'
import {
  type AnswerContext,
  leavesOf,
  nameOf,
  namesOf,
  onLabel,
  orWhole,
  wholeLabel,
} from '../answer-context.ts'
import { doubtsClaim } from '../asked/doubts.ts'
import { hitsOf } from '../lists.ts'
import { gloss } from '../pack/in-english.ts'
import { sentencesOf } from '../pack/printed.ts'
import { tellNatural } from './natural.ts'

const asksReal =
  /(?:有(?:没有|多少|几多)?|是不是|[用加含放]了?)真(?:的|正的?)?(?:是)?(?:有|用|加|含)?(?:的)?([\u4e00-\u9fff]{1,3})|真(?:的|正的?)?[有含]([\u4e00-\u9fff]{1,3})|到底有没?有?([\u4e00-\u9fff]{1,2}?)(?:没有|吗)|[有加放用](?:没有)?[一半](?:滴|丝|粒|颗|块|丁?点)(?:真的?)?([\u4e00-\u9fff]{1,3})|(?<!\ba )\b(?:real|actual|genuine) ([a-z]{3,})\b/
/** Is it strawberry or only flavouring: what stands before the choice. */
const orFlavour =
  /^((?:(?!算|属于|归).)*?)[?？，,\s]*还是.{0,5}(?:香精|香料)|\b(?:is it|any|got|from|of) (?:the )?(?:real |actual )?([a-z]{4,}),? or .{0,16}(?:flavou?r|artificial|essence)/
const around = /真(?:的|正的?)?|[是有用加放含里面头中的㗎吗呢到底这个它做味成出来,，\s]/
const beforeChoice = (text: string): string | undefined => {
  const match = orFlavour.exec(text)
  const run = match?.[1]?.split(around).filter(one => one !== '' && one.length < 5)
  return match?.[2] ?? run?.at(-1)
}
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

const flavoursOf = ({ flat }: AnswerContext, besides: readonly number[]): number[] =>
  flat.flatMap(({ kind, role }, index) =>
    role === undefined && kind === 'flavouring' && !besides.includes(index) ? [index] : [],
  )

/** What of the list has a word in its name, in either language, and is the thing itself. */
const hitsOfWord = (word: string, context: AnswerContext): number[] => {
  const stem = /^[a-z]/.test(word) ? word.replace(/s$/, '') : word
  return leavesOf(context).filter(index => {
    const one = context.flat[index]
    const name = fold(`${one?.name ?? ''} ${one?.otherName ?? ''}`).text
    return name.includes(stem) && !onlyInName.test(name)
  })
}

/** Of allergens traces count, of additives their class, of nutrients the table. */
const isOfTables = ({ subjects, kinds, nutrients }: Heard): boolean =>
  nutrients.length > 0 ||
  subjects.some(({ entry, index }) => entry && index === undefined) ||
  kinds.some(({ allergen, functions }) => allergen ?? functions)

/** Not listed, and flavourings are: no peach juice, but flavouring. False where something of the list may be it. */
const tellOnlyFlavour = (word: string, heard: Heard, context: AnswerContext): boolean => {
  const stem = word.replace(/[子汁肉粉果]+$/, '') || word
  const flavours = flavoursOf(context, [])
  const isOther = (index: number) => !flavours.includes(index)
  const isListed =
    hitsOfWord(stem, context).length > 0 ||
    heard.subjects.some(({ index }) => index !== undefined && isOther(index)) ||
    heard.kinds.some(kind => hitsOf(kind, context).some(isOther)) ||
    listedInOther(word, context.flat) >= 0
  if (flavours.length === 0 || isListed || onlyInName.test(word) || isOfTables(heard)) return false
  if (!isEverydayFood(word)) return false
  const names = namesOf(flavours, context)
  context.reply.say(
    {
      zh: `没有识别到${word}：配料表列的是${names.zh}。`,
      en: `No ${word} recognised: the list has ${names.en}.`,
    },
    ...onLabel(context, flavours),
  )
  return true
}

/**
 * Is there any real vanilla in it, or only flavouring: what of that name the list has, its share, and the flavouring beside it;
 * that only flavouring is listed. False where that was not asked.
 */
export const tellRealThing = (heard: Heard, context: AnswerContext): boolean => {
  const { wish, who, text } = heard
  const match = asksReal.exec(text)
  const namesake = namesakeIn(text, context)
  const chosen = beforeChoice(text)
  const named = match?.slice(1).find(Boolean) ?? ''
  const word = namesake ?? chosen ?? named.replace(/(?:还是|或者?|[的吗呢啊呀没味])+$/, '')
  if (!namesake && !/^(?:has|claim|what|amount|outside|origin|processing|list)$/.test(wish)) return false
  if (who || word === '' || ofItsColour.test(text)) return false
  if (tellRealFruit(word, context)) return true
  if (stop.test(word) || word.length > 12) return false
  const hits = hitsOfWord(word, context)
  if (hits.length === 0) return namesake === undefined && tellOnlyFlavour(word, heard, context)
  tellListed(hits, context)
  return true
}

/** Is the colour from tomatoes or something artificial: no question for tomatoes. */
const ofItsColour = /颜色[^，。]{0,8}(?:还是|或)|\bcolou?r\b.{0,30}\bor\b/
const ofFruit = /^(?:fruits?|水果|果)$/
const notWhole = /汁|浆|泥|粉|酱|juice|concentrate|pur[eé]e|powder|jam/i
/** Made with real fruit: the fruit of the list with its shares, and whether it is juice; false where the word is no fruit in general, or none is listed. */
const tellRealFruit = (word: string, context: AnswerContext): boolean => {
  if (!ofFruit.test(word)) return false
  const hits = kindsIn('水果')
    .flatMap(kind => hitsOf(kind, context))
    .filter(index => context.flat[index]?.kind === 'food')
  if (hits.length === 0) return false
  tellListed(hits, context)
  const isOfJuice = hits.some(index => notWhole.test(context.flat[index]?.name ?? ''))
  const isWhole = hits.some(
    index =>
      !notWhole.test(context.flat[index]?.name ?? '') &&
      !context.flat.some(
        one => notWhole.test(one.name) && one.children.some(child => child === context.flat[index]),
      ),
  )
  if (isOfJuice && !isWhole)
    context.reply.note({
      zh: '是果汁、果泥或果粉，不是整果。',
      en: 'It is juice, puree or powder, not whole fruit.',
    })
  return true
}

const ofContent = /([\u4e00-\u9fff]{1,4})含量\s?[:：]?\s?[≥>约]?\s?\d+(?:\.\d+)?\s?%/
/** What the pack states of the share of the whole kind: 乳含量≥12%, of fresh milk and milk powder. */
const contentOf = (hits: readonly number[], context: AnswerContext): string | undefined => {
  const [words, of = ''] = ofContent.exec(context.asked.label?.text ?? '') ?? []
  return of !== '' && hits.some(index => context.flat[index]?.name.includes(of)) ? words : undefined
}

const tellListed = (hits: readonly number[], context: AnswerContext): void => {
  const told = hits.slice(0, 3).map((index): Bilingual => {
    const one = context.flat[index]
    if (!one) return { zh: '', en: '' }
    const [name, amount] = [nameOf(one), one.amount ? amountText(one.amount) : null]
    return {
      zh: `${one.name}${amount ? `（${amount.zh}）` : ''}`,
      en: `${name.en}${amount ? ` (${amount.en})` : ''}`,
    }
  })
  const isOfAmount = /多少|\bhow much\b/.test(context.text)
  const isShared = hits.some(index => context.flat[index]?.amount)
  const content = isOfAmount && !isShared ? contentOf(hits, context) : undefined
  const flavours = flavoursOf(context, hits)
  const names = namesOf(flavours, context)
  const beside: Bilingual =
    flavours.length > 0
      ? { zh: `；另外也加了${names.zh}`, en: `; and ${names.en} besides` }
      : { zh: '', en: '' }
  context.reply.say(
    {
      zh: `${isOfAmount ? '' : '有：'}配料里列着${told.map(({ zh }) => zh).join('、')}${beside.zh}${isShared ? '' : content ? `；标签写着“${content}”` : '；各占多少没有写'}。`,
      en: `${isOfAmount ? 'The' : 'Yes, there is: the'} list has ${told.map(({ en }) => en).join(', ')}${beside.en}${isShared ? '' : content ? `; the label says "${content}"` : '; how much is not stated'}.`,
    },
    ...onLabel(context, [...hits.slice(0, 3), ...flavours.slice(0, 2)]),
  )
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
  /手工|手作|古法(?:酿造)?|古早|野生|有机|散养|草饲|农家|土法|石磨|头道|现做|现摘|真材实料|鲜榨|现榨|进口原料|儿童专用|绿色食品|地理标志|老字号|获奖|得过奖|拿过奖|金奖|\borganic\b|\bfree[- ]range\b|\bgrass[- ]fed\b|\bhand[- ]?made\b|\bartisan\w*\b|\bwild[- ]caught\b|\bpremium\b|\blightly salted\b|\bfreshly squeezed\b|\bmsc\b|\bdolphin[- ]safe\b|\bfair ?trade\b|\brspo\b|\biso ?\d*(?![a-z])|\bhaccp\b|\bbrcg?s?\b|\bb corp\b|\bawards?\b|\bred tractor\b|\bgrade a\b/
/** Marks, grades and prizes, whatever else the question was taken for. */
const seals =
  /绿色食品|地理标志|老字号|奖|\b(?:msc|dolphin[- ]safe|fair ?trade|rspo|iso ?\d*|haccp|brcg?s?|b corp|awards?|red tractor|grade a)\b/
/** Words that claim something only where a claim is asked about. */
const claimed =
  /100 ?%(?:纯)?果汁|全麦|100 ?% (?:fruit )?juice|\bwhole[- ]?grain\b|\bfresh\b|\breal fruit\b|\bketo\b/
const bare = /^(?:and |so )?[a-z]+(?: [a-z]+)?$/
const ofProcessing = /超加工|深加工|\b(?:ultra[- ]?)?processed\b|\bupf\b|\bnova\b/
/** Is it made by hand: where the pack says so, which proves nothing, else that it does not say it; false where that was not asked. */
export const tellPraise = (heard: Heard, context: AnswerContext): boolean => {
  const { wish, who, subjects, kinds } = heard
  if (tellNatural(heard, context)) return true
  const isClaim = wish === 'claim' || doubtsClaim(context.text) || bare.test(context.text)
  const ofClaim = isClaim ? claimed.exec(context.text)?.[0] : undefined
  const word = praised.exec(context.text)?.[0] ?? ofClaim
  // Of kinds that the list has it tells more.
  const isOfSeal = word !== undefined && seals.test(word)
  const isOfList = !isOfSeal && kinds.some(kind => hitsOf(kind, context).length > 0)
  const isListed = ofClaim !== undefined && subjects.some(({ index }) => index !== undefined)
  if (
    !word ||
    who ||
    isOfList ||
    isListed ||
    subjects.some(({ entry }) => entry) ||
    context.flat.length === 0
  )
    return false
  if (!isOfSeal && !/^(?:claim|what|processing|outside|origin|has|fact|healthy)$/.test(wish)) return false
  if (isOfSeal && /^(?:report|compare|order|amount|nutrition)$/.test(wish)) return false
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
