import { Crop, Flag, GitCompareArrows, Microscope, PencilLine, Share2, Trophy } from 'lucide-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import type { components } from '../../api/schema.d.ts'
import { ChatPanel, type Chats, ingredientQuestions, suggestedQuestions } from '../../features/chat/index.ts'
import {
  ConcernsCard,
  displayName,
  heaviestReasons,
  IngredientFacts,
  isUnsure,
  Report,
} from '../../features/report/index.ts'
import {
  AlternativeAnalysis,
  IngredientCorrection,
  ReviewListDialog,
  type Scans,
} from '../../features/scan/index.ts'
import { ShareSheet, type Shares } from '../../features/share/index.ts'
import { useBilingual } from '../../i18n/index.ts'
import { pageLinks, pagePaths } from '../../paths.ts'
import {
  type DietaryProfile,
  flattenIngredients,
  type Ingredient,
  recordScore,
  recordTitle,
  type TaskRecord,
} from '../../records/index.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { formatPoints } from '../../ui/display/format-number.ts'
import { scoreBand } from '../../ui/display/score-dial.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { currentPage } from '../routing/location.ts'
import type { AllServices } from '../services/services.ts'
import styles from './report.module.css'

type Task = components['schemas']['Task']
type Result = components['schemas']['AnalysisResult']
type Citation = components['schemas']['Citation']

/** What is being shared: the record, or one answer about it. */
type Sharing = { kind: 'record' } | { kind: 'answer'; question: string }

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
}: {
  record: TaskRecord
  task: Task
  result: Result
  photoUrls: readonly string[]
  /** Cuts and turns the photos, to read them anew; undefined where there are none. */
  onEdit: (() => void) | undefined
  services: AllServices
  scans: Scans
  chats: Chats
  shares: Shares
  concerns: DietaryProfile
}) => {
  const { t } = useTranslation('chat')
  const { t: words } = useTranslation(['report', 'share', 'app', 'scan', 'problems'])
  const say = useBilingual()
  const [, navigate] = useLocation()
  const conversation = useRef<HTMLDivElement>(null)
  const [picked, setPicked] = useState<Ingredient | null>(null)
  const [isReviewing, setIsReviewing] = useState(false)
  const [sharing, setSharing] = useState<Sharing | null>(null)
  const flat = useMemo(() => flattenIngredients(result.ingredients), [result])
  const label = { recordId: record.id, task }

  const cite = useCallback(
    ({ kind, ref, title }: Citation) => {
      if (kind === 'ingredient') setPicked(flat[Number(ref)] ?? null)
      else navigate(pageOf({ kind, ref, title }))
    },
    [flat, navigate],
  )
  const share = (what: Sharing) => {
    if (task.source !== 'device' && !services.session.isActive()) navigate(pageLinks.login(currentPage()))
    else setSharing(what)
  }
  const standard = task.product.standard

  /** Says what became of the score by a correction; resolves with whether there was a list left to score. */
  const settle = async (correction: Promise<TaskRecord | null>): Promise<boolean> => {
    const corrected = await correction
    const after = corrected && recordScore(corrected)
    if (corrected === null) return false
    setIsReviewing(false)
    setPicked(null)
    const isSame = after === result.score
    const [before, now] = [result.score ?? '–', after ?? '–']
    void toast(
      isSame ? words('report:correct.same') : words('report:correct.changed', { before, after: now }),
    )
    return true
  }
  const correct = (text: string) => settle(scans.correct(record.id, text))
  const settleOrSay = (correction: Promise<TaskRecord | null>) =>
    void settle(correction).then(isGood => {
      if (!isGood) void toast(words('report:correct.refused'), 'failed')
    })

  return (
    <>
      <Report
        task={task}
        result={result}
        photoUrls={photoUrls}
        onPick={setPicked}
        concerns={<ConcernsCard result={result} concerns={concerns} />}
        actions={
          <>
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
              <Button look="secondary" onClick={() => share({ kind: 'record' })}>
                <Share2 size={18} aria-hidden />
                {words('report:actions.share')}
              </Button>
              <Button
                look="secondary"
                onClick={() => {
                  void chats.ask(t('ask.depth'), label)
                  conversation.current?.scrollIntoView()
                }}
              >
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
              <Button look="secondary" onClick={() => setIsReviewing(true)}>
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
        }
        chat={
          <div ref={conversation} className={styles['conversation']}>
            <ChatPanel
              chats={chats}
              label={label}
              title={t('title')}
              suggestions={suggestedQuestions(result, t)}
              onCite={cite}
              onShare={({ question }) => share({ kind: 'answer', question })}
            />
          </div>
        }
      />
      {picked && (
        <Dialog
          isSheet
          key={picked.span.start}
          title={t('itemTitle', { item: displayName(picked.name) })}
          onDismiss={() => setPicked(null)}
          actions={
            <Button look="secondary" onClick={() => setPicked(null)}>
              {t('close')}
            </Button>
          }
        >
          <IngredientFacts ingredient={picked} />
          <IngredientCorrection
            text={task.labelText}
            span={picked.span}
            suggestion={picked.suspected?.name ?? null}
            onAccept={isUnsure(picked) ? () => settleOrSay(scans.accept(record.id, picked.span)) : null}
            canRemove={picked.children.length === 0}
            onCorrect={text => settleOrSay(scans.correct(record.id, text))}
          />
          <ChatPanel
            chats={chats}
            label={label}
            title={t('title')}
            suggestions={ingredientQuestions(picked, t)}
            onCite={cite}
            onShare={({ question }) => share({ kind: 'answer', question })}
          />
        </Dialog>
      )}
      {isReviewing && (
        <ReviewListDialog text={task.labelText} onCancel={() => setIsReviewing(false)} onSubmit={correct} />
      )}
      {sharing && (
        <ShareSheet
          link={
            task.source === 'device'
              ? null
              : () => linkOf(sharing, { record, task, shares, lang: services.locale() })
          }
          poster={
            sharing.kind === 'answer'
              ? null
              : {
                  app: words('app:title'),
                  product: recordTitle(record) || words('app:title'),
                  score: result.score,
                  band: scoreBand(result.score),
                  verdict: words(`report:bands.${scoreBand(result.score)}`),
                  reasons: heaviestReasons(result).map(({ points, text }) => ({
                    points: formatPoints(points),
                    text: displayName(say(text)),
                  })),
                  invitation: words('share:invitation'),
                  limits: words('share:limits'),
                }
          }
          onCancelShare={sharing.kind === 'record' ? () => shares.cancel(record, task) : null}
          onClose={() => setSharing(null)}
        />
      )}
    </>
  )
}

const linkOf = (
  sharing: Sharing,
  { record, task, shares, lang }: { record: TaskRecord; task: Task; shares: Shares; lang: Task['lang'] },
): ReturnType<Shares['share']> =>
  sharing.kind === 'record'
    ? shares.share(record, task)
    : shares.shareAnswer({ question: sharing.question, history: [], taskId: task.id, lang })

/** Where a citation that is not on the label leads. */
const pageOf = ({ kind, ref, title }: Citation): string => {
  if (kind === 'additive') return pageLinks.additive(ref)
  if (kind === 'spice') return pageLinks.spices(title)
  return pagePaths.method
}
