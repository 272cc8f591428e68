/**
 * One thing that is wrong with a server.
 * @typedef {object} Finding
 * @property {string} place where, such as `body /result/score` or `header Retry-After`
 * @property {string} expected
 * @property {string} found
 * @property {string} says the sentence of the document that says so, with its place; '' where it has none
 */

/**
 * What one check found; `findings` is empty where there is nothing to say, `note` says it for a check that was not made.
 * @typedef {object} Row
 * @property {string} operation
 * @property {string} interaction the request, or the name of the check
 * @property {'ok' | 'failed' | 'skipped' | 'not verified'} result
 * @property {Finding[]} findings
 * @property {string} note
 */

const longest = 80

/**
 * A value as a message shows it: JSON, cut where it is long.
 * @param {unknown} value
 */
export const shown = value => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

/**
 * @param {string} place
 * @param {string} expected
 * @param {unknown} found a value, which is shown as JSON
 * @param {string} [says]
 * @returns {Finding}
 */
export const finding = (place, expected, found, says = '') => ({ place, expected, found: shown(found), says })

/**
 * A finding as lines of text.
 * @param {Finding} finding
 */
export const linesOf = ({ place, expected, found, says }) => [
  `${place}: expected ${expected}, found ${found}`,
  ...(says === '' ? [] : [`  ${says}`]),
]

/**
 * A row from what a check found.
 * @param {string} operation
 * @param {string} interaction
 * @param {Finding[]} findings
 * @param {string} [note]
 * @returns {Row}
 */
export const rowOf = (operation, interaction, findings, note = '') => ({
  operation,
  interaction,
  result: findings.length === 0 ? 'ok' : 'failed',
  findings,
  note,
})
