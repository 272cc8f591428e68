import { useTranslation } from 'react-i18next'
import { knownNutrition } from '../../../analysis/known-nutrition.ts'
import type { components } from '../../../api/schema.d.ts'
import { useBilingual } from '../../../i18n/index.ts'
import { Card } from '../../../ui/display/card.tsx'
import { Tag, type Tone } from '../../../ui/display/tag.tsx'
import { Doubts, type ValueActions } from './doubts.tsx'
import styles from './nutrition-card.module.css'
import { NutritionTable } from './nutrition-table.tsx'
import { Servings } from './servings.tsx'

type Schemas = components['schemas']

const levelTones = { low: 'green', medium: 'yellow', high: 'red' } as const satisfies Record<string, Tone>
const verdictTones = { agrees: 'green', contradicts: 'red', unknown: 'none' } as const satisfies Record<
  string,
  Tone
>

/** The nutrition table: how much there is, the table itself, what somebody eats of it, and what the pack claims. */
export const NutritionCard = ({
  result,
  labelText,
  onCorrect,
  onAccept,
}: ValueActions & { result: Schemas['AnalysisResult']; labelText: string }) => {
  const { t } = useTranslation('nutrition')
  const say = useBilingual()
  // Without a score there is nothing that a table would make more exact.
  if (!result.nutrition && result.score === null) return null
  if (!result.nutrition)
    return (
      <Card title={t('title')}>
        <p className={styles['soft']}>{t('none')}</p>
      </Card>
    )
  const nutrition = knownNutrition(result.nutrition)
  const { levels, claims, nutriScore } = nutrition
  const basis = result.score === null ? 'noScore' : levels.length > 0 ? 'table' : 'list'
  return (
    <Card title={t('title')}>
      <div className={styles['parts']}>
        <Levels levels={levels} isDrink={nutrition.columns.some(({ per }) => per === '100ml')} />
        <NutritionTable nutrition={nutrition} />
        <Doubts nutrition={nutrition} labelText={labelText} onCorrect={onCorrect} onAccept={onAccept} />
        <Servings nutrition={nutrition} />
        {claims.length > 0 && (
          <section>
            <h3 className={styles['subTitle']}>{t('claims.title')}</h3>
            <ul className={styles['lines']}>
              {claims.map(({ claim, verdict, text }) => (
                <li key={claim} className={styles['line']}>
                  <Tag tone={verdictTones[verdict]}>{t(`claims.${verdict}`)}</Tag>
                  <span>{say(text)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {nutriScore && (
          <section>
            <h3 className={styles['subTitle']}>
              {nutriScore.best === nutriScore.worst
                ? t('nutriScore.grade', { grade: nutriScore.best })
                : t('nutriScore.between', { best: nutriScore.best, worst: nutriScore.worst })}
            </h3>
            <p className={styles['soft']}>
              {t('nutriScore.note')} {nutriScore.best !== nutriScore.worst && t('nutriScore.open')}
            </p>
          </section>
        )}
        <p className={styles['soft']}>{t(`basis.${basis}`)}</p>
      </div>
    </Card>
  )
}

const Levels = ({
  levels,
  isDrink,
}: {
  levels: ReturnType<typeof knownNutrition>['levels']
  isDrink: boolean
}) => {
  const { t } = useTranslation('nutrition')
  if (levels.length === 0) return null
  return (
    <section>
      <h3 className={styles['subTitle']}>{t('levels.title', { unit: isDrink ? 'ml' : 'g' })}</h3>
      <ul className={styles['levels']}>
        {levels.map(({ nutrient, level, grams }) => (
          <li key={nutrient} className={`${styles['level']} ${styles[level]}`}>
            <span className={styles['levelName']}>{t(`nutrients.${nutrient}`)}</span>
            <span className={styles['amount']}>{t('levels.grams', { grams })}</span>
            <Tag tone={levelTones[level]}>{t(`levels.${level}`)}</Tag>
          </li>
        ))}
      </ul>
      <p className={styles['small']}>{t('levels.source')}</p>
    </section>
  )
}
