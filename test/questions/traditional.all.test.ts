import { describe, expect, it } from 'vitest'
import table from '../../src/i18n/traditional.generated.json'
import { toTraditional } from '../../src/i18n/traditional.ts'
import { createAsking, questionSets, readAsked } from './judge.ts'
import labels from './labels.json' with { type: 'json' }

const ask = await createAsking()
const asked = questionSets.flatMap(readAsked).filter(({ language }) => language !== 'en')

/** Characters of Traditional Chinese in their own right, which stand for another one in simplified: 游離, 公里, 台灣. */
const ofBoth = '游里台'

/** Characters that simplified Chinese alone uses: they have another form, and nothing is written with them in Traditional. */
const written = new Set((table.characters.match(/../gu) ?? []).map(pair => [...pair][1]))
const simplifiedOnly = new Set(
  (table.characters.match(/../gu) ?? [])
    .map(pair => [...pair][0] ?? '')
    .filter(char => !written.has(char) && !ofBoth.includes(char)),
)

describe('answers for readers of Traditional Chinese', () => {
  it('have no character that only simplified Chinese uses, whatever was asked', () => {
    const left = asked.flatMap(one => {
      const answer = toTraditional(ask({ ...one, language: 'zh-Hant' }).said.answer)
      const quoted = labels[one.label]
      const found = [...new Set(answer)].filter(char => simplifiedOnly.has(char) && !quoted.includes(char))
      return found.length > 0 ? [`${one.id}: ${found.join('')}`] : []
    })
    expect(asked.length).toBeGreaterThan(300)
    expect(left).toEqual([])
  })

  it('would notice one', () => {
    expect([...'这种'].every(char => simplifiedOnly.has(char))).toBe(true)
  })
})
