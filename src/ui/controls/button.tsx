import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import styles from './button.module.css'

type Look = 'primary' | 'secondary' | 'quiet' | 'danger'

const classOf = (look: Look, isWide: boolean) =>
  [styles['button'], styles[look], isWide ? styles['wide'] : ''].join(' ')

/** A button; `look` says how much it asks for attention. */
export const Button = ({
  look = 'primary',
  isWide = false,
  ...rest
}: Omit<ComponentProps<'button'>, 'className'> & { look?: Look; isWide?: boolean }) => (
  <button type="button" {...rest} className={classOf(look, isWide)} />
)

/** A link that looks like a button: it goes somewhere and does nothing else. */
export const ButtonLink = ({
  href,
  look = 'primary',
  isWide = false,
  children,
}: {
  href: string
  look?: Look
  isWide?: boolean
  children: ComponentProps<'a'>['children']
}) => (
  <Link href={href} className={classOf(look, isWide)}>
    {children}
  </Link>
)
