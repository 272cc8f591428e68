import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { problemText } from '../../i18n/index.ts'
import styles from './session.module.css'
import type { SignIn } from './sign-in.ts'

/** Refusals that our contract gives a code of their own (contracts/interactions/sign-in.ts). */
const refusalCodes = [1001, 1002, 1003, 1004, 1005, 1006] as const

/** Why the last call did not succeed: in the person's language where we know the code, else in the server's own words. */
export const SignInError = ({ signIn }: { signIn: SignIn }) => {
  const { t } = useTranslation('session')
  const { t: problems } = useTranslation(['problems'])
  const { problem } = useSnapshot(signIn.state)
  if (problem === null) return null
  const { code, errMsg, error } = problem
  const refusal = refusalCodes.find(known => known === code)
  return (
    <p className={styles['complaint']} role="alert">
      {refusal ? t(`refusals.${refusal}`) : problemText(problems, code, errMsg || error)}
    </p>
  )
}
