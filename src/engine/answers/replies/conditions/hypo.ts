import { amountIn } from '../../../nutrition/facts/servings.ts'
import type { Bilingual } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import { sugarKind } from '../../entities/kinds.ts'
import { countIn, piecesIn } from '../../entities/pieces.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, knownOf, namesOf, onLabel, wholeLabel } from '../answer-context.ts'
import { eatenIn, figuresOf } from '../effects/eaten.ts'
import { hitsOf } from '../lists.ts'
import { tableCitation } from '../nutrition/table-rows.ts'
import { tellUpTo } from '../nutrition/up-to.ts'

const ofHypo =
  /手抖.{0,6}(?:冷汗|心慌)|(?:冷汗|心慌).{0,6}手抖|\bmeter (?:says|reads|shows|is) [23](?:\.\d)?\b|\bshaky\b.*\b(?:insulin|diabet)|(?:insulin|diabet).*\bshaky\b|低血糖|血糖(?:太|好|很|有点|突然)?(?:低|掉)|\bhypos?\b|\bbring (?:him|her|me|them|it) (?:back )?up\b|\bgoes low\b|\bhypogly|\b(?:my|his|her|blood) (?:blood )?sugars? (?:(?:is|are|has gone|went|gone) (?:too |very |really |a bit )?(?:low|down)|(?:is |are )?(?:drop(?:s|ping|ped)?|falling|crash(?:es|ing|ed)?))\b|\b(?:feel(?:ing)?|going|gone|running) (?:a bit |really )?low\b(?=.*(?:\btype\b|diabet|insulin|sugar|\bwork\b))|(?:\btype (?:1|one)\b|diabet|insulin).*\b(?:feel(?:ing)?|going|gone|running) (?:a bit |really )?low\b/
/** That it brings one on is another question. */
const ofCause = /引起|导致|造成|会不会低血糖|会低血糖|\bcaus|\bgive (?:me|him|her) a hypo|\btrigger/

const ownPlan: Bilingual = {
  zh: '低血糖按医生给你的方案处理；不清醒、吞咽困难或没有好转，马上叫急救。',
  en: 'Treat a hypo by the plan that your doctor gave you; call for help at once if somebody is drowsy, cannot swallow or gets no better.',
}
/** Grams of carbohydrate at once that bring no blood sugar up. */
const nextToNothing = 1
/** Grams of fat in 100 g or ml, and of sugars at once, from which on sugar works soon and enough to tell. */
const [littleFat, leastSugars] = [3, 5]

/** Low blood sugar, and this at hand: without sugar it does not help; else how much it has, and the own plan. False where that was not asked. */
export const tellHypo = (heard: Heard, context: AnswerContext): boolean => {
  const { text, who } = heard
  // How many sweets then, behind the hypo: no word of eating less.
  const isOfSame = who?.groups.includes('diabetes') ?? false
  const message = fold(context.asked.question).text
  const isToldBefore = isOfSame && !ofHypo.test(text)
  if (isToldBefore && ofHypo.test(message) && !ofCause.test(message)) return true
  if (!ofHypo.test(text) || ofCause.test(text) || context.flat.length === 0) return false
  // How many of them for 15 g of carbohydrate.
  if (tellUpTo(heard, context)) {
    context.reply.note(ownPlan)
    return true
  }
  const isKnown = countIn(text) === 1 || piecesIn(text, context.asked.label?.text ?? '') !== null
  const counted = isKnown ? context : { ...context, text: '' }
  const known = knownOf(context)
  const eaten = eatenIn(counted)
  const carbs = known && eaten && amountIn(known, 'carbohydrate', eaten.quantity)
  const sugars = known && eaten && amountIn(known, 'sugars', eaten.quantity)
  const figures = figuresOf(['carbohydrate', 'sugars'], counted)
  const isNothing = (sugars ?? carbs ?? Number.POSITIVE_INFINITY) < nextToNothing
  const hits = hitsOf(sugarKind, context)
  const names = namesOf(hits.slice(0, 3), context)
  if (isNothing && figures)
    context.reply.say(
      {
        zh: `不能靠它：几乎没有糖，升不了血糖；要的是葡萄糖片、果汁或含糖饮料（不是零糖的）。${figures.zh}`,
        en: `No, it will not bring blood sugar up: it has next to no sugar. Glucose tablets, juice or a sugary drink (not sugar-free) do. ${figures.en}`,
      },
      tableCitation,
    )
  else if (figures) {
    // Fat holds sugar back in the stomach.
    const isFast = (known?.of.fat ?? Number.POSITIVE_INFINITY) <= littleFat && (sugars ?? 0) >= leastSugars
    const lead = isFast ? { zh: '会升血糖，含糖：', en: 'It does raise blood sugar: ' } : { zh: '', en: '' }
    context.reply.say({ zh: `${lead.zh}${figures.zh}`, en: `${lead.en}${figures.en}` }, tableCitation)
  } else
    context.reply.say(
      hits.length > 0
        ? {
            zh: `配料里有糖（${names.zh}），有多少没有读到。`,
            en: `The list has sugar (${names.en}); how much was not read.`,
          }
        : {
            zh: '不能靠它：配料里没有识别到糖；要的是葡萄糖片、果汁或含糖饮料（不是零糖的）。',
            en: 'Do not rely on it: no sugar was recognised in the list. Glucose tablets, juice or a sugary drink (not sugar-free) do.',
          },
      ...(hits.length > 0 ? onLabel(context, hits.slice(0, 3)) : wholeLabel(context)),
    )
  context.reply.note(ownPlan)
  return true
}
