import type { Place } from './features.ts'
import table from './weights.json' with { type: 'json' }

/** Tokens that questions about labels use. */
export const common: ReadonlySet<string> = new Set(table.words.split(' '))

const word = /[\u4e00-\u9fff]+|[a-z]+(?:'[a-z]+)?/g

/**
 * Words of a masked question that nothing accounts for: no name, none of its concepts, no word of other questions about labels. Of
 * Chinese the runs that have a character which such questions do not use.
 */
export const unusedIn = (masked: string, concepts: readonly Place[]): string[] => {
  const rest = masked.split('')
  for (const { start, end } of concepts) rest.fill('|', start, end)
  return (rest.join('').match(word) ?? []).filter(one =>
    /^[a-z]/.test(one) ? one.length > 2 && !common.has(one) : [...one].some(char => !common.has(char)),
  )
}
