import type { AdditiveEntry } from '../../../knowledge/index.ts'
import type { Bilingual, Ingredient } from '../../result.ts'
import type { Wish } from '../understanding/wishes.ts'

/** A question to offer, by what it would tell: nothing is offered twice. */
export interface Offer extends Bilingual {
  wish: Wish
  /** The substance, the people, the nutrient or the fact it is about; '' for the label. */
  about: string
}

export const offer = (wish: Wish, about: string, zh: string, en: string): Offer => ({ wish, about, zh, en })

const isHan = /[\u4e00-\u9fff]/
const isShouted = /^[^a-z]*[A-Z]{4}[^a-z]*$/

/** An ingredient as a short question names it in each language: by the label's own name where that is of the language, else by the table's. */
export const shortName = (ingredient: Ingredient, entry?: AdditiveEntry): Bilingual => {
  const { name, otherName = '', numberName = '', ins } = ingredient
  const form = entry?.forms?.find(one => one.ins === ins)
  const own = numberName || name
  const zh = isHan.test(own) ? own : form?.zh || entry?.zh || otherName || own
  const en = isHan.test(own) ? form?.en || entry?.en || otherName || own : own
  return {
    zh: zh.split(/[（(]/)[0] || zh,
    en: (isShouted.test(en) ? en.toLowerCase() : en).split(/ ?\(/)[0] || en,
  }
}
