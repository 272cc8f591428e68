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

/**
 * The characters of a row, from the probabilities of each class at each step along it (1 x steps x classes): the likeliest
 * class of each step, repetitions and blanks (class 0) left out, as CTC (Connectionist Temporal Classification) has it.
 * `keys` are the characters of the classes from 1.
 */
export function decodeCtc({ data, dims }: Tensor, keys: readonly string[]): ReadCharacter[] {
  const [, steps = 0, classes = 0] = dims
  const characters: ReadCharacter[] = []
  let last = 0
  for (let step = 0; step < steps; step++) {
    const best = likeliest(data, step * classes, classes)
    const confidence = data[step * classes + best] ?? 0
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

function likeliest(data: Float32Array, start: number, count: number): number {
  let best = 0
  let most = data[start] ?? 0
  for (let i = 1; i < count; i++) {
    const value = data[start + i] ?? 0
    if (value > most) {
      most = value
      best = i
    }
  }
  return best
}
