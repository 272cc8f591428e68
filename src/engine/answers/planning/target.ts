import type { Heard } from '../understanding/heard.ts'

/** What a question is about: a substance of the tables, another ingredient, a kind of ingredient, or the label as a whole. */
export const targets = ['substance', 'ingredient', 'kind', 'label'] as const
export type Target = (typeof targets)[number]

/** What a question is about, for the choice of its composer. */
export const targetOf = ({ subjects, kinds }: Heard): Target => {
  const [first] = subjects
  if (first) return (first.entry ?? first.flavouring ?? first.unlisted) ? 'substance' : 'ingredient'
  return kinds.length > 0 ? 'kind' : 'label'
}
