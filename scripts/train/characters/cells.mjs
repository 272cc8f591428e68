// Where the new characters of a drawn row stand among the steps of the network.

/** How much of a character's place surely belongs to it and not to its neighbours. */
const INNER = 0.85

/**
 * @param {readonly import('./draw-row.mjs').DrawnCharacter[]} characters
 * @param {Pick<import('./network-features.mjs').RowFeatures, 'best' | 'steps'>} row
 * @param {ReadonlyMap<string, number>} indexes of the new characters
 * @param {number} offset of the row's first step among those of all rows
 * @returns {import('./fit-layer.mjs').Cell[]}
 */
export function cellsOf(characters, { best, steps }, indexes, offset) {
  return characters.flatMap(({ text, middle, halfPitch }) => {
    const target = indexes.get(text)
    if (target === undefined) return []
    const clamped = (/** @type {number} */ step) => Math.max(0, Math.min(steps, step))
    const range = (/** @type {number} */ share) => [
      clamped(Math.floor((middle - halfPitch * share) * steps)),
      clamped(Math.ceil((middle + halfPitch * share) * steps)),
    ]
    const [from = 0, to = 0] = range(1)
    const [innerFrom = 0, innerTo = 0] = range(INNER)
    const seen = []
    for (let step = innerFrom; step < innerTo; step++) if (best[step] !== 0) seen.push(offset + step)
    return [
      {
        from: offset + from,
        to: offset + to,
        middle: offset + Math.min(steps - 1, Math.floor(middle * steps)),
        target,
        seen,
      },
    ]
  })
}
