import { type ReactNode, startTransition, useEffect, useState } from 'react'

/**
 * What is below the first screen: it comes once what is around it is painted, in pieces, so that a slow phone is not held up
 * by all at once. One within another comes after it.
 */
export const AfterPaint = ({ children }: { children: ReactNode }) => {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => startTransition(() => setIsDue(true)), [])
  return isDue && children
}
