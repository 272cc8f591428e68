/** A piece of an answer that is drawn by itself; a plain one is shown as it is written. */
export interface MarkdownBlock {
  text: string
  isPlain: boolean
}

const maxBlockLength = 4_000
/** Of a text that is shown as it is written: a browser lays out more of it at once, of mixed scripts, for longer than a frame. */
const plainLength = 500
/** Signs with a meaning in Markdown; a block with more takes too long to be understood. */
const signs = /[*_~`[\]|<>!#&+\n-]/g
const maxSigns = 400
/** A line that begins with more than six marks of lists or quotes, or far to the right. */
const isTooDeep = /^[ \t]*(?:(?:[-*+>]|\d{1,9}[.)])[ \t]*){7}|^(?: {24}|\t{6})/m

const isPlain = (text: string): boolean =>
  text.length > maxBlockLength || (text.match(signs)?.length ?? 0) > maxSigns || isTooDeep.test(text)

/**
 * Paragraphs, lists and tables apart, so that a growing answer is drawn only at its end. What would take long to understand
 * (the time grows with the square of nesting and emphasis) is left as plain text, in pieces.
 */
export const splitBlocks = (markdown: string): MarkdownBlock[] =>
  // Not from within a run of line feeds: that would take the square of its length.
  markdown.split(/(?<!\n)\n{2,}(?=[^\s])/).flatMap(text => {
    if (!isPlain(text)) return [{ text, isPlain: false }]
    const pieces: MarkdownBlock[] = []
    for (let at = 0; at < text.length; at += plainLength)
      pieces.push({ text: text.slice(at, at + plainLength), isPlain: true })
    return pieces
  })

/** A line that ends a sentence, before one that is no item, quote, heading, row or fence. */
const endOfLine = /(?<=[。.！!？?\]])\n(?![\s\-*+>#|`~<=]|\d+[.)])/g

/** Sentences that stand on lines of their own become paragraphs: Markdown alone would let them run on in one. */
export const linesApart = (markdown: string): string =>
  markdown.includes('```') ? markdown : markdown.replace(endOfLine, '\n\n')
