const blanks = /[\s\p{Cc}]+/gu
// They turn the direction of the text after them, which is not theirs to turn.
const directions = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Escapes a text for Markdown: no text of a label becomes markup or a link. */
export const plain = (text: string): string =>
  text
    .replace(directions, '')
    .replace(blanks, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|~#]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    // GFM makes links of bare addresses.
    .replace(/\b(https?|ftp|mailto|xmpp):(?=\S)/gi, '$1\\:')
    .replace(/\bwww\.(?=\S)/gi, 'www\\.')
    .replace(/@(?=\S)/g, '\\@')
    // At the start of a line these begin a list or underline a heading.
    .replace(/^([-+=])(?=\s|$|\1)/, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')

/** The text of an earlier answer again, without its citation marks and escapes. */
export const spokenText = (markdown: string): string =>
  markdown
    .replace(/(?<!\\)\[\d+\]/g, '')
    .replace(/(?<!\\)\*\*/g, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
