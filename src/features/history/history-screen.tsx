import type { TFunction } from 'i18next'
import { History as HistoryIcon, SearchX } from 'lucide-react'
import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Link, useLocation } from 'wouter'
import type { Session } from '../../api/session.ts'
import type { Stored, Summary } from '../../device/index.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Choices } from '../../ui/choices.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { List } from '../../ui/list.tsx'
import { MenuButton } from '../../ui/menu.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ScoreChip } from '../../ui/score-chip.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import { filters, type History, matching } from './history.ts'
import styles from './history-screen.module.css'
import { timeFormat, timeText } from './time-text.ts'

/** Records shown at first, and with each "more": a list of any length opens at once. */
const step = 50

/** What is to be deleted: one record, or all of them. */
type Doomed = Summary | 'all'

/** Usage Records: found again by words and kind, opened, deleted; kept on this device. */
export const HistoryScreen = ({
  history,
  session,
  loginHref,
}: {
  history: History
  session: Session
  loginHref: string
}) => {
  const { t, i18n } = useTranslation('history')
  const { user } = useSnapshot(session.state)
  const { records, count, unreadable, loss, keyword, filter, adoptable } = useSnapshot(history.state, {
    sync: true,
  })
  const [doomed, setDoomed] = useState<Doomed | null>(null)
  const [shown, setShown] = useState(step)
  const [said, setSaid] = useState('')
  const [hasFailed, setHasFailed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other records
  useEffect(() => void history.load(), [history, user?.uid])
  const found = useMemo(
    () => (records === null ? [] : matching(records, { keyword, filter })),
    [records, keyword, filter],
  )
  // Rows are drawn in slices: fifty new ones at once would hold up the typing that asked for them.
  const drawn = useDeferredValue(found)
  const when = useMemo(() => timeFormat(i18n.language), [i18n.language])
  const isWhole = keyword.trim() === '' && filter === 'all'

  /** Says what became of it. */
  const settle = async (change: Promise<Stored>, done: string) => {
    const { ok } = await change
    setHasFailed(!ok)
    setSaid(ok ? done : '')
  }

  if (records === null) return <Skeleton label={t('loading')} />
  return (
    <div className={styles['page']}>
      {user === null && (
        <p className={`${styles['banner']} ${styles['loginHint']}`}>
          <span>{t('loginHint')}</span> <Link href={loginHref}>{t('login')}</Link>
        </p>
      )}
      {adoptable > 0 && (
        <div className={styles['banner']}>
          <p>{t('adoptable', { count: adoptable })}</p>
          <Button onClick={() => void settle(history.adopt(), t('adopted'))}>{t('adopt')}</Button>
        </div>
      )}
      {loss > 0 && (
        <div className={styles['banner']} role="alert">
          <p>{t('loss.text', { count: loss })}</p>
          <Button look="secondary" onClick={() => void history.noteLoss()}>
            {t('loss.noted')}
          </Button>
        </div>
      )}
      {hasFailed && (
        <p className={styles['banner']} role="alert">
          {t('notChanged')}
        </p>
      )}
      {records.length === 0 ? (
        <>
          <Notice icon={HistoryIcon} title={t('empty')} hint={t('emptyHint')}>
            <ButtonLink href="/">{t('start')}</ButtonLink>
          </Notice>
          {unreadable > 0 && (
            <Button look="danger" isWide onClick={() => setDoomed('all')}>
              {t('clear')}
            </Button>
          )}
        </>
      ) : (
        <>
          <SearchField
            value={keyword}
            onChange={text => {
              history.state.keyword = text
            }}
            label={t('search')}
            placeholder={t('searchPlaceholder')}
            clearLabel={t('searchClear')}
          />
          <Choices
            label={t('filter')}
            options={filters.map(name => [name, t(`filters.${name}`)] as const)}
            chosen={filter}
            onChoose={name => {
              history.state.filter = name
            }}
          />
          <p className={styles['hint']} role="status">
            {t('count', { count: isWhole ? count : found.length })}
          </p>
          {found.length === 0 ? (
            <Notice icon={SearchX} title={t('noneFound')} hint={t('noneFoundHint')} />
          ) : (
            <List>
              {drawn.slice(0, shown).map(record => (
                <Row key={record.id} record={record} t={t} when={when} onDelete={setDoomed} />
              ))}
            </List>
          )}
          {found.length > shown && (
            <Button look="secondary" isWide onClick={() => setShown(shown + step)}>
              {t('more', { count: (isWhole ? count : found.length) - shown })}
            </Button>
          )}
          <Button look="danger" isWide onClick={() => setDoomed('all')}>
            {t('clear')}
          </Button>
          <p className={styles['hint']}>{t('hint')}</p>
        </>
      )}
      {unreadable > 0 && <p className={styles['hint']}>{t('unreadable', { count: unreadable })}</p>}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {doomed && (
        <DeletionDialog
          doomed={doomed}
          count={count}
          onKeep={() => setDoomed(null)}
          onDelete={() => {
            void settle(doomed === 'all' ? history.clear() : history.remove(doomed.id), t('deleted'))
            setDoomed(null)
          }}
        />
      )}
    </div>
  )
}

const nameOf = ({ title, phase }: Summary, t: TFunction<'history'>) => title || t(`phases.${phase}`)

const pathOf = (id: string) => `/pages/analyze/analyze?id=${encodeURIComponent(id)}`
const comparisonOf = (id: string) => `/pages/compare/compare?first=${encodeURIComponent(id)}`

/** Memoised: a longer list draws its new rows only. */
const Row = memo(
  ({
    record,
    t,
    when,
    onDelete,
  }: {
    record: Summary
    t: TFunction<'history'>
    when: Intl.DateTimeFormat
    onDelete: (record: Summary) => void
  }) => {
    const [, navigate] = useLocation()
    const name = nameOf(record, t)
    const { id, title, score, phase, product, isShared, createdAt } = record
    const facts = product && [
      product.brand,
      product.seller || product.manufacturer,
      product.standard.replaceAll(' ', '\u00a0'), // one number, on one line
    ]
    return (
      <li className={styles['item']}>
        <Link href={pathOf(id)} className={styles['link'] ?? ''}>
          <ScoreChip score={score} label={score === null ? t('noScore') : t('score', { score })} />
          <span className={styles['words']}>
            <span className={styles['title']}>{name}</span>
            {facts?.some(Boolean) && (
              <span className={styles['when']}>{facts.filter(Boolean).join(' · ')}</span>
            )}
            <span className={styles['when']}>{timeText(when, createdAt)}</span>
            {phase === 'unrecognized' && title !== '' && <Tag tone="orange">{t('notRecognized')}</Tag>}
            {isShared && <Tag tone="green">{t('filters.shared')}</Tag>}
          </span>
        </Link>
        <MenuButton
          label={t('menu.label', { title: name })}
          actions={() => [
            { label: t('menu.open'), onChoose: () => navigate(pathOf(id)) },
            ...(score === null
              ? []
              : [{ label: t('menu.compare'), onChoose: () => navigate(comparisonOf(id)) }]),
            { label: t('menu.delete'), isDangerous: true, onChoose: () => onDelete(record) },
          ]}
        />
      </li>
    )
  },
)

const DeletionDialog = ({
  doomed,
  count,
  onKeep,
  onDelete,
}: {
  doomed: Doomed
  count: number
  onKeep: () => void
  onDelete: () => void
}) => {
  const { t } = useTranslation('history')
  return (
    <Dialog
      title={doomed === 'all' ? t('confirmAll.title') : t('confirm.title')}
      onDismiss={onKeep}
      actions={
        <>
          <Button look="secondary" onClick={onKeep}>
            {t('confirm.no')}
          </Button>
          <Button look="danger" onClick={onDelete}>
            {t('confirm.yes')}
          </Button>
        </>
      }
    >
      <p>
        {doomed === 'all' ? t('confirmAll.text', { count }) : t('confirm.text', { title: nameOf(doomed, t) })}
      </p>
    </Dialog>
  )
}
