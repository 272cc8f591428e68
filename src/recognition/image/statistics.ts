/** 0 for none. */
export function mean(numbers: ArrayLike<number>): number {
  let sum = 0
  for (let i = 0; i < numbers.length; i++) sum += numbers[i] ?? 0
  return sum / Math.max(1, numbers.length)
}

/** The upper one of the two middle ones where the count is even; 0 for none. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

/** The value `share` (0-1) of the way up a 256-bin histogram. */
export function percentile(histogram: Uint32Array, share: number): number {
  let total = 0
  for (const count of histogram) total += count
  const wanted = total * share
  let seen = 0
  for (let level = 0; level < histogram.length; level++) {
    seen += histogram[level] ?? 0
    if (seen > wanted) return level
  }
  return histogram.length - 1
}
