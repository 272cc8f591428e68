import styles from './drawn-label.module.css'
import type { Tone } from './tag.tsx'

/** The widths of the drawn lines, in shares of the label's. */
const lines = [0.82, 0.6, 0.74, 0.46]

/** A drawn ingredient list: lines with a dot each, in the colours of what they stand for. */
export const DrawnLabel = ({ tones, size = 88 }: { tones: readonly Tone[]; size?: number }) => (
  <svg className={styles['drawn']} width={size} height={size} viewBox="0 0 88 88" aria-hidden="true">
    <path className={styles['pack']} d="M16 12 l6 -5 6 5 6 -5 6 5 6 -5 6 5 6 -5 6 5 6 -5 2 4 V80 H16 Z" />
    <rect className={styles['label']} x="24" y="24" width="40" height="48" rx="4" />
    {lines.map((share, at) => (
      <g key={share}>
        <rect className={styles['line']} x="36" y={32 + at * 10} width={24 * share} height="3" rx="1.5" />
        <circle className={styles[tones[at] ?? 'none']} cx="30" cy={33.5 + at * 10} r="2.75" />
      </g>
    ))}
  </svg>
)

/** The same on an empty page: nothing has been read yet. */
export const EmptyLabel = () => <DrawnLabel tones={['green', 'none', 'yellow', 'red']} size={112} />
