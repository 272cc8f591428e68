import { User } from 'lucide-react'
import { isImageUrl } from '../../ui/display/image-url.ts'
import styles from './profile.module.css'

/** A round portrait, or its stand-in. Only pictures are shown, whatever the address says. */
export const Avatar = ({ url, size }: { url: string; size: 'small' | 'large' }) => (
  <span className={`${styles['avatar']} ${styles[size]}`}>
    {isImageUrl(url) ? (
      <img src={url} alt="" />
    ) : (
      <User size={size === 'large' ? 44 : 30} strokeWidth={1.5} aria-hidden />
    )}
  </span>
)
