import { describe, expect, it } from 'vitest'
import { engine } from '../../labels/corpus.ts'

/** Additives by their number alone, without E and without a name, in every way in which packs print them behind their class. */
const NUMBERS: readonly { of: string; numbers: readonly string[]; says: string }[] = [
  { of: 'Preservative', numbers: ['220', '221', '222', '223', '224', '225', '228'], says: 'sulphites' },
  { of: 'Preservative', numbers: ['249', '250', '251', '252'], says: 'pregnant' },
  { of: 'Preservative', numbers: ['1105'], says: 'egg' },
  { of: 'Sweetener', numbers: ['951', '962'], says: 'pku' },
  { of: 'Sweetener', numbers: ['420', '421', '965', '966', '967'], says: 'laxative' },
  { of: 'Colour', numbers: ['102', '110', '122', '124', '129'], says: 'aspirin_dye_sensitive' },
  { of: 'Colour', numbers: ['120'], says: 'vegetarian_halal' },
  { of: 'Flavour enhancer', numbers: ['621', '627', '631'], says: '' },
]
const FORMS: readonly ((name: string, number: string) => string)[] = [
  (name, number) => `${name} (${number})`,
  (name, number) => `${name}\n(${number})`,
  (name, number) => `${name} \n(${number}).`,
  (name, number) => `${name}\n${number}`,
  (name, number) => `${name} ${number}`,
  (name, number) => `${name}: ${number}`,
  (name, number) => `${name} - ${number}`,
  (name, number) => `${name}s (${number}, 330)`,
  (name, number) => `${name} (No. ${number})`,
  (name, number) => `${name} (INS-${number})`,
  (name, number) => `${name} (INS ${number})`,
  (name, number) => `${name} (E-${number})`,
  (name, number) => `${name} (E ${number})`,
  (name, number) => `${name}: E${number}`,
  (name, number) => `${name} [${number}]`,
  (name, number) => `${name.toUpperCase()} (${number})`,
  (name, number) => `${name} (${number}) (${number})`,
  (name, number) => `(${name} ${number})`,
]

const numbersIn = (text: string): string[] =>
  JSON.stringify(engine.analyse({ text }).ingredients)
    .match(/"ins":"[^"]+"/g)
    ?.map(one => one.slice(7, -1)) ?? []

describe('an additive by its number alone', () => {
  it.each(NUMBERS.flatMap(one => one.numbers.map(number => ({ ...one, number }))))(
    '$of $number: $says',
    ({ of, number, says }) => {
      const lists = FORMS.flatMap(form => [
        `Ingredients: Coconut (99%),\n${form(of, number)}\nProduct of Thailand.`,
        `Ingredients: water, sugar, ${form(of, number)}, salt.`,
      ])
      const failed = lists.filter(text => {
        const { allergens, groups } = engine.analyse({ text })
        const said: readonly string[] = [...allergens.contains, ...groups.map(({ group }) => group)]
        return !(numbersIn(text).some(ins => ins.startsWith(number)) && (says === '' || said.includes(says)))
      })
      expect(failed).toEqual([])
    },
  )
})
