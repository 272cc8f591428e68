import { ChevronRight } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Link } from 'wouter'
import styles from './list.module.css'

/** A list of rows on one card. */
export const List = ({
  children,
  label,
  ref,
}: {
  children: ReactNode
  label?: string
  ref?: Ref<HTMLUListElement>
}) => (
  <ul ref={ref} className={styles['list']} aria-label={label}>
    {children}
  </ul>
)

interface RowProps {
  title: ReactNode
  detail?: ReactNode
  /** Shown before the text: an icon, a picture. */
  lead?: ReactNode
  /** Shown after the text: a tag, a value. */
  trail?: ReactNode
}

const RowBody = ({ title, detail, lead, trail }: RowProps) => (
  <>
    {lead}
    <span className={styles['body']}>
      <span className={styles['title']}>{title}</span>
      {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
    </span>
    {trail}
  </>
)

/** A row that leads to a page. */
export const LinkRow = ({ href, ...body }: RowProps & { href: string }) => (
  <li>
    <Link href={href} className={styles['row'] ?? ''}>
      <RowBody {...body} />
      <ChevronRight className={styles['chevron']} size={20} aria-hidden />
    </Link>
  </li>
)
