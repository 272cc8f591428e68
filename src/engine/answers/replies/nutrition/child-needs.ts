import type { NutrientName } from '../../../nutrition/nutrition.ts'
import type { Bilingual } from '../../../result.ts'
import type { TableAnswer } from './serving-amounts.ts'

type Needs = Readonly<Partial<Record<NutrientName, number>>>

interface Band {
  from: number
  until: number
  zh: string
  en: string
  /** In grams. */
  needs: Needs
}

/** What a child needs in a day: population reference or adequate intakes by EFSA (dietary reference values, summary report 2017). */
const bands: readonly Band[] = [
  {
    from: 0.5,
    until: 1,
    zh: '7～11 个月的宝宝',
    en: 'a baby of 7 to 11 months',
    needs: { calcium: 0.28, iron: 0.011, zinc: 0.0029, vitaminC: 0.02, vitaminD: 0.00001 },
  },
  {
    from: 1,
    until: 4,
    zh: '1～3 岁的孩子',
    en: 'a child of 1 to 3',
    needs: { calcium: 0.45, iron: 0.007, zinc: 0.0043, vitaminC: 0.02, vitaminD: 0.000015 },
  },
  {
    from: 4,
    until: 7,
    zh: '4～6 岁的孩子',
    en: 'a child of 4 to 6',
    needs: { calcium: 0.8, iron: 0.007, zinc: 0.0055, vitaminC: 0.03, vitaminD: 0.000015 },
  },
  {
    from: 7,
    until: 11,
    zh: '7～10 岁的孩子',
    en: 'a child of 7 to 10',
    needs: { calcium: 0.8, iron: 0.011, zinc: 0.0074, vitaminC: 0.045, vitaminD: 0.000015 },
  },
]

/** The ages that a child may be of: its own, else those of babies or of older children. */
const bandsFor = (age: number | undefined, isOfSmall: boolean): readonly Band[] =>
  age === undefined
    ? bands.filter(({ until }) => (isOfSmall ? until <= 4 : until > 4))
    : bands.filter(({ from, until }) => age >= from && age < until)

const shareOf = (amount: number, need: number): number => Math.round((amount / need) * 100)

/** Whether an amount in grams does for a child's day, as the beginning and the end of a sentence; undefined where the source has no figure for it. */
export const childNeed = (
  nutrient: NutrientName,
  amount: number,
  { age, isOfSmall }: { age: number | undefined; isOfSmall: boolean },
): { lead: TableAnswer; share: Bilingual } | undefined => {
  const told = bandsFor(age, isOfSmall).flatMap(band => {
    const need = band.needs[nutrient]
    return need === undefined ? [] : [{ ...band, need, share: shareOf(amount, need) }]
  })
  if (told.length === 0) return undefined
  const isEnough = told.every(({ share }) => share >= 100)
  const isShort = told.every(({ share }) => share < 100)
  const lead = isEnough
    ? { zh: '够孩子一天的参考量：', en: "Yes, a child's day by the reference: " }
    : isShort
      ? {
          zh: '不够孩子一天的量，还要靠别的食物：',
          en: "Not for a child's day, other food has to bring the rest: ",
        }
      : { zh: '看年龄：', en: 'It depends on the age: ' }
  const unit = (need: number) =>
    need < 1e-4 ? `${Math.round(need * 1e6)} µg` : `${Number((need * 1000).toPrecision(3))} mg`
  return {
    lead: { ...lead, evidence: 'E55' },
    share: {
      zh: `，是${told.map(one => `${one.zh}一天（${unit(one.need)}）的 ${one.share}%`).join('、')}（EFSA 2017）`,
      en: `, ${told.map(one => `${one.share} % of the day of ${one.en} (${unit(one.need)})`).join(', ')} (EFSA 2017)`,
    },
  }
}
