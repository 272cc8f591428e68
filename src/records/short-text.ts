/** More letters than any real name on a pack has. */
const maxLetters = 200

/** Marks on one letter beyond those of any script; a browser cannot break a line between them. */
const manyMarks = /(\p{M}{4})\p{M}+/gu

/** A text for a heading or a row: cut off with an ellipsis where it is longer than any real one, so that the page is not widened. */
export const shortText = (text: string): string => {
  const shown = text.slice(0, 4 * maxLetters).replace(manyMarks, '$1')
  const letters = [...shown]
  const isCut = letters.length > maxLetters || text.length > 4 * maxLetters
  return isCut ? `${letters.slice(0, maxLetters).join('')}…` : shown
}
