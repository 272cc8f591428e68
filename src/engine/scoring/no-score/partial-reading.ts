import type { Layout } from '../../layout/find-lists.ts'
import type { Item } from '../../parsing/to-ingredients.ts'

/** What a reading, or another program's, has in the place of a character that could not be read: no list asks questions. */
const UNREAD = /[□■�?]/
/** The last character of many names, and no name itself. */
const TAIL = /^[粉酸钠钾钙剂素胶精醇酯浆物类]$/
/** Words that form no known name and were read with less confidence than this may be any name. */
const LEAST_READING = 0.7

/** 食品添加剂：见包装: a shop page that leaves its additives to the pack. */
const ADDITIVES_ELSEWHERE = /食品添加剂\s?:\s?(?:[详参请]?[见看]|(?:具体)?以包装)/

// The heading of the additives, or its beginning, with none behind it: a row that was cut off, or a page that leaves them out.
const TORN_HEADING = /(?<!复配)食品添(?:加剂?)?$/

// A column beside the list (生产日期 …) cuts a row of it off, and the next row goes on with names.
const GOES_ON = /^[^\n]*(?:\n[^\n]*)?\n[^\n:]{1,60}、/

/** Whether something of a list was not read: a character, a whole name, or its end. */
export function isIncomplete(layout: Layout, items: readonly Item[]): boolean {
  const { folded, lists } = layout
  return (
    endsOpen(layout) ||
    ADDITIVES_ELSEWHERE.test(folded.text) ||
    lists.some(({ start, end }) => UNREAD.test(folded.text.slice(start, end))) ||
    beginsTorn(layout, items) ||
    items.some(({ role, known, reading }) => role === undefined && known === 0 && reading < LEAST_READING)
  )
}

/** Whether a list ends where the text ends, in an open bracket or behind a separator: something is missing. */
function endsOpen({ folded: { text }, lists }: Layout): boolean {
  return lists.some(({ start, end }) => {
    const list = text.slice(start, end).trimEnd()
    const rest = text.slice(end)
    if (TORN_HEADING.test(list)) return true
    if (rest.trim() !== '') return list.endsWith('、') && GOES_ON.test(rest)
    return /[、,;:(]$|[及与或]$|(?:\s(?:and|or)|&)$/.test(list) || depthAtEnd(list) > 0
  })
}

function depthAtEnd(list: string): number {
  let depth = 0
  for (const char of list) {
    if (/[([{]/.test(char)) depth++
    else if (/[)\]}]/.test(char)) depth = Math.max(0, depth - 1)
  }
  return depth
}

/** 粉、白砂糖、…: a list without a heading that begins with the end of a name. */
function beginsTorn({ lists }: Layout, [first]: readonly Item[]): boolean {
  return lists[0]?.introduced === false && first !== undefined && TAIL.test(first.words)
}
