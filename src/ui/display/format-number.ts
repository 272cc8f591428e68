// Figures as both languages write them. The first Intl.NumberFormat of a page takes 20 ms, of a slow phone 80.

/** A count with its thousands apart: 12,345. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** A share of 1 as people read it: 0.98 is 98%. */
export const formatPercent = (share: number): string => `${Math.round(share * 100)}%`

/** Points with their sign and at most two decimals: +1.2, -8, 0. */
export const formatPoints = (points: number): string => {
  const shown = Math.round(points * 100) / 100
  return `${shown > 0 ? '+' : ''}${shown}`
}

/** Bytes as megabytes of 2^20, with at most one decimal: 12.3 MB. */
export const formatMegabytes = (bytes: number): string => `${Math.round((bytes / 2 ** 20) * 10) / 10} MB`
