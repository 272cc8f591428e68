import type { Bilingual } from '../../../result.ts'
import { KJ_PER_KCAL } from '../../checks/amounts.ts'
import { isInMilligrams } from '../../nutrients.ts'
import type { NutrientName } from '../../nutrition.ts'
import type { Condition, PerHundred, PerServing, ShareOfEnergy } from './claim-rule.ts'

const decimals = (value: number) => String(Math.round(value * 100) / 100)

/** An amount in the unit in which tables print the nutrient: kJ, mg or g. */
export function printedAmount(nutrient: NutrientName, amount: number): string {
  if (nutrient === 'energy') return `${decimals(amount)} kJ`
  return isInMilligrams(nutrient) ? `${decimals(amount * 1000)} mg` : `${decimals(amount)} g`
}

/** The limit of a condition in words. */
export function limitWords(condition: Condition): Bilingual {
  switch (condition.per) {
    case '100':
      return hundredWords(condition)
    case 'serving':
      return servingWords(condition)
    case 'energy':
      return shareWords(condition)
  }
}

function hundredWords({ nutrient, most, least, or }: PerHundred): Bilingual {
  const limit: Partial<Record<'g' | 'ml', number>> | undefined = most ?? least
  const [zh, en] = most ? ['不超过', 'at most'] : ['至少', 'at least']
  const [only] = (['g', 'ml'] as const).filter(unit => limit?.[unit] !== undefined)
  if (!limit || !only) throw new Error('a condition without a limit')
  if (limit.g === undefined || limit.ml === undefined) {
    const amount = printedAmount(nutrient, limit[only] ?? 0)
    return { zh: `每100 ${only}${zh}${amount}`, en: `${en} ${amount} per 100 ${only}` }
  }
  const [g, ml] = [printedAmount(nutrient, limit.g), printedAmount(nutrient, limit.ml)]
  const per =
    limit.g === limit.ml
      ? { zh: `每100 g或100 ml${zh}${g}`, en: `${en} ${g} per 100 g or 100 ml` }
      : { zh: `每100 g${zh}${g}，每100 ml${zh}${ml}`, en: `${en} ${g} per 100 g or ${ml} per 100 ml` }
  if (!or) return per
  const other = printedAmount(nutrient, or.least)
  const kJ = Math.round(or.kJ)
  return { zh: `${per.zh}，或每${kJ} kJ至少${other}`, en: `${per.en}, or ${other} per ${kJ} kJ` }
}

function servingWords({ nutrient, most, below, least, asked }: PerServing): Bilingual {
  if (asked) return asked
  const limit = most ?? below ?? least ?? 0
  const amount =
    nutrient === 'energy' ? `${Math.round(limit / KJ_PER_KCAL)} kcal` : printedAmount(nutrient, limit)
  if (most !== undefined) return { zh: `每份不超过${amount}`, en: `at most ${amount} per serving` }
  return below !== undefined
    ? { zh: `每份低于${amount}`, en: `less than ${amount} per serving` }
    : { zh: `每份至少${amount}`, en: `at least ${amount} per serving` }
}

function sourceWords({ nutrient, plus }: ShareOfEnergy): Bilingual {
  if (nutrient === 'protein') return { zh: '蛋白质', en: 'protein' }
  if (nutrient === 'fat') return { zh: '脂肪', en: 'fat' }
  return plus
    ? { zh: '饱和脂肪和反式脂肪', en: 'saturated and trans fat' }
    : { zh: '饱和脂肪', en: 'saturated fat' }
}

function shareWords(condition: ShareOfEnergy): Bilingual {
  const { most, least } = condition
  const percent = Math.round((most ?? least ?? 0) * 100)
  const of = sourceWords(condition)
  return most === undefined
    ? { zh: `能量至少${percent}%来自${of.zh}`, en: `at least ${percent} % of the energy from ${of.en}` }
    : { zh: `能量不超过${percent}%来自${of.zh}`, en: `at most ${percent} % of the energy from ${of.en}` }
}
