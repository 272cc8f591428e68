import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../api/schema.d.ts'
import { type Chats, ingredientQuestions, suggestedQuestions } from '../../../features/chat/index.ts'
import { PhotosToRead, Report } from '../../../features/report/index.ts'
import { ReviewListDialog, type Scans } from '../../../features/scan/index.ts'
import type { Shares } from '../../../features/share/index.ts'
import {
  type DietaryProfile,
  flattenIngredients,
  type Ingredient,
  type TaskRecord,
} from '../../../records/index.ts'
import type { AllServices } from '../../services/services.ts'
import { useCitation } from '../use-citation.ts'
import { IngredientDialog, useLoadAdditive } from './ingredient-dialog.tsx'
import { ReportActions } from './report-actions.tsx'
import { ReportNotes } from './report-notes.tsx'
import { useReportShare } from './report-share.tsx'
import { useCorrections } from './use-corrections.ts'
import { useReportChat } from './use-report-chat.tsx'

type Task = components['schemas']['Task']
type Result = components['schemas']['AnalysisResult']

/** A finished record with all one can do with it: ask on, share, rank, compare, report a problem. */
export const ReportPage = ({
  record,
  task,
  result,
  photoUrls,
  onEdit,
  services,
  scans,
  chats,
  shares,
  concerns,
  isShareWanted,
  itemWanted,
}: {
  record: TaskRecord
  task: Task
  result: Result
  photoUrls: readonly string[]
  /** Crops and rotates the photos, to read them again; undefined where there are none. */
  onEdit: (() => void) | undefined
  services: AllServices
  scans: Scans
  chats: Chats
  shares: Shares
  concerns: DietaryProfile
  /** The page was opened to share the record by a link. */
  isShareWanted: boolean
  /** The place of the ingredient to open, as the address says it. */
  itemWanted: string | undefined
}) => {
  const { t } = useTranslation('chat')
  // Loaded with the page, so that nothing it opens has to wait for texts.
  useTranslation(['report', 'nutrition', 'share', 'app', 'scan', 'problems'])
  const [picked, setPicked] = useState(() => ingredientAt(result, itemWanted))
  const [isReviewing, setIsReviewing] = useState(false)
  const label = { recordId: record.id, task }

  const loadAdditive = useLoadAdditive(services)
  const cite = useCitation(result, setPicked)
  const { share, sheet } = useReportShare({
    record,
    task,
    result,
    shares,
    services,
    photoUrl: photoUrls[0],
    isWanted: isShareWanted,
  })
  const { settle, settleOrSay } = useCorrections(result.score, () => {
    setIsReviewing(false)
    setPicked(null)
  })
  const { chatPanel, reportChat, goToConversation } = useReportChat({
    chats,
    label,
    onCite: cite,
    onShare: ({ question }) => share({ kind: 'answer', question }),
  })

  return (
    <>
      <Report
        task={task}
        result={result}
        photoUrls={photoUrls}
        onPick={setPicked}
        onReview={() => setIsReviewing(true)}
        onEdit={onEdit}
        concerns={concerns}
        onCorrect={text => settleOrSay(scans.correct(record.id, text, task.labelText))}
        onAccept={span => settleOrSay(scans.accept(record.id, span, task.labelText))}
        notes={<ReportNotes record={record} scans={scans} />}
        actions={
          <ReportActions
            record={record}
            standard={task.product.standard}
            onAsk={goToConversation}
            onShare={() => share({ kind: 'record', isLinkWanted: false })}
            onReview={() => setIsReviewing(true)}
          />
        }
        chat={reportChat(suggestedQuestions(result, t))}
      />
      {picked && (
        <IngredientDialog
          key={picked.span.start}
          ingredient={picked}
          result={result}
          loadAdditive={loadAdditive}
          labelText={task.labelText}
          chat={chatPanel(ingredientQuestions(picked, t))}
          onAccept={() => settleOrSay(scans.accept(record.id, picked.span, task.labelText))}
          onCorrect={text => settleOrSay(scans.correct(record.id, text, task.labelText))}
          onDismiss={() => setPicked(null)}
        />
      )}
      {isReviewing && (
        <ReviewListDialog
          text={task.labelText}
          beside={photoUrls.length > 0 && <PhotosToRead photoUrls={photoUrls} />}
          onCancel={() => setIsReviewing(false)}
          onSubmit={text => settle(scans.correct(record.id, text, task.labelText))}
        />
      )}
      {sheet}
    </>
  )
}

/** The ingredient at a place that an address names; null where there is none. */
const ingredientAt = ({ ingredients }: Result, place: string | undefined): Ingredient | null =>
  flattenIngredients(ingredients)[Number(place)] ?? null
