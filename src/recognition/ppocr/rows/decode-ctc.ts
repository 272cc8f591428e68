import type { Tensor } from '../inference.ts'

/** A character read, and which stretch of the row it was read from. */
export interface ReadCharacter {
  text: string
  /** 0-1. */
  confidence: number
  /** From 0 (left end of the crop) to 1. */
  from: number
  to: number
}

/** So many numbers a step where the network itself picks the likeliest class (scripts/ocr-models/keep-likeliest.mjs). */
const LIKELIEST_ONLY = 2

/**
 * The characters of a row from what the network gives for each step along it: the likeliest class and its probability
 * (1 x steps x 2), or the probabilities of all classes (1 x steps x classes), as networks do that a device kept from an
 * earlier version. Repetitions and blanks (class 0) are left out, as CTC (Connectionist Temporal Classification) has it.
 * `keys` are the characters of the classes from 1.
 */
export function decodeCtc({ data, dims }: Tensor, keys: readonly string[]): ReadCharacter[] {
  const [, steps = 0, size = 0] = dims
  const characters: ReadCharacter[] = []
  let last = 0
  for (let step = 0; step < steps; step++) {
    const numbers = data.subarray(step * size, (step + 1) * size)
    const [best = 0, confidence = 0] = size === LIKELIEST_ONLY ? numbers : likeliest(numbers)
    const previous = characters.at(-1)
    if (best !== 0 && best === last && previous) {
      previous.confidence = Math.max(previous.confidence, confidence)
      previous.to = (step + 1) / steps
    } else if (best !== 0) {
      characters.push({ text: keys[best - 1] ?? '', confidence, from: step / steps, to: (step + 1) / steps })
    }
    last = best
  }
  return characters
}

/** The number of the largest probability, and that probability. */
function likeliest(probabilities: Float32Array): [number, number] {
  let best = 0
  let most = probabilities[0] ?? 0
  for (let i = 1; i < probabilities.length; i++) {
    const value = probabilities[i] ?? 0
    if (value > most) {
      most = value
      best = i
    }
  }
  return [best, most]
}
