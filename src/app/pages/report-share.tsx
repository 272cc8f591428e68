import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import type { components } from '../../api/schema.d.ts'
import { displayName, heaviestReasons } from '../../features/report/index.ts'
import { ShareSheet, type Shares } from '../../features/share/index.ts'
import { useBilingual } from '../../i18n/index.ts'
import { pageLinks } from '../../paths.ts'
import { noScoreReason, recordTitle, type TaskRecord } from '../../records/index.ts'
import { formatPoints } from '../../ui/display/format-number.ts'
import { levelOfScore, scoreBand } from '../../ui/display/score-dial.tsx'
import { currentPage } from '../routing/location.ts'
import type { AllServices } from '../services/services.ts'

type Task = components['schemas']['Task']
type Result = components['schemas']['AnalysisResult']

/** What is being shared: the record, or one answer about it. */
type Sharing = { kind: 'record' } | { kind: 'answer'; question: string }

/** Shares a record or an answer about it: the share that opens the sheet, and the sheet, null while it is closed. */
export const useReportShare = ({
  services,
  ...what
}: {
  record: TaskRecord
  task: Task
  result: Result
  shares: Shares
  services: AllServices
}) => {
  const [, navigate] = useLocation()
  const [sharing, setSharing] = useState<Sharing | null>(null)
  return {
    share: (next: Sharing): void => {
      if (what.task.source !== 'device' && !services.session.isActive())
        navigate(pageLinks.login(currentPage()))
      else setSharing(next)
    },
    sheet: sharing && (
      <ReportShare {...what} sharing={sharing} lang={services.locale()} onClose={() => setSharing(null)} />
    ),
  }
}

/** The ways to share a record, with a poster of it, or an answer about it. */
const ReportShare = ({
  sharing,
  record,
  task,
  result,
  shares,
  lang,
  onClose,
}: {
  sharing: Sharing
  record: TaskRecord
  task: Task
  result: Result
  shares: Shares
  lang: Task['lang']
  onClose: () => void
}) => {
  const { t: words } = useTranslation(['report', 'share', 'app'])
  const say = useBilingual()
  const noScore = noScoreReason(result)
  return (
    <ShareSheet
      link={task.source === 'device' ? null : () => linkOf(sharing, { record, task, shares, lang })}
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
              reasons: heaviestReasons(result).map(({ points, text }) => ({
                points: formatPoints(points),
                text: displayName(say(text)),
              })),
              invitation: words('share:invitation'),
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
