import { NUTRIENTS_ALONE, NUTRIENTS_ONLY, NUTRIENTS_SHARED } from '../lexicon/substances.ts'
import type { Tier } from '../result.ts'
import { fold, keyOf } from '../text/normalize.ts'
import type { FoodClass, Meaning } from './dictionary-entry.ts'

// How the blocks of words in `lexicon/` are written, and what their names mean.

/** A block of words by its lines. */
export function lines(block: string): string[] {
  return block.trim().split('\n')
}

/** The names of a block: by commas in English lines, by blanks in Chinese ones. */
export function nameList(block: string): string[] {
  return lines(block).flatMap(line => (/^[a-z]/.test(line) ? line.split(/, ?/) : line.split(' ')))
}

/** A tier as a block writes it. */
export function tierOf(digit: string): Tier {
  const tiers: Record<string, Tier> = { 0: 0, 1: 1, 2: 2, 3: 3, 4: 4 }
  return tiers[digit] ?? 1
}

/** Names of foods, under lines that tell their class: `# sugar marker end`. */
export function addFoods(
  block: string,
  separator: RegExp,
  put: (name: string, meaning: Meaning) => void,
): void {
  let food: FoodClass = 'neutral'
  let marker = false
  let end = false
  for (const line of lines(block)) {
    if (line.startsWith('# ')) {
      const [first = '', ...flags] = line.slice(2).split(' ')
      food = foodClass(first)
      marker = flags.includes('marker')
      end = flags.includes('end')
      continue
    }
    for (const raw of line.split(separator)) {
      const name = raw.trim()
      if (name === '') continue
      const kind = food === 'culture' && !/酵母|yeast|sourdough|面团|老面/.test(name) ? 'culture' : 'food'
      put(name, { kind, canonical: name, food, ...(marker ? { marker } : {}), ...(end ? { end } : {}) })
    }
  }
}

const FOOD_CLASSES: readonly FoodClass[] = [
  'sugar',
  'salt',
  'sauce',
  'satfat',
  'oil',
  'hydro',
  'refined',
  'whole',
  'wholegrain',
  'water',
  'neutral',
  'culture',
]

function foodClass(word: string): FoodClass {
  const found = FOOD_CLASSES.find(one => one === word)
  if (!found) throw new Error(`the food words name an unknown class "${word}"`)
  return found
}

/** Names of nutrients; what is an additive as well stays one, marked. */
export function addNutrients(
  keys: Map<string, Meaning>,
  put: (name: string, meaning: Meaning, override: boolean) => void,
): void {
  for (const name of nameList(NUTRIENTS_ONLY))
    put(name, { kind: 'nutrient', canonical: name, nutrient: 'only', end: true }, false)
  const mark = (name: string, nutrient: 'shared' | 'alone') => {
    const known = keys.get(keyOf(fold(name).text))
    put(name, { ...(known ?? { kind: 'nutrient' as const, canonical: name, end: true }), nutrient }, true)
  }
  for (const name of nameList(NUTRIENTS_SHARED)) mark(name, 'shared')
  for (const name of nameList(NUTRIENTS_ALONE)) mark(name, 'alone')
}
