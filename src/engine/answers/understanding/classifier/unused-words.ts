import { conceptPatterns } from './features.ts'
import table from './weights.json' with { type: 'json' }

/** Tokens that questions about labels use. */
export const common: ReadonlySet<string> = new Set(table.words.split(' '))

const word = /[\u4e00-\u9fff]+|[a-z]+(?:'[a-z]+)?/g

/**
 * Words of a masked question that nothing accounts for: no name, no concept, no word of other questions about labels. Of Chinese
 * the runs that have a character which such questions do not use.
 */
export const unusedIn = (masked: string): string[] => {
  const rest = conceptPatterns.reduce((text, { pattern }) => text.replace(pattern, '|'), masked)
  return (rest.match(word) ?? []).filter(one =>
    /^[a-z]/.test(one) ? one.length > 2 && !common.has(one) : [...one].some(char => !common.has(char)),
  )
}
