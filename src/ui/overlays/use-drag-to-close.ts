import { type RefObject, type TouchEvent, useRef } from 'react'

/** A sheet that is pulled down this far goes; less far, it returns. */
const closePx = 90

/** Handlers for the head of a sheet: a finger pulls it down, and away. */
export const useDragToClose = (sheet: RefObject<HTMLElement | null>, onClose: () => void) => {
  const start = useRef<number | null>(null)
  const moveTo = (px: number) => {
    if (sheet.current) sheet.current.style.translate = px > 0 ? `0 ${px}px` : ''
  }
  const distance = (event: TouchEvent) => (event.changedTouches[0]?.clientY ?? 0) - (start.current ?? 0)
  return {
    onTouchStart(event: TouchEvent) {
      start.current = event.touches.length === 1 ? (event.touches[0]?.clientY ?? null) : null
    },
    onTouchMove(event: TouchEvent) {
      if (start.current !== null) moveTo(distance(event))
    },
    onTouchEnd(event: TouchEvent) {
      const isFar = start.current !== null && distance(event) > closePx
      start.current = null
      moveTo(0)
      if (isFar) onClose()
    },
    onTouchCancel() {
      start.current = null
      moveTo(0)
    },
  }
}
