import { FileCheck } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SetAside, WriteResult } from '../../storage/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Card, Stack } from '../../ui/display/card.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Notice } from '../../ui/overlays/notice.tsx'
import { formatTime } from './format-time.ts'
import styles from './history-screen.module.css'

export interface SetAsideRecords {
  list: () => Promise<SetAside[]>
  remove: (key: string) => Promise<WriteResult>
  /** How many say nothing of their owner, and are listed only while nobody is signed in. */
  countOwnerless: () => Promise<number>
}

/** Records that no screen can draw: what is wrong with each, as a file to take along, and deleting it. */
export const SetAsideScreen = ({ records }: { records: SetAsideRecords }) => {
  const { t } = useTranslation(['history', 'app'])
  const [found, setFound] = useState<SetAside[] | null>(null)
  const [doomed, setDoomed] = useState<SetAside | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [ownerless, setOwnerless] = useState(0)
  const load = useCallback(() => {
    void records.list().then(setFound)
    void records.countOwnerless().then(setOwnerless)
  }, [records])
  useEffect(load, [load])

  const remove = async ({ key }: SetAside) => {
    setDoomed(null)
    const { ok } = await records.remove(key)
    setHasFailed(!ok)
    load()
  }

  const ownerlessHint = t('setAside.ownerless', { count: ownerless })
  if (found === null) return <Skeleton label={t('loading')} />
  if (found.length === 0 && ownerless > 0) return <p className={styles['hint']}>{ownerlessHint}</p>
  if (found.length === 0)
    return <Notice icon={FileCheck} title={t('setAside.empty')} hint={t('setAside.emptyHint')} />
  return (
    <Stack>
      <p className={styles['hint']}>{t('setAside.hint')}</p>
      {ownerless > 0 && <p className={styles['hint']}>{ownerlessHint}</p>}
      {hasFailed && (
        <p className={styles['banner']} role="alert">
          {t('notChanged')}
        </p>
      )}
      {found.map(each => (
        <SetAsideCard key={each.key} record={each} onDelete={setDoomed} />
      ))}
      <Button look="secondary" isWide onClick={() => download(found)}>
        {t('setAside.exportAll', { count: found.length })}
      </Button>
      {doomed && (
        <Dialog
          title={t('confirm.title')}
          onDismiss={() => setDoomed(null)}
          actions={
            <>
              <Button look="secondary" onClick={() => setDoomed(null)}>
                {t('confirm.no')}
              </Button>
              <Button look="danger" onClick={() => void remove(doomed)}>
                {t('confirm.yes')}
              </Button>
            </>
          }
        >
          <p>{t('setAside.confirm')}</p>
        </Dialog>
      )}
    </Stack>
  )
}

const SetAsideCard = ({ record, onDelete }: { record: SetAside; onDelete: (record: SetAside) => void }) => {
  const { t } = useTranslation(['history', 'app'])
  const { foundAt, from, fault } = record
  return (
    <Card title={nameOf(record) || t('setAside.unnamed')}>
      <p className={styles['when']}>{t(`setAside.from.${from}`, { time: formatTime(t, foundAt) })}</p>
      <details>
        <summary>{t('setAside.details')}</summary>
        <p className={styles['fault']} lang="en">
          {fault}
        </p>
      </details>
      <div className={styles['buttons']}>
        <Button look="secondary" onClick={() => download([record])}>
          {t('setAside.export')}
        </Button>
        <Button look="danger" onClick={() => onDelete(record)}>
          {t('menu.delete')}
        </Button>
      </div>
    </Card>
  )
}

/** The value at a path of names, undefined where there is none. */
const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (found, name) => (typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined),
    value,
  )

/** What the product is called, as far as the record says so; '' where it does not. */
const nameOf = ({ value }: SetAside): string => {
  const name = at(value, ['lifecycle', 'task', 'product', 'name'])
  return typeof name === 'string' ? name.slice(0, 80) : ''
}

/** Hands records, as they were found, to the browser's downloads. */
const download = (records: readonly SetAside[]) => {
  const text = JSON.stringify(
    records.map(({ value }) => value),
    null,
    1,
  )
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'analyze-h5-records.json'
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000) // the download reads it after the click
}
