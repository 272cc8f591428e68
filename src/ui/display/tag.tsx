import type { ReactNode } from 'react'
import styles from './tag.module.css'

export type Tone = 'green' | 'yellow' | 'orange' | 'red' | 'none'

/** A small word on a tinted ground; the word carries the meaning, the colour only repeats it. */
export const Tag = ({ tone = 'none', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={`${styles['tag']} ${styles[tone]}`}>{children}</span>
)
