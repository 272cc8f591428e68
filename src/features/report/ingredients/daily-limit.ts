/** The weight that limits are told for, in kg; the one that authorities reckon with. */
const adultKg = 60

/** How much of an additive an adult may take in a day, in mg, from an ADI such as `0-4 (1981)` in mg per kg; null where it names no number. */
export const dailyLimit = (adi: string): number | null => {
  const most = /^0-(\d+(?:\.\d+)?)/.exec(adi.trim())?.[1]
  return most === undefined ? null : Math.round(Number(most) * adultKg * 10) / 10
}
