import { type ReactNode, startTransition, useEffect, useState } from 'react'

/**
 * Content below the first screen: rendered after its surroundings are painted, in pieces, so that no long task blocks a slow
 * phone. A nested one is rendered after the outer one.
 */
export const AfterPaint = ({ children }: { children: ReactNode }) => {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => startTransition(() => setIsDue(true)), [])
  return isDue && children
}
