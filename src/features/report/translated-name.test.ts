import { expect, it } from 'vitest'
import { printedNameLang, translatedName } from './translated-name.ts'

const of = (name: string, otherName?: string, numberName?: string) => ({
  name,
  ...(otherName === undefined ? {} : { otherName }),
  ...(numberName === undefined ? {} : { numberName }),
  span: { start: 0, end: name.length },
  confidence: 1,
  kind: 'additive' as const,
  functions: [],
  children: [],
})

it.each([
  ['en', of('柠檬黄', 'tartrazine'), 'tartrazine', 'zh-Hans'],
  ['en', of('秘制酱'), undefined, 'zh-Hans'],
  ['en', of('Tartrazine', '柠檬黄'), undefined, undefined],
  ['zh-Hans', of('柠檬黄', 'tartrazine'), undefined, undefined],
  ['zh-Hans', of('Tartrazine', '柠檬黄'), '柠檬黄', 'en'],
  ['zh-Hant', of('Tartrazine', '柠檬黄'), '柠檬黄', 'en'],
  ['zh-Hans', of('TBHQ'), undefined, undefined],
  ['zh-Hant', of('171', 'titanium dioxide', '二氧化钛'), '二氧化钛', undefined],
  ['en', of('171', 'titanium dioxide', '二氧化钛'), 'titanium dioxide', undefined],
  ['en', of('E102', '柠檬黄', 'tartrazine'), 'tartrazine', undefined],
])('on a page in %s %j is followed by %j, marked as language %j', (locale, ingredient, other, lang) => {
  expect([translatedName(locale, ingredient), printedNameLang(locale, ingredient)]).toEqual([other, lang])
})
