import { describe, expect, it } from 'vitest'
import cases from '../../docs/nutrition-cases.md?raw'
import type { ClaimRule } from '../../src/engine/nutrition/judged/claims/claim-rule.ts'
import { AMERICA } from '../../src/engine/nutrition/judged/claims/rules-america.ts'
import { AUSTRALIA } from '../../src/engine/nutrition/judged/claims/rules-australia.ts'
import { CHINA } from '../../src/engine/nutrition/judged/claims/rules-china.ts'
import { EUROPE } from '../../src/engine/nutrition/judged/claims/rules-europe.ts'
import { verdictOf } from '../../src/engine/nutrition/judged/claims/verdict.ts'
import { nutriGrade, nutriPoints } from '../../src/engine/nutrition/judged/nutri-score.ts'
import type { KnownAmounts } from '../../src/engine/nutrition/known-amounts.ts'
import type { NutriScore } from '../../src/engine/nutrition/nutrition.ts'

const LAWS: Record<string, readonly ClaimRule[]> = {
  China: CHINA,
  'EU and UK': EUROPE,
  'United States': AMERICA,
  Australia: AUSTRALIA,
}

/** The rows of the tables of the document whose first column is so headed. */
function rowsUnder(first: string): string[][] {
  const lines = cases.split('\n')
  const from = lines.findIndex(line => line.startsWith(`| ${first} |`)) + 2
  const count = lines.slice(from).findIndex(line => !line.startsWith('|'))
  return lines.slice(from, from + count).map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  )
}

/** `120 mg` in grams, `40 kcal` in kJ. */
function amountOf(cell: string): number {
  const [value = '', unit = ''] = cell.split(' ')
  return Number(value) * (unit === 'mg' ? 0.001 : unit === 'kcal' ? 4.184 : 1)
}

const claims = rowsUnder('law')
const SERVING = 60

describe('claims, case by case', () => {
  it('has a row for every rule that has a limit, and a rule for every row', () => {
    const rules = Object.entries(LAWS).flatMap(([law, all]) =>
      all.filter(({ conditions }) => conditions.length > 0).map(({ id }) => `${law}: ${id}`),
    )
    expect(claims.map(([law, claim]) => `${law}: ${claim}`).toSorted()).toEqual(rules.toSorted())
  })

  it.each(claims)(
    '%s: %s is %s %s | %s | %s | %s',
    (law = '', claim, kind, g = '', ml = '', serving = '', energy = '') => {
      const rule = LAWS[law]?.find(({ id }) => id === claim)
      const [main] = rule?.conditions ?? []
      if (!rule || !main) throw new Error(`no rule for ${claim} in ${law}`)
      const verdict = (of: KnownAmounts['of'], basis: KnownAmounts['basis'] = 'g') =>
        verdictOf(rule, {
          // Much energy, so that the ways by energy are not open; nothing of what else counts.
          known: {
            of: { energy: 4000, fat: 0, saturatedFat: 0, transFat: 0, ...of },
            basis,
            isFromPortion: serving !== '',
          },
          ...(serving && { serving: { value: SERVING, unit: basis } }),
        })
      const tried = (limit: number, basis: KnownAmounts['basis']) => {
        const share = serving ? 100 / SERVING : 1
        return [0.5, 1, 1.5].map(part => verdict({ [main.nutrient]: limit * part * share }, basis))
      }
      const expected = {
        'at most': ['agrees', 'agrees', 'contradicts'],
        below: ['agrees', 'contradicts', 'contradicts'],
        'at least': ['contradicts', 'agrees', 'agrees'],
      }[kind ?? '']
      if (g) expect(tried(amountOf(g), 'g')).toEqual(expected)
      if (ml) expect(tried(amountOf(ml), 'ml')).toEqual(expected)
      if (serving) expect(tried(amountOf(serving), 'g')).toEqual(expected)
      if (ml && !g) expect(verdict({ [main.nutrient]: 1 }, 'g')).toBe('unknown')
      const [inEnergy = '', kJ = ''] = energy.split(' in ')
      if (kJ) {
        // Less than enough in 100 g, and enough in so much energy.
        const amount = amountOf(g) * 0.8
        const enough = (amount * amountOf(kJ)) / amountOf(inEnergy)
        const energies = [enough, enough * 1.3].map(all => verdict({ [main.nutrient]: amount, energy: all }))
        expect(energies).toEqual(['agrees', 'contradicts'])
      } else if (energy) {
        const grams = (percent: number) => (percent / 100) * (1000 / 17)
        const share = Number.parseFloat(energy)
        const shares = [share * 0.5, share, share * 1.5].map(one =>
          verdict({ protein: grams(one), energy: 1000 }),
        )
        expect(shares).toEqual(expected)
      }
      expect(verdictOf(rule, { known: { of: {}, basis: 'ml', isFromPortion: false } })).toBe('unknown')
    },
  )
})

describe('Nutri-Score, case by case', () => {
  it.each(rowsUnder('case'))('%s', (_, category, ...cells) => {
    const [energy = 0, sugars = 0, saturatedFat = 0, fat = 0, salt = 0, protein = 0, fibre = 0, fruit = 0] =
      cells.slice(0, 8).map(Number)
    const [sweeteners, points, grade] = cells.slice(8)
    const of = { energy, sugars, saturatedFat, fat, salt, protein, fibre, fruit }
    const kind = category as NutriScore['category'] // written in the document
    const own = nutriPoints(kind, of, sweeteners === 'yes')
    expect(own).toBe(Number(points))
    expect(nutriGrade(kind, own)).toBe(grade)
  })
})
