/** Every match of a pattern contains one of these texts; null where the pattern has no such texts. */
export type Literals = readonly string[] | null

/** The better of two sets of texts to look for: the one whose shortest text is longer. */
const better = (a: Literals, b: Literals): Literals => {
  const shortest = (one: readonly string[]) => Math.min(...one.map(({ length }) => length))
  return a === null ? b : b === null || shortest(a) >= shortest(b) ? a : b
}

const quantifier = /(?:([?*]|\{0)|[+{])(?:[\d,]*\})?\??/y
/** What is no literal: an escape, a class, any character, an edge. */
const open =
  /\\(?:u[\da-fA-F]{4}|u\{[^}]*\}|x[\da-fA-F]{2}|[pP]\{[^}]*\}|k<[^>]*>|.)|\[(?:\\.|[^\]\\])*\]|[.^$]/sy
const opening = /\((?:\?(?::|([=!]|<[=!])|<\w+>))?/y

/** A place in the source of a pattern. */
interface Reading {
  source: string
  at: number
}

const take = (reading: Reading, pattern: RegExp): RegExpExecArray | null => {
  pattern.lastIndex = reading.at
  const hit = pattern.exec(reading.source)
  reading.at += hit?.[0].length ?? 0
  return hit
}

/** Whether what was read before may be left out. */
const isOptional = (reading: Reading): boolean => take(reading, quantifier)?.[1] !== undefined

/** A group, whose texts count where it has to be there and takes part in the match. */
const readGroup = (reading: Reading, isAround: boolean): Literals => {
  const inside = readAlternatives(reading)
  reading.at += 1
  return isOptional(reading) || isAround ? null : inside
}

const readAlternative = (reading: Reading): Literals => {
  let best: Literals = null
  let run = ''
  const endRun = () => {
    if (run !== '') best = better(best, [run])
    run = ''
  }
  while (reading.at < reading.source.length && !/[|)]/.test(reading.source.charAt(reading.at))) {
    const group = take(reading, opening)
    if (group || take(reading, open)) {
      endRun()
      if (group) best = better(best, readGroup(reading, group[1] !== undefined))
      else isOptional(reading)
      continue
    }
    const char = reading.source.charAt(reading.at)
    reading.at += 1
    const quantified = reading.at
    if (isOptional(reading)) {
      endRun()
      continue
    }
    run += char
    if (reading.at > quantified) endRun()
  }
  endRun()
  return best
}

const readAlternatives = (reading: Reading): Literals => {
  const all: string[] = []
  let isKnown = true
  for (;;) {
    const literals = readAlternative(reading)
    if (literals) all.push(...literals)
    else isKnown = false
    if (reading.source.charAt(reading.at) !== '|') break
    reading.at += 1
  }
  return isKnown ? all : null
}

/** Texts of which every match of a pattern contains one. */
export const literalsOf = ({ source, ignoreCase }: RegExp): Literals =>
  ignoreCase ? null : readAlternatives({ source, at: 0 })
