import type { ReactNode } from 'react'
import styles from './list-and-detail.module.css'
import { useIsWide } from './use-is-wide.ts'

/** In a wide window a list with what is chosen of it beside it, which stays in sight; in a narrow one the list alone. */
export const ListAndDetail = ({
  list,
  detail,
  label,
}: {
  list: ReactNode
  /** null where nothing is chosen. */
  detail: ReactNode
  /** What the detail is, for screen readers. */
  label: string
}) => {
  const isWide = useIsWide()
  if (!isWide || detail === null) return list
  return (
    <div className={styles['pair']} data-wide>
      <div>{list}</div>
      <section className={styles['detail']} aria-label={label}>
        {detail}
      </section>
    </div>
  )
}
