import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { Report } from '../../features/report/index.ts'
import { SharedRecord, type Shares } from '../../features/share/index.ts'
import { pageLinks } from '../../paths.ts'
import { imageAddress } from '../../ui/display/image-url.ts'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { currentPage } from '../routing/location.ts'
import type { Services } from '../services/services.ts'

/** `/?sharefrom=ID`: what someone shared, read-only. */
export const SharedPage = ({ shareId, services }: { shareId: string; services: Services }) => {
  const { t } = useTranslation('app')
  const [, navigate] = useLocation()
  const [shares, setShares] = useState<Shares | null>(null)
  useEffect(
    () =>
      void services
        .lazyServices()
        .then(lazyServices => lazyServices.shares())
        .then(setShares),
    [services],
  )
  if (shares === null) return <Skeleton rows={8} label={t('loading')} />
  return (
    <SharedRecord
      shareId={shareId}
      shares={shares}
      report={task =>
        task.result && (
          <Report task={task} result={task.result} photoUrls={[imageAddress(task.imageUrl) ?? []].flat()} />
        )
      }
      mayCopy={() => {
        const isActive = services.session.isActive()
        if (!isActive) navigate(pageLinks.login(currentPage()))
        return isActive
      }}
      onCopied={id => navigate(pageLinks.analysis(id))}
    />
  )
}
