import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverAnswerKinds, type TaskRecord } from '../../records/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import styles from './alternative-analysis.module.css'

/** Why this report is the device's and not the server's, and the question whether the server shall have the photo after all. */
export const ServerAnswerNote = ({ record, onAsk }: { record: TaskRecord; onAsk: () => Promise<void> }) => {
  const { t } = useTranslation('scan')
  const [isAsked, setIsAsked] = useState(false)
  const { serverAnswer, owed, lifecycle } = record
  // A record of a later version may name an answer that this one does not know.
  const answer = serverAnswerKinds.find(kind => kind === serverAnswer)
  if (!answer || lifecycle.phase !== 'done' || lifecycle.task.source !== 'device') return null
  const ask = () => {
    setIsAsked(true)
    void onAsk()
  }
  return (
    <div className={styles['other']} role="status">
      <p>{t(`server.${answer}`)}</p>
      {owed || isAsked ? (
        <p>{t(owed?.taskId ? 'server.hasPhoto' : 'server.waiting')}</p>
      ) : (
        <>
          <p>{t('server.question')}</p>
          <Button look="secondary" onClick={ask}>
            {t('server.ask')}
          </Button>
        </>
      )}
    </div>
  )
}
