import { type Operation, operations } from './validation/openapi.ts'

interface Route {
  operation: Operation
  parts: readonly string[]
}

const routes: readonly Route[] = operations.map(operation => ({
  operation,
  parts: operation.path.split('/'),
}))
const isParameter = (part: string) => part.startsWith('{')
/** A path without parameters is looked up, not tried; `/api/task/standard-ranking` is no task. */
const fixed = new Map<string, Operation[]>()
for (const operation of operations)
  fixed.set(operation.path, [...(fixed.get(operation.path) ?? []), operation])

const fits = (parts: readonly string[], asked: readonly string[]) =>
  parts.length === asked.length &&
  parts.every((part, index) => (isParameter(part) ? asked[index] !== '' : part === asked[index]))

export type Found =
  | { kind: 'operation'; operation: Operation; path: Readonly<Record<string, string>> }
  | { kind: 'method'; allow: readonly string[] }
  | { kind: 'none'; nearest: string }

/** The operation of a method and path, the methods that the path has, or the nearest path there is. */
export const routeOf = (method: string, pathname: string): Found => {
  const asked = pathname.split('/')
  const same = fixed.get(pathname) ?? []
  const all =
    same.length > 0
      ? same
      : routes.filter(({ parts }) => fits(parts, asked)).map(({ operation }) => operation)
  if (all.length === 0) return { kind: 'none', nearest: nearestTo(pathname) }
  const operation = all.find(candidate => candidate.method === method)
  if (!operation) return { kind: 'method', allow: all.map(candidate => candidate.method) }
  const path = operation.path
    .split('/')
    .flatMap((part, index) => (isParameter(part) ? [[part.slice(1, -1), asked[index] ?? ''] as const] : []))
  return { kind: 'operation', operation, path: Object.fromEntries(path) }
}

const nearestTo = (pathname: string): string => {
  const short = pathname.slice(0, 200)
  const [first] = operations
    .map(({ method, path }) => ({ text: `${method} ${path}`, away: distance(short, path) }))
    .sort((a, b) => a.away - b.away)
  return first?.text ?? ''
}

/** How many letters must change to make one text of the other (Levenshtein). */
const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1]
    for (let column = 1; column <= to.length; column += 1) {
      const change = (row[column - 1] ?? 0) + (letter === to[column - 1] ? 0 : 1)
      next.push(Math.min(change, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
