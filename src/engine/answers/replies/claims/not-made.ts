import { CLAIMS, type ClaimId } from '../../../nutrition/judged/claims/claim-words.ts'
import { requirementOf } from '../../../nutrition/judged/claims/claims.ts'
import { printedAmount } from '../../../nutrition/judged/claims/limit-words.ts'
import { nutrientName, nutrientsIn } from '../../../nutrition/nutrient-words.ts'
import type { Bilingual } from '../../../result.ts'
import { foldedLabel } from '../../entities/per-label.ts'
import { type AnswerContext, knownOf, orWhole, wholeLabel } from '../answer-context.ts'
import { tableCitation } from '../nutrition/table-rows.ts'

/** What the table has of the nutrient of a claim, and whether that would do for the claim by the law of the table. */
const measured = (
  claim: (typeof CLAIMS)[number],
  context: AnswerContext,
): (Bilingual & { isMet?: boolean }) | null => {
  const table = context.result?.nutrition
  const known = knownOf(context)
  if (!table || !known) return null
  const [nutrient] = nutrientsIn(claim.title.zh.replace(/脂(?!肪)/, '脂肪'))
  const name = nutrient && nutrientName(nutrient)
  const amount = nutrient && known.of[nutrient]
  if (!name || amount === undefined) return null
  const rule = requirementOf(claim.id, table, known)
  const sodium = nutrient === 'salt' ? Math.round(amount * 400) : undefined
  const own = printedAmount(nutrient, amount)
  const shown: Bilingual = {
    zh: sodium === undefined ? own : `${own}（钠 ${sodium} mg）`,
    en: sodium === undefined ? own : `${own} (${sodium} mg of sodium)`,
  }
  const isMet = rule && rule.verdict !== 'unknown' ? rule.verdict === 'agrees' : undefined
  return {
    zh: `按营养成分表，每100 ${known.basis}含${name.zh} ${shown.zh}${isMet === undefined ? '' : `，要求${rule?.limit.zh}`}`,
    en: `by the table there is ${shown.en} of ${name.en} in 100 ${known.basis}${isMet === undefined ? '' : `, and it takes ${rule?.limit.en}`}`,
    ...(isMet === undefined ? {} : { isMet }),
  }
}

/** The pack makes the claim, and there is no table to hold it against; false where there is one. */
const sayNoTable = (words: string, context: AnswerContext): boolean => {
  if (context.result?.nutrition) return false
  context.reply.say(
    {
      zh: `标签写着“${words}”；没有读到营养成分表，核对不了，数值请看包装上的营养成分表。`,
      en: `The label says "${words}"; no nutrition table was read, so it cannot be checked here: see the table on the pack.`,
    },
    ...orWhole(context, wholeLabel(context)),
  )
  return true
}

const ofLess = /减[糖盐脂油钠少]|\b(?:reduced|less|lower)\b/

/** Of sugar that was added, and of hydrogenated oil, the list tells more; what is made of less than it was goes by another law. */
const ofList: ReadonlySet<ClaimId> = new Set(['sugar_free', 'no_added_sugar', 'trans_fat_free', 'light'])

const lightWords = /轻卡|轻脂|轻负担|轻食(?!品)/
/** 轻卡, which no law defines: what low energy would take, and what the table has; false where it was not asked. */
const tellLightWord = (context: AnswerContext): boolean => {
  const words = lightWords.exec(context.text)?.[0]
  const low = CLAIMS.find(({ id }) => id === 'low_energy')
  const figure = words && low ? measured(low, context) : null
  if (!words || !figure) return false
  const lead =
    figure.isMet === undefined
      ? { zh: '看不出', en: 'It cannot be told' }
      : figure.isMet
        ? { zh: '数字够低能量', en: 'It would do for low energy' }
        : { zh: '够不上低能量', en: 'It would not do for low energy' }
  context.reply.say(
    {
      zh: `${lead.zh}：“${words}”不是 GB 28050 里的说法，最接近的是“低能量”；${figure.zh}。`,
      en: `${lead.en}: "${words}" is no term of GB 28050, the nearest is "low energy"; ${figure.en}.`,
    },
    tableCitation,
  )
  return true
}

/** 98% fat free. */
const ofShareFree = /(\d{2}(?:\.\d)?) ?% ?(?:fat[- ]free|无脂|脱脂)/

/**
 * A claim of nutrition that the question names and the pack does not make: that it is not written, and what the table has of it; false
 * where none is named, or the pack makes it.
 */
export const tellNotMade = (context: AnswerContext): boolean => {
  const { text, asked, result, reply } = context
  // Is less sugar low in sugar: what less means is told elsewhere.
  if (ofLess.test(text)) return false
  if (tellLightWord(context)) return true
  const label = foldedLabel(asked.label?.text ?? '')
  const stated = result?.nutrition?.claims ?? []
  const found = CLAIMS.flatMap(claim => {
    const words = ofList.has(claim.id) ? undefined : [...text.matchAll(claim.words)][0]?.[0]
    return words ? [{ claim, words: words.trim() }] : []
  }).sort((a, b) => b.words.length - a.words.length)[0]
  if (!found || context.flat.length === 0) return false
  const [share, number] = (/[脂]|\bfat\b/.test(found.words) && ofShareFree.exec(label)) || []
  if (share) {
    const most = Math.round((100 - Number(number)) * 10) / 10
    const own = measured(found.claim, context)
    reply.say(
      {
        zh: `不等于健康，也不是无脂：“${share.trim()}”只说每100 g脂肪最多 ${most} g，不说糖、盐和热量${own ? `；${own.zh}` : ''}。`,
        en: `Neither free of fat nor healthy by that: "${share.trim()}" only says at most ${most} g of fat in 100 g, and nothing of sugars, salt and energy${own ? `; ${own.en}` : ''}.`,
      },
      ...wholeLabel(context),
    )
    return true
  }
  if (label.search(found.claim.words) >= 0) return sayNoTable(found.words, context)
  if (stated.some(({ claim }) => claim === found.claim.id)) return false
  const figure = measured(found.claim, context)
  const { words } = found
  const isMet = figure?.isMet
  const lead: Bilingual =
    isMet === undefined
      ? { zh: `标签没有写“${words}”`, en: `The label does not say "${words}"` }
      : isMet
        ? {
            zh: `够得上，但标签没有写“${words}”`,
            en: `It would do, though the label does not say "${words}"`,
          }
        : { zh: `够不上，标签也没有写“${words}”`, en: `It would not do, nor does the label say "${words}"` }
  reply.say(
    {
      zh: `${lead.zh}${figure ? `：${figure.zh}` : ''}。`,
      en: `${lead.en}${figure ? `: ${figure.en}` : ''}.`,
    },
    ...(figure ? [tableCitation] : orWhole(context, wholeLabel(context))),
  )
  return true
}
