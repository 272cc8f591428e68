import { ImageIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { flattenIngredients, noScoreReason, shortText } from '../../../records/index.ts'
import { levelOfScore, ScoreDial } from '../../../ui/display/score-dial.tsx'
import { isUnsure } from '../display-name.ts'
import { useReaderName } from '../reader-name.ts'
import type { Result, Task } from '../report-types.ts'
import styles from './answer.module.css'
import { NoScoreSign } from './no-score-sign.tsx'
import { ScoreScale } from './score-scale.tsx'
import { recognisedCount, verdictFact } from './verdict.ts'

/** What the product is and what to think of it: photo, name, score and verdict, or why there is no score. */
export const AnswerHeader = ({
  task,
  result,
  photoUrl,
  onPhoto,
}: {
  task: Task
  result: Result
  photoUrl: string | undefined
  /** Shows the photo with what was read on it. */
  onPhoto: () => void
}) => (
  <>
    <Identity task={task} result={result} photoUrl={photoUrl} onPhoto={onPhoto} />
    {result.score === null ? <NoScore result={result} /> : <Verdict result={result} score={result.score} />}
    <ReadingWarning result={result} />
  </>
)

const Identity = ({ task, result, photoUrl, onPhoto }: Parameters<typeof AnswerHeader>[0]) => {
  const { t } = useTranslation('report')
  const nameOf = useReaderName()
  const { total } = recognisedCount(result.ingredients)
  const first = flattenIngredients(result.ingredients)
    .filter(({ role }) => role === undefined)
    .slice(0, 3)
    .map(nameOf)
  const isNamed = task.product.name !== ''
  return (
    <div className={styles['identity']}>
      {photoUrl !== undefined && (
        <button type="button" className={styles['thumb']} aria-label={t('photo.show')} onClick={onPhoto}>
          <img src={photoUrl} alt="" draggable={false} />
          <ImageIcon className={styles['thumbSign']} size={14} aria-hidden />
        </button>
      )}
      <div className={styles['names']}>
        <h2 className={styles['product']}>
          {isNamed ? shortText(task.product.name) : first.join(t('names.separator'))}
        </h2>
        <p className={styles['meta']}>
          {total > 0 && t('itemCount', { count: total })}
          {task.source === 'device' && (
            <>
              {total > 0 && ' · '}
              <span>{t('onDevice')}</span>
            </>
          )}
        </p>
      </div>
    </div>
  )
}

const Verdict = ({ result, score }: { result: Result; score: number }) => {
  const { t } = useTranslation('report')
  const level = levelOfScore(score)
  const { fact, count } = verdictFact(result, score)
  return (
    <>
      <div className={styles['verdictRow']}>
        <ScoreDial score={score} label={t('score', { score, band: t(`bands.${level}`) })} />
        <div className={styles['verdict']}>
          <p className={`${styles['level']} ${styles[level]}`} aria-hidden>
            {t(`bands.${level}`)}
          </p>
          <p>{fact === 'plain' ? t(`verdicts.${level}`) : t(`verdicts.${fact}`, { count })}</p>
        </div>
      </div>
      <ScoreScale score={score} />
    </>
  )
}

/** In the place of the score: why there is none. */
const NoScore = ({ result }: { result: Result }) => {
  const { t } = useTranslation(['report', 'app'])
  const reason = noScoreReason(result) ?? 'low_confidence'
  return (
    <div className={styles['verdictRow']}>
      <NoScoreSign reason={reason} />
      <div className={styles['verdict']}>
        <p className={styles['level']}>{t(`app:noScore.${reason}`)}</p>
        <p>{t(`unscored.${reason}`)}</p>
      </div>
    </div>
  )
}

/** Below this share of the text read for certain, the reading itself is doubtful. */
const minConfidence = 0.8

/** What the reading leaves open; nothing where all of it was read and recognised. */
const ReadingWarning = ({ result }: { result: Result }): ReactNode => {
  const { t } = useTranslation('report')
  const unclear = flattenIngredients(result.ingredients).filter(isUnsure).length
  const { recognised, total } = recognisedCount(result.ingredients)
  const warnings = [
    ...(unclear > 0 ? [t('reading.unclear', { clear: total - unclear, total })] : []),
    ...(recognised < total ? [t('reading.unrecognised', { count: total - recognised })] : []),
    ...(unclear === 0 && result.confidence < minConfidence ? [t('lowConfidence')] : []),
  ]
  if (warnings.length === 0) return null
  return <p className={styles['warning']}>{warnings.join(' ')}</p>
}
