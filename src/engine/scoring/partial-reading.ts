import type { Layout } from '../layout/find-lists.ts'

/** Whether a list ends where the text ends, in an open bracket or behind a separator: something is missing. */
export function endsOpen({ folded: { text }, lists }: Layout): boolean {
  return lists.some(({ start, end }) => {
    if (text.slice(end).trim() !== '') return false
    const list = text.slice(start, end).trimEnd()
    return /[、,;:(]$/.test(list) || depthAtEnd(list) > 0
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
