import { FileQuestion } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { AnswerCard, IngredientList } from '../../features/report/index.ts'
import { pageLinks } from '../../paths.ts'
import { type DietaryProfile, recordTitle, type TaskRecord } from '../../records/index.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { Notice } from '../../ui/overlays/notice.tsx'

/** A record beside the list of records: its answer and its ingredients, and the way to all of it. */
export const RecordPreview = ({
  id,
  loadRecord,
  loadPhoto,
  concerns,
}: {
  id: string
  loadRecord: (id: string) => Promise<TaskRecord | null>
  /** The first photo of a record. */
  loadPhoto: (id: string) => Promise<Blob | null>
  concerns: DietaryProfile
}) => {
  const { t } = useTranslation(['report', 'history'])
  const [, navigate] = useLocation()
  const { record, photoUrl } = usePreviewed({ id, loadRecord, loadPhoto })
  if (record === undefined) return <Skeleton label={t('opening')} />
  if (record === null) return null
  const { lifecycle } = record
  const open = <ButtonLink href={pageLinks.analysis(id)}>{t('history:menu.open')}</ButtonLink>
  if (lifecycle.phase !== 'done' || lifecycle.task.result === null)
    return (
      <Notice icon={FileQuestion} title={recordTitle(record) || t(`history:phases.${lifecycle.phase}`)}>
        {open}
      </Notice>
    )
  const { task } = lifecycle
  return (
    <>
      <AnswerCard
        task={task}
        result={lifecycle.task.result}
        photoUrl={photoUrl}
        concerns={concerns}
        onPhoto={() => navigate(pageLinks.analysis(id))}
      />
      {open}
      <IngredientList ingredients={lifecycle.task.result.ingredients} onPick={undefined} />
    </>
  )
}

/** A record with the address of its first photo; undefined while it is read, null where there is none. */
const usePreviewed = ({
  id,
  loadRecord,
  loadPhoto,
}: Pick<Parameters<typeof RecordPreview>[0], 'id' | 'loadRecord' | 'loadPhoto'>) => {
  const [shown, setShown] = useState<{
    id: string
    record: TaskRecord | null
    photoUrl: string | undefined
  }>()
  useEffect(() => {
    let made: string | undefined
    let isGone = false
    void Promise.all([loadRecord(id), loadPhoto(id).catch(() => null)]).then(([record, photo]) => {
      if (isGone) return
      made = photo === null ? undefined : URL.createObjectURL(photo)
      setShown({ id, record, photoUrl: made })
    })
    return () => {
      isGone = true
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [id, loadRecord, loadPhoto])
  const isCurrent = shown?.id === id
  return { record: isCurrent ? shown.record : undefined, photoUrl: isCurrent ? shown.photoUrl : undefined }
}
