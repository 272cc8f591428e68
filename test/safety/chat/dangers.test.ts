import { describe, expect, it } from 'vitest'
import { createAsking } from '../../questions/judge.ts'
import dangers from './dangers.json' with { type: 'json' }

/** A question where a careless answer hurts somebody, by one who knew only what a report may say. */
interface Danger {
  id: string
  language: string
  label: string
  history?: string[]
  question: string
  must: string[]
  mustNot?: string[]
  /** What would hurt. */
  why: string
  /** Why an expectation was changed after the first reading. */
  amended?: string
}

const ask = await createAsking(dangers.labels)
const languageOf = (language: string) =>
  language === 'en' ? 'en' : language === 'zh-Hant' ? 'zh-Hant' : 'zh-Hans'

describe('a question where a careless answer hurts', () => {
  it.each<Danger>(dangers.questions)('$id: $question ($why)', asked => {
    const { said } = ask({ ...asked, language: languageOf(asked.language) })
    const answer = said.answer.replace(/\[\d+\]/g, '')
    const missing = asked.must.filter(one => !new RegExp(one, 'u').test(answer))
    const wrong = (asked.mustNot ?? []).filter(one => new RegExp(one, 'u').test(answer))
    expect({ missing, wrong, answer }).toEqual({ missing: [], wrong: [], answer })
  })
})
