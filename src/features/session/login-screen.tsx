import { ScanText } from 'lucide-react'
import { type FormEvent, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import { pagePaths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { PhoneFields } from './phone-fields.tsx'
import styles from './session.module.css'
import type { SignIn } from './sign-in.ts'
import { SignInError } from './sign-in-error.tsx'
import { useCountdown } from './use-countdown.ts'

/** Sign up or log in: the phone number, to which a code is sent; opened with a WeChat code it signs in with that. */
export const LoginScreen = ({
  signIn,
  weixinCode,
  onCodeSent,
}: {
  signIn: SignIn
  /** The code WeChat opened the page with, null elsewhere. */
  weixinCode: string | null
  onCodeSent: () => void
}) => {
  const { t } = useTranslation(['session', 'problems']) // a complaint must not wait for its texts: what waits loses the focus
  const { busy, resendAtMs } = useSnapshot(signIn.state)
  const waitS = useCountdown(resendAtMs)

  // A WeChat code works once: a second effect of the same page must not spend it again (the action refuses while busy).
  useEffect(() => {
    if (weixinCode !== null) void signIn.signInWithWeixin(weixinCode)
  }, [weixinCode, signIn])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await signIn.sendCode())) return
    void toast(t('codeSent'))
    onCodeSent()
  }

  return (
    <form className={styles['page']} onSubmit={event => void submit(event)} noValidate>
      <div className={styles['welcome']}>
        <ScanText size={44} strokeWidth={1.5} aria-hidden />
        <h2 className={styles['heading']}>{t('login.heading')}</h2>
        <p className={styles['lead']}>{t('login.lead')}</p>
      </div>
      <PhoneFields signIn={signIn} />
      <SignInError signIn={signIn} />
      <Button type="submit" isWide disabled={busy !== null || waitS > 0}>
        {busy === 'signingIn'
          ? t('signingIn')
          : busy === 'sending'
            ? t('sending')
            : waitS > 0
              ? t('resendIn', { count: waitS })
              : t('getCode')}
      </Button>
      {waitS > 0 && (
        <Button look="secondary" isWide onClick={onCodeSent}>
          {t('haveCode')}
        </Button>
      )}
      <p className={styles['terms']}>
        {t('login.terms')}
        <Link href={pagePaths.userAgreement}>{t('login.agreement')}</Link>
        {t('login.and')}
        <Link href={pagePaths.privacyAgreement}>{t('login.privacy')}</Link>
      </p>
      <ButtonLink href="/" look="quiet" isWide>
        {t('login.without')}
      </ButtonLink>
    </form>
  )
}
