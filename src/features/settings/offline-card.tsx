import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Download, DownloadProblem, DownloadState } from '../../recognition/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { formatMegabytes } from '../../ui/display/format-number.ts'
import styles from './settings.module.css'

/** The recognition files, fetched on purpose: what they take, how far it is, pausing, and giving the space back. */
export const OfflineCard = ({ download }: { download: () => Promise<Download | null> }) => {
  const { t } = useTranslation('settings')
  const { state, isRunning, problem, start, pause, remove } = useDownload(download)
  if (state === 'impossible') return null

  const isReady = typeof state === 'object' && state.haveBytes >= state.totalBytes
  return (
    <Card title={t('offline.title')}>
      {state === 'awaited' ? (
        // As high as what comes in its place for most people: what stands below must not move under a finger.
        <div className={styles['awaited']}>
          <p className={styles['state']}>{t('offline.none', { total: formatMegabytes(0) })}</p>
          <Button look="secondary" isWide>
            {t('offline.download')}
          </Button>
        </div>
      ) : state === 'unknown' ? (
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
            <Button look="secondary" isWide onClick={pause}>
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

/** How far the download is: awaited from the device, unknown without a network, impossible where nothing can be kept. */
type Known = DownloadState | 'awaited' | 'unknown' | 'impossible'

const useDownload = (download: () => Promise<Download | null>) => {
  const opened = useRef<Download | null>(null)
  const [state, setState] = useState<Known>('awaited')
  const [isRunning, setIsRunning] = useState(false)
  const [problem, setProblem] = useState<DownloadProblem | null>(null)
  const running = useRef<AbortController | null>(null)

  const look = useCallback(async (signal: AbortSignal) => {
    const found = opened.current === null ? 'impossible' : ((await opened.current.state(signal)) ?? 'unknown')
    if (!signal.aborted) setState(found)
  }, [])
  useEffect(() => {
    const controller = new AbortController()
    void download().then(made => {
      opened.current = made
      return look(controller.signal)
    })
    return () => {
      controller.abort()
      running.current?.abort()
    }
  }, [download, look])

  const start = async () => {
    const controller = new AbortController()
    running.current = controller
    setIsRunning(true)
    setProblem(null)
    const found = await opened.current?.run(controller.signal, setState)
    setIsRunning(false)
    if (!controller.signal.aborted) setProblem(found ?? null)
  }
  const remove = async () => {
    await opened.current?.remove()
    await look(new AbortController().signal)
  }

  return { state, isRunning, problem, start, pause: () => running.current?.abort(), remove }
}
