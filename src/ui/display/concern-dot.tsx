import styles from './concern-dot.module.css'

/** A level of concern: 0 none to 4 strong; undefined for what has none (foods), 'unknown' for what was not recognised. */
export type ConcernLevel = 0 | 1 | 2 | 3 | 4 | 'unknown' | undefined

const shapes = {
  0: { tone: 'green', path: 'M8 3.2a4.8 4.8 0 1 0 0 9.6a4.8 4.8 0 0 0 0-9.6z' },
  1: { tone: 'green', path: 'M8 2.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 0 0 0-11z' },
  2: { tone: 'yellow', path: 'M8 1.5L14.5 8L8 14.5L1.5 8z' },
  3: { tone: 'orange', path: 'M8 1.8L15 14H1z' },
  4: { tone: 'red', path: 'M5 1.5h6L14.5 5v6L11 14.5H5L1.5 11V5z' },
} as const

/** A dot for a level of concern: its shape says as much as its colour. Decorative: the level is said in words beside it. */
export const ConcernDot = ({ level, size = 16 }: { level: ConcernLevel; size?: number }) => {
  if (level === undefined || level === 'unknown')
    return (
      <svg className={styles['none']} viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
        <circle cx="8" cy="8" r={level === 'unknown' ? 5.5 : 2} strokeDasharray={level && '2.6 2.2'} />
      </svg>
    )
  const { tone, path } = shapes[level]
  return (
    <svg
      className={`${styles['dot']} ${styles[tone]} ${level === 0 ? styles['hollow'] : ''}`}
      viewBox="0 0 16 16"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
