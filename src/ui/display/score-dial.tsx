import styles from './score-dial.module.css'
import type { Tone } from './tag.tsx'

const radius = 44
const arc = 0.75 // of a full turn; the gap is at the bottom
const length = 2 * Math.PI * radius

/** The colour band of a score: above 79 green, above 59 yellow, above 39 orange, otherwise red; none without a score. */
export const scoreBand = (score: number | null): Tone => {
  if (score === null) return 'none'
  if (score > 79) return 'green'
  if (score > 59) return 'yellow'
  if (score > 39) return 'orange'
  return 'red'
}

/** The score as an arc, a number and a word: it reads in grey, and aloud. */
export const ScoreDial = ({ score, word, label }: { score: number | null; word: string; label: string }) => (
  <div className={styles['dial']} role="img" aria-label={label}>
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <g fill="none" strokeWidth="9" strokeLinecap="round" transform="rotate(135 50 50)">
        <circle
          className={styles['track']}
          cx="50"
          cy="50"
          r={radius}
          strokeDasharray={`${length * arc} ${length}`}
        />
        {score !== null && (
          <circle
            className={styles[scoreBand(score)]}
            cx="50"
            cy="50"
            r={radius}
            strokeDasharray={`${Math.max(0.01, (length * arc * score) / 100)} ${length}`}
          />
        )}
      </g>
    </svg>
    <div className={styles['middle']} aria-hidden="true">
      <span className={styles['score']}>{score ?? '—'}</span>
      <span className={styles['word']}>{word}</span>
    </div>
  </div>
)
