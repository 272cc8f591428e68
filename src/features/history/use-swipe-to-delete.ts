import { type TouchEvent, useRef } from 'react'

/** A row that is pushed this far to its start is deleted; less far, it returns. */
const deletePx = 120
/** Below this a finger may still mean to scroll or to tap. */
const startPx = 12

/** Handlers for a row of a list: a finger pushes it towards its start, and away. Vertical moves scroll as ever. */
export const useSwipeToDelete = (onDelete: () => void) => {
  const start = useRef<{ x: number; y: number; isSwipe: boolean } | null>(null)
  const moveTo = (row: HTMLElement, px: number) => {
    row.toggleAttribute('data-pushed', px < 0)
    row.style.setProperty('--pushed', `${Math.min(0, px)}px`)
  }
  return {
    onTouchStart({ touches }: TouchEvent<HTMLElement>) {
      const finger = touches.length === 1 ? touches[0] : undefined
      start.current = finger ? { x: finger.clientX, y: finger.clientY, isSwipe: false } : null
    },
    onTouchMove({ changedTouches, currentTarget }: TouchEvent<HTMLElement>) {
      const finger = changedTouches[0]
      if (start.current === null || finger === undefined) return
      const [x, y] = [finger.clientX - start.current.x, finger.clientY - start.current.y]
      if (!start.current.isSwipe && Math.abs(y) > startPx)
        start.current = null // it scrolls
      else if (start.current.isSwipe || x < -startPx) {
        start.current.isSwipe = true
        moveTo(currentTarget, x)
      }
    },
    onTouchEnd({ changedTouches, currentTarget }: TouchEvent<HTMLElement>) {
      const from = start.current
      start.current = null
      moveTo(currentTarget, 0)
      if (from?.isSwipe && (changedTouches[0]?.clientX ?? from.x) - from.x < -deletePx) {
        navigator.vibrate?.(10)
        onDelete()
      }
    },
    onTouchCancel({ currentTarget }: TouchEvent<HTMLElement>) {
      start.current = null
      moveTo(currentTarget, 0)
    },
  }
}
