import { User } from 'lucide-react'
import { imageAddress } from '../../ui/display/image-url.ts'
import styles from './profile.module.css'

/** A round portrait, or a placeholder. Only addresses of pictures are loaded. */
export const Avatar = ({ url, size }: { url: string; size: 'small' | 'large' }) => {
  const address = imageAddress(url)
  return (
    <span className={`${styles['avatar']} ${styles[size]}`}>
      {address === null ? (
        <User size={size === 'large' ? 44 : 30} strokeWidth={1.5} aria-hidden />
      ) : (
        <img src={address} alt="" />
      )}
    </span>
  )
}
