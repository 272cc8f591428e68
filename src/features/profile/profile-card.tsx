import { ChevronRight, Crown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import type { Session } from '../../api/session.ts'
import { pagePaths } from '../../paths.ts'
import { Card } from '../../ui/display/card.tsx'
import { Avatar } from './avatar.tsx'
import styles from './profile.module.css'

/** Who is signed in, with the way to edit it, or the way to log in. */
export const ProfileCard = ({ session, loginHref }: { session: Session; loginHref: string }) => {
  const { t } = useTranslation('profile')
  const { user } = useSnapshot(session.state)
  return (
    <Link href={user ? pagePaths.userinfo : loginHref} className={styles['person'] ?? ''}>
      <Avatar url={user?.avatar ?? ''} size="small" />
      <span className={styles['who']}>
        <span className={styles['name']}>{user ? user.nickname || t('noName') : t('greetingAnonymous')}</span>
        <span className={styles['detail']}>{user ? user.privacyPhone || t('edit') : t('greetingHint')}</span>
      </span>
      <ChevronRight size={20} aria-hidden />
    </Link>
  )
}

/** The VIP area: level and end, or what there is without. */
export const VipCard = ({ session }: { session: Session }) => {
  const { t, i18n } = useTranslation('profile')
  const { user } = useSnapshot(session.state)
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' })
  return (
    <Card
      title={
        <span className={styles['vipTitle']}>
          <Crown size={20} aria-hidden />
          {t('vip.title')}
        </span>
      }
    >
      <p className={styles['vipState']}>
        {user?.vip ? t('vip.member', { level: user.vip.level }) : user ? t('vip.none') : t('vip.login')}
      </p>
      {user?.vip && <p>{t('vip.until', { date: date.format(new Date(user.vip.expiresAt)) })}</p>}
      <p className={styles['note']}>{t('vip.explain')}</p>
    </Card>
  )
}
