import type { NutrientUnit, NutritionCell } from '../../../engine/index.ts'

type Amount = NonNullable<NutritionCell['likely']>

const UNITS: Readonly<Record<string, NutrientUnit>> = {
  kj: 'kJ',
  千焦: 'kJ',
  kcal: 'kcal',
  千卡: 'kcal',
  大卡: 'kcal',
  g: 'g',
  克: 'g',
  公克: 'g',
  mg: 'mg',
  毫克: 'mg',
  μg: 'μg',
  µg: 'μg',
  ug: 'μg',
  mcg: 'μg',
  微克: 'μg',
  iu: 'IU',
}

/** A value as a person types it, `16.5 g` or `16,5`; the unit of before where none is typed. Null where it is no amount. */
export const typedValue = (typed: string, before: NutrientUnit): Amount | null => {
  const match = /^(\d{1,5}(?:[.,]\d{1,3})?)\s*(\p{L}*)$/u.exec(typed.normalize('NFKC').trim().toLowerCase())
  if (!match) return null
  const unit = match[2] ? UNITS[match[2]] : before
  return unit ? { value: Number(match[1]?.replace(',', '.')), unit } : null
}

const CHINESE: Partial<Record<NutrientUnit, string>> = {
  kJ: '千焦',
  kcal: '千卡',
  g: '克',
  mg: '毫克',
  μg: '微克',
}

/** The label's text with a value replaced, its unit in the words of the label. */
export const withValue = (labelText: string, { span }: NutritionCell, { value, unit }: Amount): string => {
  const replaced = labelText.slice(span.start, span.end)
  const printed = /[\u4e00-\u9fff]/.test(replaced) ? (CHINESE[unit] ?? unit) : unit
  return `${labelText.slice(0, span.start)}${value}${printed}${labelText.slice(span.end)}`
}
