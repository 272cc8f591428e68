// Multinomial logistic regression that fits into a table: learnt with all features, then again with the weights that tell most.

/** @typedef {{ features: number[], wish: number, weight: number }} Example */
/** @typedef {[key: number, weights: [index: number, level: number][]]} Row */
/** @typedef {{ features: Int32Array, wish: number, weight: number }} Sample */

/** What one step of a weight in the table stands for. */
export const SCALE = 0.25
const ROUNDS = 12
const ROUNDS_AGAIN = 6
const RATE = 0.6
/** So many of an example's features are left out each time it is seen: no weight may rely on another one beside it. */
const LEFT_OUT = 0.4
/** Features of fewer examples are not learnt. */
const LEAST_USES = 2
/** A large weight that is hardly ever asked for is worth less than a smaller one of every day. */
const USES_POWER = 0.2
/** What a feature and one weight of it take in the table. */
const ROW_BYTES = 2
const PAIR_BYTES = 2

/** The same numbers on every machine. */
const createRandom = () => {
  let state = 1
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/**
 * @param {Example[]} examples
 * @returns {{ samples: Sample[], keys: number[], uses: number[] }}
 */
const numbered = examples => {
  /** @type {Map<number, number>} */
  const counts = new Map()
  for (const { features } of examples) for (const key of features) counts.set(key, (counts.get(key) ?? 0) + 1)
  const keys = [...counts].filter(([, uses]) => uses >= LEAST_USES).map(([key]) => key)
  const numbers = new Map(keys.map((key, at) => [key, at]))
  const samples = examples.map(({ features, wish, weight }) => ({
    features: Int32Array.from(features.flatMap(key => numbers.get(key) ?? [])),
    wish,
    weight,
  }))
  return { samples, keys, uses: keys.map(key => counts.get(key) ?? 0) }
}

/**
 * Stochastic descent (AdaGrad) over all samples, some times; where `allowed` is given only those weights change.
 * @param {{ samples: Sample[], weights: Float32Array, squares: Float32Array, classes: number, rounds: number, random: () => number, allowed?: Uint8Array }} state
 */
const descend = ({ samples, weights, squares, classes, rounds, random, allowed }) => {
  const order = Int32Array.from(samples.keys())
  const seen = new Int32Array(Math.max(...samples.map(({ features }) => features.length)))
  const sums = new Float64Array(classes)
  for (let round = 0; round < rounds; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1))
      const moved = order[at] ?? 0
      order[at] = order[other] ?? 0
      order[other] = moved
    }
    for (const number of order) {
      const sample = samples[number]
      if (!sample) continue
      let count = 0
      for (const feature of sample.features) if (random() >= LEFT_OUT) seen[count++] = feature
      if (count === 0) continue
      const norm = 1 / Math.sqrt(count)
      sums.fill(0)
      for (let at = 0; at < count; at += 1) {
        const row = (seen[at] ?? 0) * classes
        for (let k = 0; k < classes; k += 1) sums[k] = (sums[k] ?? 0) + (weights[row + k] ?? 0) * norm
      }
      const top = Math.max(...sums)
      let total = 0
      for (let k = 0; k < classes; k += 1) total += sums[k] = Math.exp((sums[k] ?? 0) - top)
      // What is known well enough teaches nothing.
      if (1 - (sums[sample.wish] ?? 0) / total < 0.002) continue
      for (let k = 0; k < classes; k += 1)
        sums[k] = sample.weight * norm * ((k === sample.wish ? 1 : 0) - (sums[k] ?? 0) / total)
      for (let at = 0; at < count; at += 1) {
        const row = (seen[at] ?? 0) * classes
        for (let k = 0; k < classes; k += 1) {
          if (allowed && allowed[row + k] === 0) continue
          const gradient = sums[k] ?? 0
          const square = (squares[row + k] ?? 0) + gradient * gradient
          squares[row + k] = square
          weights[row + k] = (weights[row + k] ?? 0) + (RATE * gradient) / Math.sqrt(square)
        }
      }
    }
  }
}

/**
 * Those weights that fit into the bytes, the most telling first; the others become 0. A row may be shifted as a whole without
 * changing any guess: its median becomes 0, so that few of its weights count.
 * @param {Float32Array} weights
 * @param {number[]} uses
 * @param {number} classes
 * @param {number} bytes
 */
const mostTelling = (weights, uses, classes, bytes) => {
  const size = new Float32Array(weights.length)
  for (const [feature, used] of uses.entries()) {
    const row = weights.subarray(feature * classes, (feature + 1) * classes)
    const median = Float32Array.from(row).sort()[classes >> 1] ?? 0
    for (let k = 0; k < classes; k += 1) {
      row[k] = (row[k] ?? 0) - median
      size[feature * classes + k] = Math.abs(row[k] ?? 0) * used ** USES_POWER
    }
  }
  const allowed = new Uint8Array(weights.length)
  const taken = new Uint8Array(uses.length)
  let left = bytes
  for (const at of Uint32Array.from(size.keys()).sort((a, b) => (size[b] ?? 0) - (size[a] ?? 0) || a - b)) {
    if (left <= 0) break
    const feature = Math.floor(at / classes)
    left -= PAIR_BYTES + (taken[feature] ? 0 : ROW_BYTES)
    taken[feature] = 1
    allowed[at] = 1
  }
  for (const [at, is] of allowed.entries()) if (is === 0) weights[at] = 0
  return allowed
}

/**
 * @param {Example[]} examples
 * @param {number} classes
 * @param {number} bytes
 * @param {number} largest The largest level that the table has.
 * @returns {{ rows: Row[], kept: number }}
 */
export const learn = (examples, classes, bytes, largest) => {
  const random = createRandom()
  const { samples, keys, uses } = numbered(examples)
  const weights = new Float32Array(keys.length * classes)
  const squares = new Float32Array(weights.length).fill(1e-3)
  const state = { samples, weights, squares, classes, random }
  descend({ ...state, rounds: ROUNDS })
  const allowed = mostTelling(weights, uses, classes, bytes)
  for (const [at, square] of squares.entries()) squares[at] = 1e-3 + square / 10
  descend({ ...state, rounds: ROUNDS_AGAIN, allowed })
  /** @type {Row[]} */
  const rows = keys.flatMap((key, feature) => {
    /** @type {[number, number][]} */
    const levels = []
    for (let k = 0; k < classes; k += 1) {
      const level = Math.round((weights[feature * classes + k] ?? 0) / SCALE)
      if (level !== 0) levels.push([k, Math.max(-largest, Math.min(largest, level))])
    }
    return levels.length > 0 ? [/** @type {Row} */ ([key, levels])] : []
  })
  return { rows, kept: rows.length }
}
