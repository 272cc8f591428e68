import type { ComponentType, ReactNode } from 'react'
import styles from './notice.module.css'

/** Replaces content that is empty, not found or failed, and offers the next step. */
export const Notice = ({
  icon: Icon,
  title,
  hint,
  children,
  role,
}: {
  /** An icon, or a drawing. */
  icon: ComponentType<{ className?: string; size?: number; strokeWidth?: number; 'aria-hidden'?: boolean }>
  title: string
  hint?: ReactNode
  children?: ReactNode
  /** 'alert' for failures, so that screen readers announce them immediately. */
  role?: 'alert' | 'status'
}) => (
  <div className={styles['notice']} role={role}>
    <Icon className={styles['icon'] ?? ''} size={40} strokeWidth={1.5} aria-hidden />
    <p className={styles['title']}>{title}</p>
    {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
    {children !== undefined && <div className={styles['actions']}>{children}</div>}
  </div>
)
