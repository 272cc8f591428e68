import { describe, expect, it } from 'vitest'
import { featuresOf, tokensOf } from './features.ts'
import { placeholders } from './mask.ts'

const of = (masked: string) => new Set(featuresOf(masked, new Set()))

describe('what the classifier sees', () => {
  it.each([
    ['它被禁了吗', 'is it outlawed', '@permit'],
    ['能不能换成别的', 'what could i swap it for', '@swap'],
    ['号称无糖', 'advertised as sugar free', '@promise'],
  ])('is the same concept in other words: %s, %s', (zh, en, concept) => {
    expect(of(zh)).toContain(concept)
    expect(of(en)).toContain(concept)
  })

  it('takes a number for any number and a name for its sort', () => {
    expect(tokensOf(`25克${placeholders.x}多吗 or 3.5 g`)).toEqual([
      '#',
      '克',
      'A',
      '多',
      '吗',
      'or',
      '#',
      'g',
    ])
  })

  it('has no concept within a longer word', () => {
    expect(of('scandal')).not.toContain('@able')
  })

  it('tells which of two concepts comes first', () => {
    const features = of(`why is ${placeholders.x} banned`)
    expect(features).toContain('@why~@permit')
    expect(features).toContain('A~@permit')
    expect(features).not.toContain('@permit~A')
  })

  it('tells the clause that asks from the one before it', () => {
    const features = of('is it banned, what does it taste like')
    expect(features).toContain('earlier @permit')
    expect(features).toContain('last @taste')
    expect(of('is it banned')).not.toContain('2 clauses')
  })
})
