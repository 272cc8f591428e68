import { ShieldOff } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { pagePaths } from '../../paths.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Notice } from '../../ui/overlays/notice.tsx'

/** What the gate needs of the consent. */
interface Consent {
  isGiven: () => boolean
  /** Whether they agreed to an earlier version. */
  isOutdated: () => boolean
  whenGiven: (listener: () => void) => void
}

import styles from './consent-gate.module.css'

/**
 * Lets people in who agreed; asks those who were not asked, and offers a way back to those who declined.
 * `behind` is what shows behind the question: something that sends nothing.
 */
export const ConsentGate = ({
  consent,
  onAgree,
  behind,
  children,
}: {
  consent: Consent
  /** Notes the agreement, after which the consent is given. */
  onAgree: () => Promise<void>
  behind: ReactNode
  children: ReactNode
}) => {
  const { t } = useTranslation(['consent', 'app'])
  const [answer, setAnswer] = useState(consent.isGiven() ? 'agreed' : 'unasked')
  // Given here, or found in the database where localStorage has lost it.
  useEffect(() => consent.whenGiven(() => setAnswer('agreed')), [consent])
  const decline = () => setAnswer('declined')
  if (answer === 'agreed') return children
  if (answer === 'declined')
    return (
      <Notice icon={ShieldOff} title={t('declinedTitle')} hint={t('declinedText')} role="status">
        <Button onClick={() => setAnswer('unasked')}>{t('review')}</Button>
      </Notice>
    )
  return (
    <>
      <div inert>{behind}</div>
      <Dialog
        mustAnswer
        title={t('title')}
        onDismiss={decline}
        actions={
          <>
            <Button look="secondary" onClick={decline}>
              {t('decline')}
            </Button>
            <Button onClick={() => void onAgree()}>{t('agree')}</Button>
          </>
        }
      >
        {consent.isOutdated() && <p>{t('changed')}</p>}
        <p>{t('text')}</p>
        <ul>
          <li>
            <Link className={styles['link'] ?? ''} href={pagePaths.privacyAgreement}>
              {t('app:screens.privacyAgreement')}
            </Link>
          </li>
          <li>
            <Link className={styles['link'] ?? ''} href={pagePaths.userAgreement}>
              {t('app:screens.userAgreement')}
            </Link>
          </li>
        </ul>
      </Dialog>
    </>
  )
}
