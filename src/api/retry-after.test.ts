import { expect, it } from 'vitest'
import { retryAfterMs } from './retry-after.ts'

const date = 'Sun, 22 Nov 2026 08:00:00 GMT'

it.each([
  [{ 'retry-after': '120' }, 120_000],
  [{ 'retry-after': ' 0 ' }, 0],
  [{ 'retry-after': 'Sun, 22 Nov 2026 08:02:00 GMT', date }, 120_000],
  [{ 'retry-after': 'Sun, 22 Nov 2026 07:00:00 GMT', date }, 0],
  [{ 'retry-after': 'Sun, 22 Nov 2026 08:02:00 GMT' }, undefined],
  [{ 'retry-after': '-5' }, undefined],
  [{ 'retry-after': 'soon', date }, undefined],
  [{}, undefined],
])('%j asks to wait %s ms', (headers, ms) => {
  expect(retryAfterMs(new Headers(headers)).retryAfterMs).toBe(ms)
})
