import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

/** What stands where content would be: nothing yet, not found, or failed, with the way on. */
export const Notice = ({
  icon: Icon,
  title,
  hint,
  children,
  role,
}: {
  icon: LucideIcon
  title: string
  hint?: ReactNode
  children?: ReactNode
  /** 'alert' for failures, so that screen readers hear of them at once. */
  role?: 'alert' | 'status'
}) => (
  <div className={styles['notice']} role={role}>
    <Icon className={styles['icon']} size={40} strokeWidth={1.5} aria-hidden />
    <p className={styles['title']}>{title}</p>
    {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
    {children !== undefined && <div className={styles['actions']}>{children}</div>}
  </div>
)
