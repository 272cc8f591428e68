import { LEVEL_LIMITS } from '../../../../nutrition/judged/levels.ts'
import { knownAmounts } from '../../../../nutrition/known-amounts.ts'
import type { NutrientName } from '../../../../nutrition/nutrition.ts'
import type { Bilingual } from '../../../../result.ts'
import type { Heard } from '../../../understanding/heard.ts'
import type { AnswerContext } from '../../answer-context.ts'
import { amountsEaten, type Eaten, type EatenAmounts, isPer100 } from '../../effects/eaten.ts'

/** Sodium of a carbohydrate-electrolyte solution in mg per 100 ml: 20 to 50 mmol/l (Regulation (EU) 432/2012, E54). */
const electrolyte = { least: 46, most: 115 } as const
/** Protein after exercise in g (ACSM 2016, E53). */
const after = { nearly: 12, least: 15, most: 25 } as const
/** Somebody of this many kg needs at least as many g of carbohydrate before; of more than an hour of it 30 g an hour (E53). */
const weighed = 60
const anHour = { least: 30, most: 60 } as const

const ofElectrolytes = /电解[质制液]|\belectrolytes?\b/
const ofBefore =
  /[赛跑练]步?前|[打踢][篮羽毛网]?球[^，。]{0,3}前|(?:骑车|游泳|爬山|徒步|健身|瑜伽)[^，。]{0,3}前|起跑|出发前|开跑|运动前|训练前|比赛前|\bbefore\b|\bb4\b|\bpre-?(?:race|run|ride|game|match|workout)\b/
const ofDuring =
  /途中|半路|路上|中场|\bhalf[- ]?time\b|骑行|长距离|能量胶|\bduring\b|\blong (?:ride|run)\b|\bon the bike\b/
const ofAfter =
  /[跑练骑打踢游赛举]完|[跑练赛运动训练]后|健身|增肌|撸铁|恢复|食完|\bafter\b|\bpost-?(?:workout|gym|run|ride|race)\b|\brecover\w*\b|\bgym\b|\bmuscles?\b|\bbulk/
const ofProtein = /蛋白|\bprotein\b/

/** What is advised beside what the table states, the row of evidence it rests on, and the nutrients whose amounts that tells. */
export interface Need {
  text: Bilingual
  evidence: string
  nutrients: readonly NutrientName[]
}

const ofOther = /够不?够?高|咖啡因|提神|\bcaffeine\b/

const grams = (amount: number): string => `${Math.round(amount * 10) / 10} g`

const electrolytesOf = (context: AnswerContext): Need | undefined => {
  const table = context.result?.nutrition
  const known = table && knownAmounts(table)
  const sodium = known?.of.sodium
  if (known?.basis !== 'ml' || sodium === undefined) return undefined
  const mg = Math.round(sodium * 1000)
  const { least, most } = electrolyte
  const isMuch = mg >= least
  return {
    evidence: 'E54',
    nutrients: [],
    text: {
      zh: `${isMuch ? '能补一些' : '补不了多少'}：每100 ml 含钠 ${mg} mg；欧盟对“碳水化合物电解质饮料”的要求是每100 ml 含钠 ${least}～${most} mg（条例 432/2012）。`,
      en: `${isMuch ? 'Some' : 'Not much'}: 100 ml contain ${mg} mg of sodium; what the EU lets call itself a carbohydrate-electrolyte solution has ${least} to ${most} mg (Regulation 432/2012).`,
    },
  }
}

const unweighed: Bilingual = { zh: '看吃多少', en: 'It depends on how much you eat' }

const leadOfProtein = (protein: number, eaten: Eaten): Bilingual => {
  if (isPer100(eaten)) return unweighed
  if (protein >= after.least) return { zh: '够一次', en: 'Enough for one time' }
  return protein >= after.nearly ? { zh: '接近够', en: 'Nearly enough' } : { zh: '不够', en: 'Not enough' }
}

/** The verdict, how much is eaten of what is advised, and the advice (ACSM 2016). */
const needOf = (
  lead: Bilingual,
  { amount, name, is }: { amount: number; name: Bilingual; is: Bilingual },
  advice: Bilingual,
): Pick<Need, 'text' | 'evidence'> => ({
  evidence: 'E53',
  text: {
    zh: `${lead.zh}：${is.zh}含${name.zh} ${grams(amount)}；${advice.zh}。`,
    en: `${lead.en}: ${grams(amount)} of ${name.en} in ${is.en}; ${advice.en}.`,
  },
})
const carbohydrate: Bilingual = { zh: '碳水化合物', en: 'carbohydrate' }

const needAfter = ({ eaten, of }: EatenAmounts): Need | undefined => {
  const amount = of('protein')
  if (amount === undefined) return undefined
  const advice: Bilingual = {
    zh: `练后一次宜有 ${after.least}～${after.most} g（每千克体重 0.25～0.3 g，ACSM 2016）`,
    en: `${after.least} to ${after.most} g (0.25 to 0.3 g per kg of body weight) are advised after training (ACSM 2016)`,
  }
  const told = { amount, name: { zh: '蛋白质', en: 'protein' }, is: eaten.is }
  return { ...needOf(leadOfProtein(amount, eaten), told, advice), nutrients: ['protein'] }
}

const leadOfCarbs = (carbs: number, eaten: Eaten): Bilingual => {
  if (isPer100(eaten)) return unweighed
  return carbs >= weighed
    ? { zh: '碳水够', en: 'Enough carbohydrate' }
    : { zh: '碳水不多', en: 'Little carbohydrate' }
}

const needBefore = ({ eaten, of }: EatenAmounts): Need | undefined => {
  const [amount, fat = 0] = [of('carbohydrate'), of('fat')]
  if (amount === undefined) return undefined
  const isFatty = (fat * 100) / eaten.quantity.value > LEVEL_LIMITS.g.fat.high
  const advice: Bilingual = {
    zh: `赛前 1～4 小时宜吃每千克体重 1～4 g（${weighed} kg 的人至少 ${weighed} g，ACSM 2016）${isFatty ? `。脂肪也多（${grams(fat)}），容易不舒服，离开始远些吃` : ''}`,
    en: `1 to 4 g per kg of body weight are advised 1 to 4 hours before (at least ${weighed} g for ${weighed} kg, ACSM 2016)${isFatty ? `. It has much fat as well (${grams(fat)}), which may upset the stomach: eat it long before` : ''}`,
  }
  const told = { amount, name: carbohydrate, is: eaten.is }
  return { ...needOf(leadOfCarbs(amount, eaten), told, advice), nutrients: ['carbohydrate', 'fat'] }
}

const needDuring = ({ eaten, of }: EatenAmounts): Need | undefined => {
  const amount = of('carbohydrate')
  if (amount === undefined) return undefined
  const lead =
    amount >= anHour.least
      ? { zh: '够一小时左右', en: 'Enough for about an hour' }
      : { zh: '不够一小时', en: 'Less than an hour needs' }
  const advice: Bilingual = {
    zh: `一小时以上的运动每小时 ${anHour.least}～${anHour.most} g（ACSM 2016）`,
    en: `${anHour.least} to ${anHour.most} g an hour are advised in exercise of more than an hour (ACSM 2016)`,
  }
  return {
    ...needOf(lead, { amount, name: carbohydrate, is: eaten.is }, advice),
    nutrients: ['carbohydrate'],
  }
}

/**
 * Whether what is eaten is enough before, during or after sport, the verdict first; undefined where nothing is advised of what was asked.
 */
export const sportNeed = (
  { nutrients, text }: Pick<Heard, 'nutrients' | 'text'>,
  context: AnswerContext,
): Need | undefined => {
  // Whether its protein is high is another question, and of caffeine its own figures tell.
  if (ofOther.test(text)) return undefined
  const isOfSodium = nutrients.some(one => one === 'sodium' || one === 'salt')
  if (ofElectrolytes.test(text) || (isOfSodium && nutrients.length === 1)) return electrolytesOf(context)
  const amounts = amountsEaten(context)
  const isOfProtein =
    nutrients.includes('protein') || ofProtein.test(text) || (ofAfter.test(text) && nutrients.length === 0)
  const isOfCarbs = nutrients.length === 0 || nutrients.includes('carbohydrate')
  if (!amounts) return undefined
  if (isOfProtein && !ofBefore.test(text)) return needAfter(amounts)
  if (isOfCarbs && ofBefore.test(text)) return needBefore(amounts)
  return isOfCarbs && ofDuring.test(text) ? needDuring(amounts) : undefined
}
