import { expect, it } from 'vitest'
import en from '../../i18n/locales/en/report.json' with { type: 'json' }
import zh from '../../i18n/locales/zh-Hans/report.json' with { type: 'json' }
import { bandOfScore } from './score-bands.ts'

it.each([100, 95, 90, 89, 80, 79, 60, 59, 40, 39, 0])(
  'a score of %i is called in answers as on the screens',
  score => {
    const { level, word } = bandOfScore(score)
    expect(word).toEqual({ zh: zh.bands[level], en: en.bands[level] })
  },
)
