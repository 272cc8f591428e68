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

interface LinkProps {
  href: string
  /** What the row leads to is beside the list: it is no step that Back goes back from. */
  isBeside?: boolean
  /** It is what the page shows beside the list. */
  isChosen?: boolean
}

/** A row that leads to a page. */
export const LinkRow = ({ href, isBeside = false, isChosen = false, ...body }: RowProps & LinkProps) => (
  <li>
    <Link
      href={href}
      replace={isBeside}
      aria-current={isChosen ? 'true' : undefined}
      className={styles['row'] ?? ''}
    >
      <RowBody {...body} />
      <ChevronRight className={styles['chevron']} size={20} aria-hidden />
    </Link>
  </li>
)
