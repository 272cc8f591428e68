/** Where something stands on a photo, in shares of its width and height. */
export interface Place {
  x: number
  y: number
}

/** How rows lean over a photo, learnt from the lines of print on it. */
export interface Lean {
  /** The height at which the row of a place begins, at the left edge. */
  level: (place: Place) => number
  /** How unlikely this lean is by the lines alone: 0 for the likeliest. */
  unlikeliness: number
  /** Standard error of how two places of one row differ in level. */
  errorBetween: (one: Place, other: Place) => number
}

/** A line of print from its first to its last word. */
export interface PrintedLine {
  from: Place
  to: Place
}

// The slope of a row is a + b (x - 0.5) + c (y - 0.5): turned by a, bent by b, narrowing by c. What is usual before any line is seen.
const USUAL = [0.08, 0.2, 0.2] as const
/** A box may be off by this much of its height. */
const JITTER = 0.06

type Three = readonly [number, number, number]

const dot = (a: Three, b: Three) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** The slope's terms summed from the left edge to a place: what its row has risen by. */
const risen = ({ x, y }: Place): Three => [x, ((x - 0.5) ** 2 - 0.25) / 2, x * (y - 0.5)]
const minus = (a: Three, b: Three): Three => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

/** Steps away from the likeliest lean, in standard errors. */
const STEPS = [0, -0.9, 0.9, -1.8, 1.8]

/**
 * The leans that lines of print allow, the likeliest first; `height` is that of a word. Lines that disagree with the others count
 * little.
 */
export function possibleLeans(lines: readonly PrintedLine[], height: number): Lean[] {
  let { terms, covariance } = solve(
    lines.map(line => ({ line, trust: 1 })),
    height,
  )
  // Lines that join words of two rows count less and less.
  for (const width of [16, 8, 4, 3, 3]) {
    const trusted = lines.map(line => {
      const off = misfit(line, terms) / (width * height * JITTER)
      return { line, trust: 1 / (1 + off ** 2) ** 2 }
    })
    ;({ terms, covariance } = solve(trusted, height))
  }
  const root = rootOf(covariance)
  return STEPS.flatMap(i =>
    STEPS.flatMap(j =>
      STEPS.map(k => {
        const away = times(root, [i, j, k])
        return leanOf(
          [terms[0] + away[0], terms[1] + away[1], terms[2] + away[2]],
          covariance,
          i * i + j * j + k * k,
        )
      }),
    ),
  )
}

function leanOf(terms: Three, covariance: Matrix, unlikeliness: number): Lean {
  return {
    unlikeliness,
    level: place => place.y - dot(risen(place), terms),
    errorBetween: (one, other) => {
      const way = minus(risen(one), risen(other))
      return Math.sqrt(Math.max(0, dot(way, times(covariance, way))))
    },
  }
}

const misfit = ({ from, to }: PrintedLine, terms: Three) =>
  to.y - from.y - dot(minus(risen(to), risen(from)), terms)

/** Least squares with the usual slopes as prior. */
function solve(
  lines: readonly { line: PrintedLine; trust: number }[],
  height: number,
): { terms: Three; covariance: Matrix } {
  const precision = USUAL.map((usual, i) => USUAL.map((_, j) => (i === j ? 1 / usual ** 2 : 0)))
  const sums = [0, 0, 0]
  for (const {
    line: { from, to },
    trust,
  } of lines) {
    const weight = trust / (2 * (height * JITTER) ** 2)
    const way = minus(risen(to), risen(from))
    way.forEach((term, i) => {
      sums[i] = (sums[i] ?? 0) + weight * term * (to.y - from.y)
      const row = precision[i]
      if (row)
        way.forEach((other, j) => {
          row[j] = (row[j] ?? 0) + weight * term * other
        })
    })
  }
  const at = (i: number, j: number) => precision[i]?.[j] ?? 0
  const covariance = inverse([
    [at(0, 0), at(0, 1), at(0, 2)],
    [at(1, 0), at(1, 1), at(1, 2)],
    [at(2, 0), at(2, 1), at(2, 2)],
  ])
  return { terms: times(covariance, [sums[0] ?? 0, sums[1] ?? 0, sums[2] ?? 0]), covariance }
}

type Matrix = readonly [Three, Three, Three]

const times = ([a, b, c]: Matrix, v: Three): Three => [dot(a, v), dot(b, v), dot(c, v)]
const cross = (a: Three, b: Three): Three => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** The inverse of a symmetric matrix; the prior makes sure that there is one. */
function inverse([a, b, c]: Matrix): Matrix {
  const columns: Matrix = [cross(b, c), cross(c, a), cross(a, b)]
  const whole = dot(a, columns[0])
  const over = ([x, y, z]: Three): Three => [x / whole, y / whole, z / whole]
  return [over(columns[0]), over(columns[1]), over(columns[2])]
}

/** The lower triangle whose square is a positive matrix (Cholesky). */
function rootOf([a, b, c]: Matrix): Matrix {
  const x = Math.sqrt(Math.max(0, a[0]))
  const y = x && b[0] / x
  const z = x && c[0] / x
  const v = Math.sqrt(Math.max(0, b[1] - y * y))
  const w = v && (c[1] - y * z) / v
  return [
    [x, 0, 0],
    [y, v, 0],
    [z, w, Math.sqrt(Math.max(0, c[2] - z * z - w * w))],
  ]
}
