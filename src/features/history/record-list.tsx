import { SearchX } from 'lucide-react'
import { type Ref, useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { pagePaths } from '../../paths.ts'
import type { Summary } from '../../records/index.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { Choices } from '../../ui/controls/choices.tsx'
import { SearchField } from '../../ui/controls/search-field.tsx'
import { EmptyLabel } from '../../ui/display/drawn-label.tsx'
import { List } from '../../ui/display/list.tsx'
import { useIsWide } from '../../ui/layout/use-is-wide.ts'
import { ErrorBoundary } from '../../ui/loading/error-boundary.tsx'
import { Notice } from '../../ui/overlays/notice.tsx'
import { filterRecords, filters, type History } from './history.ts'
import styles from './history-screen.module.css'
import { BrokenRow, RecordRow } from './record-row.tsx'

/** Records shown at first, and with each "more": a list of any length opens quickly. */
const step = 50

/** The records with their search; they can be deleted one by one, or all of them after a question. */
export const RecordList = ({
  history,
  records,
  rows,
  chosen,
  onRemove,
  onConfirmDelete,
}: {
  history: History
  records: readonly Summary[]
  rows: Ref<HTMLUListElement>
  /** The record beside the list, in a wide window. */
  chosen: string | undefined
  /** Deletes a record at once; it can be undone. */
  onRemove: (record: Summary) => unknown
  /** Asks before it deletes what could not be restored, or everything. */
  onConfirmDelete: (target: Summary | 'all') => void
}) => {
  const { t } = useTranslation(['history', 'app'])
  const { count, keyword, filter } = useSnapshot(history.state, { sync: true })
  const [shown, setShown] = useState(step)
  const isWide = useIsWide()
  const { found, drawn } = useFoundRecords(records, { keyword, filter })
  const isWhole = keyword.trim() === '' && filter === 'all'
  const total = isWhole ? count : found.length
  return (
    <>
      <RecordSearch history={history} />
      <p className={styles['hint']} role="status">
        {t('count', { count: total })}
      </p>
      {found.length === 0 ? (
        <Notice icon={SearchX} title={t('noneFound')} hint={t('noneFoundHint')} />
      ) : (
        <List ref={rows}>
          {drawn.slice(0, shown).map(record => (
            <ErrorBoundary
              key={record.id}
              fallback={<BrokenRow record={record} t={t} onDelete={onConfirmDelete} />}
            >
              <RecordRow
                record={record}
                t={t}
                loadPhoto={history.photo}
                onDelete={onRemove}
                isBeside={isWide}
                isChosen={isWide && record.id === chosen}
              />
            </ErrorBoundary>
          ))}
        </List>
      )}
      {found.length > shown && (
        <Button look="secondary" isWide onClick={() => setShown(shown + step)}>
          {t('more', { count: total - shown })}
        </Button>
      )}
      <Button look="danger" isWide onClick={() => onConfirmDelete('all')}>
        {t('clear')}
      </Button>
      <p className={styles['hint']}>{t('hint')}</p>
    </>
  )
}

/** The search and the filter of the records. */
const RecordSearch = ({ history }: { history: History }) => {
  const { t } = useTranslation('history')
  const { keyword, filter } = useSnapshot(history.state, { sync: true })
  return (
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
    </>
  )
}

/** Where there are no records; `onClear` deletes unreadable ones, null where there are none. */
export const NoRecords = ({ onClear }: { onClear: (() => void) | null }) => {
  const { t } = useTranslation('history')
  return (
    <>
      <Notice icon={EmptyLabel} title={t('empty')} hint={t('emptyHint')}>
        <ButtonLink href="/">{t('start')}</ButtonLink>
        <ButtonLink look="secondary" href={pagePaths.example}>
          {t('example')}
        </ButtonLink>
      </Notice>
      {onClear && (
        <Button look="danger" isWide onClick={onClear}>
          {t('clear')}
        </Button>
      )}
    </>
  )
}

/** The records that are found, and those of them that are drawn already. */
const useFoundRecords = (
  records: readonly Summary[],
  { keyword, filter }: Parameters<typeof filterRecords>[1],
) => {
  const found = useMemo(() => filterRecords(records, { keyword, filter }), [records, keyword, filter])
  // Rows are drawn in slices: fifty new ones at once would hold up the typing that asked for them.
  const drawn = useDeferredValue(found)
  return { found, drawn }
}
