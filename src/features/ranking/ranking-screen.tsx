import { Trophy, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import { problemText } from '../../i18n/index.ts'
import { pageLinks } from '../../paths.ts'
import { recordNoScore, recordScore, recordTitle, type TaskRecord } from '../../records/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Fold } from '../../ui/display/fold.tsx'
import { formatCount } from '../../ui/display/format-number.ts'
import { List } from '../../ui/display/list.tsx'
import { ScoreChip } from '../../ui/display/score-chip.tsx'
import { Tag } from '../../ui/display/tag.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { Notice } from '../../ui/overlays/notice.tsx'
import styles from './ranking.module.css'
import { type Order, type RankingItem, type Rankings, rankAmong, sortByRank } from './rankings.ts'
import { StandardForm } from './standard-form.tsx'

/** Products of the same standard, by score or by popularity, with the place of one's own among them. */
export const RankingScreen = ({
  order,
  standard,
  recordId,
  rankings,
  loadRecord,
}: {
  order: Order
  standard: string
  /** The record whose product is placed, '' for none. */
  recordId: string
  rankings: Rankings
  loadRecord: (id: string) => Promise<TaskRecord | null>
}) => {
  const { t } = useTranslation('ranking')
  const { t: problems } = useTranslation(['problems'])
  const { ranking, problem } = useSnapshot(rankings.state)
  const [own, setOwn] = useState<TaskRecord | null>(null)
  useEffect(() => void rankings.open(standard), [rankings, standard])
  useEffect(() => {
    if (recordId !== '') void loadRecord(recordId).then(setOwn)
  }, [recordId, loadRecord])

  if (standard === '') return <StandardForm order={order} />
  if (problem && ranking === null)
    return (
      <Notice icon={WifiOff} title={t('failed')} hint={problemText(problems, problem.code)} role="alert">
        <Button onClick={() => void rankings.reload()}>{t('retry')}</Button>
      </Notice>
    )
  if (ranking === null) return <Skeleton rows={8} label={t('loading')} />
  if (ranking.items.length === 0)
    return (
      <>
        <Notice
          icon={Trophy}
          title={t('empty', { standard: standard.replaceAll(' ', '\u00a0') })}
          hint={t('emptyHint')}
          role="status"
        />
        <StandardForm order={order} />
      </>
    )
  return (
    <div className={styles['page']}>
      <header>
        <h2 className={styles['category']}>{ranking.category}</h2>
        <p className={styles['soft']}>{t('sameStandard', { standard: ranking.standard })}</p>
      </header>
      <nav className={styles['orders']} aria-label={t('orderBy')}>
        {(['score', 'popularity'] as const).map(other => (
          <Link
            key={other}
            href={pageLinks.ranking(other, { standard, ...(recordId && { id: recordId }) })}
            replace
            className={styles['order'] ?? ''}
            aria-current={other === order ? 'page' : undefined}
          >
            {t(`orders.${other}`)}
          </Link>
        ))}
      </nav>
      {own && order === 'score' && <OwnPlace record={own} items={ranking.items} />}
      <div className={styles['other']}>
        <Fold summary={t('otherStandard')}>
          <StandardForm order={order} />
        </Fold>
      </div>
      <List label={t(`orders.${order}`)}>
        {sortByRank(ranking.items, order).map(item => (
          <Row
            key={`${item.rank} ${item.name}`}
            item={item}
            href={own && item.taskId === taskIdOf(own) ? pageLinks.analysis(own.id) : null}
          />
        ))}
      </List>
    </div>
  )
}

/** The id under which the ranking knows a record's product. */
const taskIdOf = ({ lifecycle }: TaskRecord): string | undefined =>
  lifecycle.phase === 'done' ? lifecycle.task.id : undefined

/** One product; it opens where its analysis is known here. */
const Row = ({ item, href }: { item: RankingItem & { place: number }; href: string | null }) => {
  const { t } = useTranslation('ranking')
  const { place, name, brand, score, popularity, taskId } = item
  return (
    <li className={styles['row']}>
      <span className={`${styles['place']} ${place <= 3 ? styles['podium'] : ''}`}>
        <span className="visually-hidden">{t('place', { place })}</span>
        <span aria-hidden>{place}</span>
      </span>
      <span className={styles['name']}>
        <strong>{href === null ? name : <Link href={href}>{name}</Link>}</strong>
        <span className={styles['soft']}>
          {brand} ·{' '}
          <span className={styles['views']}>
            {t('viewed', {
              count: popularity,
              formatted: formatCount(popularity),
            })}
          </span>
        </span>
        {taskId !== undefined && <Tag tone="green">{t('mine')}</Tag>}
      </span>
      <ScoreChip score={score} label={t('score', { score })} />
    </li>
  )
}

/** The rank of a record's product, or the rank it would have. */
const OwnPlace = ({ record, items }: { record: TaskRecord; items: readonly RankingItem[] }) => {
  const { t } = useTranslation(['ranking', 'app'])
  const score = recordScore(record)
  const noScore = recordNoScore(record)
  if (noScore)
    return (
      <p className={styles['own']} role="status">
        {t('ownUnranked', {
          name: recordTitle(record) || t('thisProduct'),
          reason: t(`app:noScore.${noScore}`),
        })}
      </p>
    )
  if (score === null) return null
  return (
    <p className={styles['own']} role="status">
      {t('ownPlace', {
        name: recordTitle(record) || t('thisProduct'),
        score,
        place: rankAmong(score, items, 'score'),
        total: items.length,
      })}
    </p>
  )
}
