import { expect, it } from 'vitest'
import { knowledge } from '../../../test/labels/corpus.ts'
import { createDictionary } from '../matching/dictionary.ts'
import { createFuzzyMatcher } from '../matching/fuzzy-match.ts'
import { createNameMatcher } from '../matching/name-matcher.ts'
import { fold, type Range } from '../text/normalize.ts'
import { segmentsOf } from './segments.ts'

const dictionary = createDictionary(knowledge)
const suspects = createFuzzyMatcher(knowledge, dictionary)

/** Each piece as `name weight kind separator`, what stands in a bracket within brackets. */
const cut = (text: string, { most = 100, holes = [] }: { most?: number; holes?: Range[] } = {}) => {
  const source = fold(text).text
  const names = createNameMatcher(dictionary, suspects())
  return segmentsOf(source, { start: 0, end: source.length, holes }, dictionary, names, most).map(
    ({ start, end, weight, kind, isInside, separator }) => {
      const words = `${source.slice(start, end)} ${weight} ${kind} ${separator}`
      return isInside ? `(${words})` : words
    },
  )
}

it.each<[string, string[]]>([
  ['小麦粉、白砂糖、柠檬酸', ['小麦粉 1 food 、', '白砂糖 1 food 、', '柠檬酸 1.5 additive ']],
  [
    '乳化剂（单甘酯、102、某某、来自大豆）、维生素D、食用香精',
    [
      '乳化剂 1.5 class (',
      '(单甘酯 1.5 additive 、)',
      '(102 1.5 additive 、)',
      '(某某 -0.3 none 、)',
      '(来自大豆 0.5 food ))',
      '维生素d 1 nutrient 、',
      '食用香精 1.5 additive ',
    ],
  ],
  [
    '小麦粉 白砂糖\n植物油  食用盐',
    ['小麦粉 1 food  ', '白砂糖 1 food \n', '植物油 1 food  ', '食用盐 1 food '],
  ],
  ['小麦粉、白砂\n糖、食用盐', ['小麦粉 1 food 、', '白砂\n糖 1 food 、', '食用盐 1 food ']],
  ['白砂 糖 食用盐', ['白砂 糖 1 food  ', '食用盐 1 food ']],
  [
    '番茄2个、5克、食用盐适量、蛋白质、钠',
    ['番茄2个 -2 none 、', '5克 -2 none 、', '食用盐适量 -2 none 、', '蛋白质 -2 none 、', '钠 -2 none '],
  ],
  ['12、34%、水 5%、≥20%', ['12 -1 none 、', '34% 0 none 、', '水 5% 1 food 、', '≥20% 0 none ']],
  ['）小麦粉（水）、102', ['小麦粉 1 food (', '(水 1 food ))', '102 -1 none ']],
  [
    '（（小麦粉））、102、（102。102）',
    ['(小麦粉 1 food ))', '102 -1 none 、', '(102 1.5 additive 。)', '102 -1 none )'],
  ],
  [
    '柠稼酸、白沙唐、好大豆、finest chocolate',
    ['柠稼酸 0.7 additive 、', '白沙唐 -1 none 、', '好大豆 0.5 food 、', 'finest chocolate 0.5 food '],
  ],
  [
    '可以吃的、一二三四五六七八九十一二、一二三四五六七八九十一二三',
    ['可以吃的 -1.5 none 、', '一二三四五六七八九十一二 -1 none 、', '一二三四五六七八九十一二三 -2 none '],
  ],
  [
    '一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十一二三四五六七八',
    [
      '一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十一二三四五六七八 -2 none ',
    ],
  ],
  [
    '一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十一二三四五六七八九',
    [
      '一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十一二三四五六七八九 -3 none ',
    ],
  ],
  ['小麦粉、 、白砂糖', ['小麦粉 1 food 、', '白砂糖 1 food ']],
  ['小麦粉 - 、白砂糖', ['小麦粉 1 food 、', '白砂糖 1 food ']],
  ['小麦粉\n- \n、白砂糖', ['小麦粉 1 food 、', '白砂糖 1 food ']],
  ['配料 小麦粉 1ngredlents 白砂糖', ['小麦粉 1 food 1ngredlents', '白砂糖 1 food ']],
  [
    '小麦粉.白砂糖/水-盐·油|糖',
    ['小麦粉 1 food .', '白砂糖 1 food /', '水 1 food -', '盐 1 food ·', '油 1 food |', '糖 1 food '],
  ],
  ['wheat flour, sugar. salt', ['wheat flour 1 food ,', 'sugar 1 food .', 'salt 1 food ']],
])('%j is cut and weighed', (text, pieces) => expect(cut(text)).toEqual(pieces))

it('what stands in a hole is left out', () => {
  const text = '小麦粉、白砂糖、某某日期：见包装\n柠檬酸、水'
  const start = text.indexOf('某')
  expect(cut(text, { holes: [{ start, end: text.indexOf('\n') }] })).toEqual([
    '小麦粉 1 food 、',
    '白砂糖 1 food 、',
    '柠檬酸 1.5 additive 、',
    '水 1 food ',
  ])
})

it('no more pieces are cut than asked for', () => {
  expect(cut('小麦粉、白砂糖、柠檬酸、水', { most: 2 })).toEqual(['小麦粉 1 food 、', '白砂糖 1 food 、'])
})
