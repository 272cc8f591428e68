import { FileQuestion } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Report } from '../features/report/index.ts'
import { ScanProgress, type Scans } from '../features/scan/index.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { Services } from './services.ts'

/** One analysis by its id: on its way, failed, or the report. */
export const AnalyzeScreen = ({
  id,
  scans,
  storage,
}: {
  id: string
  scans: Scans
  storage: Services['storage']
}) => {
  const { t } = useTranslation('report')
  const lifecycle = useSnapshot(scans.state).lifecycles[id]
  const [isMissing, setIsMissing] = useState(false)
  const [photoUrl, setPhotoUrl] = useState<string | null>(null)

  useEffect(() => {
    let url: string | null = null
    let isCurrent = true
    void (async () => {
      const record = await scans.open(id)
      const photo = await (await storage()).getPhoto(id)
      if (!isCurrent) return
      setIsMissing(record === null)
      url = photo ? URL.createObjectURL(photo) : null
      setPhotoUrl(url)
    })()
    return () => {
      isCurrent = false
      if (url !== null) URL.revokeObjectURL(url)
    }
  }, [id, scans, storage])

  if (isMissing)
    return (
      <Notice icon={FileQuestion} title={t('notFound.title')} hint={t('notFound.hint')}>
        <ButtonLink href="/">{t('toHome')}</ButtonLink>
      </Notice>
    )
  if (lifecycle === undefined) return <Skeleton label={t('opening')} />
  if (lifecycle.phase === 'done' && lifecycle.task.result !== null)
    return <Report task={lifecycle.task} result={lifecycle.task.result} photoUrl={photoUrl} />
  return (
    <ScanProgress
      lifecycle={lifecycle}
      photoUrl={photoUrl}
      onCancel={() => void scans.cancel(id)}
      onRetry={() => void scans.retry(id)}
    />
  )
}
