import { FileQuestion, FileX } from 'lucide-react'
import { startTransition, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import type { Chats } from '../../features/chat/index.ts'
import { PhotoEditor, ScanProgress, type Scans } from '../../features/scan/index.ts'
import type { Shares } from '../../features/share/index.ts'
import { pageLinks, pagePaths } from '../../paths.ts'
import { type DietaryProfile, isUnfinished, type TaskRecord } from '../../records/index.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { smallPicture } from '../../ui/display/small-picture.ts'
import { ErrorBoundary } from '../../ui/loading/error-boundary.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { Notice } from '../../ui/overlays/notice.tsx'
import type { AllServices } from '../services/services.ts'
import { ReportPage } from './report/report.tsx'

/** One analysis by its id: on its way, failed, or the report. */
export const AnalysisPage = ({
  id,
  scans,
  chats,
  shares,
  concerns,
  services,
  isShareWanted,
  itemWanted,
}: {
  id: string
  scans: Scans
  chats: Chats
  shares: Shares
  concerns: DietaryProfile
  services: AllServices
  /** The page was opened to share the record by a link. */
  isShareWanted: boolean
  /** The place of the ingredient to open, as the address says it. */
  itemWanted: string | undefined
}) => {
  const { t } = useTranslation('report')
  const state = useSnapshot(scans.state).tasks[id]
  const [record, setRecord] = useState<TaskRecord | null>(null)
  const [edited, setEdited] = useState<Blob[] | null>(null)
  const [editions, setEditions] = useState(0)
  const [, navigate] = useLocation()
  const { photoUrls, previewUrl, isMissing, forgetPhotos } = useOpenedScan(scans, id, editions)

  // Read when there is a report, and again when it is corrected; not at every step of its progress.
  const finished = state?.phase === 'done' ? state : null
  useEffect(() => {
    // The report is rendered in pieces: in one task it would block a slow phone.
    if (finished) void services.loadRecord(id).then(found => startTransition(() => setRecord(found)))
  }, [id, services, finished])

  const edit = photoUrls?.length ? () => void scans.photos(id).then(setEdited) : undefined

  if (edited !== null)
    return (
      <PhotoEditor
        photos={edited}
        onCancel={() => setEdited(null)}
        onDone={photos =>
          void scans.reanalyse(id, photos).then(({ id: reread }) => {
            setEdited(null)
            forgetPhotos()
            setEditions(editions + 1)
            if (reread !== id) navigate(pageLinks.analysis(reread))
          })
        }
      />
    )
  if (isMissing)
    return (
      <Notice icon={FileQuestion} title={t('notFound.title')} hint={t('notFound.hint')}>
        <ButtonLink href="/">{t('toHome')}</ButtonLink>
      </Notice>
    )
  if (state === undefined) return <Skeleton label={t('opening')} />
  if (state.phase === 'done' && state.task.result !== null && record !== null)
    return (
      <ErrorBoundary key={id} fallback={<BrokenReport id={id} services={services} />}>
        <ReportPage
          record={{ ...record, lifecycle: state }}
          task={state.task}
          result={state.task.result}
          photoUrls={photoUrls ?? []}
          onEdit={edit}
          services={services}
          scans={scans}
          chats={chats}
          shares={shares}
          concerns={concerns}
          isShareWanted={isShareWanted}
          itemWanted={itemWanted}
        />
      </ErrorBoundary>
    )
  // Buttons come once it is known what stands above and beside them: they must not move under a finger.
  if (photoUrls === null)
    return isUnfinished(state) ? (
      <ScanProgress lifecycle={state} photoUrl={null} />
    ) : (
      <Skeleton label={t('opening')} />
    )
  return (
    <ScanProgress
      lifecycle={state}
      photoUrl={photoUrls.length === 0 ? undefined : previewUrl}
      onCancel={() => void scans.cancel(id)}
      onRetry={() => void scans.retry(id)}
      {...(edit && { onEdit: edit })}
    />
  )
}

/** In the place of a report that cannot be drawn: its record can still be deleted, and all others are reached. */
const BrokenReport = ({ id, services }: { id: string; services: AllServices }) => {
  const { t } = useTranslation(['history', 'app'])
  const [, navigate] = useLocation()
  const remove = async () => {
    const { ok } = await (await services.storage()).deleteRecord(id)
    if (ok) navigate(pagePaths.localhistory, { replace: true })
  }
  return (
    <Notice icon={FileX} title={t('broken')} role="alert">
      <Button look="danger" onClick={() => void remove()}>
        {t('menu.delete')}
      </Button>
      <ButtonLink look="secondary" href={pagePaths.localhistory}>
        {t('app:screens.localhistory')}
      </ButtonLink>
    </Notice>
  )
}

/** The photo is shown 18 rem wide while it is analysed, on a screen of up to two pixels for each of its own. */
const previewWidthPx = 600

/** Opens a record; its photos as addresses, null until they are read, the first also as a small copy, and whether there is none. Opened again with every edition of its photos. */
const useOpenedScan = (scans: Scans, id: string, editions: number) => {
  const [isMissing, setIsMissing] = useState(false)
  const [photoUrls, setPhotoUrls] = useState<readonly string[] | null>(null)
  const [previewUrl, setPreviewUrl] = useState<string | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: an edited photo is another one
  useEffect(() => {
    let urls: readonly string[] = []
    let isCurrent = true
    void (async () => {
      const found = await scans.open(id)
      const photos = await scans.photos(id)
      if (!isCurrent) return
      setIsMissing(found === null)
      const shown = photos.map(photo => URL.createObjectURL(photo))
      urls = shown
      setPhotoUrls(shown)
      const preview = photos[0] && (await smallPicture(photos[0], previewWidthPx))
      if (!isCurrent || !preview) return
      const previewOf = URL.createObjectURL(preview)
      urls = [...shown, previewOf]
      setPreviewUrl(previewOf)
    })()
    return () => {
      isCurrent = false
      for (const url of urls) URL.revokeObjectURL(url)
    }
  }, [id, scans, editions])

  const forgetPhotos = () => {
    setPhotoUrls(null)
    setPreviewUrl(null)
  }
  return { photoUrls, previewUrl, isMissing, forgetPhotos }
}
