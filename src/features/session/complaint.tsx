import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { isClientProblem } from '../../api/problems.ts'
import { problemText } from '../../i18n/index.ts'
import styles from './session.module.css'
import type { SignIn } from './sign-in.ts'

/** Why the last call did not succeed: the server's own words, or ours when it was not reached. */
export const Complaint = ({ signIn }: { signIn: SignIn }) => {
  const { t } = useTranslation(['problems'])
  const { problem } = useSnapshot(signIn.state)
  if (problem === null) return null
  const words = isClientProblem(problem.code) ? '' : problem.errMsg || problem.error
  return (
    <p className={styles['complaint']} role="alert">
      {words || problemText(t, problem.code)}
    </p>
  )
}
