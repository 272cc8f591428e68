import { useTranslation } from 'react-i18next'
import { type DietaryProfile, noScoreReason } from '../../../records/index.ts'
import { levelOfScore } from '../../../ui/display/score-dial.tsx'
import type { Result, Task } from '../report-types.ts'
import styles from './answer.module.css'
import { AnswerHeader } from './answer-header.tsx'
import { CareGroups, PersonalSection } from './personal-section.tsx'
import { ReasonList } from './reason-list.tsx'
import { ScorePoints } from './score-points.tsx'

/** The first screen of a report: what it is, what to think of it, what concerns the reader, and why. */
export const AnswerCard = ({
  task,
  result,
  photoUrl,
  concerns,
  onPhoto,
}: {
  task: Task
  result: Result
  photoUrl: string | undefined
  concerns: DietaryProfile | undefined
  onPhoto: () => void
}) => {
  const { t } = useTranslation(['report', 'app'])
  const { score } = result
  const label =
    score === null
      ? t('noScore', { reason: t(`app:noScore.${noScoreReason(result) ?? 'low_confidence'}`) })
      : t('score', { score, band: t(`bands.${levelOfScore(score)}`) })
  return (
    <section className={styles['card']} aria-label={label}>
      <AnswerHeader task={task} result={result} photoUrl={photoUrl} onPhoto={onPhoto} />
      <PersonalSection result={result} concerns={concerns} />
      {score !== null && <ReasonList result={result} />}
      <div className={styles['folds']}>
        <CareGroups groups={result.groups} />
        {score !== null && <ScorePoints score={score} reasons={result.reasons} />}
      </div>
    </section>
  )
}
