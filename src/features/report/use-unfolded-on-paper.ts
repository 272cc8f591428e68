import { type RefObject, useEffect } from 'react'

/** Opens everything that unfolds while the page is printed, and closes it again. */
export const useUnfoldedOnPaper = (page: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const open = () => {
      opened = [...(page.current?.querySelectorAll('details') ?? [])].filter(details => !details.open)
      for (const details of opened) details.open = true
    }
    const close = () => {
      for (const details of opened) details.open = false
      opened = []
    }
    globalThis.addEventListener('beforeprint', open)
    globalThis.addEventListener('afterprint', close)
    return () => {
      globalThis.removeEventListener('beforeprint', open)
      globalThis.removeEventListener('afterprint', close)
    }
  }, [page])
}
