import { describe, expect, it } from 'vitest'
import type { Ingredient } from '../../../records/index.ts'
import { recognisedCount, verdictFact } from './verdict.ts'

const item = (fields: Partial<Ingredient> = {}): Ingredient => ({
  name: '小麦粉',
  span: { start: 0, end: 3 },
  confidence: 1,
  kind: 'food',
  functions: [],
  children: [],
  ...fields,
})
const markers = {
  rule: 'ultra_processed',
  points: -12,
  ingredients: [0, 1, 2],
  evidence: [],
  confidence: 'moderate' as const,
  text: { zh: '', en: '' },
}

describe('verdictFact', () => {
  it('does not call a list simple that has markers of ultra-processing', () => {
    const result = { ingredients: [item(), item(), item()], reasons: [markers] }
    expect(verdictFact(result, 85)).toEqual({ fact: 'ultraProcessed', count: 3 })
  })

  it('does not judge what it did not recognise', () => {
    const unknown = item({ kind: 'unknown' })
    expect(verdictFact({ ingredients: [item(), unknown], reasons: [] }, 88)).toEqual({
      fact: 'unrecognised',
      count: 1,
    })
  })

  it('does not praise a list of names that it only guesses', () => {
    const guessed = item({ name: '咕噜酱', confidence: 0.6 })
    const list = { ingredients: [guessed, guessed, item(), guessed], reasons: [] }
    expect(verdictFact(list, 88)).toEqual({ fact: 'unrecognised', count: 3 })
    const accepted = item({ name: '咕噜酱', confidence: 1 })
    expect(verdictFact({ ingredients: [accepted, accepted, item()], reasons: [] }, 88).fact).toBe('plain')
    expect(verdictFact({ ingredients: [item(), item(), guessed], reasons: [] }, 88).fact).toBe('plain')
  })

  it('names additives of high concern before markers', () => {
    const result = { ingredients: [item(), item({ kind: 'additive', tier: 3 })], reasons: [markers] }
    expect(verdictFact(result, 70)).toEqual({ fact: 'highConcern', count: 1 })
  })

  it('leaves the band to speak where the list is plain, or poor anyway', () => {
    expect(verdictFact({ ingredients: [item()], reasons: [] }, 92).fact).toBe('plain')
    expect(verdictFact({ ingredients: [item()], reasons: [markers] }, 30).fact).toBe('plain')
  })
})

it('counts ingredients inside others, and no class words', () => {
  const list = [item({ role: 'class', children: [item(), item({ kind: 'unknown' })] }), item()]
  expect(recognisedCount(list)).toEqual({ recognised: 2, total: 3 })
})
