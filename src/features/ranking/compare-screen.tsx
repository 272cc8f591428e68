import { Scale } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { isKnown } from '../../api/known-values.ts'
import { pageLinks } from '../../paths.ts'
import {
  recordNoScore,
  recordScore,
  recordTitle,
  type Summary,
  type TaskRecord,
} from '../../records/index.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Select } from '../../ui/controls/field.tsx'
import { Card, Stack } from '../../ui/display/card.tsx'
import { ScoreChip } from '../../ui/display/score-chip.tsx'
import { Tag } from '../../ui/display/tag.tsx'
import { tierTone } from '../../ui/display/tier-tones.ts'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { Notice } from '../../ui/overlays/notice.tsx'
import comparison from './compare.module.css'
import { type ComparedIngredient, compareIngredients } from './compare-ingredients.ts'
import { compareNutrition } from './compare-nutrition.ts'
import { type CompareVerdict, compareVerdict } from './compare-verdict.ts'
import { NutritionTables } from './nutrition-comparison.tsx'
import styles from './ranking.module.css'

const resultOf = ({ lifecycle }: TaskRecord) => (lifecycle.phase === 'done' ? lifecycle.task.result : null)

/** Two records side by side, ingredient by ingredient. */
export const CompareScreen = ({
  first,
  second,
  loadRecords,
  loadRecord,
}: {
  /** Ids of the records, '' to choose. */
  first: string
  second: string
  /** The last records, to choose from. */
  loadRecords: () => Promise<Summary[]>
  loadRecord: (id: string) => Promise<TaskRecord | null>
}) => {
  const { t } = useTranslation('ranking')
  const [, navigate] = useLocation()
  const [choice, setChoice] = useState<readonly Summary[] | null>(null)
  const [pair, setPair] = useState<Pair | null>(null)
  useEffect(() => {
    void loadRecords().then(all => setChoice(all.filter(({ phase }) => phase === 'done')))
  }, [loadRecords])
  useEffect(() => {
    let isCurrent = true
    if (choice !== null)
      void loadPair({ first, second }, choice, loadRecord).then(found => {
        if (isCurrent) setPair(found)
      })
    return () => {
      isCurrent = false
    }
  }, [first, second, choice, loadRecord])

  if (choice === null || pair === null) return <Skeleton label={t('loading')} />
  const { a, b } = pair
  const one = a && resultOf(a)
  const other = b && resultOf(b)
  if (!a || !b || !one || !other)
    return (
      <Notice icon={Scale} title={t('compare.tooFew')} hint={t('compare.tooFewHint')}>
        <ButtonLink href="/">{t('compare.scan')}</ButtonLink>
      </Notice>
    )

  const known = new Set(choice.map(({ id }) => id))
  const names = [
    ...[a, b].flatMap(record => (known.has(record.id) ? [] : [[record.id, displayTitle(record)] as const])),
    ...choice.map(({ id, title, createdAt }) => [id, title || createdAt.slice(0, 10)] as const),
  ]
  const choose = (ids: { first: string; second: string }) =>
    navigate(pageLinks.compare(ids), { replace: true })
  const { both, onlyFirst, onlySecond } = compareIngredients(one, other)
  const titles = { first: displayTitle(a), second: displayTitle(b) }
  const nutrition = compareNutrition(one, other)
  return (
    <Stack>
      <Verdict verdict={compareVerdict(one, other, nutrition)} names={titles} />
      <div className={styles['sides']}>
        <Side
          label={t('compare.first')}
          record={a}
          names={names.filter(([id]) => id !== b.id)}
          onChoose={id => choose({ first: id, second: b.id })}
        />
        <Side
          label={t('compare.second')}
          record={b}
          names={names.filter(([id]) => id !== a.id)}
          onChoose={id => choose({ first: a.id, second: id })}
        />
      </div>
      <NutritionTables comparison={nutrition} names={titles} />
      <Part title={t('compare.onlyIn', { name: titles.first })} ingredients={onlyFirst} />
      <Part title={t('compare.onlyIn', { name: titles.second })} ingredients={onlySecond} />
      <Part title={t('compare.both')} ingredients={both} />
    </Stack>
  )
}

/** Which one scores higher, and why, in a sentence. */
const Verdict = ({
  verdict: { better, fewerAdditives, less },
  names,
}: {
  verdict: CompareVerdict
  names: { first: string; second: string }
}) => {
  const { t } = useTranslation(['ranking', 'nutrition', 'report'])
  if (better === null) return <p className={comparison['verdict']}>{t('compare.verdict.none')}</p>
  if (better === 'same') return <p className={comparison['verdict']}>{t('compare.verdict.same')}</p>
  const reasons = [
    ...(fewerAdditives > 0 ? [t('compare.verdict.additives', { count: fewerAdditives })] : []),
    ...less.map(nutrient => t(`compare.verdict.less.${nutrient}`)),
  ]
  const name = names[better]
  return (
    <p className={comparison['verdict']}>
      {reasons.length === 0
        ? t('compare.verdict.better', { name })
        : t('compare.verdict.betterBy', { name, reasons: reasons.join(t('compare.verdict.and')) })}
    </p>
  )
}

interface Pair {
  a: TaskRecord | undefined
  b: TaskRecord | undefined
}

/** The records that were asked for, and the newest in the place of those that were not or are gone. */
const loadPair = async (
  { first, second }: { first: string; second: string },
  choice: readonly Summary[],
  loadRecord: (id: string) => Promise<TaskRecord | null>,
): Promise<Pair> => {
  const read = async (wanted: string, taken: string | undefined): Promise<TaskRecord | undefined> => {
    const ids = [wanted, ...choice.slice(0, 2).map(({ id }) => id)]
    for (const id of ids) {
      const record = id === '' || id === taken ? null : await loadRecord(id)
      if (record !== null && resultOf(record) !== null) return record
    }
    return undefined
  }
  const a = await read(first, undefined)
  return { a, b: await read(second, a?.id) }
}

const displayTitle = (record: TaskRecord): string => {
  const title = recordTitle(record)
  return title === '' ? record.createdAt.slice(0, 10) : title
}

const Side = ({
  label,
  record,
  names,
  onChoose,
}: {
  label: string
  record: TaskRecord
  names: readonly (readonly [string, string])[]
  onChoose: (id: string) => void
}) => {
  const { t } = useTranslation(['ranking', 'app'])
  const score = recordScore(record)
  const noScore = recordNoScore(record)
  return (
    <div className={styles['side']}>
      <ScoreChip score={score} label={score === null ? t('noScore') : t('score', { score })} />
      {noScore && <p className={styles['soft']}>{t(`app:noScore.${noScore}`)}</p>}
      <Select label={label} options={names} value={record.id} onChoose={onChoose} />
    </div>
  )
}

const Part = ({ title, ingredients }: { title: string; ingredients: readonly ComparedIngredient[] }) => {
  const { t } = useTranslation(['ranking', 'report'])
  return (
    <Card title={`${title} (${ingredients.length})`}>
      {ingredients.length === 0 ? (
        <p className={styles['soft']}>{t('compare.nothing')}</p>
      ) : (
        <ul className={styles['compared']}>
          {ingredients.map(({ key, name, tier }) => (
            <li key={key}>
              {name}
              {tier !== undefined && (
                <Tag tone={tierTone(tier)}>
                  {isKnown('Tier', tier)
                    ? t(`report:tiers.${tier}`)
                    : t('report:otherValue', { value: tier })}
                </Tag>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
