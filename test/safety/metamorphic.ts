// The same label written another way gets the same result: transformations of a text, and what of a result must not change.
import { Converter } from 'opencc-js'
import type { AnalysisResult } from '../../src/engine/index.ts'

const toTraditional = Converter({ from: 'cn', to: 't' })
const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text)
const wide = (text: string, chars: RegExp): string =>
  text.replace(chars, char => String.fromCharCode(char.charCodeAt(0) + 0xfee0))

/** Long words of small letters are broken as a narrow pack breaks them, at every second place: coco-⏎nut. */
const broken = (text: string, mark: string): string => {
  let seen = 0
  return text.replace(/(?<![a-z])([a-z]{3,5})([a-z]{3,})(?![a-z])/g, (word, first, second) =>
    seen++ % 2 === 0 ? `${first}${mark}\n${second}` : word,
  )
}

/** Ways to write a label that a reader would take for the same; some leave a text of the other language as it is. */
export const transformations: Readonly<Record<string, (text: string) => string>> = {
  'Windows line ends': text => text.replaceAll('\n', '\r\n'),
  'a line break behind every 、': text => text.replaceAll('、', '、\n'),
  'a space behind every separator': text => text.replace(/([、，；])(?!\s)/g, '$1 '),
  'spaces around brackets': text => text.replace(/\s?([（(])\s?/g, ' $1 ').replace(/\s?([）)])/g, ' $1'),
  'spaces at the ends of lines': text => text.replace(/$/gm, '  '),
  'tabs instead of spaces': text => text.replaceAll(' ', '\t'),
  'no-break spaces': text => text.replaceAll(' ', '\u00a0'),
  'zero-width spaces behind separators': text => text.replace(/[、，,]/g, '$&\u200b'),
  'a byte order mark': text => `\ufeff${text}`,
  'wide brackets and commas': text => (hasHan(text) ? wide(text, /[(),]/g) : text),
  'narrow brackets': text => text.replaceAll('（', '(').replaceAll('）', ')'),
  'wide Latin letters': text => (hasHan(text) ? wide(text, /[A-Za-z]/g) : text),
  capitals: text => text.toUpperCase(),
  'small letters': text => text.toLowerCase(),
  'Traditional characters': toTraditional,
  'decomposed accents': text => text.normalize('NFD'),
  'a hyphen and a line end inside words': text => broken(text, '-'),
  'a soft hyphen and a line end inside words': text => broken(text, '\u00ad'),
  'empty lines before and behind': text => `\n\n${text}\n\n`,
  'a period at the end': text =>
    /[\p{L}\p{N})）%]$/u.test(text) ? `${text}${hasHan(text) ? '。' : '.'}` : text,
}

/** What must stay: the score or why there is none, allergens, groups with their levels, and how many ingredients there are. */
export function essence({ score, noScore, allergens, groups, ingredients }: AnalysisResult): string {
  return [
    `score ${score ?? noScore}`,
    `contains ${allergens.contains.toSorted()}`,
    `may contain ${allergens.mayContain.toSorted()}`,
    `groups ${groups.map(({ group, level }) => `${group} ${level}`).toSorted()}`,
    ingredients.length === 0 ? 'no list' : 'a list',
  ].join('; ')
}
