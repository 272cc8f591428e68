import { Crop, Flag, GitCompareArrows, Microscope, PencilLine, Share2, Trophy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AlternativeAnalysis, type Scans, ServerAnswerNote } from '../../features/scan/index.ts'
import { pageLinks, pagePaths } from '../../paths.ts'
import type { TaskRecord } from '../../records/index.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import styles from './report.module.css'

/** What one can do with a report, and with the corrections made to it. */
export const ReportActions = ({
  record,
  standard,
  scans,
  onShare,
  onAskDepth,
  onReview,
  onEdit,
}: {
  record: TaskRecord
  /** The product standard that rankings go by. */
  standard: string
  scans: Scans
  onShare: () => void
  /** Asks for a detailed explanation. */
  onAskDepth: () => void
  /** Opens the list that was read, to correct it. */
  onReview: () => void
  /** Cuts and turns the photos; undefined where there are none. */
  onEdit: (() => void) | undefined
}) => {
  const { t: words } = useTranslation(['report', 'scan'])
  return (
    <>
      <ServerAnswerNote record={record} onAsk={() => scans.askServer(record.id)} />
      <AlternativeAnalysis record={record} onSwap={() => void scans.swapAnalysis(record.id)} />
      {record.uncorrected && (
        <div className={styles['corrected']}>
          <p>{words('report:correct.corrected')}</p>
          <div className={styles['undo']}>
            <Button look="secondary" onClick={() => void scans.undoCorrection(record.id)}>
              {words('report:correct.undo')}
            </Button>
            {(record.corrections?.length ?? 0) > 1 && (
              <Button look="quiet" onClick={() => void scans.undoCorrections(record.id)}>
                {words('report:correct.undoAll')}
              </Button>
            )}
          </div>
        </div>
      )}
      <div className={styles['actions']}>
        <Button look="secondary" onClick={onShare}>
          <Share2 size={18} aria-hidden />
          {words('report:actions.share')}
        </Button>
        <Button look="secondary" onClick={onAskDepth}>
          <Microscope size={18} aria-hidden />
          {words('report:actions.depth')}
        </Button>
        <ButtonLink look="secondary" href={pageLinks.ranking('score', { standard, id: record.id })}>
          <Trophy size={18} aria-hidden />
          {words('report:actions.ranking')}
        </ButtonLink>
        <ButtonLink look="secondary" href={pageLinks.compare({ first: record.id })}>
          <GitCompareArrows size={18} aria-hidden />
          {words('report:actions.compare')}
        </ButtonLink>
        <Button look="secondary" onClick={onReview}>
          <PencilLine size={18} aria-hidden />
          {words('report:correct.review')}
        </Button>
        {onEdit && (
          <Button look="secondary" onClick={onEdit}>
            <Crop size={18} aria-hidden />
            {words('scan:edit.open')}
          </Button>
        )}
        <ButtonLink look="secondary" href={pagePaths.feedbacks}>
          <Flag size={18} aria-hidden />
          {words('report:actions.feedback')}
        </ButtonLink>
      </div>
    </>
  )
}
