import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { isKnown } from '../../api/known-values.ts'
import type { components } from '../../api/schema.d.ts'
import { useBilingual } from '../../i18n/index.ts'
import { pagePaths } from '../../paths.ts'
import { flattenIngredients, type Ingredient, noScoreReason } from '../../records/index.ts'
import { Card } from '../../ui/display/card.tsx'
import { formatPercent, formatPoints } from '../../ui/display/format-number.ts'
import { bandOfScore, ScoreDial } from '../../ui/display/score-dial.tsx'
import { Tag, type Tone } from '../../ui/display/tag.tsx'
import { AfterPaint } from '../../ui/loading/after-paint.tsx'
import { displayName } from './display-name.ts'
import { IngredientTree } from './ingredient-tree.tsx'
import { joinNames } from './join-names.ts'
import { LabelPhoto } from './label-photo.tsx'
import { NutritionCard } from './nutrition/nutrition-card.tsx'
import styles from './report.module.css'
import { translatedName } from './translated-name.ts'
import { useValueNames } from './value-names.ts'

type Schemas = components['schemas']
type Task = Schemas['Task']
type Result = Schemas['AnalysisResult']

/** The report of a finished task: the answer first, then why, then everything. */
export const Report = ({
  task,
  result,
  photoUrls,
  onPick,
  onCorrect,
  actions,
  concerns,
  chat,
}: {
  task: Task
  result: Result
  /** The photos of the list in their order. */
  photoUrls: readonly string[]
  /** Opens an ingredient; without it the ingredients are only to be read. */
  onPick?: (ingredient: Ingredient) => void
  /** Takes the label's text with a value of the nutrition table corrected. */
  onCorrect?: (text: string) => void
  /** What can be done with the report, under its first answer. */
  actions?: ReactNode
  /** What matters to this person. */
  concerns?: ReactNode
  /** Where to ask on. */
  chat?: ReactNode
}) => {
  const { t } = useTranslation('report')
  const flat = useMemo(() => flattenIngredients(result.ingredients), [result])
  return (
    <div className={styles['page']}>
      {concerns}
      {result.score === null ? (
        <Unscored task={task} result={result} />
      ) : (
        <Summary task={task} result={result} score={result.score} />
      )}
      {actions}
      <Allergens allergens={result.allergens} />
      <AfterPaint>
        <Remarks title={t('highlights')} remarks={result.highlights} />
        <Remarks title={t('suggestions')} remarks={result.suggestions} />
        {result.score !== null && <Reasons score={result.score} reasons={result.reasons} flat={flat} />}
        <NutritionCard result={result} labelText={task.labelText} onCorrect={onCorrect} />
        <Card title={t('ingredients.title', { count: flat.filter(({ role }) => role === undefined).length })}>
          <IngredientTree ingredients={result.ingredients} count={flat.length} onPick={onPick} />
          <p className={`${styles['small']} ${styles['foot']}`}>
            {t('ingredients.order')} {t('ingredients.permitted')}
          </p>
        </Card>
        <AfterPaint>
          <Groups groups={result.groups} />
          <Remarks title={t('knowledge')} remarks={result.knowledge} />
          <ProductFacts product={task.product} />
          {chat}
          <LabelPhoto photoUrls={photoUrls} flat={flat} text={task.labelText} onPick={onPick} />
          <p className={styles['limits']}>{t('limits')}</p>
        </AfterPaint>
      </AfterPaint>
    </div>
  )
}

/** The three reasons that weigh most, of those that come from ingredients. */
export const heaviestReasons = ({ reasons }: Result) =>
  [...reasons]
    .filter(({ ingredients }) => ingredients.length > 0)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, 3)

/** In the place of the score: why there is none, and who should take care. */
const Unscored = ({ task, result }: { task: Task; result: Result }) => {
  const { t } = useTranslation(['report', 'app'])
  const noScore = noScoreReason(result) ?? 'low_confidence'
  return (
    <section className={styles['summary']} aria-label={t('noScore', { reason: t(`app:noScore.${noScore}`) })}>
      <div className={styles['words']}>
        {task.product.name !== '' && <p className={styles['product']}>{task.product.name}</p>}
        <p className={styles['verdict']}>{t(`unscored.${noScore}`)}</p>
        <div className={styles['tags']}>
          <Confidence result={result} />
          {task.source === 'device' && <Tag>{t('onDevice')}</Tag>}
        </div>
      </div>
      <Care groups={result.groups} />
    </section>
  )
}

const Confidence = ({ result: { confidence } }: { result: Result }) => {
  const { t } = useTranslation('report')
  const isLow = confidence < 0.8
  return (
    <>
      <Tag tone={isLow ? 'yellow' : 'none'}>{t('confidence', { percent: formatPercent(confidence) })}</Tag>
      {isLow && <Tag tone="yellow">{t('lowConfidence')}</Tag>}
    </>
  )
}

const Summary = ({ task, result, score }: { task: Task; result: Result; score: number }) => {
  const { t } = useTranslation('report')
  const say = useBilingual()
  const band = bandOfScore(score)
  const heaviest = heaviestReasons(result)
  return (
    <section className={styles['summary']} aria-label={t('score', { score, band: t(`bands.${band}`) })}>
      <div className={styles['head']}>
        <ScoreDial
          score={score}
          word={t(`bands.${band}`)}
          label={t('score', { score, band: t(`bands.${band}`) })}
        />
        <div className={styles['words']}>
          {task.product.name !== '' && <p className={styles['product']}>{task.product.name}</p>}
          <p className={styles['verdict']}>{t(`verdicts.${band}`)}</p>
          <div className={styles['tags']}>
            <Confidence result={result} />
            {task.source === 'device' && <Tag>{t('onDevice')}</Tag>}
          </div>
        </div>
      </div>
      {heaviest.length > 0 && (
        <div>
          <h2 className={styles['subTitle']}>{t('top')}</h2>
          <ul className={styles['lines']}>
            {heaviest.map(reason => (
              <li key={reason.rule} className={styles['reason']}>
                <Points points={reason.points} />
                <span>{displayName(say(reason.text))}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Care groups={result.groups} />
    </section>
  )
}

const Points = ({ points }: { points: number }) => (
  <span className={`${styles['points']} ${points < 0 ? styles['minus'] : styles['plus']}`}>
    {formatPoints(points)}
  </span>
)

/** The groups that should take care, in one line: avoid before caution; notes are left to the section below. */
const Care = ({ groups }: { groups: Result['groups'] }) => {
  const { t } = useTranslation('report')
  const nameOf = useValueNames()
  const urgent = groups.filter(({ level }) => level !== 'info')
  if (urgent.length === 0) return null
  return (
    <div>
      <h2 className={styles['subTitle']}>{t('care.title')}</h2>
      <div className={styles['tags']}>
        {urgent.map(({ group, level, certainty }) => (
          <Tag key={`${group} ${certainty}`} tone={toneOf(level, certainty)}>
            {nameOf.group(group)} · {certainty === 'mayContain' ? t('care.mayContain') : nameOf.level(level)}
          </Tag>
        ))}
      </div>
    </div>
  )
}

const toneOf = (level: Schemas['GroupFlag']['level'], certainty: Schemas['GroupFlag']['certainty']): Tone => {
  if (level === 'info') return 'none'
  return level === 'avoid' && certainty === 'contains' ? 'red' : 'orange'
}

const Allergens = ({ allergens: { contains, mayContain } }: { allergens: Result['allergens'] }) => {
  const { t } = useTranslation('report')
  const nameOf = useValueNames()
  const list = (names: readonly Schemas['Allergen'][]) =>
    joinNames(
      t,
      names.map(name => nameOf.allergen(name)),
    )
  return (
    <Card title={t('allergens.title')}>
      {contains.length === 0 && mayContain.length === 0 ? (
        <p>{t('allergens.none')}</p>
      ) : (
        <dl className={styles['facts']}>
          {contains.length > 0 && (
            <>
              <dt>{t('allergens.contains')}</dt>
              <dd>
                <strong>{list(contains)}</strong>
              </dd>
            </>
          )}
          {mayContain.length > 0 && (
            <>
              <dt>{t('allergens.mayContain')}</dt>
              <dd>{list(mayContain)}</dd>
            </>
          )}
        </dl>
      )}
    </Card>
  )
}

const remarkTones = { good: 'green', neutral: 'none', caution: 'orange', bad: 'red' } as const

/** A tone without a name here may be a warning, and looks like one. */
const remarkTone = (tone: Schemas['Remark']['tone']): Tone =>
  isKnown('Remark.tone', tone) ? remarkTones[tone] : 'orange'

const Remarks = ({ title, remarks }: { title: string; remarks: readonly Schemas['Remark'][] }) => {
  const nameOf = useValueNames()
  const say = useBilingual()
  if (remarks.length === 0) return null
  return (
    <Card title={title}>
      <ul className={styles['remarks']}>
        {remarks.map(({ id, tone, text, ingredients }) => (
          <li key={`${id} ${ingredients.join()}`} className={styles['remark']}>
            <Tag tone={remarkTone(tone)}>{nameOf.tone(tone)}</Tag>
            <span>{displayName(say(text))}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const Reasons = ({
  score,
  reasons,
  flat,
}: {
  score: number
  reasons: readonly Schemas['ScoreReason'][]
  flat: readonly Ingredient[]
}) => {
  const { t, i18n } = useTranslation('report')
  const say = useBilingual()
  const named = (ingredient: Ingredient) => {
    const name = displayName(ingredient.name)
    const other = translatedName(i18n.language, ingredient)
    return other === undefined ? name : t('names.both', { name, other })
  }
  /** The ingredients of a reason, unless its sentence names them all. */
  const unsaid = (indices: readonly number[], sentence: string) => {
    const all = indices.flatMap(index => flat[index] ?? [])
    if (all.every(({ name }) => displayName(sentence).includes(displayName(name)))) return null
    return joinNames(t, all.map(named))
  }
  return (
    <Card title={t('reasons.title')}>
      <details className={styles['unfold']}>
        <summary>{t('reasons.unfold', { count: reasons.length })}</summary>
        <ul className={styles['rules']}>
          <li className={styles['reason']}>
            <span className={styles['points']}>100</span>
            <span>{t('reasons.start')}</span>
          </li>
          {reasons.map(({ rule, points, text, ingredients, evidence }) => (
            <li key={`${rule} ${ingredients.join()}`} className={styles['reason']}>
              <Points points={points} />
              <span>
                {displayName(say(text))}
                {unsaid(ingredients, say(text)) && (
                  <span className={styles['small']}>
                    {t('reasons.from', { names: unsaid(ingredients, say(text)) ?? '' })}
                  </span>
                )}
                {evidence.length > 0 && (
                  <span className={styles['small']}>
                    {t('reasons.evidence', { ids: evidence.join(' ') })}
                  </span>
                )}
              </span>
            </li>
          ))}
          <li className={`${styles['reason']} ${styles['total']}`}>
            <span className={styles['points']}>{score}</span>
            <span>{t('reasons.total')}</span>
          </li>
        </ul>
      </details>
      <Link className={styles['method'] ?? ''} href={pagePaths.method}>
        {t('reasons.method')}
      </Link>
    </Card>
  )
}

const Groups = ({ groups }: { groups: Result['groups'] }) => {
  const { t } = useTranslation('report')
  const nameOf = useValueNames()
  const say = useBilingual()
  if (groups.length === 0) return null
  return (
    <Card title={t('care.title')}>
      <ul className={styles['remarks']}>
        {groups.map(({ group, level, certainty, text }) => (
          <li key={`${group} ${certainty}`}>
            <Tag tone={toneOf(level, certainty)}>
              {nameOf.group(group)} · {nameOf.level(level)} · {nameOf.certainty(certainty)}
            </Tag>
            <p>{displayName(say(text))}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const ProductFacts = ({ product }: { product: Schemas['Product'] }) => {
  const { t } = useTranslation('report')
  return (
    <Card title={t('product.title')}>
      <dl className={styles['facts']}>
        {(['name', 'brand', 'seller', 'manufacturer', 'standard'] as const).map(name => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{t(`product.${name}`)}</dt>
            <dd>{product[name] || t('product.unstated')}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
