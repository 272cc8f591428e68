// Both languages write them alike, and the first Intl.NumberFormat of a page takes 20 ms, of a slow phone 80.

/** A share of 1 as people read it: 0.98 is 98%. */
export const percentText = (share: number): string => `${Math.round(share * 100)}%`

/** Points with their sign and at most two decimals: +1.2, -8, 0. */
export const pointsText = (points: number): string => {
  const shown = Math.round(points * 100) / 100
  return `${shown > 0 ? '+' : ''}${shown}`
}
