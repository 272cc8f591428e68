import { expect, it } from 'vitest'
import { pickLocale } from './locale.ts'

it.each([
  [[], 'zh-Hans'],
  [[null, undefined, ''], 'zh-Hans'],
  [[null, 'en'], 'en'],
  [['zh-Hans', 'en'], 'zh-Hans'],
  [['zh-CN'], 'zh-Hans'],
  [['zh'], 'zh-Hans'],
  [['ZH-hk'], 'zh-Hant'],
  [['zh-Hant'], 'zh-Hant'],
  [['zh-Hant-TW'], 'zh-Hant'],
  [['zh-TW'], 'zh-Hant'],
  [['zh-MO'], 'zh-Hant'],
  [['zh-Hans-HK'], 'zh-Hans'],
  [['zh-SG'], 'zh-Hans'],
  [['en-GB'], 'en'],
  [['fr'], 'en'],
  [['zhuang'], 'en'],
] as const)('%j starts in %s', (preferences, locale) => {
  expect(pickLocale(preferences)).toBe(locale)
})
