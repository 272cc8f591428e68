import styles from './score-scale.module.css'

/** The four bands of the score on one line, with a pointer at this one; the dial's label says the same in words. */
export const ScoreScale = ({ score }: { score: number }) => (
  <div className={styles['scale']} aria-hidden>
    <span className={styles['bar']} />
    <svg
      className={styles['pointer']}
      style={{ insetInlineStart: `${score}%` }}
      viewBox="0 0 12 8"
      aria-hidden="true"
    >
      <path d="M0 0 H12 L6 8 Z" />
    </svg>
    <span className={styles['ticks']}>
      {[40, 60, 80].map(tick => (
        <span key={tick} style={{ insetInlineStart: `${tick}%` }}>
          {tick}
        </span>
      ))}
    </span>
  </div>
)
