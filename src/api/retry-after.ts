/**
 * How long a response asks to wait: `Retry-After` in seconds, or as a date compared with the response's own `Date`, since
 * the device's clock may be wrong. Nothing where the header is missing or invalid.
 */
export const retryAfterMs = (headers: Headers): { retryAfterMs?: number } => {
  const value = headers.get('retry-after')?.trim() ?? ''
  if (/^\d+$/.test(value)) return { retryAfterMs: Number(value) * 1000 }
  const ms = Date.parse(value) - Date.parse(headers.get('date') ?? '')
  return Number.isNaN(ms) ? {} : { retryAfterMs: Math.max(0, ms) }
}
