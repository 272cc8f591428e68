import { SearchX, WifiOff } from 'lucide-react'
import { type ComponentType, type ReactNode, useDeferredValue, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { problemText } from '../../i18n/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { SearchField } from '../../ui/controls/search-field.tsx'
import { formatCount } from '../../ui/display/format-number.ts'
import { List } from '../../ui/display/list.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { Notice } from '../../ui/overlays/notice.tsx'
import styles from './knowledge.module.css'
import type { PagedList } from './paged-list.ts'
import type { RecentSearches } from './recent-searches.ts'

const RecentSearchList = ({
  recent,
  onChoose,
}: {
  recent: RecentSearches
  onChoose: (word: string) => void
}) => {
  const { t } = useTranslation('knowledge')
  const { words } = useSnapshot(recent.state)
  if (words.length === 0) return null
  return (
    <section className={styles['recent']} aria-label={t('recent')}>
      <ul className={styles['words']}>
        {words.map(word => (
          <li key={word}>
            <button type="button" className={styles['word']} onClick={() => onChoose(word)}>
              {word}
            </button>
          </li>
        ))}
      </ul>
      <Button look="quiet" onClick={recent.clear}>
        {t('clearRecent')}
      </Button>
    </section>
  )
}

/** What a row of a lookup is given: its entry, what was searched for, and whether it is the one beside the list. */
export interface LookupRowProps<Item> {
  row: Item
  keyword: string
  isChosen: boolean
}

/** A search field over a list that grows: what the lookups of additives and of flavourings have in common. */
export const LookupList = <Item extends { id: string }>({
  list,
  label,
  placeholder,
  filter,
  recent,
  asked,
  chosen,
  Row,
}: {
  list: Pick<PagedList<Item>, 'state' | 'search' | 'reload' | 'loadMore'>
  label: string
  placeholder: string
  filter?: ReactNode
  recent: RecentSearches
  asked: string
  /** What stands beside the list; undefined where nothing does. */
  chosen?: string | undefined
  Row: ComponentType<LookupRowProps<Item>>
}) => {
  const { t } = useTranslation('knowledge')
  const { t: problems } = useTranslation(['problems'])
  const { keyword, items, total, status, problem } = useSnapshot(list.state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page opens once with what it last showed
  useEffect(() => {
    if (asked !== '') void list.search(asked)
    else if (items.length === 0) void list.reload()
  }, [list, asked])
  // What was found and then opened was worth looking for.
  const remember = () => recent.add(keyword)
  // The rows are rendered after the input and in pieces: in one task they would block a slow phone at every letter.
  const found = useDeferredValue(items)
  const marked = useDeferredValue(keyword)
  const rows = useMemo(
    () => found.map(item => <Row key={item.id} row={item} keyword={marked} isChosen={item.id === chosen} />),
    [found, marked, chosen, Row],
  )
  const isWaiting = rows.length === 0 && (items.length > 0 || status === 'loading')

  return (
    <div className={styles['page']}>
      <div className={styles['search']}>
        <SearchField
          value={keyword}
          onChange={text => void list.search(text)}
          label={label}
          placeholder={placeholder}
          clearLabel={t('search.clear')}
        />
        {filter}
        {keyword === '' && <RecentSearchList recent={recent} onChoose={word => void list.search(word)} />}
      </div>
      <p className={styles['count']} role="status">
        {status === 'ready' && items.length > 0
          ? t('count', { count: total, formatted: formatCount(total) })
          : ''}
      </p>
      {isWaiting ? (
        <Skeleton rows={8} label={t('loading')} />
      ) : problem && items.length === 0 ? (
        <Notice icon={WifiOff} title={t('failed')} hint={problemText(problems, problem.code)} role="alert">
          <Button onClick={() => void list.reload()}>{t('retry')}</Button>
        </Notice>
      ) : items.length === 0 ? (
        <Notice icon={SearchX} title={t('empty.title', { keyword })} hint={t('empty.hint')} role="status" />
      ) : (
        <div onClickCapture={remember}>
          <List>{rows}</List>
        </div>
      )}
      {items.length > 0 && items.length < total && (
        <Button
          look="secondary"
          isWide
          disabled={status === 'loadingMore'}
          onClick={() => void list.loadMore()}
        >
          {status === 'loadingMore'
            ? t('loadingMore')
            : t('more', { rest: formatCount(total - items.length) })}
        </Button>
      )}
      {problem && items.length > 0 && (
        <p className={styles['count']} role="alert">
          {problemText(problems, problem.code)}
        </p>
      )}
      {/* Under a skeleton it would be pushed away by what comes. */}
      {!isWaiting && <p className={styles['source']}>{t('source')}</p>}
    </div>
  )
}
