import type { Bilingual } from '../../../result.ts'
import type { Swap } from './swap.ts'

/** Used more than once. */
export const oil: Swap = {
  zh: '植物油（烘焙时用黄油重量的八成左右）',
  en: 'vegetable oil (in baking about four fifths of the weight)',
}
/** Used more than once. */
export const soyDrink: Swap = { zh: '豆奶', en: 'soya drink', contains: ['soy'] }
/** Used more than once. */
export const oatDrink: Swap = { zh: '燕麦奶', en: 'oat drink', may: ['gluten'] }
/** Used more than once. */
export const almondDrink: Swap = { zh: '杏仁奶', en: 'almond drink', contains: ['nuts'] }
/** Used more than once. */
export const coconut: Swap = { zh: '椰奶', en: 'coconut milk' }
/** Used more than once. */
export const tofu: Swap = { zh: '豆腐、豆干', en: 'tofu', contains: ['soy'] }
/** Used more than once. */
export const mushrooms: Swap = { zh: '蘑菇', en: 'mushrooms' }
/** Used more than once. */
export const chickpeas: Swap = { zh: '鹰嘴豆等豆子', en: 'chickpeas or beans' }
/** Used more than once. */
export const sunflowerPaste: Swap = { zh: '葵花籽酱', en: 'sunflower seed butter' }
/** Used more than once. */
export const tamari: Swap = {
  zh: '标明无麸质的酱油（tamari）',
  en: 'tamari that is labelled gluten-free',
  contains: ['soy'],
  isSalty: true,
}
/** Used more than once. */
export const soySauce: Swap = {
  zh: '酱油加一点糖',
  en: 'soy sauce with a little sugar',
  contains: ['soy', 'gluten'],
  isSalty: true,
}
/** Used more than once. */
export const mushroomSauce: Swap = {
  zh: '香菇素蚝油',
  en: 'vegetarian mushroom sauce',
  may: ['soy', 'gluten'],
  isSalty: true,
}
/** Used more than once. */
export const aromatics: Swap = {
  zh: '葱、姜、蒜、香料',
  en: 'spring onion, ginger, garlic and spices',
}
/** Used more than once. */
export const sour: Swap = { zh: '柠檬汁或米醋', en: 'lemon juice or rice vinegar' }
/** Used more than once. */
export const syrups: Swap = { zh: '枫糖浆、龙舌兰糖浆', en: 'maple or agave syrup', isSugar: true }
/** Used more than once. */
export const datePaste: Swap = { zh: '枣泥', en: 'date paste', isSugar: true }
/** Used more than once. */
export const erythritol: Swap = {
  zh: '赤藓糖醇、甜菊糖苷一类甜味剂',
  en: 'erythritol, stevia or another sweetener',
  isSweetener: true,
}
/** Used more than once. */
export const freeOfGluten: Bilingual = {
  zh: '没有面筋，面团会散，要加黄原胶或用现成的无麸质混合粉',
  en: 'without gluten dough falls apart: add xanthan gum, or buy a gluten-free flour blend',
}
