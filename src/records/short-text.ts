/** More letters than any real name on a pack has. */
const maxLetters = 200

/** A text for a heading or a row, cut off with an ellipsis where it is longer than any real one: marks without an end are one letter to a browser, and widen the page. */
export const shortText = (text: string): string => {
  const letters = [...text.slice(0, 4 * maxLetters)]
  return letters.length > maxLetters ? `${letters.slice(0, maxLetters).join('')}…` : text
}
