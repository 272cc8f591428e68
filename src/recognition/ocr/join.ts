import type { Reading, ReadLine, ReadWord } from './reading.ts'

/** A word of joined readings, and which of the photos it was read on. */
export interface JoinedWord extends ReadWord {
  /** Index into the readings that were joined; `box` is a place on that photo. */
  photo: number
}

export interface JoinedLine extends Omit<ReadLine, 'words'> {
  words: JoinedWord[]
  photo: number
}

/** Several readings as one text. */
export interface JoinedReading {
  text: string
  lines: JoinedLine[]
  /** 0-1: mean over characters. */
  confidence: number
  /** The photos in the order in which their texts follow one another. */
  order: number[]
}

/** So many letters and digits must agree before two texts are taken to overlap: less is chance. */
const MIN_OVERLAP = 8
/** Share of an overlap that may be read differently. */
const MAX_DIFFERENCE = 0.25

type Source = Pick<Reading, 'lines'>

/** The letters and digits of a text, which is what two readings of the same print agree on, and the line each is of. */
interface Letters {
  letters: string[]
  /** Line and offset in that line of each letter. */
  at: { line: number; offset: number }[]
}

function lettersOf(lines: readonly { text: string }[]): Letters {
  const letters: string[] = []
  const at: Letters['at'] = []
  lines.forEach(({ text }, line) => {
    for (let offset = 0; offset < text.length; offset++) {
      const letter = text[offset]?.normalize('NFKC').toLowerCase() ?? ''
      if (!/[\p{L}\p{N}]/u.test(letter)) continue
      letters.push(letter)
      at.push({ line, offset })
    }
  })
  return { letters, at }
}

interface Overlap {
  /** How many letters of the first text stand before the overlap, and of the second after its start until its end. */
  firstFrom: number
  firstTo: number
  secondTo: number
  /** Letters agreeing minus letters differing. */
  score: number
}

/**
 * Where the second text starts within the first: its beginning aligned to a stretch of the first that reaches the first's
 * end, or that contains the whole second. Undefined where the agreement may be coincidence.
 */
function findOverlap(first: readonly string[], second: readonly string[]): Overlap | undefined {
  // score[j]: best agreement of second[0..j) with a stretch of `first` ending at i; from[j]: where that stretch begins.
  let score = Float64Array.from({ length: second.length + 1 }, (_, j) => -j)
  let from = new Int32Array(second.length + 1)
  let best: Overlap | undefined
  const consider = (firstTo: number, secondTo: number) => {
    const value = score[secondTo] ?? 0
    const length = Math.max(secondTo, firstTo - (from[secondTo] ?? 0))
    // Each difference costs two: the letter that does not agree, and one for it.
    const isClose = secondTo >= MIN_OVERLAP && value >= length * (1 - 2 * MAX_DIFFERENCE)
    if (isClose && value > (best?.score ?? 0)) {
      best = { firstFrom: from[secondTo] ?? 0, firstTo, secondTo, score: value }
    }
  }
  for (let i = 1; i <= first.length; i++) {
    const nextScore = new Float64Array(second.length + 1)
    const nextFrom = new Int32Array(second.length + 1)
    nextFrom[0] = i
    for (let j = 1; j <= second.length; j++) {
      const diagonal = (score[j - 1] ?? 0) + (first[i - 1] === second[j - 1] ? 1 : -1)
      const up = (score[j] ?? 0) - 1
      const left = (nextScore[j - 1] ?? 0) - 1
      const value = Math.max(diagonal, up, left)
      nextScore[j] = value
      nextFrom[j] = (value === diagonal ? from[j - 1] : value === up ? from[j] : nextFrom[j - 1]) ?? 0
    }
    score = nextScore
    from = nextFrom
    consider(i, second.length)
  }
  for (let j = MIN_OVERLAP; j < second.length; j++) consider(first.length, j)
  return best
}

const asJoined = ({ lines }: Source, photo: number): JoinedLine[] =>
  lines.map(line => ({ ...line, photo, words: line.words.map(word => ({ ...word, photo })) }))

/** Part of a line, from one offset to another, with the words that lie in it. */
function cut(line: JoinedLine, from: number, to: number): JoinedLine[] {
  const text = line.text.slice(from, to)
  if (text.trim() === '') return []
  const words = line.words.filter(word => word.start - line.start >= from && word.end - line.start <= to)
  return [{ ...line, text, start: line.start + from, end: line.start + to, words }]
}

/** `first` followed by what of `second` comes after the overlap. */
function append(first: JoinedLine[], second: JoinedLine[], { firstTo, secondTo }: Overlap): JoinedLine[] {
  const a = lettersOf(first)
  const b = lettersOf(second)
  // The second is contained in the first.
  if (secondTo >= b.letters.length) return first
  const last = a.at[firstTo - 1]
  const next = b.at[secondTo]
  if (!last || !next) return [...first, ...second]
  const lastLine = first[last.line]
  const nextLine = second[next.line]
  if (!lastLine || !nextLine) return [...first, ...second]
  // Marks after the overlap come from the text that has them on the same line: a comma lost is two names made one.
  const before = b.at[secondTo - 1]
  const goesOn = before?.line === next.line
  const after = a.at[firstTo]
  const markEnd = after?.line === last.line ? after.offset : lastLine.text.length
  return [
    ...first.slice(0, last.line),
    ...cut(lastLine, 0, goesOn ? last.offset + 1 : markEnd),
    ...cut(nextLine, goesOn ? before.offset + 1 : 0, nextLine.text.length),
    ...second.slice(next.line + 1),
  ]
}

/** Lines as one text, with all offsets into it. */
function renumber(lines: readonly JoinedLine[]): JoinedLine[] {
  let start = 0
  return lines.map(line => {
    const shift = start - line.start
    const moved = {
      ...line,
      start,
      end: start + line.text.length,
      words: line.words.map(word => ({ ...word, start: word.start + shift, end: word.end + shift })),
    }
    start = moved.end + 1
    return moved
  })
}

interface Chain {
  lines: JoinedLine[]
  order: number[]
}

/** The best overlap of the end of one chain with the start of another. */
function bestPair(chains: readonly Chain[]) {
  let best: { first: Chain; second: Chain; overlap: Overlap } | undefined
  for (const first of chains) {
    for (const second of chains) {
      if (first === second) continue
      const overlap = findOverlap(lettersOf(first.lines).letters, lettersOf(second.lines).letters)
      if (overlap && overlap.score > (best?.overlap.score ?? 0)) best = { first, second, overlap }
    }
  }
  return best
}

/**
 * Readings of several photos of one list as one text, what two photos share told once. Photos may come in any order: those
 * that overlap are put in the order of the text, the others follow one another as they came.
 */
export function joinReadings(readings: readonly Source[]): JoinedReading {
  let chains = readings.map((reading, photo): Chain => ({ lines: asJoined(reading, photo), order: [photo] }))
  for (let pair = bestPair(chains); pair; pair = bestPair(chains)) {
    const { first, second, overlap } = pair
    const joined = {
      lines: append(first.lines, second.lines, overlap),
      order: [...first.order, ...second.order],
    }
    chains = chains.flatMap(chain => (chain === second ? [] : chain === first ? [joined] : [chain]))
  }
  const lines = renumber(chains.flatMap(chain => chain.lines))
  const words = lines.flatMap(line => line.words)
  const length = words.reduce((sum, word) => sum + word.text.length, 0)
  const total = words.reduce((sum, word) => sum + word.confidence * word.text.length, 0)
  return {
    text: lines.map(line => line.text).join('\n'),
    lines,
    confidence: length > 0 ? total / length : 0,
    order: chains.flatMap(chain => chain.order),
  }
}
