import styles from './score-dial.module.css'
import type { Tone } from './tag.tsx'

const radius = 44
const arc = 0.75 // of a full turn; the gap is at the bottom
const length = 2 * Math.PI * radius

/** The colour band of a score: above 79 green, above 59 yellow, above 39 orange, otherwise red; none without a score. */
export const scoreBand = (score: number | null): Tone => (score === null ? 'none' : bandOfScore(score))

/** The band of a score that is there. */
const bandOfScore = (score: number) => {
  if (score > 79) return 'green'
  if (score > 59) return 'yellow'
  if (score > 39) return 'orange'
  return 'red'
}

/** From this score on the green band has a word of its own. */
const excellentFrom = 90

/** The five levels that a score is called by: the bands, and the best part of the green one. */
export const levelOfScore = (score: number) => (score >= excellentFrom ? 'excellent' : bandOfScore(score))

/** The score as an arc and a number: it reads in grey, and aloud. The word for it stands beside. */
export const ScoreDial = ({ score, label }: { score: number | null; label: string }) => (
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
            className={`${styles['arc']} ${styles[scoreBand(score)]}`}
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
      <span className={styles['of']}>/ 100</span>
    </div>
  </div>
)
