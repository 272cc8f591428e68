import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './dialog.module.css'
import { useBackToClose } from './use-back-to-close.ts'
import { useDragToClose } from './use-drag-to-close.ts'

/** A modal question on the browser's own dialog: focus stays in it, and the page behind does not scroll. */
export const Dialog = ({
  title,
  children,
  actions,
  onDismiss,
  isSheet = false,
  mustAnswer = false,
}: {
  title: string
  children: ReactNode
  actions: ReactNode
  /** Escape, Back, a tap beside it, its cross; a sheet is dragged down as well. */
  onDismiss: () => void
  /** Rises from the bottom edge, for more than a question. */
  isSheet?: boolean
  /** Only its buttons and Escape close it. */
  mustAnswer?: boolean
}) => {
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useBackToClose(!mustAnswer, onDismiss)
  const drag = useDragToClose(ref, onDismiss)

  // Closed while it is still on the page: only then does the browser give the focus back to where it was.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    // Where a person came to type, there; else not the first link: people hear the question first.
    const field = dialog?.querySelector<HTMLElement>('[data-first-focus]')
    ;(field ?? heading.current)?.focus()
    return () => dialog?.close()
  }, [])

  const dismissBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (mustAnswer || event.target !== event.currentTarget) return
    const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect()
    const { clientX: x, clientY: y } = event
    if (x < left || x > right || y < top || y > bottom) onDismiss()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by the keyboard
    <dialog
      ref={ref}
      className={`${styles['dialog']} ${isSheet ? styles['sheet'] : ''}`}
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault()
        onDismiss()
      }}
      onClick={dismissBeside}
    >
      <div className={styles['head']} {...(isSheet && !mustAnswer ? drag : {})}>
        {isSheet && <span className={styles['handle']} aria-hidden />}
        <h2 ref={heading} id={id} tabIndex={-1} className={styles['title']}>
          {title}
        </h2>
        {/* For fingers and mice: every dialog has a named button that closes it for everyone else. */}
        {!mustAnswer && (
          <button type="button" className={styles['cross']} tabIndex={-1} aria-hidden onClick={onDismiss}>
            <X size={22} aria-hidden />
          </button>
        )}
      </div>
      <div className={styles['text']}>{children}</div>
      <div className={styles['actions']}>{actions}</div>
    </dialog>
  )
}
