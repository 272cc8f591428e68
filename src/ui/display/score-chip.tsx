import styles from './score-chip.module.css'
import { scoreBand } from './score-dial.tsx'

/** A score for lists; a dashed ring with a dash where there is none. */
export const ScoreChip = ({ score, label }: { score: number | null; label: string }) => (
  <span className={`${styles['chip']} ${styles[scoreBand(score)]}`} role="img" aria-label={label}>
    <span aria-hidden="true">{score ?? '–'}</span>
  </span>
)
