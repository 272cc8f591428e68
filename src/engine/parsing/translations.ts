import { CLASSES_IN_BOTH, GLOSSARY, PARTS_IN_BOTH } from '../lexicon/glossary.ts'
import type { Meaning, Substance } from '../matching/dictionary-entry.ts'
import { lines } from '../matching/parse-lexicon.ts'
import type { Bilingual } from '../result.ts'
import { fold, keyOf } from '../text/normalize.ts'
import type { Node } from './syntax-node.ts'

export type NameLanguage = keyof Bilingual

/** Says what the name of a node is in a language, or nothing where that is not known: never word by word. */
export type OtherNames = (node: Node, words: string, language: NameLanguage) => string | undefined

const MOST_KNOWN = 5000

let glossary: ReadonlyMap<string, NamesInBoth> | undefined

/** Every name of a food in either language. */
export interface NamesInBoth {
  zh: readonly string[]
  en: readonly string[]
}

/** What a food is called in both languages by the glossary; undefined where it has no such name. */
export const inBothLanguages = (name: string): NamesInBoth | undefined => {
  glossary ??= new Map(
    lines(GLOSSARY).flatMap(line => {
      const [zh = [], en = []] = line.split(' = ').map(side => side.split('|'))
      return [...zh, ...en].map(one => [keyOf(fold(one).text), { zh, en }] as const)
    }),
  )
  return glossary.get(keyOf(fold(name).text))
}

/** Makes the glossary ready; it is the same for every label. */
export function createOtherNames(): OtherNames {
  const ingredients = bothWays(GLOSSARY)
  const classes = bothWays(CLASSES_IN_BOTH)
  const parts = bothWays(PARTS_IN_BOTH)
  const nameOf = ({ role, meaning, strength }: Node, words: string, language: NameLanguage) => {
    const key = keyOf(words)
    const other =
      role === 'class'
        ? classes.get(key)
        : ((role === 'section' ? parts.get(key) : undefined) ??
          ingredients.get(key) ??
          // What only looks like a name, or ends like one, may be something else.
          (strength === 'exact' && meaning ? byMeaning(ingredients, meaning, key) : undefined))
    const name = other?.[language]
    // DHA is called so in both.
    const isName =
      name !== undefined && hasHan(name) === (language === 'zh') && /[a-z]{3}|\p{Script=Han}/iu.test(name)
    return isName && name.toLowerCase() !== words ? name : undefined
  }
  // Labels repeat their names and each other's.
  const known = new Map<string, string | undefined>()
  return (node, words, language) => {
    const asked = `${language}${node.role}${node.strength}${node.meaning?.canonical}|${words}`
    if (known.has(asked)) return known.get(asked)
    if (known.size >= MOST_KNOWN) known.clear()
    const name = nameOf(node, words, language)
    known.set(asked, name)
    return name
  }
}

/** Whether a name is printed in Chinese. */
export function hasHan(name: string): boolean {
  return /[\u3400-\u9fff\uf900-\ufaff]/.test(name)
}

/** Every name of a table with the first of its line in either language. */
function bothWays(block: string): ReadonlyMap<string, Bilingual> {
  const names = new Map<string, Bilingual>()
  for (const line of lines(block)) {
    const [zh = [], en = []] = line.split(' = ').map(side => side.split('|'))
    const both = { zh: zh[0] ?? '', en: en[0] ?? '' }
    for (const name of [...zh, ...en]) names.set(keyOf(fold(name).text), both)
  }
  return names
}

// Words that leave a food what it is; 脱水, 浓缩 and dried do not.
const QUALITY =
  /^(?:食品级|食品用|食用|有机|天然|非转基因|进口|国产|精制|精炼|精选|优质|优选|特级|一级|二级|新鲜|鲜|纯|organic|natural|pure|refined|fresh|certified|nongmo|filtered)*$/

/** The meaning of the name, where its own words are in no table. */
function byMeaning(
  ingredients: ReadonlyMap<string, Bilingual>,
  { canonical, substance, kind, en = '' }: Meaning,
  words: string,
): Bilingual | undefined {
  const key = keyOf(fold(canonical).text)
  if (kind === 'food' && !substance) {
    const [quality, ending] = splitAt(words, key)
    return QUALITY.test(quality) && /^e?s?$/.test(ending) ? ingredients.get(key) : undefined
  }
  const known = ingredients.get(key)
  if (known) return known
  if (substance && kind !== 'flavouring') return substance.generic ? undefined : shortNames(substance)
  // The enzymes of the standard, and what it calls a flavouring, are known by their Chinese name.
  return { zh: canonical, en: short(en) }
}

/** The text before and after a key in a longer one. */
function splitAt(longer: string, key: string): [before: string, behind: string] {
  const at = longer.lastIndexOf(key)
  return at < 0 ? [longer, longer] : [longer.slice(0, at), longer.slice(at + key.length)]
}

// 磷酸及磷酸盐, 司盘类, 硬脂酰乳酸钠,硬脂酰乳酸钙: which of them it is, the entry does not say.
const FAMILY = /及|类$|^[^,]{3,},.{3,}$/

function shortNames({ zh, en }: Substance): Bilingual | undefined {
  return FAMILY.test(zh) ? undefined : { zh: zh.replace(/\([^()]*\)$/, ''), en: short(en) }
}

/** The first of several names, without what its brackets add and a capital that begins no sentence. */
function short(en: string): string {
  return en
    .replace(/, .*$/, '')
    .replace(/ ?\([^()]*\)$/, '')
    .replace(/^[A-Z](?=[a-z])/, letter => letter.toLowerCase())
}
