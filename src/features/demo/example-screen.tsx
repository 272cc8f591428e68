import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { Choices } from '../../ui/controls/choices.tsx'
import { Card, Stack } from '../../ui/display/card.tsx'
import styles from './example-screen.module.css'
import type { SampleKind } from './samples.ts'

/** Demo without login: a sample label, its report, and the photo to try the whole way with. */
export const ExampleScreen = ({
  photoUrl,
  onTry,
  products,
  shown,
  onShow,
  children,
}: {
  photoUrl: string
  /** The example products with their names, one of them `shown`. */
  products: readonly (readonly [SampleKind, string])[]
  shown: SampleKind
  onShow: (product: SampleKind) => void
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
      <Choices label={t('pair.title')} options={products} chosen={shown} onChoose={onShow} />
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
