import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import styles from './settings.module.css'

/** What the person agreed to, and the way to take it back. */
export interface Agreement {
  /** The date of the privacy policy and the user agreement. */
  version: string
  /** Takes the agreement back and loads the app again; rejects where the device cannot note it. */
  withdraw: () => Promise<void>
}

/** Says what was agreed to, and withdraws it after a question. */
export const AgreementCard = ({ agreement: { version, withdraw } }: { agreement: Agreement }) => {
  const { t } = useTranslation('settings')
  const [isAsking, setIsAsking] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const confirm = () => {
    setIsAsking(false)
    setHasFailed(false)
    withdraw().catch(() => setHasFailed(true))
  }
  return (
    <Card title={t('agreement.title')}>
      <p className={styles['note']}>{t('agreement.state', { version })}</p>
      <Button look="secondary" isWide onClick={() => setIsAsking(true)}>
        {t('agreement.withdraw')}
      </Button>
      {hasFailed && <p role="alert">{t('agreement.failed')}</p>}
      {isAsking && (
        <Dialog
          title={t('agreement.question')}
          onDismiss={() => setIsAsking(false)}
          actions={
            <>
              <Button look="secondary" onClick={() => setIsAsking(false)}>
                {t('agreement.keep')}
              </Button>
              <Button look="danger" onClick={confirm}>
                {t('agreement.withdraw')}
              </Button>
            </>
          }
        >
          <p>{t('agreement.effect')}</p>
        </Dialog>
      )}
    </Card>
  )
}
