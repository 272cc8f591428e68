import type { NutrientName } from '../../../nutrition/nutrition.ts'
import { literally } from '../../../text/literally.ts'
import { nameOf } from '../nutrition/up-to.ts'

/** Whether a text has a figure of a nutrient already: 糖 9.2 g, 0.9 g of salt, how many come to a day by the salt. */
export const tellsFigure = (nutrient: NutrientName, text: string): boolean => {
  const name = nameOf(nutrient)
  return (
    name !== undefined &&
    new RegExp(
      `${literally(name.zh)}(?:算：约)? ?\\d|(?:\\d ?m?g of|by the) (?:added )?${literally(name.en)}\\b`,
    ).test(
      nutrient === 'salt'
        ? text.replace(/钠(?=算)/g, name.zh).replace(/by the sodium/g, 'by the salt')
        : text,
    )
  )
}
