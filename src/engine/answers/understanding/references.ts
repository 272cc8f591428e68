const ordinals: readonly [RegExp, number][] = [
  [/第一[个种项样]?|前一[个种]|前者|\bfirst\b|\bformer\b/, 0],
  [/第[二两][个种项样]?|\bsecond\b/, 1],
  [/第三[个种项样]?|\bthird\b/, 2],
  [/第四[个种项样]?|\bfourth\b/, 3],
  [/第五[个种项样]?|\bfifth\b/, 4],
  [/最后[一]?[个种项样]|后一[个种]|后者|\blast one\b|\blatter\b/, -1],
]
const several = /它们|这些|那些|这几[个种]|那几[个种]|两者|这两[个种]|\b(?:them|those|these|both)\b/
const pronoun =
  /它(?!里|的?里)|这个|那个|这种|那种|该|前面|刚才|上面|^那(?=[?]|呢|安全|有害|能|可以|是|会|和|跟|与)|\b(?:it|that|this)\b/

export type Reference = { type: 'ordinal'; at: number } | { type: 'last' } | { type: 'all' }

/** What a question points back to: the n-th thing of the last answer, the things spoken of, or nothing. */
export const reference = (text: string): Reference | null => {
  for (const [pattern, at] of ordinals) if (pattern.test(text)) return { type: 'ordinal', at }
  if (several.test(text)) return { type: 'all' }
  return pronoun.test(text) ? { type: 'last' } : null
}
