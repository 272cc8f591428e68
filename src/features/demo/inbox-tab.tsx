import { useTranslation } from 'react-i18next'
import type { DemoState } from './demo-backend.ts'
import styles from './demo-panel.module.css'

/** The SMS codes that were sent, and the events that were recorded. */
export const InboxTab = ({ state: { smsInbox, analytics } }: { state: DemoState }) => {
  const { t } = useTranslation('panel')
  return (
    <>
      <h3 className={styles['subTitle']}>{t('sms')}</h3>
      {smsInbox.length === 0 ? (
        <p className={styles['note']}>{t('noSms')}</p>
      ) : (
        <ul className={styles['list']}>
          {[...smsInbox].reverse().map(({ phone, code, at }) => (
            <li key={`${phone} ${at}`} className={styles['entry']}>
              <strong className={styles['code']}>{code}</strong>
              <span>
                {phone} · {at.slice(11, 19)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <h3 className={styles['subTitle']}>{t('analytics')}</h3>
      {analytics.length === 0 ? (
        <p className={styles['note']}>{t('noAnalytics')}</p>
      ) : (
        <ol className={styles['list']}>
          {analytics
            .slice(-30)
            .reverse()
            .map(({ eventName, eventParams }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: events have no name of their own
              <li key={at} className={styles['entry']}>
                <strong>{eventName}</strong>
                <span>
                  {[
                    eventParams.route,
                    eventParams.duration && `${Math.round(eventParams.duration)} ms`,
                    eventParams.errMsg,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
        </ol>
      )}
    </>
  )
}
