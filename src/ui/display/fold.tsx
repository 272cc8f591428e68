import type { ReactNode } from 'react'
import styles from './fold.module.css'

/** A section that opens by a tap on its summary; printing opens it. */
export const Fold = ({
  summary,
  className = '',
  children,
}: {
  summary: ReactNode
  className?: string | undefined
  children: ReactNode
}) => (
  <details className={`${styles['fold']} ${className}`}>
    <summary>{summary}</summary>
    {children}
  </details>
)
