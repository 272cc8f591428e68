import { LinkIcon, WifiOff } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Result } from '../../api/problems.ts'
import type { components } from '../../api/schema.d.ts'
import { problemText } from '../../i18n/index.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { Notice } from '../../ui/overlays/notice.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import styles from './share.module.css'
import type { Shares } from './shares.ts'

type Task = components['schemas']['Task']

/** A record someone shared, read-only; no login is needed to read it. */
export const SharedRecord = ({
  shareId,
  shares,
  report,
  mayCopy,
  onCopied,
}: {
  shareId: string
  shares: Shares
  report: (task: Task) => ReactNode
  /** Whether someone is logged in; asks for the login otherwise. */
  mayCopy: () => boolean
  onCopied: (recordId: string) => void
}) => {
  const { t } = useTranslation('share')
  const { t: problems } = useTranslation(['problems'])
  const [opened, setOpened] = useState<Result<Task> | null>(null)
  const [tries, setTries] = useState(0)
  const [isCopying, setIsCopying] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens it again
  useEffect(() => {
    const controller = new AbortController()
    setOpened(null)
    void shares.open(shareId, controller.signal).then(result => {
      if (!controller.signal.aborted) setOpened(result)
    })
    return () => controller.abort()
  }, [shareId, shares, tries])

  const copy = async () => {
    if (!mayCopy()) return
    setIsCopying(true)
    const { data, problem } = await shares.copy(shareId)
    setIsCopying(false)
    if (problem) void toast(problemText(problems, problem.code), 'failed')
    else {
      void toast(t('copiedRecord'))
      onCopied(data)
    }
  }

  if (opened === null) return <Skeleton rows={8} label={t('opening')} />
  const { data: task, problem } = opened
  if (problem && (problem.code === 410 || problem.code === 404))
    return (
      <Notice icon={LinkIcon} title={t('gone')} hint={t('goneHint')} role="alert">
        <ButtonLink href="/">{t('toHome')}</ButtonLink>
      </Notice>
    )
  if (problem)
    return (
      <Notice icon={WifiOff} title={t('notOpened')} hint={problemText(problems, problem.code)} role="alert">
        <Button onClick={() => setTries(tries + 1)}>{t('retry')}</Button>
      </Notice>
    )
  return (
    <>
      <div className={styles['banner']}>
        <p>{t('fromOther')}</p>
        <Button isWide disabled={isCopying} onClick={() => void copy()}>
          {t('copyRecord')}
        </Button>
        <ButtonLink href="/" look="secondary" isWide>
          {t('ownScan')}
        </ButtonLink>
      </div>
      {report(task)}
    </>
  )
}
