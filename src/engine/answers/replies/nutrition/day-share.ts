import { DAY } from '../../../nutrition/facts/servings.ts'
import { dailyAmounts } from '../../../nutrition/nutrients.ts'
import type { NutrientName } from '../../../nutrition/nutrition.ts'
import type { Bilingual } from '../../../result.ts'

const asked =
  /一[天日]|够.{0,4}几天|几天的|每[天日]|全天|上限|百分之?几|几倍|百分比|几成|\bdaily\b|\bis that (?:any )?(?:good|decent)\b|\bdays?\b|\bper ?cent|%|\ballowance\b/

/** Whether a folded question asks what share of a day an amount is. */
export const asksDayShare = (text: string): boolean => asked.test(text)

/**
 * At most this much a day, in grams: WHO, for 2000 kcal. Free sugars less than a tenth of the energy (Guideline: Sugars intake for
 * adults and children, 2015), trans fat less than a hundredth (Saturated fatty acid and trans-fatty acid intake, 2023).
 */
const mostOf: Partial<Record<NutrientName, number>> & { sugars: number } = {
  sugars: 50,
  addedSugars: 50,
  transFat: 2.2,
}

/** WHO would rather have less than a twentieth of the energy from free sugars, which is 25 g. */
const better = 25
const ofBetter = /25\s?(?:g|克)|二十五(?:g|克)|5\s?%|百分之五/
/** Whether a folded question names the stricter of WHO's two figures for sugars. */
export const asksBetter = (text: string): boolean => ofBetter.test(text)

/** What share of an adult's day an amount is; undefined for nutrients without a reference. */
export const shareOfDay = (nutrient: NutrientName, amount: number): number | undefined => {
  const day = mostOf[nutrient] ?? referenceOf(nutrient)
  return day === undefined ? undefined : amount / day
}

const referenceOf = (nutrient: NutrientName): number | undefined =>
  nutrient === 'salt' ? DAY.adult.salt : dailyAmounts('NRV', nutrient)[0]

/** What share of an adult's day an amount is, as the end of a sentence; empty for nutrients without a reference. */
export const adultDayShare = (nutrient: NutrientName, amount: number, isBetter = false): Bilingual => {
  const most = mostOf[nutrient]
  if (isBetter && most === mostOf.sugars) {
    const [share, of] = [Math.round((amount / better) * 100), Math.round((amount / mostOf.sugars) * 100)]
    return {
      zh: `，是 WHO 更好的目标（游离糖 ${better} g）的 ${share}%，上限（${most} g）的 ${of}%`,
      en: `, ${share} % of WHO's better aim (${better} g of free sugars a day) and ${of} % of its limit (${most} g)`,
    }
  }
  const part = shareOfDay(nutrient, amount)
  if (part === undefined) return { zh: '', en: '' }
  const share = Math.round(part * 100)
  if (most !== undefined) {
    const isOfSugar = nutrient !== 'transFat'
    return {
      zh: `，是成人一天上限（WHO：${isOfSugar ? '游离糖 ' : ''}${most} g）的 ${share}%`,
      en: `, ${share} % of an adult's limit for a day (WHO: ${most} g${isOfSugar ? ' of free sugars' : ''})`,
    }
  }
  return {
    zh: `，是成人一天参考值（GB 28050）的 ${share}%`,
    en: `, ${share} % of an adult's daily reference (GB 28050)`,
  }
}

/** Words of training with weights. */
export const ofMuscle =
  /健身|撸铁|举铁|练完|增肌|力量训练|长肌肉|\bgym\b|\blifting\b|\bwork(?:ing)? ?outs?\b|\bmuscles?\b|\bbulk(?:ing)?\b|\bgains\b|\bweights\b(?= session| training)/
const ofEndurance =
  /跑完|跑步|跑马|夜跑|晨跑|[半全]马|马拉松|骑行|骑完?车|打(?:完|前)?球|打(?:篮|羽毛|网|乒乓)|踢(?:完|前)?球|瑜伽|爬山|徒步|游泳|训练|赛[前后中]|比赛|运动[前后完]|出汗|流汗|电解质|\bruns?\b|\brunning\b|\brace\b|\bmarathon\b|\b(?:5|10) ?k\b|\bbike\b|\bcycling\b|\bsweat\w*\b|\belectrolytes?\b|\bfootball\b|\bhalf[- ]?time\b|\bmatch\b(?! the)|\b(?:before|after|during) (?:a |the |my )?(?:game|practice|workout|pe|sport)\b|\bhik(?:e|ing)\b|\bswim\w*\b|\btraining\b|\bpre-?workout\b/
/** Words of training and of races. */
export const ofSport = new RegExp(`${ofMuscle.source}|${ofEndurance.source}`)

/** What somebody needs for it no table here says, and no reference for a day is it. */
export const ownNeed: Bilingual = {
  zh: '运动前后要多少，我的资料里没有数：看自己的体重和练多久。',
  en: 'How much you need for it my tables do not say: it depends on your weight and on what you do.',
}
