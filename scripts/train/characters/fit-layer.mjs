// Fits the weights of further characters for a last layer whose other weights stay as they are: softmax over one class for all known
// characters together and one for each new character.
/**
 * Steps of rows: what the layer gets (`size` numbers a step) and how likely the known characters are together (logarithm).
 * @typedef {{ features: Float32Array, known: Float32Array, size: number }} Steps
 * @typedef {{ weights: Float32Array, bias: Float32Array }} Layer `weights` has a row of `size` numbers for each character
 * @typedef {{ from: number, to: number, middle: number, target: number, seen: readonly number[] }} Cell where a new character stands: its
 *   steps, and those at which the network sees a known character in its place
 */

const NOTHING = -1
/** Either nothing or the character: the network may see it at any step of its place. */
const EITHER = -2

const ROUNDS = 14
const RATE = 0.012
const DECAY = 1e-5
const BATCH = 256
/** Share of the steps without a new character that a round looks at. */
const OTHERS = 0.35
/** Before these rounds each cell chooses its step again. */
const CHOOSES = [3, 6, 9]
/** A new character has to be so much likelier (logarithm) than all known ones together: 1.5 halves what is taken for one wrongly. */
const MARGIN = 1.5
/** A cell claims no more steps than these. */
const WIDEST = 4

/**
 * Logarithms of the odds of all classes at a step: of nothing new first.
 * @param {Steps} steps
 * @param {Layer} layer
 * @param {number} step
 * @param {Float32Array} into
 */
function scores({ features, known, size }, { weights, bias }, step, into) {
  into[0] = known[step] ?? 0
  const at = step * size
  for (let c = 0; c < bias.length; c++) {
    let sum = bias[c] ?? 0
    const row = c * size
    for (let i = 0; i < size; i++) sum += (weights[row + i] ?? 0) * (features[at + i] ?? 0)
    into[c + 1] = sum
  }
}

/** @param {Float32Array} values */
function softmax(values) {
  let highest = Number.NEGATIVE_INFINITY
  for (const value of values) highest = Math.max(highest, value)
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i] = Math.exp((values[i] ?? 0) - highest)
  for (let i = 0; i < values.length; i++) values[i] = (values[i] ?? 0) / sum
}

/**
 * What each step stands for. A cell's character is wanted at the steps where the network sees something else in its place, or
 * else at the step where it is likeliest by now.
 * @param {Steps} steps
 * @param {readonly Cell[]} cells
 * @param {Layer | undefined} layer
 */
function targetsOf(steps, cells, layer) {
  const targets = new Int32Array(steps.known.length).fill(NOTHING)
  for (const { from, to } of cells) targets.fill(EITHER, from, to)
  const values = new Float32Array((layer?.bias.length ?? 0) + 1)
  for (const { from, to, middle, target, seen } of cells) {
    let [first, last] = [middle, middle]
    if (seen.length > 0 && Math.max(...seen) - Math.min(...seen) <= WIDEST)
      [first, last] = [Math.min(...seen), Math.max(...seen)]
    else if (seen.length === 0 && layer) {
      let most = -1
      for (let step = from; step < to; step++) {
        scores(steps, layer, step, values)
        softmax(values)
        const share = values[target + 1] ?? 0
        if (share > most) [most, first, last] = [share, step, step]
      }
    }
    targets.fill(target, first, last + 1)
  }
  return targets
}

/**
 * @param {Steps} steps
 * @param {readonly Cell[]} cells
 * @param {number} count how many new characters there are
 * @param {{ random: () => number, log: (line: string) => void }} options
 * @returns {Layer}
 */
export function fitLayer(steps, cells, count, { random, log }) {
  const { size, features } = steps
  const layer = {
    weights: Float32Array.from({ length: count * size }, () => (random() - 0.5) * 0.02),
    bias: new Float32Array(count).fill(-2),
  }
  const gradient = new Float32Array(count * (size + 1))
  const [mean, spread] = [new Float32Array(gradient.length), new Float32Array(gradient.length)]
  const values = new Float32Array(count + 1)
  let targets = targetsOf(steps, cells, undefined)
  let updates = 0
  for (let round = 0; round < ROUNDS; round++) {
    if (CHOOSES.includes(round)) targets = targetsOf(steps, cells, layer)
    const chosen = [...targets.keys()].filter(
      step => targets[step] !== EITHER && (targets[step] !== NOTHING || random() < OTHERS),
    )
    for (let i = chosen.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1))
      ;[chosen[i], chosen[j]] = [chosen[j] ?? 0, chosen[i] ?? 0]
    }
    const rate = RATE * 0.5 * (1 + Math.cos((Math.PI * round) / ROUNDS)) + 1e-4
    let loss = 0
    for (let start = 0; start < chosen.length; start += BATCH) {
      const batch = chosen.slice(start, start + BATCH)
      gradient.fill(0)
      for (const step of batch) {
        scores(steps, layer, step, values)
        softmax(values)
        const target = targets[step] ?? NOTHING
        loss -= Math.log((values[target + 1] ?? 0) + 1e-9)
        for (let c = 0; c < count; c++) {
          const error = (values[c + 1] ?? 0) - (c === target ? 1 : 0)
          // Most characters are out of the question.
          if (Math.abs(error) < 1e-4) continue
          const row = c * (size + 1)
          for (let i = 0; i < size; i++)
            gradient[row + i] = (gradient[row + i] ?? 0) + error * (features[step * size + i] ?? 0)
          gradient[row + size] = (gradient[row + size] ?? 0) + error
        }
      }
      updates++
      step(layer, gradient, mean, spread, { size, scale: 1 / batch.length, rate, updates })
    }
    log(`round ${round + 1} of ${ROUNDS}: loss ${(loss / chosen.length).toFixed(4)}`)
  }
  return { weights: layer.weights, bias: layer.bias.map(value => value - MARGIN) }
}

/**
 * One step of Adam.
 * @param {Layer} layer
 * @param {Float32Array} gradient
 * @param {Float32Array} mean
 * @param {Float32Array} spread
 * @param {{ size: number, scale: number, rate: number, updates: number }} how
 */
function step({ weights, bias }, gradient, mean, spread, { size, scale, rate, updates }) {
  const [meanShare, spreadShare] = [1 - 0.9 ** updates, 1 - 0.999 ** updates]
  for (let at = 0; at < gradient.length; at++) {
    const [row, i] = [Math.floor(at / (size + 1)), at % (size + 1)]
    const [table, place] = i === size ? [bias, row] : [weights, row * size + i]
    const slope = (gradient[at] ?? 0) * scale + (i === size ? 0 : DECAY * (table[place] ?? 0))
    mean[at] = (mean[at] ?? 0) * 0.9 + slope * 0.1
    spread[at] = (spread[at] ?? 0) * 0.999 + slope * slope * 0.001
    const move = (mean[at] ?? 0) / meanShare / (Math.sqrt((spread[at] ?? 0) / spreadShare) + 1e-8)
    table[place] = (table[place] ?? 0) - rate * move
  }
}
