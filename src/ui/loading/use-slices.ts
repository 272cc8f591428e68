import { startTransition, useEffect, useState } from 'react'

/**
 * Draws a long list in slices: how many of `total` parts are due, growing by `step` with each drawing up to `limit`, so that
 * no drawing blocks the page. What is beyond waits for `showMore`.
 */
export const useSlices = (
  total: number,
  { step, limit }: { step: number; limit: number },
): { shown: number; isCut: boolean; showMore: () => void } => {
  const [due, setDue] = useState(step)
  const [most, setMost] = useState(limit)
  const end = Math.min(total, most)
  useEffect(() => {
    if (due < end) startTransition(() => setDue(Math.min(end, due + step)))
  }, [due, end, step])
  return {
    shown: Math.min(due, end),
    isCut: due >= end && total > most,
    showMore: () => setMost(most + limit),
  }
}
