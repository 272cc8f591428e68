import type { Ingredient } from '../../result.ts'
import { fold } from '../../text/normalize.ts'
import type { Mention, Subject } from '../entities/subjects.ts'

const salt =
  /^(?:(?:mono|di|tri|tetra)?(?:sodium|potassium|calcium|ammonium)(?: (?:hydrogen|acid))?) ([a-z]{6,})s?$/
const acid = /^([a-z]{3,}ic) acid$/
/** Words that say more than one thing of a label. */
const common = /^(?:chloride|carbonates?|phosphates?|sulphates?|sulfates?|acetates?|lactates?|iodides?)$/

/** The one word that a salt or an acid of the list is called by: metabisulphite, citric. */
const shortNameOf = (name: string): string | undefined => {
  const bare = fold(name)
    .text.replace(/\s*\(.*$/, '')
    .trim()
  const word = salt.exec(bare)?.[1] ?? acid.exec(bare)?.[1]
  return word && !common.test(word) ? word.replace(/s$/, '') : undefined
}

/** Salts and acids of the list that a question calls by one word of their name, where nothing else is found there. */
export const shortNamed = (
  text: string,
  found: readonly Mention[],
  flat: readonly Ingredient[],
  subjectOf: (name: string) => Subject | undefined,
): Mention[] =>
  flat.flatMap(({ role, name, additiveId }) => {
    const word = role === undefined && additiveId !== undefined ? shortNameOf(name) : undefined
    if (!word) return []
    const spelling = word.replace(/sul(?:ph|f)/, 'sul(?:ph|f)')
    const hit = new RegExp(`\\b${spelling}s?\\b`).exec(text)
    if (!hit) return []
    const { index: start } = hit
    const end = start + hit[0].length
    if (found.some(one => one.start < end && one.end > start)) return []
    const subject = subjectOf(name)
    return subject && !found.some(one => one.subject.index === subject.index) ? [{ subject, start, end }] : []
  })
