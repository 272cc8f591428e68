import styles from './skeleton.module.css'

/** The shape of a list that is on its way; `label` says so to screen readers. */
export const Skeleton = ({ rows = 5, label }: { rows?: number; label: string }) => (
  <div className={styles['lines']} role="status">
    <span className="visually-hidden">{label}</span>
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
      <div key={row} className={`${styles['line']} ${styles['row']}`} aria-hidden />
    ))}
  </div>
)
