import { type ReactNode, useId } from 'react'
import styles from './card.module.css'

/** A titled piece of a page; the title names the region for screen readers. */
export const Card = ({ title, children }: { title?: ReactNode; children: ReactNode }) => {
  const id = useId()
  if (title === undefined) return <div className={styles['card']}>{children}</div>
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Children one under the other, in the page's rhythm. */
export const Stack = ({ children }: { children: ReactNode }) => (
  <div className={styles['stack']}>{children}</div>
)
