/**
 * A channel between four pixels; undefined outside the print.
 * @param {Buffer} data
 * @param {{ width: number, height: number }} size
 * @param {number} x
 * @param {number} y
 * @param {number} channel
 */
export const sample = (data, { width, height }, x, y, channel) => {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return undefined
  const [fx, fy] = [x - left, y - top]
  const of = (/** @type {number} */ dx, /** @type {number} */ dy) =>
    data[((top + dy) * width + left + dx) * 3 + channel] ?? 0
  return (of(0, 0) * (1 - fx) + of(1, 0) * fx) * (1 - fy) + (of(0, 1) * (1 - fx) + of(1, 1) * fx) * fy
}
