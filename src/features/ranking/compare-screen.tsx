import { Scale } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { scoreOf, type TaskRecord, titleOf } from '../../device/index.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card, Stack } from '../../ui/card.tsx'
import { Select } from '../../ui/field.tsx'
import { levelTones } from '../../ui/level-tones.ts'
import { Notice } from '../../ui/notice.tsx'
import { ScoreChip } from '../../ui/score-chip.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import { type Compared, compare } from './comparison.ts'
import styles from './ranking.module.css'

const resultOf = ({ lifecycle }: TaskRecord) => (lifecycle.phase === 'done' ? lifecycle.task.result : null)

/** Two records side by side, ingredient by ingredient. */
export const CompareScreen = ({
  first,
  second,
  loadRecords,
}: {
  /** Ids of the records, '' to choose. */
  first: string
  second: string
  loadRecords: () => Promise<TaskRecord[]>
}) => {
  const { t } = useTranslation('ranking')
  const [, navigate] = useLocation()
  const [records, setRecords] = useState<TaskRecord[] | null>(null)
  useEffect(() => {
    void loadRecords().then(all => setRecords(all.filter(record => resultOf(record) !== null)))
  }, [loadRecords])

  if (records === null) return <Skeleton label={t('loading')} />
  const a = records.find(({ id }) => id === first) ?? records[0]
  const b = records.find(({ id }) => id === second && id !== a?.id) ?? records.find(({ id }) => id !== a?.id)
  const one = a && resultOf(a)
  const other = b && resultOf(b)
  if (!a || !b || !one || !other)
    return (
      <Notice icon={Scale} title={t('compare.tooFew')} hint={t('compare.tooFewHint')}>
        <ButtonLink href="/">{t('compare.scan')}</ButtonLink>
      </Notice>
    )

  const names = records.map(record => [record.id, nameOf(record)] as const)
  const choose = (ids: { first: string; second: string }) =>
    navigate(`/pages/compare/compare?${new URLSearchParams(ids)}`, { replace: true })
  const { both, onlyFirst, onlySecond } = compare(one, other)
  return (
    <Stack>
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
      <Part title={t('compare.onlyIn', { name: nameOf(a) })} ingredients={onlyFirst} />
      <Part title={t('compare.onlyIn', { name: nameOf(b) })} ingredients={onlySecond} />
      <Part title={t('compare.both')} ingredients={both} />
    </Stack>
  )
}

const nameOf = (record: TaskRecord): string => {
  const title = titleOf(record)
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
  const { t } = useTranslation('ranking')
  const score = scoreOf(record)
  return (
    <div className={styles['side']}>
      <ScoreChip score={score} label={score === null ? t('noScore') : t('score', { score })} />
      <Select label={label} options={names} value={record.id} onChoose={onChoose} />
    </div>
  )
}

const Part = ({ title, ingredients }: { title: string; ingredients: readonly Compared[] }) => {
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
              {tier !== undefined && <Tag tone={levelTones[tier]}>{t(`report:tiers.${tier}`)}</Tag>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
