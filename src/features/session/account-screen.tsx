import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import type { Session } from '../../api/session.ts'
import { problemText } from '../../i18n/index.ts'
import { pagePaths } from '../../paths.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Card, Stack } from '../../ui/display/card.tsx'
import { Facts } from '../../ui/display/facts.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import type { Account, LogOutChoice } from './account.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { LogOutDialog } from './log-out-dialog.tsx'

/** Account info: whose account it is, logging out, and deleting it in two steps. */
export const AccountScreen = ({ session, account }: { session: Session; account: Account }) => {
  const [, navigate] = useLocation()
  const leave = () => navigate(pagePaths.my, { replace: true })
  const { t, i18n } = useTranslation('session')
  const { t: problems } = useTranslation(['problems'])
  const { user } = useSnapshot(session.state)
  const [isDeleting, setIsDeleting] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  if (user === null) return null
  const logOut = async (choice?: LogOutChoice) => {
    if (!(await account.logOut(choice))) return false
    leave()
    void toast(t('loggedOut'))
    return true
  }
  const askOrLogOut = async () => {
    if (await account.hasRecords()) setIsLeaving(true)
    else await logOut()
  }
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' })

  return (
    <Stack>
      <Card>
        <Facts
          facts={[
            [t('account.uid'), user.uid],
            [t('account.phone'), user.privacyPhone],
            [t('account.signedInWith'), user.login_oauth === 'sms' ? t('account.sms') : t('account.weixin')],
            [
              t('account.vip'),
              user.vip
                ? t('account.vipUntil', {
                    level: user.vip.level,
                    date: date.format(new Date(user.vip.expiresAt)),
                  })
                : t('account.noVip'),
            ],
          ]}
        />
      </Card>
      <Button look="secondary" isWide onClick={() => void askOrLogOut()}>
        {t('account.logOut')}
      </Button>
      <Button look="danger" isWide onClick={() => setIsDeleting(true)}>
        {t('deletion.open')}
      </Button>
      {isDeleting && (
        <DeleteAccountDialog
          onCancel={() => setIsDeleting(false)}
          onConfirm={async () => {
            const outcome = await account.remove()
            if (outcome === null) {
              void toast(t('deletion.done'))
              leave()
              return null
            }
            if ('problem' in outcome) return problemText(problems, outcome.problem.code)
            const names = outcome.left.map(name => t(`deletion.left.${name}`))
            return `${t('deletion.left.text')} ${names.join(', ')}`
          }}
        />
      )}
      {isLeaving && <LogOutDialog onCancel={() => setIsLeaving(false)} onChoose={logOut} />}
    </Stack>
  )
}
