import { useTranslation } from 'react-i18next'
import { AlternativeAnalysis, type Scans, ServerAnswerNote } from '../../../features/scan/index.ts'
import type { TaskRecord } from '../../../records/index.ts'
import { Button } from '../../../ui/controls/button.tsx'
import styles from './report.module.css'

/** What there is to know about a report: what the server did, another analysis of the photo, and corrections made. */
export const ReportNotes = ({ record, scans }: { record: TaskRecord; scans: Scans }) => {
  const { t } = useTranslation('report')
  return (
    <>
      <ServerAnswerNote record={record} onAsk={() => scans.askServer(record.id)} />
      <AlternativeAnalysis record={record} onSwap={() => void scans.swapAnalysis(record.id)} />
      {record.uncorrected && (
        <div className={styles['corrected']}>
          <p>{t('correct.corrected')}</p>
          <div className={styles['undo']}>
            <Button look="secondary" onClick={() => void scans.undoCorrection(record.id)}>
              {t('correct.undo')}
            </Button>
            {(record.corrections?.length ?? 0) > 1 && (
              <Button look="quiet" onClick={() => void scans.undoCorrections(record.id)}>
                {t('correct.undoAll')}
              </Button>
            )}
          </div>
        </div>
      )}
    </>
  )
}
