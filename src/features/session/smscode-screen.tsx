import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/field.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { maskPhone } from './phone.ts'
import { PhoneFields } from './phone-fields.tsx'
import styles from './session.module.css'
import type { SignIn } from './sign-in.ts'
import { SignInError } from './sign-in-error.tsx'
import { useCountdown } from './use-countdown.ts'

/** The code that came by SMS. Opened without one having been sent, it asks for the phone as well. */
export const SmsCodeScreen = ({ signIn }: { signIn: SignIn }) => {
  const { t } = useTranslation(['session', 'problems']) // a complaint must not wait for its texts: what waits loses the focus
  const { code, sentTo, busy, validationError, resendAtMs } = useSnapshot(signIn.state, { sync: true })
  const waitS = useCountdown(resendAtMs)
  const form = useRef<HTMLFormElement>(null)
  // People come here to type the code; without one they start with the phone.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const send = async () => {
    if (await signIn.sendCode()) void toast(t('codeSent'))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await signIn.signIn()) void toast(t('signedIn'))
  }

  return (
    <form ref={form} className={styles['page']} onSubmit={event => void submit(event)} noValidate>
      {sentTo === '' ? (
        <PhoneFields signIn={signIn} />
      ) : (
        <p className={styles['lead']}>{t('sentTo', { phone: maskPhone(sentTo) })}</p>
      )}
      <TextField
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={16}
        placeholder={t('codePlaceholder')}
        value={code}
        onChange={event => signIn.setFields({ code: event.target.value })}
        error={
          validationError === 'codeEmpty' || validationError === 'codeInvalid'
            ? t(`faults.${validationError}`)
            : null
        }
      />
      <SignInError signIn={signIn} />
      <Button type="submit" isWide disabled={busy !== null}>
        {busy === 'signingIn' ? t('signingIn') : t('signIn')}
      </Button>
      <Button look="secondary" isWide disabled={busy !== null || waitS > 0} onClick={() => void send()}>
        {busy === 'sending' ? t('sending') : waitS > 0 ? t('resendIn', { count: waitS }) : t('getCode')}
      </Button>
      <p className={styles['terms']}>{t('autoRegister')}</p>
    </form>
  )
}
