import type { NutrientName } from '../../src/engine/index.ts'
import { randomFrom } from '../seeded-random.ts'
import type { Facts, Pack } from './tables.ts'

type Amounts = Record<
  | 'protein'
  | 'fat'
  | 'saturatedFat'
  | 'transFat'
  | 'carbohydrate'
  | 'sugars'
  | 'fibre'
  | 'sodium'
  | 'calcium',
  number
>

/** What 100 % of the day is in the generated tables, in kJ, g and mg. */
const REFERENCE: Partial<Record<Pack['layout'], Partial<Record<NutrientName, number>>>> = {
  cn: {
    energy: 8400,
    protein: 60,
    fat: 60,
    saturatedFat: 20,
    carbohydrate: 300,
    fibre: 25,
    sodium: 2000,
    calcium: 800,
  },
  us: {
    fat: 78,
    saturatedFat: 20,
    cholesterol: 300,
    sodium: 2300,
    carbohydrate: 275,
    fibre: 28,
    addedSugars: 50,
  },
  uk: { energy: 8400, fat: 70, saturatedFat: 20, carbohydrate: 260, sugars: 90, protein: 50, salt: 6 },
}

const LAYOUTS: readonly Pack['layout'][] = ['cn', 'us', 'uk', 'au', 'cn', 'tw']

/** Tables of no product, with sums that fit: as many as wanted, in the layouts of five laws. */
export function generatedPacks(count: number, seed = 23): Pack[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, (_, i) => packOf(LAYOUTS[i % LAYOUTS.length] ?? 'cn', i, random))
}

function packOf(layout: Pack['layout'], index: number, random: () => number): Pack {
  const isDrink = random() < 0.25
  const scale = isDrink ? 0.12 : 1
  const fat = random() ** 2 * 45 * scale
  const carbohydrate = random() * (isDrink ? 110 : 96 - fat) * 0.85 * scale
  const protein = random() ** 1.5 * (isDrink ? 22 : 96 - fat - carbohydrate) * 0.6 * scale
  const amounts: Amounts = {
    protein,
    fat,
    saturatedFat: fat * random() * 0.6,
    transFat: random() < 0.8 ? 0 : fat * 0.01,
    carbohydrate,
    sugars: carbohydrate * random(),
    fibre: isDrink ? 0 : random() * 8,
    sodium: random() ** 2 * (isDrink ? 120 : 1600),
    calcium: 20 + random() * 400,
  }
  const size = isDrink
    ? [200, 250, 330, 500][Math.floor(random() * 4)]
    : [15, 25, 30, 45, 60][Math.floor(random() * 5)]
  const portion = size ?? 30
  const unit = isDrink ? 'ml' : 'g'
  const hundred = printed(layout, amounts, 1)
  const own = printed(layout, amounts, portion / 100)
  const base = { product: `generated ${index}`, source: 'generated', layout, portion: `${portion} ${unit}` }
  const per = isDrink ? ('100ml' as const) : ('100g' as const)
  if (layout === 'us') return { ...base, per: 'portion', facts: own, shares: sharesOf(layout, own) }
  const isDouble = layout === 'au' || layout === 'tw' || random() < 0.4
  return {
    ...base,
    per,
    facts: hundred,
    ...(isDouble && { perPortion: own }),
    ...((layout === 'cn' || (layout === 'uk' && random() < 0.5)) && { shares: sharesOf(layout, hundred) }),
  }
}

const fixed = (value: number, decimals: number) => value.toFixed(decimals)

function printed(layout: Pack['layout'], amounts: Amounts, share: number): Facts {
  const of = (name: keyof Amounts) => amounts[name] * share
  const grams = (name: keyof Amounts) => `${fixed(of(name), layout === 'us' && of(name) >= 1 ? 0 : 1)} g`
  const kJ =
    (amounts.protein * 17 +
      amounts.fat * 37 +
      amounts.carbohydrate * 17 +
      (layout === 'us' ? 0 : amounts.fibre * 8)) *
    share
  const facts: Facts = {
    energy:
      layout === 'us' || layout === 'tw'
        ? `${fixed(kJ / 4.184, layout === 'us' ? 0 : 1)} kcal`
        : `${fixed(kJ, 0)} kJ`,
    ...(layout === 'uk' && { energyKcal: `${fixed(kJ / 4.184, 0)} kcal` }),
    protein: grams('protein'),
    fat: grams('fat'),
    saturatedFat: grams('saturatedFat'),
    ...(layout !== 'uk' &&
      layout !== 'au' && { transFat: `${fixed(of('transFat'), layout === 'us' ? 0 : 1)} g` }),
    carbohydrate: grams('carbohydrate'),
    sugars: grams('sugars'),
    ...(layout !== 'tw' && { fibre: grams('fibre') }),
  }
  if (layout === 'uk') facts.salt = `${fixed((of('sodium') * 2.5) / 1000, 2)} g`
  else facts.sodium = `${fixed(of('sodium'), 0)} mg`
  if (layout === 'us') facts.addedSugars = `${fixed(of('sugars') * 0.8, of('sugars') >= 1 ? 0 : 1)} g`
  if (layout === 'cn' || layout === 'us') facts.calcium = `${fixed(of('calcium'), 0)} mg`
  return facts
}

function sharesOf(layout: Pack['layout'], facts: Facts): NonNullable<Pack['shares']> {
  const shares: NonNullable<Pack['shares']> = {}
  for (const [name, whole] of Object.entries(REFERENCE[layout] ?? {}) as [NutrientName, number][]) {
    const value = Number.parseFloat(facts[name] ?? '')
    if (Number.isFinite(value)) shares[name] = Math.round((value / whole) * 100)
  }
  return shares
}
