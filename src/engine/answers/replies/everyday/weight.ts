import { knownAmounts } from '../../../nutrition/known-amounts.ts'
import type { Bilingual } from '../../../result.ts'
import type { Heard } from '../../understanding/heard.ts'
import type { AnswerContext } from '../answer-context.ts'
import { energyEaten, figuresOf } from '../effects/eaten.ts'
import { tableCitation } from '../nutrition/table-rows.ts'
import { leads } from '../people/leads.ts'

const toLoseWeight =
  /减肥|减脂|减重|瘦身|控制体重|掉秤|\bon a (?:diet|cut)\b|\bdieting\b|\bcutting(?= |,|$)(?! (?:out|down|back|board|it|salt|sugar))|\b(?:lose|losing|shed|watching my) (?:some |a bit of )?weight\b|\bweight ?loss\b|\bslimming\b|\bcalorie deficit\b/
const mayHaveIt =
  /能|可以|可不|行[吗不么]|适合|来(?:一)?点|敢|友好|怎么样|好[吗不]|\b(?:can|could|may|should|ok|okay|alright|fine|good|suit\w*|allowed|fit|friendly|bad)\b/
const ofEachDay = /天天|每[天日]|一[天日]|\bevery ?day\b|\bdaily\b|\ba day\b/
const ofFigure = /多少|几[克卡]|\bhow (?:much|many)\b|为什么|\bwhy\b/

/** Kilocalories in 100 g from which on, and up to which, WCRF (2007) calls food energy-dense and low in energy. */
const dense = 275
const low = 125
/** Grams of sugars in 100 ml from which on a drink is mostly sugar water (UK front-of-pack thresholds call 2.5 g low). */
const sweetDrink = 5

const notMuch: Bilingual = { zh: '热量不高（减肥）', en: 'Not high in energy (losing weight)' }
const dependsOn: Bilingual = { zh: '看吃多少（减肥）', en: 'It depends on how much (losing weight)' }
const little: Bilingual = {
  zh: `${leads.little.zh}（减肥）`,
  en: `${leads.little.en} (losing weight)`,
}

/** May somebody who loses weight have it: by its energy, in what is eaten and in 100 g; false where that was not asked, or no table was read. */
export const tellForWeight = (heard: Heard, context: AnswerContext): boolean => {
  const { text, who, subjects, nutrients } = heard
  if (!toLoseWeight.test(text) || !mayHaveIt.test(text) || ofFigure.test(text)) return false
  if (who?.groups.length || who?.allergens.length || subjects.some(({ entry }) => entry)) return false
  // Every day, or for its protein: that is asked of more than energy.
  if (ofEachDay.test(text) || nutrients.some(one => !/^(?:energy|fat|sugars)$/.test(one))) return false
  const table = context.result?.nutrition
  const known = table && knownAmounts(table)
  const energy = energyEaten(context)
  const kJ = known?.of.energy
  if (!known || !energy || kJ === undefined || context.result?.noScore) return false
  const perHundred = Math.round(kJ / 4.184)
  const isDrink = known.basis === 'ml'
  const isMuch = isDrink ? (known.of.sugars ?? 0) >= sweetDrink : perHundred > dense
  const isLow = isDrink ? (known.of.sugars ?? sweetDrink) <= sweetDrink / 2 : perHundred <= low
  const verdict = isMuch ? little : isLow ? notMuch : dependsOn
  const limits: Bilingual = isDrink
    ? { zh: '', en: '' }
    : {
        zh: '（超过 225～275 千卡算能量密度高，125 千卡左右算低，WCRF 2007）',
        en: ' (more than 225 to 275 kcal counts as energy-dense, about 125 as low; WCRF 2007)',
      }
  const isOfHundred = energy.kcal === perHundred
  const eaten: Bilingual = isOfHundred
    ? { zh: '', en: '' }
    : { zh: `${energy.is.zh}有 ${energy.kcal} 千卡，`, en: `${energy.kcal} kcal in ${energy.is.en}, ` }
  context.reply.say(
    {
      zh: `${verdict.zh}：${eaten.zh}每100 ${known.basis}有 ${perHundred} 千卡${limits.zh}。胖瘦看一天的总热量，不看一样食物。`,
      en: `${verdict.en}: ${eaten.en}${perHundred} kcal in 100 ${known.basis}${limits.en}. What counts is the energy of the whole day, not of one food.`,
    },
    tableCitation,
  )
  const figures = figuresOf(['sugars', 'fat'], context)
  if (figures && (isMuch || !isLow)) context.reply.say(figures, tableCitation)
  return true
}
