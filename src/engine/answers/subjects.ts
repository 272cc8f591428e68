import type { AdditiveEntry, AdditiveName, Flavouring, Knowledge } from '../../knowledge/index.ts'
import type { AnalysisResult, Ingredient } from '../result.ts'

/** What a question is about: an ingredient of the label, an entry of the knowledge, or one that is both. */
export interface Subject {
  /** As it is called: on the label, else in the question. */
  name: string
  entry?: AdditiveEntry
  /** The form of the entry that was named (山梨酸钾), where it is known. */
  form?: AdditiveName
  flavouring?: Flavouring
  /** Its place on the label, depth-first. */
  index?: number
  ingredient?: Ingredient
}

export interface Mention {
  subject: Subject
  start: number
  end: number
}

/** All ingredients of a result, depth-first: what its indices count. */
export const flatIngredients = (result: AnalysisResult): Ingredient[] => {
  const flat: Ingredient[] = []
  const open = [...result.ingredients].reverse()
  for (let at = open.pop(); at; at = open.pop()) {
    flat.push(at)
    open.push(...[...at.children].reverse())
  }
  return flat
}

/** Folds a text for comparing, letter for letter, so that offsets stay true. */
const fold = (text: string): string =>
  [...text.toLowerCase()]
    .map(letter => (letter.length === 1 ? letter.normalize('NFKC').charAt(0) || ' ' : letter))
    .join('')

const isLatin = (letter: string | undefined): boolean => letter !== undefined && /[a-z0-9]/.test(letter)

const longestName = 40
const number = /(?<![a-z0-9])(?:e|ins|cns)[\s-]?(\d{2}\.\d{3}|\d{3,4}[a-z]?(?:\s?\([ivx]+\))?)(?![a-z0-9])/g

/** Too common as words of a question to be taken for a flavouring or an ingredient. */
const everyday = new Set([
  '其他',
  '水',
  'water',
  '油',
  '盐',
  'other',
  '糖',
  '奶',
  '米',
  '肉',
  '茶',
  '酒',
  '香料',
  '酸',
])

/** Finds what a text speaks of; made once over the knowledge. */
export const createSubjects = (knowledge: Knowledge, flavourings: readonly Flavouring[]) => {
  const additives = new Map<string, AdditiveName>()
  for (const name of knowledge.names) {
    const key = fold(name.text)
    if (key.length > 1 && !everyday.has(key) && !additives.has(key)) additives.set(key, name)
  }
  const spices = new Map<string, Flavouring>()
  for (const row of flavourings)
    for (const text of [row.zh, row.en, ...(row.also ?? [])]) {
      const key = fold(text)
      if (key.length > 1 && !everyday.has(key) && !spices.has(key)) spices.set(key, row)
    }

  const ofName = (name: AdditiveName): Omit<Subject, 'name'> | null => {
    const entry = name.id === undefined ? undefined : knowledge.additive(name.id)
    return entry ? { entry, form: name } : null
  }

  return (text: string, result: AnalysisResult | null): Mention[] => {
    const folded = fold(text)
    const label = new Map<string, { index: number; ingredient: Ingredient }>()
    const byAdditive = new Map<string, { index: number; ingredient: Ingredient }>()
    for (const [index, ingredient] of (result ? flatIngredients(result) : []).entries()) {
      if (ingredient.role !== undefined) continue
      // Reading leaves gaps and line breaks in names; questions have none, or single spaces between Latin words.
      for (const key of [
        fold(ingredient.name.replace(/\s+/g, '')),
        fold(ingredient.name.replace(/\s+/g, ' ')),
      ])
        if (key.length > 0 && !label.has(key)) label.set(key, { index, ingredient })
      const id = ingredient.additiveId
      if (id !== undefined && !byAdditive.has(id)) byAdditive.set(id, { index, ingredient })
    }

    const subjectOf = (key: string): Subject | null => {
      const here = label.get(key)
      const name = additives.get(key)
      const known = name ? ofName(name) : null
      const place = here ?? (known?.entry ? byAdditive.get(known.entry.id) : undefined)
      const flavouring = known ? undefined : spices.get(key)
      if (!place && !known && !flavouring) return null
      const entry =
        known?.entry ??
        (place?.ingredient.additiveId ? knowledge.additive(place.ingredient.additiveId) : undefined)
      return {
        name: place?.ingredient.name ?? known?.form?.text ?? flavouring?.zh ?? key,
        ...(entry ? { entry } : {}),
        ...(known?.form ? { form: known.form } : {}),
        ...(flavouring ? { flavouring } : {}),
        ...(place ? place : {}),
      }
    }

    const mentions: Mention[] = []
    for (const match of folded.matchAll(number)) {
      const entry = knowledge.byCns(match[1] ?? '') ?? knowledge.byIns(match[1] ?? '')
      if (!entry) continue
      const place = byAdditive.get(entry.id)
      mentions.push({
        subject: { name: place?.ingredient.name ?? match[0].toUpperCase(), entry, ...(place ?? {}) },
        start: match.index,
        end: match.index + match[0].length,
      })
    }
    for (let start = 0; start < folded.length; start += 1) {
      if (mentions.some(mention => start >= mention.start && start < mention.end)) continue
      if (isLatin(folded[start]) && isLatin(folded[start - 1])) continue
      for (let end = Math.min(folded.length, start + longestName); end > start; end -= 1) {
        if (isLatin(folded[end]) && isLatin(folded[end - 1])) continue
        // English plurals name the same thing.
        const key = folded.slice(start, end)
        const subject = subjectOf(key) ?? (/[a-z]s$/.test(key) ? subjectOf(key.slice(0, -1)) : null)
        if (!subject || (end - start < 2 && !label.has(key))) continue
        mentions.push({ subject, start, end })
        start = end - 1
        break
      }
    }
    return mentions.sort((a, b) => a.start - b.start)
  }
}
