import { CLAIMS } from '../../../nutrition/judged/claims/claim-words.ts'
import { nutrientsIn } from '../../../nutrition/nutrient-words.ts'
import type { NutritionClaim } from '../../../nutrition/nutrition.ts'
import { fold } from '../../../text/normalize.ts'
import { isFructose, sweetenerKind } from '../../entities/kinds.ts'
import { foldedLabel } from '../../entities/per-label.ts'
import { servingOf } from '../../entities/serving-words.ts'
import type { Heard } from '../../understanding/heard.ts'
import {
  type AnswerContext,
  evidenceCitation,
  namesOf,
  onLabel,
  orWhole,
  sizesOf,
  wholeLabel,
} from '../answer-context.ts'
import { doubtsClaim } from '../asked/doubts.ts'
import { tellNotMade } from '../claims/not-made.ts'
import { tellReduction } from '../claims/reduction.ts'
import { hitsOf } from '../lists.ts'
import { answerNutrition } from '../nutrition/amounts.ts'
import { tellOwnSugars } from '../nutrition/own-sugars.ts'
import { tableCitation } from '../nutrition/table-rows.ts'

const linesOf = ({ asked }: AnswerContext): string[] =>
  (asked.label?.text ?? '')
    .split(/\n|(?<=[。;；]|\.(?!\d))\s*/)
    .map(line => line.trim().replace(/[.。;；]$/, ''))
    .filter(line => line !== '')

/** High protein, low fat: claims that the law gives a number to, held against the table; false where none of them was asked about. */
export const tellNutritionClaims = ({ nutrients, text, kinds }: Heard, context: AnswerContext): boolean => {
  const label = context.asked.label?.text ?? ''
  const claims = context.result?.nutrition?.claims ?? []
  const wordsOf = ({ span }: NutritionClaim) => fold(label.slice(span.start, span.end)).text
  // 高钙 names calcium only as the claim that it is.
  const nutrientsOf = (claim: NutritionClaim) => [
    ...nutrientsIn(wordsOf(claim)),
    ...(/added|free/.test(claim.claim)
      ? []
      : nutrientsIn(CLAIMS.find(({ id }) => id === claim.claim)?.title.en.toLowerCase() ?? '')),
  ]
  const asked = claims.filter(
    claim => text.includes(wordsOf(claim)) || nutrientsOf(claim).some(one => nutrients.includes(one)),
  )
  // What cannot be checked is only said where nothing else can be.
  const sure = asked.filter(({ verdict }) => verdict !== 'unknown')
  // Whether sugar was added the list tells.
  if (sure.length === 0 && asked.some(({ claim }) => /added/.test(claim)) && kinds.length > 0) return false
  for (const claim of (sure.length > 0 ? sure : asked).slice(0, 3))
    context.reply.say(claim.text, tableCitation)
  return asked.length > 0
}

const asksMet =
  /\bcall(?:s|ed)? (?:itself|it|this)\b|\bclaim\b|\bto (?:be|count as) (?:high|low|a source)|[够购](?:得)?(?:上|不够)?.{0,8}标准|算(?:不算|得上)?(?:高|低)|达标|符合.{0,6}标准|够格|合不?合?规|规矩|资格|[能可](?:不能|以)?(?:这么|这样)?(?:叫|标|写)|国标.{0,6}(?:怎么|多少|要求|规定)|\b(?:legit|legal(?:ly)?|entitled|allowed to (?:say|call|print))\b/
/** Has it enough fibre to be called high in fibre, is it true that it is low in fat: the claim held against the table; false where no such claim was asked about. */
export const tellClaimMet = (heard: Heard, context: AnswerContext): boolean => {
  const { wish, who, text } = heard
  if (!/^(?:nutrition|claim|fact|what|outside|why|healthy|limit|allowed)$/.test(wish) || who !== null)
    return false
  if (
    asksMet.test(text) &&
    /^(?:nutrition|claim|fact|what|outside|limit|allowed)$/.test(wish) &&
    tellNutritionClaims(heard, context)
  )
    return true
  return (wish === 'claim' || asksMet.test(text) || doubtsClaim(text)) && tellNotMade(context)
}

const ofSucrose =
  /(?:[无零0]|不加|没加|未加|不含|(?:不|未|没|没有|零|0|无)添加)(?:了)?蔗糖|no (?:added )?sucrose/
const sucrose = /(?<!三氯)蔗糖|白砂糖|绵白糖|红糖|黑糖|冰糖|赤砂糖|砂糖|\bsugar\b|sucrose/i
const asLikeSugar =
  /(?<!(?:抗性|环状|难消化性?)(?:麦芽)?)糊精|(?<!聚)葡萄糖(?!胺|酸)|(?<!低聚(?:果|异麦芽|半乳))糖浆|(?<!低聚异)麦芽糖(?!醇)|蜂蜜|(?<!(?:resistant|indigestible) )\bmaltodextrin|glucose|syrup|honey/i

const ofAddedSugar = /no added sugars?|(?:不|没|未|无)(?:另外)?(?:添加?|加)(?:了)?糖/
/** Is that the same as no sugar. */
const asksSame = /等于|就是(?:没|无)|意味|代表|\bsame (?:as|thing)\b|\bmeans?\b|\bequals?\b/

const ofCarbs = /碳水|\bcarbs?\b|carbohydrate/
const ofCarbSource =
  /乳粉|奶粉|牛[乳奶]|乳糖|乳清|糊精|淀粉|[米面麦]粉|小麦|大米|燕麦|低聚|麦芽糖|葡萄糖|果汁|milk powder|lactose|whey|dextrin|starch|flour|oats?\b|syrup/i
/** No sucrose, so why so much carbohydrate: what brings it. */
const sayCarbsWithout = (hits: readonly number[], context: AnswerContext): void => {
  if (hits.length === 0) return
  const names = namesOf(hits.slice(0, 4), context)
  context.reply.say(
    {
      zh: `碳水化合物不只是蔗糖，这里主要来自${names.zh}（奶里的乳糖、淀粉和糊精都算碳水）。`,
      en: `Carbohydrate is more than sucrose: here it comes mainly from ${names.en} (the lactose of milk, starch and dextrins all count).`,
    },
    ...onLabel(context, hits.slice(0, 4)),
  )
}

const isEaten = /[吃喝炫灌]|\b(?:drink|eat|have|had)\b/
/** No sucrose is not no sugar: what the list and the table have instead; false where that was not asked. */
export const tellSucrose = ({ text, who }: Heard, context: AnswerContext): boolean => {
  const { flat, result, reply } = context
  const isSame = asksSame.test(text)
  const isSucrose = ofSucrose.test(text)
  if (!isSucrose && !(isSame && ofAddedSugar.test(text))) return false
  if (who || /癌|cancer|carcin/.test(text) || flat.length === 0) return false
  const leaves = (pattern: RegExp) =>
    flat.flatMap((one, index) =>
      one.role === undefined && one.kind === 'food' && pattern.test(one.name) ? [index] : [],
    )
  const own = leaves(sucrose)
  if (own.length > 0) {
    const names = namesOf(own, context)
    reply.say(
      {
        zh: `不符：配料里有${names.zh}，那就是${isSucrose ? '蔗糖' : '糖'}。`,
        en: `No: the list contains ${names.en}, which is ${isSucrose ? 'sucrose' : 'sugar'}.`,
      },
      ...onLabel(context, own),
    )
    return true
  }
  const added = isSucrose ? { zh: '加蔗糖', en: 'sucrose' } : { zh: '另加糖', en: 'sugar' }
  // Two bottles of it, and none was added: of the two.
  const serving = (isEaten.test(context.text) ? servingOf(context.text, sizesOf(context)) : null) ?? 'hundred'
  const ask = { nutrient: 'sugars', serving, isLevel: false, isOfChild: false } as const
  const stated = result?.nutrition && answerNutrition(result.nutrition, ask)
  reply.say(
    {
      zh: `${isSame ? `不等于没有糖：只是没有${added.zh}` : `没有${added.zh}，但不等于没有糖`}${stated ? `${isSame ? '；' : '：'}${stated.zh}` : '。'}`,
      en: `${isSame ? `No, not the same: only no ${added.en} was added` : `No ${added.en} was added, but that does not mean no sugar`}${stated ? `${isSame ? ';' : ':'} ${stated.en}` : '.'}`,
    },
    ...(stated ? [tableCitation] : []),
    ...wholeLabel(context),
  )
  if (ofCarbs.test(text)) sayCarbsWithout(leaves(ofCarbSource), context)
  const alike = leaves(asLikeSugar)
  const fructose = leaves(isFructose)
  // Fructose beside it was added: nothing is all their own then.
  if (stated && alike.length + fructose.length === 0) tellOwnSugars(context)
  const sweet = hitsOf(sweetenerKind, context)
  const [likes, sweeteners] = [namesOf(alike, context), namesOf(sweet, context)]
  if (alike.length > 0)
    reply.say(
      {
        zh: `配料里的${likes.zh}不叫蔗糖，升血糖却和糖差不多。`,
        en: `${likes.en} is not called sucrose, and raises blood sugar much like it.`,
      },
      ...onLabel(context, alike),
    )
  if (fructose.length > 0) {
    const names = namesOf(fructose, context)
    reply.say(
      {
        zh: `${names.zh}不叫蔗糖，也是糖：升血糖比蔗糖少（EFSA 2011），碳水照算。`,
        en: `${names.en} is not sucrose, but a sugar all the same: it raises blood sugar less (EFSA 2011) and counts as carbs.`,
      },
      ...onLabel(context, fructose),
      evidenceCitation(context, 'E39'),
    )
  }
  if (sweet.length > 0)
    reply.say(
      {
        zh: `甜味来自甜味剂：${sweeteners.zh}。`,
        en: `The sweetness comes from sweeteners: ${sweeteners.en}.`,
      },
      ...onLabel(context, sweet),
    )
  return true
}

const ofGenes = /转基因|基因改造|基改|\bgmo?s?\b|genetically|bioengineered/
const genesPrinted =
  /[^、,:;。\n()]{0,12}\(?(?:非|不含|未使用|non[- ]?|no )?(?:转基因|基因改造|基改|gmos?\b|genetically modified|bioengineered)[^、,;。\n()]{0,8}\)?/

/** Whether it is free of genetically modified ingredients: what the label says and of which of them; a list does not prove it. */
export const tellGenes = ({ text }: Heard, context: AnswerContext): boolean => {
  if (!ofGenes.test(text) || context.flat.length === 0) return false
  const label = context.asked.label?.text ?? context.flat.map(({ name }) => name).join('\n')
  const folded = fold(label)
  const found = genesPrinted.exec(folded.text)
  const words =
    found &&
    label.slice(folded.at[found.index] ?? 0, folded.at[found.index + found[0].length] ?? label.length).trim()
  context.reply.say(
    words
      ? {
          zh: `没法核实：标签写着“${words}”，只说到它写的那一样；是否属实配料表看不出，要看检测或认证，或问厂家。`,
          en: `It cannot be verified here: the label says "${words}", which speaks of that ingredient alone; a list does not prove it, a test or a certificate does, so ask the maker.`,
        }
      : {
          zh: '没有写：读到的标签文字里没有提转基因，配料表也看不出来。',
          en: 'Not stated: the text that was read says nothing of genetic modification, and a list does not show it.',
        },
    ...orWhole(context, wholeLabel(context)),
  )
  return true
}

const ofLess =
  /减(?:了)?(?:盐|钠|糖|脂(?!期|肥)|油)|薄盐|(?<!多)少盐|低盐|(?<!多)[少微半][甜糖](?!素|尿)|减少(?:了)?多少|\breduced\b|\bless (?:salt|sugar|fat|sodium)\b|\blower (?:in )?(?:salt|sugar|fat)|\blight\b/
const asksHowMuch =
  /多少|几成|吧|多不多|还(?:是)?[高咸多]|了[吗没]|够不够|可靠|可信|能信|凭什么|根本不|跟谁|和谁|与谁|同谁|跟什么|和什么|比谁|比的|算不算|算减|等于|是不是|就是|低糖|真|忽悠|骗|坑|噱头|呃人|玩文字|多吃|随便吃|放心吃|(?:还|又|却|反而)[放加有用添]|how much|than what|compared|really|by what|cheat|\blie\b|\blying\b|mislead|\btrick|\bbut\b|\byet\b|\bscam\b|eat more|as much as|\bgimmick|\blow\b/
const lessPrinted =
  /减(?:少|盐|糖|脂|钠|油)?(?:了)?\s?\d+\s?%|(?:减|少|低).{0,16}(?:相[比较]|较)|\d+\s?% (?:less|reduced|lower|fewer)|比.{1,16}(?:减|少|低)|(?:less|lower|fewer|reduced) .{0,30}than/

const comparing = /相[比较]|[与和跟较比].{1,30}比|较(?!低|高|多|少)|(?<![a-z])(?:than|compared)\b/
const asksThan = /[跟和与同比]谁|[跟和与比]什么|[跟和与比]哪|than what|compared (?:to|with) what/

/** The words of the pack, and whether they say what it is compared with. */
const comparedTo = (line: string) =>
  comparing.test(fold(line).text) || /比/.test(line)
    ? {
        zh: `标签写着：${line}；少了多少是厂家自己比的，一份标签核对不了。`,
        en: `The label states: ${line}. That is the maker's own comparison, which one label cannot verify.`,
      }
    : {
        zh: `标签写着：${line}；和哪一款比，读到的文字里没有写。`,
        en: `The label states: ${line}; the text that was read does not say than what.`,
      }

const asksLow = /等于|低[糖盐脂]|\blow\b/
const doubts =
  /忽悠|骗|坑|噱头|玩文字|多吃|随便吃|放心吃|算减|不是减|呃人|等于|低[糖盐脂]|cheat|\blie\b|\blying\b|mislead|\btrick|\bscam\b|eat more|as much as|\bgimmick|\blow\b/

/** What sweetens in the place of the sugar that is less. */
const saySweeteners = (context: AnswerContext): void => {
  const sweet = hitsOf(sweetenerKind, context)
  if (sweet.length === 0) return
  const names = namesOf(sweet, context)
  context.reply.say(
    {
      zh: `少掉的甜味由甜味剂补上：${names.zh}。`,
      en: `Sweeteners make up for the sweetness: ${names.en}.`,
    },
    ...onLabel(context, sweet),
  )
}

const asksSum =
  /真|算|对得上|骗|忽悠|呃人|够不够|达标|靠谱|可信|水分|\b(?:true|really|add up|actually|legit|right|correct|lie|lying|trick|maths?|cap)\b/

/** Reduced salt, by how much and than what: the words of the pack, else what the law asks of the claim; false where that was not asked. */
export const tellLess = ({ text, who, isOwnWho }: Heard, context: AnswerContext): boolean => {
  // His doctor wants less salt for his heart: no claim of the pack.
  if (isOwnWho && who && who.groups.length > 0) return false
  if (!ofLess.test(text) || !asksHowMuch.test(text) || context.flat.length === 0) return false
  const printed = linesOf(context).filter(one => lessPrinted.test(fold(one).text))
  // The footnote says than what, and not the front.
  const note = linesOf(context).find(one => /^\s*\*/.test(one) && comparing.test(fold(one).text))
  const marked =
    printed[0] && (printed[0].includes('*') || lessPrinted.test(fold(printed[0]).text)) ? note : undefined
  const line =
    printed.find(one => comparing.test(fold(one).text)) ?? (marked ? `${printed[0]} ${marked}` : printed[0])
  const table = context.result?.nutrition
  const nutrient = /糖|甜|sugar/.test(text) ? 'sugars' : /脂|油|\bfat\b/.test(text) ? 'fat' : 'salt'
  const stated = table && answerNutrition(table, { nutrient, serving: null, isLevel: true, isOfChild: false })
  // Less is not little: how much there is still comes before the words of the claim.
  const isClaimed = line !== undefined || ofLess.test(foldedLabel(context.asked.label?.text ?? ''))
  const isHigh =
    isClaimed &&
    /^(?:高|中等|偏高)/.test(stated?.zh ?? '') &&
    (doubts.test(text) || stated?.zh.startsWith('高') === true)
  const isOfOther = line !== undefined && asksThan.test(text)
  if (asksSum.test(text) && tellReduction(nutrient, context)) {
    if (nutrient === 'sugars') saySweeteners(context)
    if (stated && isHigh)
      context.reply.say(
        { zh: `“减”不等于低，现在还是${stated.zh}`, en: `Less is not low. ${stated.en}` },
        tableCitation,
      )
    return true
  }
  const isDoubted = isClaimed && doubts.test(text) && !asksLow.test(text)
  if (isDoubted)
    context.reply.say(
      {
        zh: '不算说谎，但“减”只是比那一款少，也不是可以多吃。',
        en: 'No lie, but "less" is only less than the one it is compared with, and no reason to eat more.',
      },
      ...orWhole(context, wholeLabel(context)),
    )
  if (isOfOther) context.reply.say(comparedTo(line), ...orWhole(context, wholeLabel(context)))
  if (stated && isHigh)
    context.reply.say(
      { zh: `“减”不等于低，现在还是${stated.zh}`, en: `Less is not low. ${stated.en}` },
      tableCitation,
    )
  if (stated && !isHigh && !line) context.reply.say(stated, tableCitation)
  if (!isOfOther)
    context.reply.say(
      line
        ? comparedTo(line)
        : {
            zh: '没有写：读到的标签文字没有说少了多少、和哪一款比。GB 28050-2011 要求写“减少”时比参考食品至少少 25%。',
            en: 'Not stated: the text that was read does not say by how much, or than what. GB 28050-2011 asks for at least 25 % less than the food it is compared with.',
          },
      ...(line ? orWhole(context, wholeLabel(context)) : [tableCitation]),
    )
  if (stated && !isHigh && line) context.reply.say(stated, tableCitation)
  if (nutrient === 'sugars' && (isDoubted || /甜|代糖|sweet/.test(text))) saySweeteners(context)
  return true
}
