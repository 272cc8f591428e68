/** Where an item stands in the text of a list. */
interface Span {
  start: number
  end: number
}

const separator = /[，,、;；]/
const openers = '（([【［{'
const closers = '）)]】］}'

/** Where an item ends with all that belongs to it: its amount, its brackets, up to the next separator. */
const itemEnd = (text: string, { end }: Span): number => {
  let depth = 0
  for (let at = end; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (openers.includes(character)) depth += 1
    else if (closers.includes(character)) {
      if (depth === 0) return at
      depth -= 1
    } else if (depth === 0 && (separator.test(character) || isFullStop(text, at))) return at
  }
  return text.length
}

/** A full stop ends a list; one within a number does not. */
const isFullStop = (text: string, at: number): boolean =>
  text.charAt(at) === '。' || (text.charAt(at) === '.' && !/\d/.test(text.charAt(at + 1)))

/** The list with an item's name put right. */
export const replaceItem = (text: string, { start, end }: Span, name: string): string =>
  text.slice(0, start) + name + text.slice(end)

/** The list without an item, its amount and brackets, and one of the separators beside it. */
export const removeItem = (text: string, span: Span): string => {
  const before = text.slice(0, span.start)
  const after = text.slice(itemEnd(text, span))
  const next = /^\s*[，,、;；]\s*/.exec(after)
  if (next) return before + after.slice(next[0].length)
  const last = /\s*[，,、;；]\s*$/.exec(before)
  if (last) return before.slice(0, last.index) + after
  // It was alone in its brackets.
  const opened = before.trimEnd()
  const closed = after.trimStart()
  return openers.includes(opened.slice(-1)) && closers.includes(closed.charAt(0)) && closed !== ''
    ? opened.slice(0, -1) + closed.slice(1)
    : before + after
}

/** The list with one more item behind another, separated as the list does it. */
export const insertItemAfter = (text: string, span: Span, name: string): string => {
  const end = itemEnd(text, span)
  const mark = /[，、,;；]\s*/.exec(text.slice(end))?.[0] ?? /[，、,;；]\s*/.exec(text)?.[0]
  const between = mark ?? (/\p{Script=Han}/u.test(text) ? '、' : ', ')
  return text.slice(0, end) + between + name + text.slice(end)
}
