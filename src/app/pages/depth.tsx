import { FileQuestion } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import { type Chats, DepthAnswer } from '../../features/chat/index.ts'
import type { Scans } from '../../features/scan/index.ts'
import { pageLinks } from '../../paths.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Stack } from '../../ui/display/card.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { Notice } from '../../ui/overlays/notice.tsx'
import { pageOf } from './use-citation.ts'

/** The in-depth analysis of a record, by the record's id. */
export const DepthPage = ({ id, scans, chats }: { id: string; scans: Scans; chats: Chats }) => {
  const { t } = useTranslation('report')
  const state = useSnapshot(scans.state).tasks[id]
  const [isMissing, setIsMissing] = useState(false)
  const [, navigate] = useLocation()
  useEffect(() => void scans.open(id).then(found => setIsMissing(found === null)), [scans, id])

  if (isMissing)
    return (
      <Notice icon={FileQuestion} title={t('notFound.title')} hint={t('notFound.hint')}>
        <ButtonLink href="/">{t('toHome')}</ButtonLink>
      </Notice>
    )
  if (state === undefined) return <Skeleton label={t('opening')} />
  if (state.phase !== 'done')
    return (
      <Notice icon={FileQuestion} title={t('notFinished')}>
        <ButtonLink href={pageLinks.analysis(id)}>{t('toAnalysis')}</ButtonLink>
      </Notice>
    )
  return (
    <Stack>
      <DepthAnswer
        chats={chats}
        label={{ recordId: id, task: state.task }}
        onCite={citation =>
          navigate(
            citation.kind === 'ingredient' ? pageLinks.ingredientOf(id, citation.ref) : pageOf(citation),
          )
        }
      />
    </Stack>
  )
}
