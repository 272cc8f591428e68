import { Copy, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../ui/display/tag.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import type { DemoCall } from './demo-backend.ts'
import styles from './demo-panel.module.css'

/** The calls the mock backend answered, the last one first. */
export const CallLogTab = ({
  calls,
  onReplay,
}: {
  calls: readonly DemoCall[]
  onReplay: (id: number) => void
}) => {
  const { t } = useTranslation('panel')
  if (calls.length === 0) return <p className={styles['note']}>{t('noCalls')}</p>
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => toast(t('curlCopied')),
      () => toast(text, 'failed'),
    )
  return (
    <ol className={styles['list']}>
      {[...calls].reverse().map(({ id, operationId, method, path, status, durationMs, complaints, curl }) => (
        <li key={id} className={styles['call']}>
          <div className={styles['callHead']}>
            <Tag tone={status === 0 || status >= 500 ? 'red' : status >= 400 ? 'orange' : 'green'}>
              {status === 0 ? t('noAnswer') : status}
            </Tag>
            <strong className={styles['operation']}>{operationId ?? t('unknownOperation')}</strong>
            <span className={styles['note']}>{t('ms', { ms: Math.round(durationMs) })}</span>
            <button
              type="button"
              className={styles['icon']}
              aria-label={t('replay', { name: operationId ?? path })}
              onClick={() => onReplay(id)}
            >
              <RotateCcw size={18} aria-hidden />
            </button>
            <button
              type="button"
              className={styles['icon']}
              aria-label={t('curl', { name: operationId ?? path })}
              onClick={() => void copy(curl)}
            >
              <Copy size={18} aria-hidden />
            </button>
          </div>
          <code className={styles['path']}>
            {method} {path}
          </code>
          {complaints.length === 0 ? (
            <span className={styles['note']}>{t('valid')}</span>
          ) : (
            complaints.map(complaint => (
              <span key={complaint} className={styles['complaint']}>
                {complaint}
              </span>
            ))
          )}
        </li>
      ))}
    </ol>
  )
}
