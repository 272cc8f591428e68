import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useBilingual } from '../../../i18n/index.ts'
import { Fold } from '../../../ui/display/fold.tsx'
import { formatPoints } from '../../../ui/display/format-number.ts'
import { displayName } from '../display-name.ts'
import type { Result } from '../report-types.ts'
import answer from './answer.module.css'
import { wholePoints } from './reason-rows.ts'
import styles from './reasons.module.css'

/** Every point of the score, folded. */
export const ScorePoints = ({ score, reasons }: { score: number; reasons: Result['reasons'] }) => {
  const { t } = useTranslation('report')
  const say = useBilingual()
  const lines = useMemo(() => wholePoints(reasons), [reasons])
  return (
    <Fold className={answer['fold']} summary={t('reasons.unfold')}>
      <ol className={styles['lines']}>
        <li className={styles['line']}>
          <span className={styles['number']}>100</span>
          <span>{t('reasons.start')}</span>
        </li>
        {lines.map(({ rule, points, text, ingredients }) => (
          <li key={`${rule} ${ingredients.join()}`} className={styles['line']}>
            <span className={styles['number']}>{formatPoints(points)}</span>
            <span>{displayName(say(text))}</span>
          </li>
        ))}
        <li className={`${styles['line']} ${styles['total']}`}>
          <span className={styles['number']}>{score}</span>
          <span>{t('reasons.total')}</span>
        </li>
      </ol>
    </Fold>
  )
}
