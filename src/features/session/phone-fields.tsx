import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Select, TextField } from '../../ui/controls/field.tsx'
import { countries } from './phone.ts'
import styles from './session.module.css'
import type { SignIn } from './sign-in.ts'

/** Country code and phone number. */
export const PhoneFields = ({ signIn }: { signIn: SignIn }) => {
  const { t, i18n } = useTranslation('session')
  const { countryCode, phone, validationError } = useSnapshot(signIn.state, { sync: true }) // typing must not lose its place
  const names = new Intl.DisplayNames(i18n.language, { type: 'region' })
  const isPhoneFault =
    validationError === 'phoneEmpty' ||
    validationError === 'phoneInvalid' ||
    validationError === 'phoneNotText'
  return (
    <div className={styles['phone']}>
      <Select
        label={t('country')}
        options={countries.map(([code, region]) => [code, `+${code} ${names.of(region) ?? region}`] as const)}
        value={countries.find(([code]) => code === countryCode)?.[0] ?? '86'}
        onChoose={code => signIn.setFields({ countryCode: code })}
      />
      <TextField
        label={t('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder={t('phonePlaceholder')}
        value={phone}
        onChange={event => signIn.setFields({ phone: event.target.value })}
        error={isPhoneFault ? t(`faults.${validationError}`) : null}
      />
    </div>
  )
}
