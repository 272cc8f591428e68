import { nutrientsIn } from '../../../nutrition/nutrient-words.ts'
import type { Kind } from '../../entities/kinds.ts'
import { servingOf } from '../../entities/serving-words.ts'
import type { Heard } from '../../understanding/heard.ts'
import {
  type AnswerContext,
  namesOf,
  onLabel,
  quotedWhere,
  sayQuoted,
  sizesOf,
  wholeLabel,
} from '../answer-context.ts'
import { eatenIn, figuresOf } from '../effects/eaten.ts'
import { hitsOf } from '../lists.ts'
import { answerNutrition } from './amounts.ts'
import { tableCitation, tellFromTable } from './table-rows.ts'

/** By Regulation (EU) 1169/2011 annex I alcohols with more than two hydroxyl groups, so glycerol as well. */
const polyolKind: Kind = {
  zh: '糖醇',
  en: 'polyols',
  classes: ['polyol'],
  names: /(?<!聚)甘油(?!酯|脂|三|二|蓖)|丙三醇|\bglycerol\b(?! \w*esters?)|\bglycerine?\b/i,
  isAny: true,
}
const named = /糖醇|多元醇|polyols?\b|sugar alcohols?\b/
const asksWhich = /哪些|哪个|哪种|什么|有没有|计|算|\bwhat\b|\bwhich\b|\bcount|\bcarbs?\b/
/** Do I count it as carbs: of what was named right before, where the label has polyols. */
const countsIt =
  /\b(?:do|should|must) (?:i|we|you) (?:have to )?count (?:it|them|that|those)\b|要不要(?:算|计)|(?:算|计)(?:不算|不计)?(?:进|入|到)?碳水/
const asksNet = /净碳水|\bnet carb/
/** One of them by its name, where it is asked whether it counts. */
const counted =
  /(?:麦芽|木|山梨|赤藓|异麦芽酮|甘露|乳)糖醇.{0,8}(?:计|算)|(?:计|算).{0,8}糖醇|\bcount\b.{0,20}\b(?:maltitol|xylitol|sorbitol|erythritol|isomalt|polyols?)\b|\b(?:maltitol|xylitol|sorbitol|erythritol|isomalt)\b.{0,20}\bcount/
const ofInsulin = /糖尿|胰岛素|血糖|1型|一型|\bdiabet|\binsulin|\btype (?:1|one|2|two)\b|\bcarbs?\b|碳水/

const ofCarbs = /碳水|\bcarb(?:s|ohydrates?)?\b/
const ofNoSugar =
  /[0零无]糖|没有?糖|不含糖|糖(?:是|写|为)?[0零]|\b(?:no|zero|0|sugar[- ]free|without) ?(?:g )?(?:of )?sugars?\b|\bsugar[- ]free\b|\blow(?: in)?[- ]sugar|[低少]糖/
const asksFrom = /哪[来里]|来自|从何|\bwhere\b|\bcoming from\b/
const doubtsWords = /叫|写|标|敢|骗|坑|忽悠|误导|\bcall|\bsays?\b|\bcheat|\bmislead|\btrick|\blie\b|\blying\b/
const asksWhy =
  /为什么|怎么|为啥|还有|还敢|搞笑|骗|却|可是|但|咋|坑|忽悠|误导|\bwhy\b|\bhow come\b|\bstill\b|\bbut\b|\byet\b|\bcheat|\bmislead|\btrick|\blie\b|\blying\b/

/** No or little sugar, and yet carbohydrate or polyols: these count as the one and not as the other; false where that was not asked, or none are listed. */
export const tellCarbsOfPolyols = (
  { text, wish }: Pick<Heard, 'text' | 'wish'>,
  context: AnswerContext,
): boolean => {
  if (!(ofCarbs.test(text) || named.test(text)) || !ofNoSugar.test(text) || !asksWhy.test(text)) return false
  if (!asksFrom.test(text) && ofInsulin.test(text.replace(/\bcarbs?\b|碳水/g, ''))) return false
  const hits = hitsOf(polyolKind, context)
  if (hits.length === 0) return false
  const names = namesOf(hits, context)
  // They still call it low sugar: whether they may is told behind it.
  const isOfWords = named.test(text) && doubtsWords.test(text)
  const figures = figuresOf(['carbohydrate', 'sugars', 'polyols'], context)
  const isErythritol = hits.some(index => /赤藓|erythritol/i.test(context.flat[index]?.name ?? ''))
  const energy = isErythritol
    ? {
        zh: '；赤藓糖醇的能量按 0 算，所以能量可以标 0',
        en: '; erythritol counts as 0 kJ, so the energy may be stated as 0',
      }
    : { zh: '', en: '' }
  context.reply.say(
    {
      zh: `${isOfWords ? '' : '因为'}${names.zh}是糖醇：营养成分表把它算在碳水化合物里，不算糖${isOfWords ? '，所以“低糖”“无糖”管不到它' : ''}${energy.zh}。${figures?.zh ?? ''}`,
      en: `${isOfWords ? '' : 'Because '}${names.en} ${hits.length > 1 ? 'are polyols' : 'is a polyol'}: the table counts ${hits.length > 1 ? 'them' : 'it'} as carbohydrate and not as sugar${isOfWords ? ', so "low sugar" or "sugar free" says nothing of them' : ''}${energy.en}.${figures ? ` ${figures.en}` : ''}`,
    },
    ...onLabel(context, hits),
    tableCitation,
  )
  // Whether the claim is true is still to be told.
  return wish !== 'claim' && !isOfWords
}

/** Whether a polyol counts for somebody with diabetes, which is more than whether it raises blood sugar. */
export const asksToCount = (text: string): boolean =>
  (counted.test(text) || countsIt.test(text)) && ofInsulin.test(text)

/** Which polyols are in it and how much of them is eaten at once; false where that was not asked. */
export const tellPolyols = (
  { text, wish }: Pick<Heard, 'text' | 'wish'>,
  context: AnswerContext,
): boolean => {
  // Of one of them by its name other answers know more.
  const general = text.replace(/[\u4e00-\u9fff](?<![的有含些种叫])糖醇/g, '')
  const isCounted = asksToCount(text)
  if (asksNet.test(text) || !(isCounted || (named.test(general) && asksWhich.test(text)))) return false
  if (!/^(?:what|list|has|count|amount|nutrition|outside|parts|order|suits)$/.test(wish)) return false
  const hits = hitsOf(polyolKind, context)
  const isOfSugars = nutrientsIn(general.replace(/sugar alcohols?/g, ' ')).includes('sugars')
  const figures = figuresOf(
    isOfSugars ? ['polyols', 'carbohydrate', 'sugars'] : ['polyols', 'carbohydrate'],
    context,
    false,
  )
  const table = context.result?.nutrition
  const isPrinted = table?.rows.some(({ nutrient }) => nutrient === 'polyols') ?? false
  const names = namesOf(hits, context)
  if (hits.length === 0 && !isPrinted) return false
  context.reply.say(
    hits.length > 0
      ? { zh: `糖醇有：${names.zh}。`, en: `The polyols are ${names.en}.` }
      : { zh: '配料里没有识别到糖醇。', en: 'No polyol was recognised in the list.' },
    ...(hits.length > 0 ? onLabel(context, hits) : wholeLabel(context)),
  )
  // A whole tub, of a table of portions: what that comes to, and no word that nothing is stated.
  const serving = servingOf(text, sizesOf(context)) ?? 'portion'
  const printed =
    table && isPrinted
      ? (figures ??
        answerNutrition(table, { nutrient: 'polyols', serving, isLevel: false, isOfChild: false }))
      : undefined
  if (printed) context.reply.say(printed, tableCitation)
  else if (!isPrinted)
    context.reply.say(
      { zh: '糖醇有多少标签没有写。', en: 'How much polyols there are the label does not say.' },
      ...wholeLabel(context),
    )
  if (ofInsulin.test(text))
    context.reply.say(
      {
        zh: '糖醇在营养成分表里算在碳水化合物之内，只有一部分被吸收、对血糖影响比糖小（麦芽糖醇较明显）；该算进多少听医生或营养师的。',
        en: 'The table counts them among the carbohydrate; only a part is absorbed, and they raise blood sugar less than sugar does (maltitol most of them). How much of them to count is for your diabetes team to say.',
      },
      tableCitation,
    )
  const warning = quotedWhere(context, line => /laxative|腹泻|腹瀉|轻泻|輕瀉/i.test(line))
  if (warning) sayQuoted(warning, context)
  return true
}

const ofCount =
  /\b(?:how many|what(?: are|'?s| is)?(?: the)?|total|net)\b.{0,24}\bcarbs?\b|\bcarbs? (?:in|per|for)\b|\bcarb count|净碳水|碳水(?:化合物)?(?:是|有|含)?(?:多少|几)|(?:多少|几[克g]).{0,3}碳水/
const ofVerdict =
  /能不能|可以|能[吃喝]|行[不吗]|\b(?:can|may|should|could|ok|okay|safe|fit)\b|\bspikes?\b|\braises?\b|怎么|为什么|\bwhy\b|\bbut\b|\bwhere\b|\bcome from\b/
const ofPolyols = /糖醇|\b(?:maltitol|xylitol|sorbitol|erythritol|isomalt|polyols?)\b/
const ofInsulinDose = /胰岛素|\binsulin\b|\bratio\b/

/** The carbs in one, and how much of that is sugar. */
const ofThemSugars =
  /\b(?:of (?:that|those|them|which|it)\b.{0,12}\bsugars?\b|sugars? of (?:that|those|them))|其中.{0,8}糖(?![尿醇])/

const bloodSugar = /血糖|糖尿|\bblood sugars?\b/g

/** How many carbs in a pack, counted for insulin, and does the maltitol count: the figure first, then how much of it is polyols; false where a verdict is asked for. */
export const tellCarbCount = (heard: Heard, context: AnswerContext): boolean => {
  const { text, who } = heard
  if (
    !ofCount.test(text) ||
    ofVerdict.test(text) ||
    heard.nutrients.some(one => !/^(?:carbohydrate|sugars|polyols)$/.test(one))
  )
    return false
  const isOfOthers =
    who !== null && (who.allergens.length > 0 || who.groups.some(group => group !== 'diabetes'))
  const size = heard.serving === null ? eatenIn(context) : undefined
  const serving = size ? { ...size.quantity, is: size.is } : heard.serving
  // High blood sugar asks for no sugars.
  const isOfSugars = ofThemSugars.test(text) || nutrientsIn(text.replace(bloodSugar, ' ')).includes('sugars')
  const nutrients: Heard['nutrients'] = isOfSugars ? ['carbohydrate', 'sugars'] : ['carbohydrate']
  const asked: Heard = { ...heard, nutrients, who: null, serving }
  if (isOfOthers || !tellFromTable(asked, context)) return false
  if (ofPolyols.test(text) || who) tellDeclaredPolyols(hitsOf(polyolKind, context), context)
  if (who !== null || ofInsulinDose.test(text))
    context.reply.note({
      zh: '怎么计入、打多少胰岛素，按医生或营养师给的方案。',
      en: 'What of it to count, and how much insulin, is for your care team to say.',
    })
  return true
}

/** Maltitol of which the list declares the share: how much of it is eaten; false where none has one. */
export const tellDeclaredPolyols = (hits: readonly number[], context: AnswerContext): boolean => {
  const eaten = eatenIn(context)
  const told = hits.flatMap(index => {
    const { name, amount } = context.flat[index] ?? {}
    if (!name || amount?.unit !== '%' || !eaten) return []
    const grams = Math.round(((amount.value * eaten.quantity.value) / 100) * 10) / 10
    return [{ index, name, percent: amount.value, grams }]
  })
  if (!eaten || told.length === 0) return false
  for (const { index, name, percent, grams } of told)
    context.reply.say(
      {
        zh: `${eaten.is.zh}含${name}约 ${grams} g（标签写的 ${percent}%）：它是糖醇，算在碳水里，不算糖；怎么计入听医生或营养师的。`,
        en: `${eaten.is.en} has about ${grams} g of ${name} (declared at ${percent} %): a polyol, part of the carbohydrate and not of the sugars; how to count it is for your care team to say.`,
      },
      ...onLabel(context, [index]),
      tableCitation,
    )
  return true
}
