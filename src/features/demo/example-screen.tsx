import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { Card, Stack } from '../../ui/display/card.tsx'
import styles from './example-screen.module.css'

/** Demo without login: a sample label, its report, and the photo to try the whole way with. */
export const ExampleScreen = ({
  photoUrl,
  onTry,
  children,
}: {
  photoUrl: string
  /** Reads the sample photo like one of the person's own; resolves with whether it could be started. */
  onTry: () => Promise<boolean>
  /** The report. */
  children: ReactNode
}) => {
  const { t } = useTranslation('demo')
  const [phase, setPhase] = useState<'idle' | 'starting' | 'failed'>('idle')
  const start = async () => {
    setPhase('starting')
    setPhase((await onTry()) ? 'idle' : 'failed')
  }
  return (
    <Stack>
      <p className={styles['lead']}>{t('lead')}</p>
      {children}
      <Card title={t('sample')}>
        <img className={styles['photo']} src={photoUrl} alt={t('photoAlt')} />
        <Button isWide disabled={phase === 'starting'} onClick={() => void start()}>
          {phase === 'starting' ? t('trying') : t('tryIt')}
        </Button>
        <p className={styles['hint']} role={phase === 'failed' ? 'alert' : undefined}>
          {phase === 'failed' ? t('failed') : t('tryHint')}
        </p>
      </Card>
    </Stack>
  )
}
