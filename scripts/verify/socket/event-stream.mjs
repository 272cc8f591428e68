// Reads `text/event-stream` as its standard has it: any line end, comments, fields in any order, data of several lines.
import { finding } from '../findings.mjs'

/** @typedef {import('../findings.mjs').Finding} Finding */

/**
 * The data of each event. What follows the last empty line is no event, as the standard says.
 * @param {string} text
 * @returns {string[]}
 */
export const eventsOf = text => {
  /** @type {string[]} */
  const events = []
  /** @type {string[]} */
  let data = []
  for (const line of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .slice(0, -1)) {
    if (line === '') {
      if (data.length > 0) events.push(data.join('\n'))
      data = []
    } else if (/^data(:|$)/.test(line)) data.push(line.replace(/^data:? ?/, ''))
  }
  return events
}

/**
 * The frames of a stream; null with what is wrong where it has none.
 * @param {string} text
 * @returns {{ frames: unknown[], findings: Finding[] }}
 */
export const framesOfStream = text => {
  /** @type {unknown[]} */
  const frames = []
  for (const [index, data] of eventsOf(text).entries())
    try {
      frames.push(JSON.parse(data))
    } catch {
      return { frames, findings: [finding(`event ${index}`, 'JSON as its data', data)] }
    }
  return { frames, findings: [] }
}
