import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './dialog.module.css'

/** A modal question on the browser's own dialog: focus stays in it, and the page behind stands still. */
export const Dialog = ({
  title,
  children,
  actions,
  onDismiss,
  isSheet = false,
}: {
  title: string
  children: ReactNode
  actions: ReactNode
  /** Escape, or the back gesture where the browser asks dialogs first. */
  onDismiss: () => void
  /** Rises from the bottom edge, for more than a question. */
  isSheet?: boolean
}) => {
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()

  // Closed while it is still on the page: only then does the browser give the focus back to where it was.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    heading.current?.focus() // not the first link: people hear the question first
    return () => dialog?.close()
  }, [])

  return (
    <dialog
      ref={ref}
      className={`${styles['dialog']} ${isSheet ? styles['sheet'] : ''}`}
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault()
        onDismiss()
      }}
    >
      <h2 ref={heading} id={id} tabIndex={-1} className={styles['title']}>
        {title}
      </h2>
      <div className={styles['text']}>{children}</div>
      <div className={styles['actions']}>{actions}</div>
    </dialog>
  )
}
