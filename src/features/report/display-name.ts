import { type Ingredient, shortText } from '../../records/index.ts'

/** Whether an ingredient was read or understood so poorly that a person should look at it; with a confidence of 1 one has. */
export const isUnsure = ({ confidence, suspected, role }: Ingredient): boolean =>
  role === undefined && (confidence < 0.8 || (suspected !== undefined && confidence < 1))

/** A name for people: without the line breaks and gaps that reading leaves between Chinese characters, and the hyphen of a word torn at a line end. */
export const displayName = (name: string): string =>
  name
    .replace(/(?<=\p{L}{2})-[ \t]*\r?\n\s*(?=\p{L}{2})/gu, '')
    .replace(/\s+/g, ' ')
    .replace(
      /(?<=[\p{Script=Han}\u3000-\u303f\uff00-\uffef]) (?=[\p{Script=Han}\u3000-\u303f\uff00-\uffef])/gu,
      '',
    )

/** A name for a row of a list: cut off where it is longer than any real one; a row of letters without an end takes the browser seconds to lay out. */
export const rowName = (name: string): string => shortText(displayName(name.slice(0, 1_000)))
