import { amountIn } from '../../../nutrition/facts/servings.ts'
import type { KnownAmounts } from '../../../nutrition/known-amounts.ts'
import type { Quantity } from '../../../nutrition/nutrition.ts'
import type { Bilingual } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import { sugarKind } from '../../entities/kinds.ts'
import { countIn, piecesIn } from '../../entities/pieces.ts'
import type { Citation } from '../../question.ts'
import { sourceCitation } from '../../text/reply.ts'
import type { Heard } from '../../understanding/heard.ts'
import { inPlainWords } from '../../understanding/plain-words.ts'
import { type AnswerContext, knownOf, namesOf, onLabel, wholeLabel } from '../answer-context.ts'
import { eatenIn, figuresOf } from '../effects/eaten.ts'
import { hitsOf } from '../lists.ts'
import { tableCitation } from '../nutrition/table-rows.ts'
import { tellUpTo } from '../nutrition/up-to.ts'

const ofHypo =
  /手抖.{0,6}(?:冷汗|心慌)|(?:冷汗|心慌).{0,6}手抖|\bmeter (?:says|reads|shows|is) [23](?:\.\d)?\b|\bshaky\b.*\b(?:insulin|diabet)|(?:insulin|diabet).*\bshaky\b|低血糖|血糖(?:值|只有|才|到|掉到|剩|测|量|得|现在|是|:)*\s?(?:[1-3](?:\.\d+)?|[2-6]\d)(?![\d.]|\s?(?:克|g|块|分))|\bblood sugars?(?: (?:is|are|at|of|reading|down to|only|just))* (?:[1-3](?:\.\d)?|[3-6]\d)\b(?!\.\d)|血糖(?:太|好|很|有点|突然)?(?:低|掉)|\bhypos?\b|\b(?:drop(?:s|ped|ping)?|go(?:es)?|fall(?:s|en)?|am|down) (?:down )?to [23](?:\.\d)?\b(?! ?(?:g|kg|bars?|a day))|\bfast[- ]?(?:acting )?carbs\b|\bbring (?:him|her|me|them|it) (?:back )?up\b|\bgoes low\b|\bhypogly|\b(?:my|his|her|blood) (?:blood )?sugars? (?:(?:is|are|has gone|went|gone) (?:too |very |really |a bit )?(?:low|down)|(?:is |are )?(?:drop(?:s|ping|ped)?|falling|crash(?:es|ing|ed)?))\b|\b(?:feel(?:ing)?|going|gone|running) (?:a bit |really )?low\b(?=.*(?:\btype\b|diabet|insulin|sugar|\bwork\b))|(?:\btype (?:1|one)\b|diabet|insulin).*\b(?:feel(?:ing)?|going|gone|running) (?:a bit |really )?low\b/
/** That it brings one on is another question. */
const ofCause =
  /^(?!.*(?:应急|救急|急救|备着|包里|兜里|in (?:my|his|her) (?:bag|pocket))).*(?:引起|导致|造成|会不会低血糖|会低血糖)|\bcaus|\bgive (?:me|him|her) a hypo|\btrigger/

const ownPlan: Bilingual = {
  zh: '低血糖按医生给你的方案处理；不清醒、吞咽困难或没有好转，马上叫急救。',
  en: 'Treat a hypo by the plan that your doctor gave you; call for help at once if somebody is drowsy, cannot swallow or gets no better.',
}
/** Grams of carbohydrate at once that bring no blood sugar up. */
const nextToNothing = 1
/** Grams of fat in 100 g or ml up to which sugar works soon. */
const littleFat = 3

const ofFifteen: Citation = sourceCitation('CDC, Treatment of Low Blood Sugar')
/** Grams of sugar that are taken at first with low blood sugar (CDC, the 15-15 rule). */
const atFirst = 15
/** More than this, in g or ml, nobody has at once; and more salt than this, in g, goes with too much of it. */
const mostAtOnce = { g: 60, ml: 300, salt: 2.5 } as const
const nothing: Bilingual = { zh: '', en: '' }

/** Whether it works soon and is enough, and how much of it has 15 g of sugar; or what takes its place. */
const leadOf = (
  known: KnownAmounts | undefined,
  sugars: number | undefined,
  portion: Quantity | undefined,
): { lead: Bilingual; behind: Bilingual } => {
  const each = known?.of.sugars
  if (!known || known.of.fat === undefined || sugars === undefined || each === undefined || !portion)
    return { lead: nothing, behind: nothing }
  const isFat = known.of.fat > littleFat
  const needed = each > 0 ? (atFirst / each) * 100 : Number.POSITIVE_INFINITY
  const isSalty = ((known.of.salt ?? 0) * needed) / 100 > mostAtOnce.salt
  const isMuch = needed > mostAtOnce[known.basis]
  const size = `${needed < 100 ? Math.round(needed) : Math.round(needed / 5) * 5} ${known.basis}`
  const times = Math.ceil(needed / portion.value - 0.05)
  const isCounted = portion.value < needed && portion.value !== 100
  if (!isFat && !isSalty && !isMuch)
    return {
      lead: { zh: '会升血糖，能应急：', en: 'It does raise blood sugar, so it will do: ' },
      behind: {
        zh: `一般先吃喝够 ${atFirst} g 糖（这款约 ${size}${isCounted ? `，这样的 ${times} 份` : ''}），15 分钟后再测，还低再来一次（美国 CDC）。`,
        en: ` As a rule ${atFirst} g of sugar comes first (about ${size} of this${isCounted ? `, ${times} such portions` : ''}); test again after 15 minutes, and repeat if still low (US CDC).`,
      },
    }
  const [why, whyEn] = isFat
    ? ['脂肪多，糖升得慢', 'its fat slows the sugar down']
    : isSalty
      ? ['糖不多，吃够了糖，盐又太多', 'so much of it as has enough sugar has far too much salt']
      : ['糖太少', 'it has too little sugar']
  return {
    lead: {
      zh: `不合适，别靠它救急：${why}。要的是葡萄糖片、果汁或含糖饮料（不是零糖的）。`,
      en: `No, do not rely on it: ${whyEn}. Glucose tablets, juice or a sugary drink (not sugar-free) work faster. `,
    },
    behind:
      (isMuch || isSalty) && Number.isFinite(needed)
        ? {
            zh: `要 ${atFirst} g 糖得吃喝约 ${size}；先吃够 ${atFirst} g 快糖，15 分钟后再测（美国 CDC）。`,
            en: ` For ${atFirst} g of sugar you would need about ${size}; take ${atFirst} g of fast sugar first and test again after 15 minutes (US CDC).`,
          }
        : {
            zh: '手边只有它时也比不吃强；15 分钟后再测，还低再来一次（美国 CDC）。',
            en: ' With nothing else at hand it is better than nothing; test again after 15 minutes (US CDC).',
          },
  }
}

/** Whether a folded text speaks of low blood sugar that is to be brought up. */
export const isOfHypo = (text: string): boolean => ofHypo.test(text) && !ofCause.test(text)

/** Low blood sugar, and this at hand: without sugar it does not help; else how much it has, and the own plan. False where that was not asked. */
export const tellHypo = (heard: Heard, context: AnswerContext): boolean => {
  const { text, who } = heard
  // How many sweets then, behind the hypo: no word of eating less.
  const isOfSame = who?.groups.includes('diabetes') ?? false
  const message = inPlainWords(fold(context.asked.question).text)
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
    const { lead, behind } = leadOf(known, sugars, eaten?.quantity)
    context.reply.say(
      { zh: `${lead.zh}${figures.zh}${behind.zh}`, en: `${lead.en}${figures.en}${behind.en}` },
      tableCitation,
      ...(behind.zh === '' ? [] : [ofFifteen]),
    )
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
