// Tables of words: each word that a rule knows has its example here, and each exception too. One test shows all words of a
// table for which the rule does not do what it says.

/** The words of a table, which are separated by commas of either script; a word may contain blanks. */
const wordsOf = (table: string): string[] => table.split(/\s*[、，,\n]\s*/).filter(Boolean)

/** The words of a table for which something does not hold. */
export const failing = (table: string, holds: (word: string) => boolean): string[] =>
  wordsOf(table).filter(word => !holds(word))

/** A list with one more name, in the language of that name. */
export const listWith = (name: string): string =>
  /\p{Script=Han}/u.test(name) ? `配料：水、${name}、食用盐` : `Ingredients: water, ${name}, salt.`
