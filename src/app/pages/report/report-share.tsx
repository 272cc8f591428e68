import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import type { components } from '../../../api/schema.d.ts'
import { posterNutrition, reasonRows, useReasonWords } from '../../../features/report/index.ts'
import { ShareSheet, type Shares } from '../../../features/share/index.ts'
import { pageLinks } from '../../../paths.ts'
import { noScoreReason, recordTitle, type TaskRecord } from '../../../records/index.ts'
import { levelOfScore, scoreBand } from '../../../ui/display/score-dial.tsx'
import type { AllServices } from '../../services/services.ts'

type Task = components['schemas']['Task']
type Result = components['schemas']['AnalysisResult']

/** What is being shared: the record, or one answer about it. */
type Sharing = { kind: 'record'; isLinkWanted: boolean } | { kind: 'answer'; question: string }

/** Shares a record or an answer about it: the share that opens the sheet, and the sheet, null while it is closed. */
export const useReportShare = ({
  services,
  isWanted,
  ...what
}: {
  /** The page was opened to share the record by a link. */
  isWanted: boolean
  record: TaskRecord
  task: Task
  result: Result
  shares: Shares
  services: AllServices
  photoUrl: string | undefined
}) => {
  const [, navigate] = useLocation()
  const [sharing, setSharing] = useState<Sharing | null>(
    isWanted ? { kind: 'record', isLinkWanted: true } : null,
  )
  return {
    share: setSharing,
    sheet: sharing && (
      <ReportShare
        {...what}
        sharing={sharing}
        mayMakeLink={() => {
          // The way back brings the wish along: the sheet opens again, and makes the link.
          if (services.session.isActive()) return true
          navigate(pageLinks.login(pageLinks.shareOf(what.record.id)))
          return false
        }}
        lang={services.locale()}
        onClose={() => setSharing(null)}
      />
    ),
  }
}

/** The ways to share a record, with a poster of it, or an answer about it. */
const ReportShare = ({
  sharing,
  mayMakeLink,
  photoUrl,
  record,
  task,
  result,
  shares,
  lang,
  onClose,
}: {
  sharing: Sharing
  mayMakeLink: () => boolean
  /** The first photo of the list, for the poster. */
  photoUrl: string | undefined
  record: TaskRecord
  task: Task
  result: Result
  shares: Shares
  lang: Task['lang']
  onClose: () => void
}) => {
  const { t: words } = useTranslation(['report', 'share', 'app'])
  const { t: nutritionWords } = useTranslation('nutrition')
  const wordsOf = useReasonWords(result)
  const { against, inFavour } = reasonRows(result.reasons)
  const noScore = noScoreReason(result)
  return (
    <ShareSheet
      link={task.source === 'device' ? null : () => linkOf(sharing, { record, task, shares, lang })}
      isLinkWanted={sharing.kind === 'answer' || sharing.isLinkWanted || task.sharing === 'shared'}
      mayMakeLink={mayMakeLink}
      poster={
        sharing.kind === 'answer'
          ? null
          : {
              app: words('app:title'),
              product: recordTitle(record) || words('app:title'),
              score: result.score,
              band: scoreBand(result.score),
              verdict:
                result.score === null
                  ? words(`report:unscored.${noScore ?? 'other'}`)
                  : words(`report:bands.${levelOfScore(result.score)}`),
              reasons: [...against, ...inFavour]
                .slice(0, 4)
                .map(row => ({ isGood: row.points > 0, ...wordsOf(row) })),
              photoUrl,
              invitation: words('share:invitation'),
              nutrition: posterNutrition(nutritionWords, result.nutrition),
              limits: words('share:limits'),
            }
      }
      onCancelShare={sharing.kind === 'record' ? () => shares.cancel(record, task) : null}
      onClose={onClose}
    />
  )
}

const linkOf = (
  sharing: Sharing,
  { record, task, shares, lang }: { record: TaskRecord; task: Task; shares: Shares; lang: Task['lang'] },
): ReturnType<Shares['share']> =>
  sharing.kind === 'record'
    ? shares.share(record, task)
    : shares.shareAnswer({ question: sharing.question, history: [], taskId: task.id, lang })
