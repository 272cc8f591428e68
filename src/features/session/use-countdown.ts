import { useEffect, useState } from 'react'

/** Whole seconds left until a moment of the clock, in ms; counts down to 0. */
export const useCountdown = (untilMs: number): number => {
  const [nowMs, setNowMs] = useState(Date.now)
  const leftS = Math.max(0, Math.ceil((untilMs - nowMs) / 1000))
  const isRunning = leftS > 0
  useEffect(() => {
    setNowMs(Date.now())
    if (!isRunning && untilMs <= Date.now()) return
    const timer = setInterval(() => setNowMs(Date.now()), 500)
    return () => clearInterval(timer)
  }, [untilMs, isRunning])
  return leftS
}
