import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Download, DownloadProblem, DownloadState } from '../../recognition/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { formatMegabytes } from '../../ui/display/format-number.ts'
import styles from './settings.module.css'

/** The recognition files, fetched on purpose: what they take, how far it is, pausing, and giving the space back. */
export const OfflineCard = ({ download }: { download: () => Promise<Download | null> }) => {
  const { t } = useTranslation('settings')
  const [opened, setOpened] = useState<Download | null>(null)
  const [state, setState] = useState<DownloadState | null>(null)
  const [isRunning, setIsRunning] = useState(false)
  const [problem, setProblem] = useState<DownloadProblem | null>(null)
  const running = useRef<AbortController | null>(null)

  useEffect(() => {
    const controller = new AbortController()
    void download().then(async made => {
      setOpened(made)
      const found = await made?.state(controller.signal)
      if (!controller.signal.aborted) setState(found ?? null)
    })
    return () => {
      controller.abort()
      running.current?.abort()
    }
  }, [download])

  if (opened === null) return null

  const start = async () => {
    const controller = new AbortController()
    running.current = controller
    setIsRunning(true)
    setProblem(null)
    const found = await opened.run(controller.signal, setState)
    setIsRunning(false)
    if (!controller.signal.aborted) setProblem(found)
  }
  const remove = async () => {
    await opened.remove()
    setState(await opened.state(new AbortController().signal))
  }

  const isReady = state !== null && state.haveBytes >= state.totalBytes
  return (
    <Card title={t('offline.title')}>
      {state === null ? (
        <p>{t('offline.unknown')}</p>
      ) : (
        <>
          <p role="status" className={styles['state']}>
            {isReady
              ? t('offline.ready')
              : state.haveBytes > 0
                ? t('offline.partly', {
                    have: formatMegabytes(state.haveBytes),
                    total: formatMegabytes(state.totalBytes),
                  })
                : t('offline.none', { total: formatMegabytes(state.totalBytes) })}
          </p>
          {isRunning && (
            <progress
              className={styles['progress']}
              aria-label={t('offline.progress')}
              max={state.totalBytes}
              value={state.haveBytes}
            />
          )}
          {problem && (
            <p className={styles['problem']} role="alert">
              {t(`offline.problems.${problem}`)}
            </p>
          )}
          {isReady ? (
            <Button look="secondary" isWide onClick={() => void remove()}>
              {t('offline.remove')}
            </Button>
          ) : isRunning ? (
            <Button look="secondary" isWide onClick={() => running.current?.abort()}>
              {t('offline.pause')}
            </Button>
          ) : (
            <Button look="secondary" isWide onClick={() => void start()}>
              {state.haveBytes > 0 ? t('offline.resume') : t('offline.download')}
            </Button>
          )}
        </>
      )}
    </Card>
  )
}
